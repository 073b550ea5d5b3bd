"""The pulse: each minute it is noted that the bot is there, and done what time has made due.

Where it was not felt for a while, the bot or Discord was away: no clock runs in that time.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING

from bot.db import StoreUnavailable
from bot.discord.playing import proposals, time_up
from bot.keeper import clocks, faults
from bot.keeper.errors import TableFault
from bot.pace.rests import Span

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot
    from bot.keeper import Live

EVERY_S = 60.0
MISSED = timedelta(minutes=3)
"""Nobody could answer if the pulse was not felt for so long."""
AT_ONCE = 20
"""How many tables are looked at before others have their turn on the loop."""


async def look(bot: KeryxBot) -> None:
    """Note that the bot is there, and do what is due; while Discord is out of reach, nothing is."""
    if not bot.is_connected():
        return
    await beat(bot)
    for number, live in enumerate(bot.keeper.running()):
        await _look_at(bot, live)
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    await proposals.look(bot)
    await bot.reminding.look()


async def beat(bot: KeryxBot) -> None:
    """Note that the bot is there, and since when it was not."""
    now, last = bot.now(), await bot.store.pulse()
    missed = last is not None and now - last >= MISSED
    async with bot.store.writing() as writer:
        if last is not None and missed:
            await writer.add_outage(last, now)
        await writer.beat(now)
    if last is not None and missed:
        bot.keeper.rests.outages.append(Span(last, now))


async def _look_at(bot: KeryxBot, live: Live) -> None:
    try:
        if not live.clocks:
            await _wind_up(bot, live)
        bot.orders_ahead.look(live)
        bot.left_standing.look(live)
        if time_up.is_due(bot, live):
            await time_up.look(bot, live)
    except (TableFault, StoreUnavailable):
        return
    except Exception as bug:  # noqa: BLE001 - one table must not keep the others from what is due
        faults.report(live.id, bug)


async def _wind_up(bot: KeryxBot, live: Live) -> None:
    """Let the clocks of a table run that was begun before there were clocks."""

    async def change(now: Live) -> None:
        if not now.clocks:
            async with bot.keeper.becoming(clocks.as_it_is(now), []):
                pass

    await bot.keeper.change(live.id, change)
