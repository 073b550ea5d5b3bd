"""Phase 5: in whole games, what may be sent where is exactly what the book's sentences allow."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games.core.agenda import Table
from games.core.chance import Seeded
from games.core.decision import Action, Decision, Seat
from games.perikles.actions import AnswerRequest, AskPermission, Send
from games.perikles.board import PERSIA, City, Side, board
from games.perikles.events import CounterSent, RoundBegun
from games.perikles.pieces import Place
from games.perikles.state import State, new_state

SIDES: tuple[Side, Side] = ("attack", "defence")


class Book:
    """The rules of sending, told once more and otherwise than in the rules code."""

    def __init__(self, table: Table[State], seat: Seat, decision: Decision) -> None:
        self.state, self.seat, self.facts = table.state, seat, decision.facts
        self.enemies: set[frozenset[City]] = set()
        self.allies: set[frozenset[City]] = set()
        for event in table.events:
            if isinstance(event, RoundBegun):
                self.enemies, self.allies = set(), set()
            elif isinstance(event, CounterSent):
                pair = frozenset({event.city, board().places[event.place].city})
                (self.enemies if event.side == "attack" else self.allies).add(pair)

    def allows(self, send: Send) -> bool:
        place = next(each for each in self.state.places if each.id == send.place)
        return (
            self.has(send)
            and send.arm in board().places[place.id].order
            and not self.own_troops(place, _other(send.side))
            and self.may_join(send, place)
            and not any(frozenset({send.city, city}) in self.enemies for city in _cities(place, send.side))
            and not any(
                frozenset({send.city, city}) in self.allies - {frozenset({send.city})}
                for city in _cities(place, _other(send.side))
            )
        )

    def has(self, send: Send) -> bool:
        held = [each for each in self.state.hand[send.city] if each.arm == send.arm]
        return (
            self.commands(send.city)
            and send.strength in [each.strength for each in held]
            and bool(self.facts["left"])
            and self.facts["paid"] in ("", send.city)
        )

    def commands(self, city: City) -> bool:
        return self.state.leaders.get(city) == self.seat or (city == PERSIA and self.seat in self.friends())

    def friends(self) -> list[Seat]:
        return [seat for seat in range(self.state.seats) if seat not in self.state.leaders.values()]

    def own_troops(self, place: Place, side: Side) -> bool:
        own = self.friends() if self.seat in self.friends() else [self.seat]
        return place.main(side) in own or any(sent.by in own for sent in place.side(side))

    def may_join(self, send: Send, place: Place) -> bool:
        city = board().places[place.id].city
        leader, pair = self.state.leaders.get(city), frozenset({send.city, city})
        if send.side == "attack":
            return leader != self.seat and pair not in self.allies
        allowed = leader == self.seat or (leader is not None and send.city in place.allowed)
        return allowed and pair not in self.enemies


def _other(side: Side) -> Side:
    return "defence" if side == "attack" else "attack"


def _cities(place: Place, side: Side) -> set[City]:
    return {sent.counter.city for sent in place.side(side)}


def _sendings(state: State) -> Iterator[Send]:
    for city, counters in board().counters.items():
        for counter in sorted(set(counters)):
            for place in state.places:
                for side in SIDES:
                    yield Send(city, counter.arm, counter.strength, place.id, side)


def _answer(decision: Decision, rng: Random) -> Action:
    """Prefer what brings troops to places."""
    if decision.question == "answer-request":
        return AnswerRequest(rng.random() < 0.8)
    wanted = AskPermission if rng.random() < 0.2 else Send
    answers = [decision.sample(rng) for _ in range(6)]
    return next((answer for answer in answers if isinstance(answer, wanted)), answers[0])


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3), (5, 4)])
def test_5_every_sending_of_a_game_is_legal_exactly_by_the_book(seats: int, seed: int) -> None:
    """At every question of phase 5, each counter, place and side is tried."""
    rng, compared = Random(seed), 0
    table: Table[State] = Table(new_state(seats, "standard"), Seeded(bytes([seed])))
    table.settle()
    while table.asked():
        asked = table.asked()[0]
        seat = asked.decision.seat
        if asked.decision.question == "commit-forces":
            book = Book(table, seat, asked.decision)
            for send in _sendings(table.state):
                legal = table.why_not(seat, send) is None
                assert legal == book.allows(send), (seat, send, table.why_not(seat, send))
                compared += legal
        table.act(seat, _answer(asked.decision, rng))
    assert compared > 1000
