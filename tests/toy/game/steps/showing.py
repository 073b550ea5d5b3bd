"""3: cards are shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from games.core import step
from games.core.agenda import Step, Table
from games.core.decision import Action, Answers, Choices, Seat
from games.core.errors import Fact
from games.core.shapes import UntilDone
from tests.toy.game import steps
from tests.toy.game.actions import Done, Show
from tests.toy.game.events import CardShown, CoinEarned
from tests.toy.game.steps.bids import MOST

if TYPE_CHECKING:
    from tests.toy.game.state import State


class Together(step.Together):
    """3: stalls do not wait for each other."""

    branches: list[list[steps.AnyStep]]


class Afternoon(Step):
    """3: a stall has its turn; a card that was shown then earns it a coin, up to five.

    In its branch it waits for the turn, and hears whether a card was shown.
    """

    stall: str
    waited: bool = False

    def finish(self, table: Table[State]) -> None:
        if not self.waited:
            self.waited = True
            table.then(Turn(stall=self.stall), self)

    def hear(self, table: Table[State], result: bool) -> None:
        """Earn a coin for a card."""
        coins = table.state.coins
        if result and coins[self.stall] < MOST:
            coins[self.stall] += 1
            table.tell(CoinEarned(stall=self.stall))


class Turn(UntilDone, kw_only=True):
    """3: a stall may show its card, once in the game, for a point."""

    phase: ClassVar[str] = "showing"
    section: ClassVar[str] = "3"
    question: ClassVar[str] = "turn"
    kinds = (Show,)
    stall: str
    shown: bool = False

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
        self.shown = True
        table.state.shown.append(self.stall)
        table.tell(CardShown(stall=self.stall, card=table.state.cards[self.stall]))

    def finish(self, table: Table[State]) -> None:
        table.end(self.shown)
