"""Staging: an answer that cannot be taken back is shown as given, and carried out some seconds later."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import TYPE_CHECKING

from bot.db import StoreUnavailable, WaitingOrder
from bot.db.target import Target
from bot.discord.panels import limits
from bot.discord.sending import answered, waiting_line
from bot.discord.texts import commands_in
from bot.keeper import Live, faults
from bot.keeper.carrying_out import Done
from bot.keeper.errors import Frozen, NotNow
from bot.keeper.going_on import actions_of
from bot.keeper.message import Direct
from bot.keeper.posts import Outgoing
from bot.keeper.waiting_orders import WaitingOrders
from games.core.decision import Action, Seat
from games.core.errors import PlayerFault

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot

UNDO_S = 10
"""Seconds that an answer can be undone, unless its player has chosen others."""
MAX_UNDO_S = 30
AGAIN_S = 20.0
"""Seconds until an order is tried again that cannot be carried out for now."""

Tell = Callable[[Done], Awaitable[None]]
"""Shows a player what their answer has led to, on the panel where it was given."""


class Staging:
    """Carries out staged answers when they are due, also those that an earlier process has left."""

    def __init__(self, bot: KeryxBot, undo_s: float = UNDO_S) -> None:
        self.bot = bot
        self.undo_s = undo_s
        self.chosen: dict[int, int] = {}
        """The seconds of those who have chosen some."""
        self.orders = WaitingOrders(bot.keeper)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._tell: dict[int, Tell] = {}

    async def start(self) -> None:
        """Take up what an earlier process has left."""
        self.chosen = await self.bot.store.undo_times()
        for order in await self.orders.load():
            self._wait_for(order, self._seconds_left(order))

    async def close(self) -> None:
        """Stop; what is still waiting is carried out after the next start."""
        tasks = [task for task in self._tasks.values() if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def is_waiting(self) -> bool:
        """Say whether an answer is on its way."""
        return bool(self._tasks)

    def seconds_of(self, user_id: int) -> float:
        """Return how long a user can undo an answer."""
        return self.chosen.get(user_id, self.undo_s)

    async def stage(self, live: Live, seat: Seat, decision: str, action: Action, tell: Tell) -> WaitingOrder:
        """Keep an answer for as long as its player can undo it."""
        owner = live.user_of(seat)
        assert owner is not None, "nobody sits there"
        seconds = self.seconds_of(owner)
        due = self.bot.now() + timedelta(seconds=seconds)
        order = await self.orders.stage(live, seat, decision, action, due)
        self._tell[order.key] = tell
        self._wait_for(order, seconds)
        return order

    async def undo(self, order: WaitingOrder) -> bool:
        """Take an answer back; say whether it had not been carried out yet."""
        self._stop_waiting(order)
        return await self.orders.drop(order)

    def _seconds_left(self, order: WaitingOrder) -> float:
        """Return how long an order has to wait still; a clock that was set back does not prolong it."""
        assert order.due_at is not None
        left = (order.due_at - self.bot.now()).total_seconds()
        return min(max(left, 0.0), MAX_UNDO_S)

    def _wait_for(self, order: WaitingOrder, seconds: float) -> None:
        self._stop_waiting(order)
        task = asyncio.create_task(self._in_time(order, seconds))
        self._tasks[order.key] = task
        task.add_done_callback(lambda _: self._forget(order))

    def _forget(self, order: WaitingOrder) -> None:
        self._tasks.pop(order.key, None)
        self._tell.pop(order.key, None)

    def _stop_waiting(self, order: WaitingOrder) -> None:
        task = self._tasks.pop(order.key, None)
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def _in_time(self, order: WaitingOrder, seconds: float) -> None:
        """Wait, carry the order out, and tell its player only if that cannot be done."""
        await asyncio.sleep(seconds)
        # Shielded: a press of *Tell them now* that comes at this instant must not break a transaction off.
        while not await asyncio.shield(self._try(order)):  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(AGAIN_S)

    async def _try(self, order: WaitingOrder) -> bool:
        """Carry an order out, or give it up; say whether that is done."""
        is_expired = self.bot.now() >= order.expires_at
        try:
            if is_expired:
                await self._give_up(order)
                return True
            await self._carry_out_in_time(order)
        except (NotNow, Frozen, StoreUnavailable):
            return False
        except PlayerFault:
            await self._give_up(order)
        except Exception as bug:  # noqa: BLE001 - one order that fails must not stop the others
            faults.report(order.table_id, bug)
        return True

    async def _carry_out_in_time(self, order: WaitingOrder) -> None:
        live = await self.bot.keeper.live(order.table_id)
        if not self.orders.is_due(live, order):
            await self._give_up(order)
            return
        asked, waited_for = answered.letters_of(live), live.waiting_for()
        done = await self.orders.carry_out(order, order.decision)
        if order.key in self._tell:
            await self._tell[order.key](done)
        await answered.update(self.bot, done.live, order.seat, asked)
        await waiting_line.update(self.bot, done.live, waited_for)

    async def _give_up(self, order: WaitingOrder) -> None:
        """Drop an order whose question is closed, and tell its player; one that was superseded is gone."""
        with contextlib.suppress(StoreUnavailable):
            if await self.orders.drop(order):
                await self._tell_given_up(order)

    async def _tell_given_up(self, order: WaitingOrder) -> None:
        live = await self.bot.keeper.live(order.table_id)
        language = self.bot.language_of(order.user_id)
        wording = live.game.wording(language, live.names)
        called = limits.escaped(wording.actions(actions_of(live, order)))
        said = commands_in(language).say("staged-given-up", table=str(live.id), action=called)
        message = Outgoing(Target.user(order.user_id), Direct(order.seat, [said]))
        async with self.bot.store.writing() as writer:
            await writer.add_outbox(self.bot.keeper.outbox_row(live.row, message))
        self.bot.outbox.wake()
