"""A thousand tables that wait, each for somebody else, so that all reminders are due at the same minute."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, replace
from datetime import timedelta
from time import monotonic

from bot.cli._faults import Failed
from bot.db import ClockRow, SeatRow
from bot.db.status import Status
from bot.db.target import Target
from bot.discord.bot import KeryxBot
from bot.discord.upkeep import Upkeep
from bot.keeper.live import Live
from bot.keeper.rows import REMINDER
from bot.pace.clock import Clock
from practice import PracticeServer
from practice.model import Account, Member

ASKED_AGO = timedelta(days=2)
PATIENCE_S = 60.0


def add_people(server: PracticeServer, count: int) -> list[int]:
    """Let many more people be on the practice server; give their ids."""
    ids = [server.core.ids.next() for _ in range(count)]
    for number, one in enumerate(ids):
        server.store.accounts[one] = Account(one, f"guest{number}", f"Guest {number}")
        server.store.guild.members[one] = Member(one, server.clock.timestamp())
    return [int(one) for one in ids]


async def make_tables(bot: KeryxBot, users: Sequence[int]) -> list[Live]:
    """Make a table for each user that has waited for them for days; the bot does not look at any yet."""
    [first, *_] = await bot.store.tables(statuses=(Status.RUNNING,))
    live = await bot.keeper.live(first.key)
    made = []
    async with bot.store.writing() as writer:
        for user in users:
            row = live.row.model_copy(update={"id": None, "thread_id": None})
            row.id = await writer.add_table(row)
            made.append(_waiting(bot, replace(live, row=row), user))
            for seat in made[-1].seats:
                await writer.set_seat(row.key, seat.seat, seat.user_id, seat.name, seat.computer, 0)
            for number, clock in made[-1].clocks.items():
                await writer.put_clock(ClockRow(table_id=row.key, seat=number, **asdict(clock)))
    return made


def _waiting(bot: KeryxBot, live: Live, user: int) -> Live:
    """Give a table that waits for a user in all seats that are asked."""
    since, waiting = bot.now() - ASKED_AGO, live.waiting_for()
    sitting = {seat.seat: user if seat.seat in waiting else None for seat in live.seats}
    known = [seat.model_dump() | {"table_id": live.row.key} for seat in live.seats]
    seats = [SeatRow(**each | {"user_id": sitting[each["seat"]]}) for each in known]
    return replace(live, seats=seats, clocks={seat: Clock(asked_at=since, since=since) for seat in waiting})


def hold_pulse(bot: KeryxBot) -> Upkeep:
    """Keep the bot from feeling its pulse until it is told to."""
    upkeep = bot.get_cog("Upkeep")
    assert isinstance(upkeep, Upkeep)
    upkeep.feel_pulse.cancel()
    return upkeep


async def demand_reminded(bot: KeryxBot, users: Sequence[int]) -> None:
    """Demand that everybody who is waited for was written a reminder, and one only."""
    expected, deadline = Counter(str(Target.user(user)) for user in users), monotonic() + PATIENCE_S
    while (written := await _written(bot)) != expected:
        if monotonic() > deadline or written.total() > expected.total():
            raise Failed(f"{written.total()} reminders were written for {len(users)} people.")
        await asyncio.sleep(1)


async def _written(bot: KeryxBot) -> Counter[str]:
    number, found = 1, Counter[str]()
    while (row := await bot.store.outbox_row(number)) is not None:
        found[row.target] += row.kind == REMINDER
        number += 1
    return +found
