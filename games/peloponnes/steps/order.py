"""5c. The order of play is set anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Step, Table
from games.core.decision import Seat
from games.peloponnes import events, queries

if TYPE_CHECKING:
    from games.peloponnes.state import State


class SetOrder(Step):
    """5c The highest bid is first; equal bids, and all who passed, keep their order among themselves.

    Coins really bid count, without the half of Market or Agora (rulings 15 and 16).
    """

    phase = "bids"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        if queries.is_solo(state):
            return
        state.order.sort(key=lambda seat: -_coins(state, seat))
        tied = len({bid.coins for bid in state.bids}) < len(state.bids)
        table.tell(events.OrderSet(seats=tuple(state.order), tied=tied))


def _coins(state: State, seat: Seat) -> int:
    bid = queries.bid_of(state, seat)
    return 0 if bid is None else bid.coins
