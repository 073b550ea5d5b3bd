"""Another pace for a table that has begun, and more time for those who are asked; others say who may."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.db.status import GOING_ON
from bot.keeper import clocks
from bot.keeper.errors import NotNow
from bot.keeper.keeper import Keeper
from bot.keeper.live import Live
from bot.keeper.posts import MakeOutgoing, nothing
from bot.pace.clock import Clock
from bot.pace.pace import Pace


def paced(live: Live, pace: Pace, now: datetime) -> Live:
    """Give a table with another pace: all have the time of a beginning, and wait since when they did."""
    after = replace(live, row=live.row.model_copy(update=clocks.columns(pace)))
    after.clocks = {seat: _anew(clock, now) for seat, clock in live.clocks.items()}
    return after


def _anew(clock: Clock, now: datetime) -> Clock:
    since = None if clock.since is None else now
    return replace(clock, since=since, spent=0.0, banked=0.0, up_at=None)


def extended(live: Live, hours: int) -> Live:
    """Give a table at which all who are asked have so much more time for their answers."""
    after = clocks.as_it_is(live)
    more = {
        seat: replace(clock, spent=clock.spent - hours * 3600.0, up_at=None)
        for seat, clock in live.clocks.items()
        if clock.asked_at is not None
    }
    after.clocks = live.clocks | more
    return after


async def change_pace(keeper: Keeper, table: int, pace: Pace, tell: MakeOutgoing = nothing) -> Live:
    """Give a table another pace, and say so, as one transaction."""

    async def change(live: Live) -> Live:
        _demand_going_on(live)
        after = paced(live, pace, keeper.now())
        async with keeper.becoming(after, tell(after)) as writer:
            await writer.update_table(live.id, **clocks.columns(pace))
        return after

    return await keeper.change(table, change)


async def extend(keeper: Keeper, table: int, hours: int, tell: MakeOutgoing = nothing) -> Live:
    """Give all who are asked at a table more time, and say so, as one transaction."""

    async def change(live: Live) -> Live:
        _demand_going_on(live)
        if clocks.pace(live.row).hours is None:
            raise NotNow("no-limit-to-extend")
        after = extended(live, hours)
        async with keeper.becoming(after, tell(after)):
            pass
        return after

    return await keeper.change(table, change)


def _demand_going_on(live: Live) -> None:
    if live.row.status not in GOING_ON:
        raise NotNow("table-not-in-that-condition", status=live.row.status)
