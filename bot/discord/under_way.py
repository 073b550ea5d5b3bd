"""What is being answered: the bot ends when everybody has an answer, or has waited long enough."""

from __future__ import annotations

import asyncio
from typing import Any

PATIENCE_S = 5.0
"""Seconds that the end waits: whoever stops us, a service manager or a container, waits for ten at least."""


class UnderWay:
    """The tasks that answer somebody."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def note(self) -> None:
        """Note that the task under way answers somebody, until it ends."""
        task = asyncio.current_task()
        assert task is not None, "somebody is answered in a task"
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def are_some(self) -> bool:
        """Say whether somebody waits for an answer."""
        return bool(self._tasks)

    async def ended(self, seconds: float = PATIENCE_S) -> None:
        """Wait until everybody has their answer, also those who ask meanwhile, but not longer than that."""
        clock = asyncio.get_running_loop().time
        deadline = clock() + seconds
        while (left := self._tasks - {asyncio.current_task()}) and clock() < deadline:
            await asyncio.wait(left, timeout=deadline - clock())
