"""1: set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.core.chance import draw_out
from games.core.decision import NOBODY
from tests.toy.game.events import CardDrawn, MarketOpened
from tests.toy.game.steps.rounds import Rounds

if TYPE_CHECKING:
    from tests.toy.game.state import State

COINS = 5


class SetUp(Step):
    """1: every stall has five coins and draws a card in secret."""

    phase: ClassVar[str] = "set-up"

    def finish(self, table: Table[State]) -> None:
        for stall in table.state.owners:
            self._furnish(table, stall)
        table.tell(MarketOpened(coins=COINS))
        table.then(Rounds())

    def _furnish(self, table: Table[State], stall: str) -> None:
        state, seat = table.state, table.state.seat_of(stall)
        state.coins[stall], state.goods[stall] = COINS, 0
        state.cards[stall] = card = draw_out(table.chance, state.deck, "card")
        if seat != NOBODY:
            table.tell(CardDrawn(stall=stall, card=card, audience=(seat,)))
