"""The sender: what the outbox holds reaches Discord once, in order, whatever happens in between."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.db import MAX_DELAY, OutboxRow, StoreUnavailable, Writer
from bot.db.target import Target
from bot.discord.clocks import SetBack
from bot.discord.sending import delivery, rerouting
from bot.discord.sending.delivery import Fate, Outcome
from bot.keeper import faults
from bot.keeper.message import read_message

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot

log = logging.getLogger(__name__)

MAX_DUE_ROWS = 30
"""Maximum rows that are looked at together: to read more holds up the event loop."""
SENDING = "sending"
"""What is noted of a row instead of an error while a sender has it."""


@dataclass(frozen=True)
class Pace:
    """How patient the sender is, in seconds."""

    lease: float = 4.0
    """How long a row belongs to one sender; renewed while it is sent, so that it outlives no crash."""
    poll: float = 2.0
    """How often to look for what others, or a former life, left behind."""
    first_wait: float = 1.0
    """After a first failure; doubled after each further one."""
    longest_wait: float = 60.0
    barred_wait: float = 600.0
    """How long until a channel that bars the bot, or is gone, is tried again without news of it."""


class Outbox:
    """Empties the outbox, after every commit and again at start."""

    def __init__(self, bot: KeryxBot, pace: Pace | None = None) -> None:
        self._bot = bot
        self._pace = pace or Pace()
        self._news = asyncio.Event()
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._runner: asyncio.Task[None] | None = None
        self._closing = False
        self._watched: dict[int, asyncio.Event] = {}
        self._set_back = SetBack(bot.now, bot.elapsed)

    def wake(self) -> None:
        """Say that there may be something to send."""
        self._news.set()

    def start(self) -> None:
        """Begin to send."""
        self._runner = asyncio.create_task(self._run(), name="outbox")

    @property
    def is_running(self) -> bool:
        """Say whether something looks after what is to be sent."""
        return self._runner is not None and not self._runner.done()

    @property
    def is_resting(self) -> bool:
        """Say whether nothing is being sent, and nothing new was heard of."""
        return not self._busy and not self._news.is_set()

    async def tried(self, row_id: int, seconds: float) -> None:
        """Wait until a message is sent, given up or put off, at most for some seconds."""
        event = self._watched.setdefault(row_id, asyncio.Event())
        row = await self._bot.store.outbox_row(row_id)
        if row is not None and row.sent_at is None and not row.dead:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await event.wait()
        self._watched.pop(row_id, None)

    async def close(self) -> None:
        """Stop; what is under way is left as a crash would leave it, to be found at the next start."""
        self._closing = True
        tasks = [*self._busy.values(), *([self._runner] if self._runner else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        await self._bot.wait_until_ready()
        await _attempted(self.hurry())
        while not self._closing:
            self._news.clear()
            await _attempted(self._follow_clock())
            await _attempted(self._begin_all())
            # Not wait_for: Python 3.11's forgets that it was cancelled if news come at the same instant.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._pace.poll):
                    await self._news.wait()

    async def _follow_clock(self) -> None:
        """Keep the waits as long as they are: nothing waits for a time that was set back to come again."""
        back = self._set_back.by()
        if back:
            log.warning("the clock was set back by %.0f s", back.total_seconds())
            async with self._bot.store.writing() as writer:
                await writer.bring_forward(self._bot.now(), back)
        self._set_back.noted()

    async def _begin_all(self) -> None:
        due = await self._bot.store.outbox_due(self._bot.now(), MAX_DUE_ROWS)
        if all(row.target in self._busy for row in due):
            return
        for target, rows in (await self._claim()).items():
            task = asyncio.create_task(self._send_all(rows), name=f"outbox {target}")
            self._busy[target] = task
            task.add_done_callback(lambda _, target=target: self._finished(target))  # type: ignore[misc]

    def _finished(self, target: str) -> None:
        self._busy.pop(target, None)
        self.wake()

    async def _claim(self) -> dict[str, list[OutboxRow]]:
        """Make the rows that are due ours, so that no other process sends them meanwhile."""
        claimed: defaultdict[str, list[OutboxRow]] = defaultdict(list)
        async with self._bot.store.writing() as writer:
            due = await writer.outbox_due(self._bot.now(), MAX_DUE_ROWS)
            free = [row for row in due if row.target not in self._busy]
            if await _leave_out_overtaken(writer, free):
                free = [await writer.outbox_row(row.key) or row for row in free]
            for row in free:
                claimed[row.target].append(row)
            await self._lease(writer, free)
        return claimed

    async def _lease(self, writer: Writer, rows: list[OutboxRow], seconds: float | None = None) -> None:
        until = self._in_seconds(self._pace.lease if seconds is None else seconds)
        for row in rows:
            await writer.mark_failed(row.key, SENDING, until, row.tries)

    async def hurry(self, table_id: int | None = None) -> None:
        """Try at once what was put off: about one table, or about all after the connection was lost."""
        async with self._bot.store.writing() as writer:
            await writer.hurry(self._in_seconds(0), table_id, SENDING, has_it=False)
            await writer.hurry(self._in_seconds(self._pace.lease), table_id, SENDING, has_it=True)
        self.wake()

    async def _send_all(self, rows: list[OutboxRow]) -> None:
        """Send the rows of one target; what cannot be noted now is found out when the lease is over."""
        try:
            await self._send_in_order(list(rows))
        except StoreUnavailable as unavailable:
            log.error("The outbox cannot be written: %s", unavailable)
        except Exception as bug:  # noqa: BLE001 - one target must not end the sender
            faults.report(rows[0].table_id, bug)

    async def _send_in_order(self, left: list[OutboxRow]) -> None:
        """Send rows up to the first that must wait, and give the others back."""
        async with self._renewing(left):
            while left:
                row = await self._read_again(left[0])
                outcome = await self._try(row) if row is not None else None
                left.pop(0)
                if row is not None and outcome is not None and not await self._settle(row, outcome):
                    break
        if left:
            async with self._bot.store.writing() as writer:
                await self._lease(writer, left, seconds=0)

    async def _settle(self, row: OutboxRow, outcome: Outcome) -> bool:
        """Record what became of a message, also for those who wait for it; return whether to go on."""
        goes_on = await self._note(row, outcome)
        if row.id in self._watched:
            self._watched[row.id].set()
        return goes_on

    async def _read_again(self, row: OutboxRow) -> OutboxRow | None:
        """Read a message just before it is sent: it may have changed since, or go elsewhere."""
        stored = await self._bot.store.outbox_row(row.key)
        return stored if stored is not None and stored.target == row.target else None

    async def _try(self, row: OutboxRow) -> Outcome:
        try:
            return await delivery.deliver(self._bot, row)
        except Exception as bug:  # noqa: BLE001 - one message that cannot be made must not stop the others
            return delivery.wrong(row, bug)

    @contextlib.asynccontextmanager
    async def _renewing(self, rows: list[OutboxRow]) -> AsyncIterator[None]:
        task = asyncio.create_task(self._renew(rows))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _renew(self, rows: list[OutboxRow]) -> None:
        while True:
            await asyncio.sleep(self._pace.lease / 3)
            await _attempted(self._lease_again(rows))

    async def _lease_again(self, rows: list[OutboxRow]) -> None:
        async with self._bot.store.writing() as writer:
            await self._lease(writer, rows)

    async def _note(self, row: OutboxRow, outcome: Outcome) -> bool:
        """Write down what became of a message; tell whether the next one may be sent."""
        match outcome.fate:
            case Fate.SENT:
                await rerouting.sent(self._bot, row, outcome)
            case Fate.LATER:
                await self._postpone(row, outcome, max(outcome.wait, self._back_off(row.tries)))
            case Fate.SPACED:
                await self._put_off(row, outcome.error, outcome.wait, row.tries)
            case Fate.BARRED:
                await self._postpone(row, outcome, self._pace.barred_wait)
                await rerouting.barred(self._bot, row, outcome)
            case Fate.CLOSED:
                if not await rerouting.closed(self._bot, row, outcome):
                    await self._postpone(row, outcome, 0)
                    return False
            case Fate.GONE:
                if not await rerouting.gone(self._bot, row, outcome):
                    await self._postpone(row, outcome, self._pace.barred_wait)
                    return False
            case Fate.WRONG:
                if await rerouting.put_plainly(self._bot, row, outcome):
                    await self._postpone(row, outcome, 0)
                    return False
                await rerouting.given_up(self._bot, row, outcome)
            case Fate.WITHHELD:
                await rerouting.given_up(self._bot, row, outcome)
        return outcome.fate not in (Fate.LATER, Fate.SPACED, Fate.BARRED)

    async def _postpone(self, row: OutboxRow, outcome: Outcome, seconds: float) -> None:
        seconds = min(seconds, MAX_DELAY.total_seconds())
        log.warning("message %s waits %.1f s: %s", row.id, seconds, outcome.error)
        await self._put_off(row, outcome.error, seconds, row.tries + 1)

    async def _put_off(self, row: OutboxRow, error: str, seconds: float, tries: int) -> None:
        async with self._bot.store.writing() as writer:
            if await rerouting.is_redirected(writer, row):
                return
            await writer.mark_failed(row.key, error, self._in_seconds(seconds), tries)
        asyncio.get_running_loop().call_later(seconds, self.wake)

    def _back_off(self, tries: int) -> float:
        wait = min(self._pace.first_wait * float(2 ** min(tries, 20)), self._pace.longest_wait)
        return wait * random.uniform(0.75, 1.25)

    def _in_seconds(self, seconds: float) -> datetime:
        return self._bot.now() + timedelta(seconds=seconds)


async def _attempted(work: Awaitable[None]) -> None:
    """Do some work; what goes wrong is reported, for the sender must not end before the bot does."""
    try:
        await work
    except StoreUnavailable as unavailable:
        log.error("The outbox cannot be used: %s", unavailable)
    except Exception as bug:  # noqa: BLE001 - whatever it is, it is reported
        faults.report(None, bug)


async def _leave_out_overtaken(writer: Writer, rows: list[OutboxRow]) -> bool:
    """Leave the board out of posts that a later one to the same thread has overtaken; tell if there were any.

    The words stay.
    """
    latest: dict[tuple[int, Target], int] = {}
    for row in rows:
        if row.kind == "post" and row.table_id is not None and read_message(row.payload).picture is not None:
            latest[row.table_id, row.to] = row.key
    changed = 0
    for (table_id, target), row_id in latest.items():
        if any(row.to == target and row.key < row_id for row in rows):
            changed += await writer.supersede_posts(table_id, target, row_id)
    return changed > 0
