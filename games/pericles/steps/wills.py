"""11.4: the wills of the assemblies."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.pericles import honour, queries
from games.pericles.board import OF_SIDE, SIDES, board
from games.pericles.events.end import WillFailed, WillMet
from games.pericles.events.turn import WillIgnored

if TYPE_CHECKING:
    from games.pericles.figures import Side, Theatre
    from games.pericles.pieces import Will
    from games.pericles.state import State


def is_met(state: State, side: Side, will: Will) -> bool:
    """11.4: say whether so many theatres are as the assembly wants them."""
    return sum(_is_as_wanted(state, side, will, theatre) for theatre in will.theatres) >= will.count


def _is_as_wanted(state: State, side: Side, will: Will, theatre: Theatre) -> bool:
    """11.41 and 11.42: who controls contests too; a base needs the deed and a base at the end (A27, B7)."""
    holders = queries.holders(state, theatre)
    match will.need:
        case "control":
            return holders == [side]
        case "contest":
            return side in holders
        case "base":
            standing = queries.bases_of(state, theatre, side)
            return standing > 0 and theatre in state.cities[side].founded


class Wills(Step):
    """11.4: five Honour for each faction, or five less and fewer tokens next turn (A28, A56, E2)."""

    phase: ClassVar[str] = "end-phase"

    def finish(self, table: Table[State]) -> None:
        for side in SIDES:
            will = table.state.cities[side].will
            if will is None:
                continue
            if queries.is_missing(table.state, will):
                table.tell(WillIgnored(side=side, missing=True))
            else:
                _settle(table, side, met=is_met(table.state, side, will))


def _settle(table: Table[State], side: Side, *, met: bool) -> None:
    state, numbers = table.state, board().honour
    first, second = OF_SIDE[side]
    amount = numbers.will if met else -numbers.will
    one, other = (honour.change(state, faction, amount, "will") for faction in (first, second))
    if met:
        table.tell(WillMet(side=side, gained=one))
        return
    tokens = numbers.will_strategoi
    state.cities[side].aside_next = tokens
    told = WillFailed(side=side, faction=first, lost=-one, rival=second, less=-other, tokens=tokens)
    table.tell(told)
