"""12: what comes after a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.sparta import commanders, queries
from games.sparta.board import POWERS, board
from games.sparta.events.rounds import SupportArrived
from games.sparta.events.units import CommandersArrived

if TYPE_CHECKING:
    from games.sparta.state import State


class NextRound(Step):
    """12: new commanders and supports arrive, all commanders are ready; not after the last round."""

    phase: ClassVar[str] = "games"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        if state.round >= state.figures.rounds:
            return
        _arrive(table, state.round + 1)
        for name, piece in sorted(state.commanders.items()):
            if piece.state == "exhausted":
                commanders.ready(table, name)


def _arrive(table: Table[State], number: int) -> None:
    """12, 18 and 23: let commanders and supports arrive that wait on the track of rounds."""
    state = table.state
    for power in POWERS:
        new = [name for name in queries.commanders_of(state, power) if _arrives(state, name, number)]
        for name in new:
            state.commanders[name].state = "ready"
        if new:
            table.tell(CommandersArrived(power=power, commanders=tuple(sorted(new))))
    for delayed in state.figures.delayed_supports:
        if delayed.round == number and state.supports[delayed.id].state == "track":
            state.supports[delayed.id].state = "marker"
            table.tell(SupportArrived(support=delayed.id))


def _arrives(state: State, commander: str, number: int) -> bool:
    printed = board().commanders[commander]
    return state.commanders[commander].state == "track" and printed.entry.get(state.war) == number
