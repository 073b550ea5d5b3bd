"""Orders that wait to be carried out: rows of the database, each with an owner, a question and an expiry.

A *staged* order is an answer given by panel: its player can undo it for some seconds. Then it is carried out,
once, after a restart too. The *rest* of an order waits where others are asked in the midst of it: it goes
on by itself if their answers are as it counted on; otherwise its player does or drops it when they are asked
again. An order left *ahead* waits for a question that is still to come, and may have a condition.

A seat has at most one order waiting for each party that it leads, and any other move of that party supersedes
it; one left ahead is superseded by what answers its question (`ahead.outlives`). Until it is carried out it
counts for nothing that anybody else sees.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.db import WaitingOrder
from bot.db.models import AHEAD, REST, STAGED
from bot.keeper import ahead
from bot.keeper.carrying_out import Done
from bot.keeper.going_on import actions_of, is_asked, key_of
from bot.keeper.keeper import Keeper
from bot.keeper.live import Live
from bot.keeper.posts import Outgoing
from bot.keeper.rows import REST_WAITS
from games.core import codec, conditions
from games.core.conditions import Condition
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

    def left(self, live: Live, seat: Seat) -> list[WaitingOrder]:
        """List the orders that a seat has left ahead, one for each of its parties."""
        return self._of(live, seat, AHEAD)

    def left_by(self, user: int) -> list[WaitingOrder]:
        """List the orders that a user has left ahead, at whatever table."""
        left = [each for each in self._keeper.waiting.values() if (each.kind, each.user_id) == (AHEAD, user)]
        return sorted(left, key=lambda each: (each.table_id, each.party))

    def coming(self, live: Live, seat: Seat) -> WaitingOrder | None:
        """Return an order that a seat has left ahead and whose question is put by now."""
        return next((each for each in self.left(live, seat) if ahead.question_of(live, each)), None)

    def every_coming(self, live: Live) -> list[WaitingOrder]:
        """List the orders left ahead at a table whose question is put by now."""
        every = [each for key, each in self._keeper.waiting.items() if key[0] == live.id]
        return [each for each in every if each.kind == AHEAD and ahead.question_of(live, each)]

    def queued(self, live: Live, seat: Seat) -> WaitingOrder | None:
        """Return what a seat can do or drop now that it is asked: a rest, or an order left ahead."""
        return self.rest(live, seat) or self.coming(live, seat)

    def on_its_way(self, live: Live, seat: Seat) -> WaitingOrder | None:
        """Return an order of a seat that is about to be carried out by itself."""
        return self.staged(live, seat) or self.coming(live, seat)

    def _of(self, live: Live, seat: Seat, kind: str) -> list[WaitingOrder]:
        """List what the user in a seat has waiting."""
        own = (kind, live.user_of(seat))
        waiting = (each for key, each in self._keeper.waiting.items() if key[:2] == (live.id, seat))
        return [each for each in waiting if (each.kind, each.user_id) == own]

    async def stage(
        self, live: Live, seat: Seat, decision: str, action: Action, due: datetime
    ) -> WaitingOrder:
        """Keep an answer until it is due."""
        order = _order(live, seat, [action], STAGED, self._keeper.now() + STAGED_FOR)
        order.decision, order.due_at = decision, due
        return await self._put(order)

    async def leave(
        self, live: Live, seen: Live, seat: Seat, actions: list[Action], condition: Condition | None
    ) -> WaitingOrder:
        """Keep an order for a question that is still to come; its owner sees the table as `seen`."""
        order = _order(live, seat, actions, AHEAD, self._keeper.now() + REST_WAITS)
        order.condition, order.left_seq = conditions.write(condition), ahead.last_told(live, seen)
        return await self._put(order)

    async def _put(self, order: WaitingOrder) -> WaitingOrder:
        async with self._keeper.store.writing() as writer:
            await writer.put_order(order)
        self._keeper.waiting[key_of(order)] = order
        return order

    async def drop(self, order: WaitingOrder) -> bool:
        """Take an order back; say whether it still waited."""
        async with self._keeper.store.writing() as writer:
            waited = await writer.drop_order(order.key)
        self._keeper.wait_no_more(order)
        return waited

    async def give_up(self, live: Live, order: WaitingOrder, letter: Outgoing) -> bool:
        """Drop an order and tell its owner, in one transaction; say whether it still waited."""
        async with self._keeper.store.writing() as writer:
            waited = await writer.drop_order(order.key)
            if waited:
                await writer.add_outbox(self._keeper.outbox_row(live.row, letter))
        self._keeper.wait_no_more(order)
        return waited

    async def set_aside(self, live: Live, order: WaitingOrder) -> None:
        """Drop an order that has met a fault of ours before anything was changed, and tell its owner."""
        async with self._keeper.store.writing() as writer:
            await self._keeper.set_aside(live, order, writer)
        self._keeper.wait_no_more(order)
        self._keeper.wake()

    async def carry_out(self, order: WaitingOrder, decision: str) -> Done:
        """Carry out an order in the name of its owner, if that question is still open."""
        live = await self._keeper.live(order.table_id)
        return await self._keeper.submit(live.id, order.seat, actions_of(live, order), decision, waited=order)

    async def carry_out_left(self, order: WaitingOrder, decision: str) -> Done:
        """Carry out an order that was left ahead, now that its question is put, if its condition holds."""

        async def demand(live: Live) -> None:
            await ahead.demand_carried_out(self._keeper.store, live, order, self._keeper.now())

        live = await self._keeper.live(order.table_id)
        actions = actions_of(live, order)
        return await self._keeper.submit(live.id, order.seat, actions, decision, waited=order, demand=demand)


def _order(live: Live, seat: Seat, actions: list[Action], kind: str, expires: datetime) -> WaitingOrder:
    owner = live.user_of(seat)
    assert owner is not None, "nobody sits there"
    return WaitingOrder(
        table_id=live.id,
        seat=seat,
        party=actions[0].party,
        user_id=owner,
        kind=kind,
        actions=codec.to_json(actions).decode(),
        expires_at=expires,
    )
