"""The process of the bot, from outside: started, told the time, killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path
from typing import Protocol

from bot.settings import ROOT

PROGRAM = ("-m", "bot.cli._weeks.bot_process")
PATIENCE_S = 900.0
"""Seconds that the bot may take for anything."""


class Gone(Exception):
    """The bot has ended before it answered."""


class Bot(Protocol):
    """A bot that is told the time; it answers with the number of messages that it still has to send."""

    @property
    def is_there(self) -> bool:
        """Say whether it was started and has not ended."""

    async def spawn(self, at: int) -> None:
        """Start it, and wait for nothing."""

    async def start(self, at: int) -> int:
        """Start it, and wait until it is there."""

    async def tell(self, at: int, *, pulse: bool = False) -> int:
        """Tell it the time, and wait until all is quiet."""

    async def kill(self) -> None:
        """Kill it at this instant."""

    async def end(self) -> None:
        """Let it end in peace."""


class BotProcess:
    """The bot in a process of its own."""

    def __init__(self, url: str, data: Path) -> None:
        self._url, self._data = url, data
        self._process: asyncio.subprocess.Process | None = None

    @property
    def is_there(self) -> bool:
        """Say whether it was started and has not been killed."""
        return self._process is not None

    async def spawn(self, at: int) -> None:
        """Start it, and wait for nothing."""
        path = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        own = {"PYTHONPATH": os.pathsep.join(path), "DATABASE_URL": "", "DISCORD_TOKEN": ""}
        with (self._data / "bot.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", *PROGRAM, self._url, str(self._data), str(at)),
                cwd=ROOT,
                env=os.environ | own,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )

    async def start(self, at: int) -> int:
        """Start it, and wait until it is there; give the number of messages that it still has to send."""
        await self.spawn(at)
        try:
            return await self._answer()
        except Gone:
            told = (self._data / "bot.log").read_text("utf-8").splitlines()[-3:]
            raise RuntimeError("The bot did not start: " + " | ".join(told)) from None

    async def tell(self, at: int, *, pulse: bool = False) -> int:
        """Tell it the time, and wait until all is quiet; give the number of messages it still has to send."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(f"{at}{' pulse' if pulse else ''}\n".encode())
        with contextlib.suppress(ConnectionError):
            await self._process.stdin.drain()
        return await self._answer()

    async def _answer(self) -> int:
        assert self._process is not None
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE_S):
            line = await self._process.stdout.readline()
        if not line.strip().isdigit():
            raise Gone
        return int(line)

    async def kill(self) -> None:
        """Kill it at this instant."""
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGKILL)
        await self._process.wait()
        self._process = None

    async def end(self) -> None:
        """Let it end in peace."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            async with asyncio.timeout(PATIENCE_S):
                await self._process.wait()
        self._process = None
