"""8.53: oracle issues."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from games.core.agenda import Table
from games.core.decision import Answers, Choices, Rows
from games.core.errors import Refusal
from games.pericles import honour, purse, queries
from games.pericles.actions import (
    Banish,
    Consult,
    Decline,
    Omens,
)
from games.pericles.board import ENEMY, board
from games.pericles.events.theatre import OracleHeard, TreacheryPlaced, UnitBanished
from games.pericles.forms import PickFor
from games.pericles.steps.issues import Resolving

if TYPE_CHECKING:
    from games.pericles.state import State


class Oracle(Resolving, kw_only=True):
    """8.53: Honour; or a little Honour and an enemy league unit gone; or treachery in three theatres."""

    section: ClassVar[str] = "8.53"
    kind: ClassVar[str] = "oracle"
    kinds = (Consult, Banish, Omens, Decline)

    def forms(self, state: State) -> Sequence[Answers]:
        """Offer the three answers of the oracle."""
        number = board().limits.omens
        return [
            Choices([Consult(self.owner)]),
            Rows(Banish, lambda: self._banishments(state)),
            PickFor(self.owner, Omens, "theatres", queries.in_play(state), number, number),
        ]

    def _banishments(self, state: State) -> Iterator[tuple[str, str, str]]:
        for theatre in queries.in_play(state):
            for unit in queries.league_units(state, theatre, ENEMY[self.side]):
                yield self.owner, unit, theatre

    def why_not_do(self, state: State, action: Any) -> Refusal | None:
        if isinstance(action, Banish):
            found = queries.league_units(state, action.theatre, ENEMY[self.side])
            return None if action.unit in found else Refusal("8.53", "league-units-only")
        if isinstance(action, Omens):
            number = board().limits.omens
            if len(set(action.theatres)) != number or len(action.theatres) != number:
                return Refusal("8.53", "different-theatres", number=number)
            closed = [each for each in action.theatres if each not in queries.in_play(state)]
            return Refusal("8.3", "theatre-closed", theatre=closed[0]) if closed else None
        return None

    def do(self, table: Table[State], action: Any) -> None:
        state, numbers = table.state, board().honour
        match action:
            case Consult():
                gained = honour.change(state, self.owner, numbers.oracle, "oracle")
                table.tell(OracleHeard(faction=self.owner, gained=gained))
            case Banish(unit=unit, theatre=theatre):
                queries.take_off(state, theatre, unit)
                gained = honour.change(state, self.owner, numbers.oracle_removal, "oracle")
                gone = ((unit, 1),)
                table.tell(UnitBanished(faction=self.owner, theatre=theatre, units=gone, gained=gained))
            case Omens(theatres=theatres):
                for theatre in theatres:
                    placed = purse.sow(state, theatre, self.side, 1)
                    if placed:
                        table.tell(TreacheryPlaced(side=self.side, theatre=theatre, number=placed))
