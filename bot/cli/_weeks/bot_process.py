"""The bot of the simulated weeks, in its own process: it is told what time it is, and when its pulse beats.

A line on its input is the time, and whether it is to feel its pulse; its answer is how many messages
are still to be sent once all is quiet.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import cogs
from bot.discord.bot import KeryxBot
from bot.discord.pictures import draw_process
from bot.discord.pictures.draw_jobs import Job
from bot.discord.pictures.draw_process import Paint
from bot.discord.playing.left_standing import LeftStanding
from bot.discord.playing.pulse import beat
from bot.discord.playing.pulse import look as feel
from bot.discord.sending.outbox import Pace
from bot.discord.sending.spacing import OldEdits, Spacing
from bot.discord.upkeep import Upkeep
from bot.discord.watching.waking import Waker
from bot.operating.logs import set_up_logging
from bot.settings import Settings
from practice import TOKEN, discord_py_at

QUICK = Pace(lease=1.0, poll=0.05, first_wait=0.01, longest_wait=0.05, barred_wait=1.0)
SOON = 0.01
"""Seconds for what takes some in play: until an answer is carried out, from one edit to the next."""
BREATH = 0.001
QUIET_ROUNDS = 2
"""How often in a row nothing is found to be under way."""
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c636060606000000005000157a5d2710000000049454e44ae426082"
)


class WeeksBot(KeryxBot):
    """Keryx, by a clock that others move; what it would do by the real one is done when it is told to."""

    def __init__(self, data: Path, at: int) -> None:
        self.at = at
        super().__init__(
            Settings(data=data, backup_hours=0),
            cogs=cogs.ALL,
            now=lambda: datetime.fromtimestamp(self.at, UTC),
            elapsed=lambda: float(self.at),
            pace=QUICK,
            guild_wait=0.05,
            undo_s=SOON,
        )
        # What is spaced out goes by the real clock, for it is waited for.
        self.openings, self.wakings = Spacing(5, SOON, time.monotonic), Spacing(5, SOON, time.monotonic)
        self.old_edits = OldEdits(self.now, time.monotonic, SOON)
        self.waker = Waker(self, apart=SOON, again_after=SOON)

    async def setup_hook(self) -> None:
        """Give answers that were left standing soon, and feel no pulse by the real clock."""
        await super().setup_hook()
        self.left_standing = LeftStanding(self, lambda: SOON)
        upkeep = self.get_cog("Upkeep")
        assert isinstance(upkeep, Upkeep)
        upkeep.feel_pulse.cancel()

    async def told(self, at: int, *, pulse: bool = False) -> int:
        """Take a time for the present, perhaps feel the pulse, and wait until all is quiet."""
        self.at = at
        if pulse:
            # A busy machine may have lost the connection, and the pulse is not felt without one.
            while not self.is_connected():  # noqa: ASYNC110
                await asyncio.sleep(SOON)
            await feel(self)
        return await self.quiet()

    async def quiet(self) -> int:
        """Wait until nothing is under way; give the number of messages that have to wait for a later time."""
        while True:
            await self._at_rest()
            unsent = await self.store.unsent()
            if not unsent or (not self._is_busy() and not await self.store.outbox_due(self.now(), 1)):
                return unsent

    async def _at_rest(self) -> None:
        rounds = 0
        while rounds < QUIET_ROUNDS:
            await asyncio.sleep(BREATH)
            rounds = 0 if self._is_busy() else rounds + 1

    def _is_busy(self) -> bool:
        is_answering = self.under_way.are_some or not self.errands.are_done
        given = (self.staging, self.left_standing, self.orders_ahead)
        return is_answering or not self.outbox.is_resting or any(each.is_waiting for each in given)


async def _no_picture(paint: Paint, job: Job, language: str) -> bytes:  # noqa: ARG001
    """Draw nothing: what pictures show is no matter of time."""
    return PIXEL


async def serve(bot: WeeksBot, read: Callable[[], str]) -> None:
    """Do what each line says, until there are no more."""
    while words := (await asyncio.to_thread(read)).split():
        print(await bot.told(int(words[0]), pulse=words[1:] == ["pulse"]), flush=True)


async def run(url: str, data: Path, at: int) -> None:
    """Run until the input ends, or the process is killed."""
    draw_process.painter().draw = _no_picture  # type: ignore[method-assign]
    bot = WeeksBot(data, at)
    with discord_py_at(url):
        async with bot:
            connection = asyncio.create_task(bot.start(TOKEN))
            while not (bot.is_ready() or connection.done()):  # noqa: ASYNC110
                await asyncio.sleep(SOON)  # before it logs in, a client has nothing to wait for
            if connection.done():
                connection.result()
            await beat(bot)
            print(await bot.quiet(), flush=True)
            await serve(bot, sys.stdin.readline)
            await bot.close()
            await asyncio.gather(connection, return_exceptions=True)


def main(url: str, data: str, at: str) -> None:
    """Run as a program."""
    set_up_logging("WARNING", TOKEN, "text")
    asyncio.run(run(url, Path(data), int(at)))
