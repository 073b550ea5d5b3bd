"""People play over the wire while the bot, in a process of its own, is killed again and again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.cli._player import Player, Unanswered, open_table
from bot.db import Store
from bot.settings import ROOT
from practice import PracticeServer, User
from practice.operations.mistake import Mistake
from practice.world import PEOPLE

TABLES = (4, 3)
"""How many sit at each of the tables that are played at the same time."""
MAX_WAIT_S = 5.0
"""Seconds that a player waits for a bot that may have been killed."""
LONGEST_LIFE = 2.5
"""Maximum seconds that the bot lives after it is ready."""
STILLBORN = 0.15
"""How often it is killed while it is starting."""
START_SECONDS = 60.0
END_SECONDS = 120.0


@dataclass
class Played:
    """A table and those who played at it."""

    thread: str
    players: list[Player]
    unanswered: dict[str, int] = field(default_factory=dict)
    """How often each player's click went unanswered: the move may count or not."""
    tells_once: bool = True
    """Whether a panel tells each answer once; one that is only noted is shown again, in other words."""


class Soak:
    """One run: a practice server here, the bot in a process of its own."""

    def __init__(
        self, server: PracticeServer, data: Path, seed: int, program: Sequence[str] = ("-m", "bot.cli")
    ) -> None:
        """Prepare a run; `program` is what Python is started with instead of the command line."""
        self.server, self.data = server, data
        self.program = program
        self.rng = Random(seed)
        self.tables: list[Played] = []
        self.kills = 0
        self._alive = asyncio.Event()
        self._stopping = False
        self._bot: asyncio.subprocess.Process | None = None

    async def run(self, kills: int) -> None:
        """Play, kill the bot a number of times, and let the last bot finish what is left to send."""
        async with contextlib.AsyncExitStack() as stack:
            users = [
                await stack.enter_async_context(User(self.server.url, name, timeout=MAX_WAIT_S))
                for name in PEOPLE
            ]
            await self._start()
            playing = [asyncio.create_task(self._play(users, seats)) for seats in TABLES]
            try:
                await self._until_playing(playing)
                await self._kill_again_and_again(kills, playing)
                # Nobody is interrupted: of a click without an answer it would not be known whether it counts.
                self._stopping = True
                await asyncio.wait_for(asyncio.gather(*playing), END_SECONDS)
            finally:
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
            await self._finish()

    async def _until_playing(self, playing: list[asyncio.Task[None]]) -> None:
        """Wait for the first answer, so that there is something to lose."""
        async with asyncio.timeout(START_SECONDS):
            while not any(player.done for table in self.tables for player in table.players):
                await asyncio.sleep(0.05)
                _demand_well(playing)

    async def _kill_again_and_again(self, kills: int, playing: list[asyncio.Task[None]]) -> None:
        while self.kills < kills:
            await asyncio.sleep(self.rng.uniform(0.05, LONGEST_LIFE))
            _demand_well(playing)
            await self._kill()
            while self.rng.random() < STILLBORN and self.kills < kills:
                await self._spawn()
                await asyncio.sleep(self.rng.uniform(0.05, 1.5))
                await self._kill()
            await self._start()

    async def _finish(self) -> None:
        async with opened(self.data) as store, asyncio.timeout(END_SECONDS):
            while await store.unsent():  # noqa: ASYNC110 - another process sends them
                await asyncio.sleep(0.1)
        assert self._bot is not None
        self._bot.terminate()
        await self._bot.wait()

    # The bot

    async def _start(self) -> None:
        await self._spawn()
        assert self._bot is not None
        assert self._bot.stdout is not None
        async with asyncio.timeout(START_SECONDS):
            line = await self._bot.stdout.readline()
        if line.strip() != b"ready":
            told = (self.data / "bot.log").read_text("utf-8").splitlines()[-3:]
            raise RuntimeError("The bot did not start: " + " | ".join(told))
        self._alive.set()

    async def _spawn(self) -> None:
        settings = {
            "KERYX_DATA": str(self.data),
            "DATABASE_URL": "",
            "DISCORD_TOKEN": "",
            "LOG_LEVEL": "INFO",
        }
        path = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        with (self.data / "bot.log").open("ab") as log:
            self._bot = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", *self.program, "run", "--practice-at", self.server.url),
                cwd=ROOT,
                env=os.environ | settings | {"PYTHONPATH": os.pathsep.join(path)},
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )

    async def _kill(self) -> None:
        assert self._bot is not None
        self._alive.clear()
        with contextlib.suppress(ProcessLookupError):
            self._bot.send_signal(signal.SIGKILL)
        await self._bot.wait()
        self.kills += 1

    # The players

    async def _play(self, users: list[User], seats: int) -> None:
        while (table := await self._new_table(users[:seats])) is not None:
            while not self._stopping and await self._go_on(table):
                pass

    async def _new_table(self, users: list[User]) -> Played | None:
        """Open a table, however often that takes; nothing, when it is time to stop."""
        while not self._stopping:
            await self._alive.wait()
            try:
                thread = await open_table(users)
            except (Mistake, LookupError, StopIteration, RuntimeError, TimeoutError):
                continue  # killed half-way: the table stays a lobby, and another is opened
            rng = Random(self.rng.random())
            table = Played(thread, [Player(user, thread, rng) for user in users])
            self.tables.append(table)
            return table
        return None

    async def _go_on(self, table: Played) -> bool:
        """Let somebody who is asked play on; tell whether the game goes on."""
        await self._alive.wait()
        player = self.rng.choice(table.players)
        try:
            asked = await self._who_is_asked(table, player)
            if not asked:
                return False
            player = self.rng.choice(asked)
            await player.play(answers=3)
        except (Unanswered, Mistake):
            table.unanswered[player.user.name] = table.unanswered.get(player.user.name, 0) + 1
        return True

    async def _who_is_asked(self, table: Played, player: Player) -> list[Player]:
        panel = await player.ask()
        if panel.components:
            return [player]
        return [each for each in table.players if each.user.name in panel.text]


def _demand_well(playing: list[asyncio.Task[None]]) -> None:
    """Raise what a player stumbled over."""
    for task in playing:
        if task.done():
            task.result()


@contextlib.asynccontextmanager
async def opened(data: Path) -> AsyncIterator[Store]:
    """Look into the bot's database from outside."""
    store = await Store.open("", data=data)
    try:
        yield store
    finally:
        await store.close()
