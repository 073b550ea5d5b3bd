"""11: the End Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.pericles.pieces import Result
from games.pericles.steps.verdict import best_faction

if TYPE_CHECKING:
    from games.pericles.state import State


class EndPhase(Step):
    """11.0: after the last turn the game is scored; else the next turn begins."""

    phase: ClassVar[str] = "end-phase"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        is_last = state.scenario_turn == state.figures.max_turns
        table.then(FinalScore() if is_last else NextTurn())


class FinalScore(Step):
    """11.14: who has won."""

    phase: ClassVar[str] = "end-phase"

    def finish(self, table: Table[State]) -> None:
        table.state.result = Result("theatre", best_faction(table.state))


class NextTurn(Step):
    """11.0: the next turn."""

    phase: ClassVar[str] = "end-phase"

    def finish(self, table: Table[State]) -> None:
        table.state.turn += 1
        table.state.scenario_turn += 1
