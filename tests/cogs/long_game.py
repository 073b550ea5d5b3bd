"""A table with as many moves as a long game has, and how long the event loop is held up over it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.db import LogRow
from bot.keeper import Live
from bot.keeper.rows import snapshot
from tests.bot.discord import rig
from tests.cogs.house import House

MOVES = 1500
KEPT = 20
"""Of old moves each so-many-th has its state kept, and the newest have."""


async def long_game(house: House, moves: int = MOVES) -> Live:
    """Play a few moves and write them again and again, as if they had been so many."""
    played = (await rig.play(house.bot, house.table, 20)).row.seq
    await rig.all_sent(house.bot)
    live = await house.live()
    rows = (await house.bot.store.log(live.id))[1:]
    more = range(played + 1, moves + 1)
    steps = [LogRow(**rows[seq % len(rows)].model_dump(exclude={"id"}) | {"seq": seq}) for seq in more]
    kept = [seq for seq in more if seq % KEPT == 0 or seq > moves - KEPT]
    snapshots = [snapshot(live, seq, live.state) for seq in kept]
    async with house.bot.store.writing() as writer:
        await rig.add_steps(writer, steps, snapshots)
        await writer.update_table(live.id, seq=moves, posted_seq=moves)
    house.bot.keeper.forget(live.id)
    return await house.live()


async def longest_hold_up(monkeypatch: pytest.MonkeyPatch, act: Callable[[], Awaitable[Any]]) -> float:
    """Tell for how many seconds at most the event loop was busy in one go while something was done."""
    longest = 0.0
    run = asyncio.events.Handle._run

    def timed(handle: asyncio.events.Handle) -> None:
        nonlocal longest
        # The time of this thread alone: what else the machine does is not the bot's fault.
        begun = time.thread_time()
        run(handle)
        longest = max(longest, time.thread_time() - begun)

    with monkeypatch.context() as patch:
        patch.setattr(asyncio.events.Handle, "_run", timed)
        await act()
        await asyncio.sleep(0)
    return longest
