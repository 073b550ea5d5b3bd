"""The process of the bot, from outside: started, told the time, killed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from bot.settings import ROOT

PROGRAM = ("-m", "bot.cli._weeks.nest")
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


class Nest:
    """The process in which bots hatch: to fork one takes a tenth of the time that it takes to start it."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._process: asyncio.subprocess.Process | None = None
        self._mouth: socket.socket | None = None

    async def hatch(self, *words: str) -> Fork:
        """Let a bot hatch."""
        if self._mouth is None:
            await self._start()
        assert self._mouth is not None
        own, other = socket.socketpair()
        with other:
            socket.send_fds(self._mouth, [json.dumps(words).encode()], [other.fileno()])
        reader, writer = await asyncio.open_connection(sock=own)
        async with asyncio.timeout(PATIENCE_S):
            return Fork(reader, writer, int(await reader.readline()))

    async def _start(self) -> None:
        path = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        own = {"PYTHONPATH": os.pathsep.join(path), "DATABASE_URL": "", "DISCORD_TOKEN": ""}
        self._mouth, ear = socket.socketpair(type=socket.SOCK_SEQPACKET)
        with ear, (self._data / "bot.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", *PROGRAM, str(ear.fileno())),
                cwd=ROOT,
                env=os.environ | own,
                pass_fds=[ear.fileno()],
                stdin=asyncio.subprocess.DEVNULL,
                stderr=log,
            )

    async def end(self) -> None:
        """Let no more bots hatch."""
        if self._mouth is not None and self._process is not None:
            self._mouth.close()
            async with asyncio.timeout(PATIENCE_S):
                await self._process.wait()
        self._mouth = None


@dataclass(frozen=True)
class Fork:
    """A bot that has hatched."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    pid: int

    async def gone(self) -> None:
        """Wait until nothing of it is left."""
        async with asyncio.timeout(PATIENCE_S):
            while self._is_left():  # noqa: ASYNC110 - it is no child of this process
                await asyncio.sleep(0.001)
        self.writer.close()

    def _is_left(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True


class BotProcess:
    """The bot in a process of its own."""

    def __init__(self, url: str, data: Path) -> None:
        self._url, self._data, self._nest = url, data, Nest(data)
        self._fork: Fork | None = None

    @property
    def is_there(self) -> bool:
        """Say whether it was started and has not been killed."""
        return self._fork is not None

    async def spawn(self, at: int) -> None:
        """Start it, and do not wait until it is there."""
        self._fork = await self._nest.hatch(self._url, str(self._data), str(at))

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
        assert self._fork is not None
        with contextlib.suppress(ConnectionError):
            self._fork.writer.write(f"{at}{' pulse' if pulse else ''}\n".encode())
            await self._fork.writer.drain()
        return await self._answer()

    async def _answer(self) -> int:
        assert self._fork is not None
        line = b""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE_S):
                line = await self._fork.reader.readline()
        if not line.strip().isdigit():
            raise Gone
        return int(line)

    async def kill(self) -> None:
        """Kill it at this instant."""
        assert self._fork is not None
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._fork.pid, signal.SIGKILL)
        await self._fork.gone()
        self._fork = None

    async def end(self) -> None:
        """Let it end in peace."""
        if self._fork is not None:
            self._fork.writer.write_eof()
            await self._fork.gone()
        self._fork = None
        await self._nest.end()
