"""Reminders that are due for a thousand tables at the same minute hold nobody up."""

import asyncio
import time
from dataclasses import replace

from sqlalchemy import insert

from bot.db.models import TABLE
from bot.db.writer import _columns
from bot.pace.clock import Clock
from tests.cogs.house import House

TABLES = 1000
MAX_BUSY_S = 0.1
"""Maximum seconds for which the event loop works on reminders at a stretch."""


async def many(house: House) -> None:
    """Put a thousand tables into memory that have waited for their players for two days."""
    live = await house.live()
    rows = [live.row.model_copy(update={"id": live.id + number}) for number in range(1, TABLES)]
    async with house.bot.store.writing() as writer:
        await writer._connection.execute(insert(TABLE), [_columns(row) for row in rows])
    [seat] = live.waiting_for()
    since = house.bot.now().replace(year=house.bot.now().year - 1)
    clocks = {seat: Clock(asked_at=since, since=since)}
    for number, row in enumerate([live.row, *rows]):
        seats = [each.model_copy(update={"user_id": 10_000 + number}) for each in live.seats]
        house.bot.keeper._live[row.key] = replace(live, row=row, seats=seats, clocks=clocks)


class Loop:
    """Measures how long the event loop works at a stretch, by the time of its own thread."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def watch(self) -> None:
        while True:
            before = time.thread_time()
            await asyncio.sleep(0)
            self.longest = max(self.longest, time.thread_time() - before)


async def test_reminders_of_a_thousand_tables_at_the_same_minute(house: House) -> None:
    # Nobody is there to whom all of it could be sent.
    await house.bot.outbox.close()
    await many(house)
    loop = Loop()
    watch = asyncio.create_task(loop.watch())
    await house.bot.reminding.look()
    watch.cancel()
    assert len(house.bot.reminding.wishes) == TABLES
    reminders = [
        row for row in await house.bot.store.outbox_due(house.bot.now(), 5000) if row.kind == "reminder"
    ]
    assert len({row.target for row in reminders}) == TABLES
    assert loop.longest < MAX_BUSY_S
    await house.bot.reminding.look()
    again = [row for row in await house.bot.store.outbox_due(house.bot.now(), 5000) if row.kind == "reminder"]
    assert len(again) == TABLES
