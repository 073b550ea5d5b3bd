"""Random legal play, watched action by action; games are played once for all tests that look at them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from games.core import codec
from games.core.agenda import Asked, Table
from games.core.chance import Seeded
from games.core.decision import Action, Decision, Seat
from games.core.events import Event
from games.core.game import start
from tests import long
from tests.games.conformance.subject import Subject, load, tables

ASIDE = 0.05
"""How often somebody changes a private setting instead of answering a question."""
FEWER = 3
"""A long run looks at this many times as many positions; odd steps meet all kinds."""


@dataclass(frozen=True)
class Moment:
    """A position, the answer that is about to be given, and what it then led to."""

    table: Table[Any]
    number: int
    seat: Seat
    action: Action
    decision: Decision


def moments(subject: Subject, scenario: str, seats: int, seed: int) -> Iterator[Moment]:
    """Play a game at random, giving each position before its answer is carried out."""
    rng = Random(seed)
    table = start(subject.game, seats, scenario, Seeded(seed.to_bytes(32, "big")))
    has_settings = bool(table.always_asked())
    number = 0
    while table.state.agenda:
        asked = table.asked()
        assert asked, "a dead end: the agenda is not empty, and nobody is asked"
        if has_settings and rng.random() < ASIDE:
            asked = table.always_asked()
        decision = asked[int(rng.random() * len(asked))].decision
        action = subject.game.random_answer(table.state, decision, rng)
        yield Moment(table, number, decision.seat, action, decision)
        table.events = []
        table.carry_out(decision.seat, action)
        number += 1
        assert number <= subject.longest, "an endless game"


def sampled(subject: Subject, scenario: str, seats: int, seed: int) -> Iterator[Moment]:
    """Play a game at random, giving as many of its positions as are looked at closely; in a long run more."""
    return (each for each in moments(subject, scenario, seats, seed) if _is_looked_at(subject, each))


def _is_looked_at(subject: Subject, moment: Moment) -> bool:
    every = subject.every * (1 if long.is_asked() else FEWER)
    return moment.number % every == 0 or subject.is_rare(moment.table.state)


@dataclass(frozen=True)
class Kept:
    """A moment, written down."""

    state: bytes
    number: int
    action: Action
    asked: int
    """Which question is answered, of all that are open; private settings come last."""
    draws: int
    events: list[Event]

    def read(self, subject: Subject, seed: int) -> Moment:
        """Return the moment at a table of its own."""
        chance = Seeded(seed.to_bytes(32, "big"), self.draws)
        table: Table[Any] = Table(codec.from_json(self.state, subject.game.state), chance)
        table.events = list(self.events)
        decision = _open(table)[self.asked].decision
        return Moment(table, self.number, decision.seat, self.action, decision)


@dataclass(frozen=True)
class Played:
    """A whole game: some of its moments, all that was told, and its last action and state."""

    kept: list[Kept]
    events: list[Event]
    action: Action
    state: bytes


@cache
def played(game: str, scenario: str, seats: int, seed: int) -> Played:
    """Play a game at random to its end."""
    subject, kept, events = load(game), list[Kept](), list[Event]()
    for moment in moments(subject, scenario, seats, seed):
        events += moment.table.events
        if _is_looked_at(subject, moment):
            kept.append(_keep(moment))
    last = moment.table
    return Played(kept, events + last.events, moment.action, codec.to_json(last.state))


def _keep(moment: Moment) -> Kept:
    table = moment.table
    assert isinstance(table.chance, Seeded)
    asked = next(number for number, each in enumerate(_open(table)) if each.decision is moment.decision)
    state, draws = codec.to_json(table.state), table.chance.n
    return Kept(state, moment.number, moment.action, asked, draws, list(table.events))


def _open(table: Table[Any]) -> list[Asked]:
    return [*table.asked(), *table.always_asked()]


def looked_at(subject: Subject, scenario: str, seats: int, seed: int = 0) -> Iterator[Moment]:
    """Return the moments of a game that are looked at closely, each at a table of its own."""
    for each in played(subject.game.id, scenario, seats, seed).kept:
        yield each.read(subject, seed)


def positions(subject: Subject) -> Iterator[tuple[Any, int]]:
    """Return the states, with the number of seats, that are looked at in games of all tables."""
    for game, scenario, seats in tables():
        if game == subject.game.id:
            yield from ((moment.table.state, seats) for moment in looked_at(subject, scenario, seats))


def spread(subject: Subject, scenario: str, seats: int, number: int) -> Iterator[Moment]:
    """Return a number of moments of a game, from its beginning to its end."""
    kept = played(subject.game.id, scenario, seats, seed=0).kept
    for place in sorted({place * len(kept) // number for place in range(number)}):
        yield kept[place].read(subject, seed=0)


def final(subject: Subject, scenario: str, seats: int, seed: int = 0) -> Any:
    """Return the last state of a game."""
    return codec.from_json(played(subject.game.id, scenario, seats, seed).state, subject.game.state)
