"""Threads of running tables that were archived are woken without a word: nobody can press in them.

Discord does not say who archived a thread, nor does it keep to the time that it names. So archiving alone
never stops a table; a moderator who means to stop one locks its thread. One who archives it again and again
means it too.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord

from bot.db import StoreUnavailable, TableRow
from bot.db.status import Status
from bot.discord.discord_codes import FAILED, Meaning, meaning, named
from bot.discord.watching import waiting
from bot.discord.watching.threads import SOON_S, are_full
from bot.keeper import faults
from bot.keeper.posts import thread_of

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot

log = logging.getLogger(__name__)

MAX_IN_A_ROW = 3
"""How often a thread is woken that is archived again soon after."""
APART_S = 2.0
"""Seconds between two threads that are woken."""
AGAIN_AFTER_S = 600.0
"""Seconds until a thread that could not be woken is tried again."""


class Waker:
    """Wakes the threads of running tables, one after the other."""

    def __init__(self, bot: KeryxBot, apart: float = APART_S, again_after: float = AGAIN_AFTER_S) -> None:
        self._bot, self._apart, self._again_after = bot, apart, again_after
        self._wanted: dict[int, None] = {}
        """The tables whose threads are to be woken, in their order."""
        self._woken: dict[int, list[float]] = {}
        """When the thread of a table was woken, each time soon after the last."""
        self._told: set[int] = set()
        """The tables of which was said that their server has too many threads."""
        self._worker: asyncio.Task[None] | None = None

    async def archived(self, row: TableRow) -> None:
        """Wake the thread of a running table, unless somebody archives it again and again."""
        if len(self._lately(row.key)) >= MAX_IN_A_ROW:
            del self._woken[row.key]
            await waiting.let_wait_for_thread(self._bot, row.key, waiting.ARCHIVED, thread_of(row))
        else:
            self.want(row.key)

    def want(self, table_id: int) -> None:
        """Wake the thread of a table when its turn has come."""
        self._wanted[table_id] = None
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work(), name="waker")

    async def close(self) -> None:
        """Stop; threads that sleep are found again at the next start."""
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    def _lately(self, table_id: int) -> list[float]:
        """Give when a thread was woken, if the last time was so short ago that Discord was not it."""
        woken = self._woken.get(table_id, [])
        return woken if woken and _time() - woken[-1] < SOON_S else []

    async def _work(self) -> None:
        while self._wanted:
            table_id = next(iter(self._wanted))
            del self._wanted[table_id]
            await self._try(table_id)
            await asyncio.sleep(self._apart)

    async def _try(self, table_id: int) -> None:
        try:
            await self._wake(table_id)
        except (StoreUnavailable, *FAILED) as fault:
            await self._sleeps_on(table_id, fault)
        except Exception as bug:  # noqa: BLE001 - one table must not keep the others asleep
            faults.report(table_id, bug)

    async def _wake(self, table_id: int) -> None:
        row = await self._bot.store.table(table_id)
        if row is None or row.status != Status.RUNNING or row.thread_id is None:
            return
        thread = await self._bot.fetch_channel(row.thread_id)
        if isinstance(thread, discord.Thread) and thread.archived and not thread.locked:
            await thread.edit(archived=False)
            self._woken[table_id] = [*self._lately(table_id), _time()]
            log.info("the thread of table %s was woken", table_id)
            await self._bot.outbox.hurry(table_id)
        self._told.discard(table_id)

    async def _sleeps_on(self, table_id: int, fault: BaseException) -> None:
        """Try again later if that may help; a thread that is gone or shut is seen to when it is posted in."""
        log.warning("the thread of table %s sleeps on: %s", table_id, named(fault))
        if are_full(fault):
            await self._say_full(table_id)
        if isinstance(fault, StoreUnavailable) or meaning(fault) is Meaning.PASSES:
            asyncio.get_running_loop().call_later(self._again_after, self._want_again, table_id)

    def _want_again(self, table_id: int) -> None:
        if not self._bot.is_closed():
            self.want(table_id)

    async def _say_full(self, table_id: int) -> None:
        """Say once, in the channel around it, why a thread sleeps on."""
        if table_id not in self._told:
            self._told.add(table_id)
            await waiting.say_threads_full(self._bot, table_id)


def _time() -> float:
    return asyncio.get_running_loop().time()
