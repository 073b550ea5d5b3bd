"""The drawing process: Pillow holds the interpreter for tens of milliseconds, while no loop could answer."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from pathlib import Path

from bot.discord.pictures.draw_jobs import Job
from games.core import components

NICENESS = 5
"""With one processor for both, answers come before pictures."""

MAX_DRAWING_S = 30.0
"""Seconds until a drawing counts as stuck; the start of the process is among them."""

Paint = Callable[[Job, str], bytes]


class DrawingHangs(Exception):
    """A picture was given up, for it would not be done."""


class Painter:
    """Draws in another process, started when it is first needed, and anew should it die or hang."""

    def __init__(self) -> None:
        self.patience = MAX_DRAWING_S
        self._process: ProcessPoolExecutor | None = None

    async def draw(self, paint: Paint, job: Job, language: str) -> bytes:
        """Let something be drawn."""
        try:
            return await self._submit(paint, job, language)
        except BrokenProcessPool:
            return await self._submit(paint, job, language)

    async def _submit(self, paint: Paint, job: Job, language: str) -> bytes:
        process = self._process = self._process or _new_process()
        try:
            async with asyncio.timeout(self.patience):
                return await asyncio.get_running_loop().run_in_executor(process, paint, job, language)
        except BrokenProcessPool:
            self._give_up(process)
            raise
        except TimeoutError:
            self._give_up(process)
            # Not a TimeoutError, which would pass for a lost connection, and be tried again.
            raise DrawingHangs from None

    def stop(self) -> None:
        """End the drawing process, whatever it does; the next picture starts another."""
        if self._process is not None:
            self._give_up(self._process)

    def _give_up(self, process: ProcessPoolExecutor) -> None:
        if self._process is process:
            self._process = None
        # The pool itself would wait for a process that hangs; only its private list leads to that.
        for each in list((process._processes or {}).values()):  # noqa: SLF001
            each.kill()
        process.shutdown(wait=False, cancel_futures=True)


@cache
def painter() -> Painter:
    """Give the one painter of this process."""
    return Painter()


def _new_process() -> ProcessPoolExecutor:
    # Not forked: other threads could hold locks at that instant, which nobody would ever open in the copy.
    given = (components.overridden_from(),)
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_settle_in, initargs=given)


def _settle_in(override: Path | None) -> None:
    components.override_from(override)
    # Ctrl+C reaches both; the bot is to end in peace, and with it the drawing process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """End when the bot does, even if it was killed: the pool's own queue would never tell."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
