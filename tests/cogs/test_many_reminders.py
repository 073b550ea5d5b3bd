"""Reminders that are due for a thousand tables at the same minute hold nobody up."""

import asyncio
import time
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import insert

from bot.cli._faults import Failed
from bot.cli._many_waits import add_people, demand_reminded, hold_pulse, make_tables
from bot.db.models import TABLE
from bot.db.writer import _columns
from bot.pace.clock import Clock
from practice import PracticeServer
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


async def test_bench_misses_a_reminder_that_was_not_written(house: House, server: PracticeServer) -> None:
    hold_pulse(house.bot)
    users = add_people(server, 3)
    for live in await make_tables(house.bot, users):
        house.bot.keeper.replace(live)
    await house.bot.reminding.look()
    await demand_reminded(house.bot, users)
    with pytest.raises(Failed, match="3 reminders were written for 2 people"):
        await demand_reminded(house.bot, users[:2])


async def test_a_thousand_messages_that_were_put_off_hold_nobody_up_when_they_are_hurried(
    house: House,
) -> None:
    """As after a lost connection; what another sender has is left to it for as long as its lease."""
    bot = house.bot
    await bot.outbox.close()
    await many(house)
    await bot.reminding.look()
    reminders = [row for row in await bot.store.outbox_due(bot.now(), 5000) if row.kind == "reminder"]
    later = bot.now() + timedelta(hours=1)
    async with bot.store.writing() as writer:
        for number, row in enumerate(reminders):
            await writer.mark_failed(row.key, "sending" if number == 0 else "later", later, 3)
    loop = Loop()
    watch = asyncio.create_task(loop.watch())
    await bot.outbox.hurry()
    watch.cancel()
    assert loop.longest < MAX_BUSY_S
    due = [row for row in await bot.store.outbox_due(bot.now(), 5000) if row.kind == "reminder"]
    assert {row.key for row in due} == {row.key for row in reminders[1:]}
    assert {row.tries for row in due} == {3}
