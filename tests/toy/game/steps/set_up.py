"""1: set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.core.chance import draw_out
from games.core.decision import NOBODY
from tests.toy.game.events import CardDrawn, MarketOpened
from tests.toy.game.steps.fair import Fair
from tests.toy.game.steps.rounds import Rounds

if TYPE_CHECKING:
    from tests.toy.game.state import State

COINS, AT_THE_FAIR = 5, 3


class SetUp(Step):
    """1: every stall has five coins, or three before a fair, and draws a card in secret."""

    phase: ClassVar[str] = "set-up"

    def finish(self, table: Table[State]) -> None:
        is_fair = table.state.scenario == "fair"
        coins = AT_THE_FAIR if is_fair else COINS
        for stall in table.state.stalls:
            self._furnish(table, stall, coins)
        table.tell(MarketOpened(coins=coins))
        table.then(*([Fair()] if is_fair else []), Rounds())

    def _furnish(self, table: Table[State], stall: str, coins: int) -> None:
        state, seat = table.state, table.state.seat_of(stall)
        state.coins[stall], state.goods[stall] = coins, 0
        state.cards[stall] = card = draw_out(table.chance, state.deck, "card")
        if seat != NOBODY:
            table.tell(CardDrawn(stall=stall, card=card, audience=(seat,)))
