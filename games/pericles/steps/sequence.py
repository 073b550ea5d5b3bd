"""4: the sequence of a turn, phase by phase, until the scenario is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.pericles import queries
from games.pericles.board import SIDES
from games.pericles.events.turn import TurnBegun
from games.pericles.steps.aristophanes import DrawPlay
from games.pericles.steps.assembly import Debates, Together
from games.pericles.steps.boule import Boule, FillBoards, SpendHostages
from games.pericles.steps.counters import AwardCounters, LendCounters
from games.pericles.steps.end_phase import EndPhase
from games.pericles.steps.oration import Control, Oration
from games.pericles.steps.political_cards import DealCards, DismissEntourage, FormEntourage
from games.pericles.steps.scoring import FinalScore
from games.pericles.steps.strategy import Games, StrategyBoard
from games.pericles.steps.theatre import PlaceCounters, PoliticalCapital, RevealCounters, SetHonourOrder
from games.pericles.steps.unique import UniqueIssues
from games.pericles.steps.war_peace import PEACE, WarAndPeace

if TYPE_CHECKING:
    from games.pericles.state import State


class Turns(Step):
    """4.0: turn by turn; a game that has a result is over, one that peace ends is scored at once (A58)."""

    stage: int = 0
    peace: bool = False

    def finish(self, table: Table[State]) -> None:
        if table.state.result is not None:
            return
        if self.peace:
            table.then(FinalScore(ending=PEACE))
            return
        stages = [_aristophanes, _assembly, _politics, _issues, _theatre, _end]
        steps = stages[self.stage]()
        self.stage = (self.stage + 1) % len(stages)
        table.then(*steps, self)

    def hear(self, table: Table[State], result: str) -> None:
        """Hear that peace has ended the game."""
        self.peace = result == PEACE


def _aristophanes() -> list[Step]:
    return [BeginTurn(), DrawPlay(), DismissEntourage(), DealCards(), FormEntourage(), FillBoards()]


def _assembly() -> list[Step]:
    hostages = [SpendHostages(side=side) for side in SIDES]
    boule = Together([[Boule(side=side)] for side in SIDES])
    return [*hostages, boule, Together([[Debates(side=side)] for side in SIDES])]


def _politics() -> list[Step]:
    return [Oration(), Control(), StrategyBoard(), WarAndPeace()]


def _issues() -> list[Step]:
    return [Games(), UniqueIssues(), AwardCounters(), LendCounters()]


def _theatre() -> list[Step]:
    return [SetHonourOrder(), PlaceCounters(), RevealCounters(), PoliticalCapital()]


def _end() -> list[Step]:
    return [EndPhase()]


class BeginTurn(Step):
    """4.0: tokens set aside come back, those of a failed will go (A28, A29); State ships are ready (12.3)."""

    phase: ClassVar[str] = "aristophanes"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        for city in state.cities.values():
            city.stock += city.aside - city.aside_next
            city.aside, city.aside_next = city.aside_next, 0
            city.will, city.founded = None, []
        state.play, state.ships_ready = "", True
        state.granary_at_start = queries.has_granary(state, "athens")
        table.tell(TurnBegun(turn=state.turn))
