"""4: answers that a faction has left standing: private, for questions to come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from games.core.agenda import Step, Table
from games.core.decision import NOBODY, Choices, Decision, Rows, Seat
from games.core.errors import Refusal
from games.pericles import queries
from games.pericles.actions import Show, Stand
from games.pericles.board import OF_SIDE, SIDE_OF, board, compatriot
from games.pericles.events.seating import CountersShown, StandingAnswerLeft, TokensShown
from games.pericles.figures import Faction
from games.pericles.standing import COMMIT, NO_MORE, SHOWN, TALKS, TOKENS, TOPICS
from games.pericles.steps.counters import counted

if TYPE_CHECKING:
    from games.pericles.state import State


class StandingAnswers(Step):
    """4: every faction may leave answers standing at any time; nobody else learns of it."""

    always: ClassVar[bool] = True
    kinds = (Stand, Show)
    left: dict[Faction, list[Stand]] = msgspec.field(default_factory=dict)
    """The newest first."""

    def decisions(self, state: State) -> list[Decision]:
        led = [faction for faction in state.factions if state.owners[faction] != NOBODY]
        stand = [self._ask(state, faction) for faction in led]
        return [*stand, *(_offer(state, faction) for faction in led if can_show(state, faction))]

    def _ask(self, state: State, faction: Faction) -> Decision:
        rows = Rows(Stand, lambda: _rows(state, faction))
        return Decision(
            state.seat_of(faction),
            "4.0",
            "standing",
            rows,
            required=False,
            party=faction,
            default=Stand(faction, NO_MORE),
            faction=faction,
        )

    def why_not(self, state: State, seat: Seat, action: Stand | Show) -> Refusal | None:
        if state.owners.get(action.faction) != seat:
            return Refusal("4.0", "not-your-faction", faction=action.faction)
        if isinstance(action, Show):
            return None
        most = board().limits.others
        too_many = action.topic in (COMMIT, TALKS) and action.tokens > most
        return Refusal("9.31", "tokens-at-most", number=most) if too_many else None

    def take(self, table: Table[State], seat: Seat, action: Stand | Show) -> None:
        if isinstance(action, Show):
            show(table, action)
        else:
            self._leave(table, seat, action)

    def _leave(self, table: Table[State], seat: Seat, action: Stand) -> None:
        held = self.left.pop(action.faction, [])
        if action.topic != NO_MORE:
            about = (action.topic, action.theatre)
            self.left[action.faction] = [
                action,
                *(each for each in held if (each.topic, each.theatre) != about),
            ]
        told = StandingAnswerLeft(
            faction=action.faction,
            topic=action.topic,
            tokens=action.tokens,
            theatre=action.theatre,
            audience=(seat,),
        )
        table.tell(told)


def can_show(state: State, faction: Faction) -> bool:
    """4.1: compatriots of two seats may show each other tokens and counters, never cards (A38, A66)."""
    other, side = state.seat_of(compatriot(faction)), SIDE_OF[faction]
    led = [each for each, seat in state.owners.items() if seat in (state.seat_of(faction), other)]
    of_one_side = sorted(led) == sorted(OF_SIDE[side])
    has_tokens = state.figures.kind not in ("political", "battle")
    return has_tokens and of_one_side and NOBODY != other != state.seat_of(faction)


def _offer(state: State, faction: Faction) -> Decision:
    options = [Show(faction, what) for what in SHOWN]
    return Decision(
        state.seat_of(faction),
        "4.1",
        "show",
        Choices(options),
        required=False,
        party=faction,
        default=options[0],
        faction=faction,
        rival=compatriot(faction),
    )


def show(table: Table[State], action: Show) -> None:
    """4.1: tell the two compatriots."""
    state, faction, rival = table.state, action.faction, compatriot(action.faction)
    house, seats = state.houses[faction], tuple(sorted(state.seat_of(each) for each in (faction, rival)))
    if action.what == TOKENS:
        table.tell(TokensShown(faction=faction, rival=rival, tokens=house.tokens, audience=seats))
    else:
        counters = counted(each.kind for each in house.counters)
        table.tell(CountersShown(faction=faction, rival=rival, counters=counters, audience=seats))


def _topics(state: State) -> tuple[str, ...]:
    """List what can be asked in a scenario (A35)."""
    return TOPICS.get(state.figures.kind, TOPICS[""])


def _rows(state: State, faction: Faction) -> Iterator[tuple[Any, ...]]:
    for topic in _topics(state):
        numbers = range(board().limits.others + 1) if topic in (COMMIT, TALKS) else (0,)
        places = ("", *queries.in_play(state)) if topic == COMMIT else ("",)
        for tokens in numbers:
            for theatre in places:
                yield faction, topic, tokens, theatre
    yield faction, NO_MORE, 0, ""
