"""Orders that wait to be carried out: rows of the database, each with an owner, a question and an expiry.

A *staged* order is an answer given by panel: its player can undo it for some seconds. Then it is carried out,
once, after a restart too. The *rest* of an order waits where others are asked in the midst of it: it goes
on by itself if their answers are as it counted on; otherwise its player does or drops it when they are asked
again.

A seat has at most one order waiting for each party that it leads, and any other move of that party supersedes
it. Until it is carried out it counts for nothing that anybody else sees.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.db import WaitingOrder
from bot.db.models import REST, STAGED
from bot.keeper.carrying_out import Done
from bot.keeper.going_on import actions_of, is_asked, key_of
from bot.keeper.keeper import Keeper
from bot.keeper.live import Live
from games.core import codec
from games.core.decision import Action, Seat

STAGED_FOR = timedelta(days=1)
"""A staged answer at a table that stands still waits this long for it to go on."""


class WaitingOrders:
    """The orders that wait, in memory as in the store."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def load(self) -> list[WaitingOrder]:
        """Read what an earlier process left; give what is staged."""
        rows = await self._keeper.store.waiting_orders()
        self._keeper.waiting = {key_of(row): row for row in rows}
        return [row for row in rows if row.kind == STAGED]

    def staged(self, live: Live, seat: Seat) -> WaitingOrder | None:
        """Return the answer of a seat that is about to be carried out, while its question is open."""
        return next((each for each in self._of(live, seat, STAGED) if self._is_open(live, each)), None)

    def is_due(self, live: Live, order: WaitingOrder) -> bool:
        """Say whether a staged answer still waits, for a question that is still open."""
        known = [each.key for each in self._of(live, order.seat, STAGED)]
        return order.key in known and self._is_open(live, order)

    def _is_open(self, live: Live, order: WaitingOrder) -> bool:
        return live.is_open(order.seat, order.decision)

    def rest(self, live: Live, seat: Seat) -> WaitingOrder | None:
        """Return the rest of a party's last order, once that party is asked again."""
        now = self._keeper.now()
        rests = (each for each in self._of(live, seat, REST) if now < each.expires_at)
        return next((each for each in rests if is_asked(live, each)), None)

    def _of(self, live: Live, seat: Seat, kind: str) -> list[WaitingOrder]:
        """List what the user in a seat has waiting."""
        own = (kind, live.user_of(seat))
        waiting = (each for key, each in self._keeper.waiting.items() if key[:2] == (live.id, seat))
        return [each for each in waiting if (each.kind, each.user_id) == own]

    async def stage(
        self, live: Live, seat: Seat, decision: str, action: Action, due: datetime
    ) -> WaitingOrder:
        """Keep an answer until it is due."""
        owner = live.user_of(seat)
        assert owner is not None, "nobody sits there"
        order = WaitingOrder(
            table_id=live.id,
            seat=seat,
            party=action.party,
            user_id=owner,
            kind=STAGED,
            decision=decision,
            actions=codec.to_json([action]).decode(),
            due_at=due,
            expires_at=self._keeper.now() + STAGED_FOR,
        )
        async with self._keeper.store.writing() as writer:
            await writer.put_order(order)
        self._keeper.waiting[key_of(order)] = order
        return order

    async def drop(self, order: WaitingOrder) -> bool:
        """Take an order back; say whether it still waited."""
        async with self._keeper.store.writing() as writer:
            waited = await writer.drop_order(order.key)
        self._forget(order)
        return waited

    def _forget(self, order: WaitingOrder) -> None:
        known = self._keeper.waiting.get(key_of(order))
        if known is not None and known.key == order.key:
            del self._keeper.waiting[key_of(order)]

    async def carry_out(self, order: WaitingOrder, decision: str) -> Done:
        """Carry out an order in the name of its owner, if that question is still open."""
        live = await self._keeper.live(order.table_id)
        return await self._keeper.submit(live.id, order.seat, actions_of(live, order), decision, waited=order)
