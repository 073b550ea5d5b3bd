"""8.5: issues of the Theatre Phase, resolved or declined; treachery that they remove."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from games.core.agenda import Table
from games.core.decision import Answers, Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.pericles import purse, queries
from games.pericles.actions import (
    Clear,
    Decline,
)
from games.pericles.board import ENEMY, PERSIA, SIDE_OF
from games.pericles.events.theatre import Declined, NoEffect, TreacheryCleared
from games.pericles.figures import Faction, Side, Theatre

if TYPE_CHECKING:
    from games.pericles.state import State


class Resolving(Once, kw_only=True):
    """8.5: the owner of an issue resolves it, or declines."""

    phase: ClassVar[str] = "resolving"
    kind: ClassVar[str] = ""
    owner: Faction
    at: Theatre

    @property
    def side(self) -> Side:
        """Name the Side of the owner."""
        return SIDE_OF[self.owner]

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.owner)

    def can_act(self, state: State) -> bool:
        """Say whether the issue can do anything where it lies, by what all can see (A43)."""
        return self.at != PERSIA

    def forms(self, state: State) -> Sequence[Answers]:
        """Offer what the issue can do."""
        return []

    def waited_for(self, state: State) -> list[Seat]:
        return [] if self.done or not self.can_act(state) else [self.asker(state)]

    def ask(self, state: State) -> Decision | None:
        if not self.can_act(state):
            return None
        decline = Decline(self.owner)
        asked = Decision(self.asker(state), self.section, "resolve", *self.forms(state), Choices([decline]))
        asked.party, asked.default = self.owner, decline
        asked.facts = {"faction": self.owner, "kind": self.kind, "theatre": self.at}
        return asked

    def why_not_answer(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if action.faction != self.owner:
            return Refusal("8.5", "owner-decides", faction=self.owner)
        return None if isinstance(action, Decline) else self.why_not_do(state, action)

    def why_not_do(self, state: State, action: Any) -> Refusal | None:
        """Say which rule forbids what the owner wants."""
        return None

    def answer(self, table: Table[State], seat: Seat, action: Any) -> None:
        if isinstance(action, Decline):
            self.decline(table)
        else:
            self.do(table, action)

    def decline(self, table: Table[State]) -> None:
        """8.5: nothing happens, and nothing is paid."""
        table.tell(Declined(faction=self.owner, kind=self.kind, theatre=self.at, tokens=0))

    def do(self, table: Table[State], action: Any) -> None:
        """Resolve the issue."""

    def finish(self, table: Table[State]) -> None:
        if not self.done:
            table.tell(NoEffect(faction=self.owner, kind=self.kind, theatre=self.at))


def clearings(state: State, faction: Faction, theatre: Theatre, most: int) -> Iterator[tuple[str, int, int]]:
    """Go through the ways to remove treachery of both Sides, at least one."""
    side = SIDE_OF[faction]
    own, enemy = (queries.treachery(state, theatre, each) for each in (side, ENEMY[side]))
    for first in range(own + 1):
        for second in range(enemy + 1):
            if 0 < first + second <= most:
                yield faction, first, second


def why_not_clear(state: State, action: Clear, theatre: Theatre, most: int) -> Refusal | None:
    """9.81: no more markers than are there, or than may be removed."""
    if (action.faction, action.own, action.enemy) in clearings(state, action.faction, theatre, most):
        return None
    if action.own + action.enemy > most:
        return Refusal("8.51", "tokens-at-most", number=most)
    return Refusal("9.81", "treachery-not-there", theatre=theatre)


def clear(table: Table[State], action: Clear, theatre: Theatre, tokens: int) -> None:
    """9.81: remove treachery."""
    side = SIDE_OF[action.faction]
    for each, number in ((side, action.own), (ENEMY[side], action.enemy)):
        if number:
            purse.reap(table.state, theatre, each, number)
    told = TreacheryCleared(
        faction=action.faction, theatre=theatre, own=action.own, enemy=action.enemy, tokens=tokens
    )
    table.tell(told)
