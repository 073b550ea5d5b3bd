"""2 and 3: the rounds, each with bids and then cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Step, Table
from tests.toy.game.events import GoodSold, MarketClosed, NothingSold, RoundBegun
from tests.toy.game.steps.bids import Bids
from tests.toy.game.steps.showing import Afternoon, Together

if TYPE_CHECKING:
    from tests.toy.game.actions import Bid
    from tests.toy.game.state import State


class Rounds(Step):
    """2: the rounds; it stays on the agenda and hears which bid has won."""

    def finish(self, table: Table[State]) -> None:
        if table.state.round == table.state.rounds:
            table.tell(MarketClosed())
            return
        table.state.round += 1
        table.tell(RoundBegun(round=table.state.round))
        table.then(Bids(), self)

    def hear(self, table: Table[State], result: Bid | None) -> None:
        """Sell the good to the bid that won, if one did; then all may show their cards."""
        if result is None:
            table.tell(NothingSold())
        else:
            table.state.coins[result.stall] -= result.coins
            table.state.goods[result.stall] += 1
            table.tell(GoodSold(stall=result.stall, coins=result.coins))
        table.then(Together(branches=[[Afternoon(stall=stall)] for stall in table.state.stalls]))
