"""11: the End Phase, in its order."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.pericles import quarters
from games.pericles.board import SIDES
from games.pericles.steps.callias import Callias, PersianWar
from games.pericles.steps.maintenance import Maintenance
from games.pericles.steps.redeployment import Redeployment
from games.pericles.steps.scoring import FinalScore
from games.pericles.steps.victory import Conquest, Granaries, HonourVictory
from games.pericles.steps.wills import Wills

if TYPE_CHECKING:
    from games.pericles.state import State


class EndPhase(Step):
    """11.0: it stays on the agenda until the game is over or the next turn begins."""

    phase: ClassVar[str] = "end-phase"
    stage: int = 0

    def finish(self, table: Table[State]) -> None:
        steps = sequence(table.state)
        if table.state.result is None and self.stage < len(steps):
            self.stage += 1
            table.then(steps[self.stage - 1], self)


def sequence(state: State) -> list[Step]:
    """List the steps of the End Phase; after the last turn the game is scored, and nothing follows (A56)."""
    victories = [Callias(), PersianWar(), HonourVictory(), Conquest(), Granaries()]
    if state.scenario_turn == state.figures.max_turns:
        return [*victories, FinalScore()]
    maintenance = [Maintenance(side=side) for side in SIDES]
    redeployment = [Redeployment(colour=colour) for colour in quarters.ORDER]
    return [*victories, *maintenance, *redeployment, Wills(), NextTurn()]


class NextTurn(Step):
    """11.0: the next turn."""

    phase: ClassVar[str] = "end-phase"

    def finish(self, table: Table[State]) -> None:
        table.state.turn += 1
        table.state.scenario_turn += 1
