"""3: cards are shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from games.core import step
from games.core.agenda import Table
from games.core.decision import Action, Answers, Choices, Seat
from games.core.errors import Fact
from games.core.shapes import UntilDone
from tests.toy.game import steps
from tests.toy.game.actions import Done, Show
from tests.toy.game.events import CardShown

if TYPE_CHECKING:
    from tests.toy.game.state import State


class Together(step.Together):
    """3: stalls do not wait for each other."""

    branches: list[list[steps.AnyStep]]


class Turn(UntilDone, kw_only=True):
    """3: a stall may show its card, once in the game, for a point."""

    phase: ClassVar[str] = "showing"
    section: ClassVar[str] = "3"
    question: ClassVar[str] = "turn"
    kinds = (Show,)
    stall: str

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.stall)

    def party(self) -> str:
        return self.stall

    def ending(self) -> Action:
        return Done(self.stall)

    def facts(self, state: State) -> dict[str, Fact]:
        return {"stall": self.stall}

    def forms(self, state: State) -> Sequence[Answers]:
        return [Choices([] if self.stall in state.shown else [Show(self.stall)])]

    def do(self, table: Table[State], seat: Seat, action: Any) -> None:
        table.state.shown.append(self.stall)
        table.tell(CardShown(stall=self.stall, card=table.state.cards[self.stall]))
