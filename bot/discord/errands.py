"""What is done beside everything else: nobody waits for it, and it holds up nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from bot.db import StoreUnavailable
from bot.discord.discord_codes import named, surely_passes
from bot.keeper import faults

log = logging.getLogger(__name__)

NO_TABLE = 0
"""Stands for the table of an errand that is about all or none of them."""


class Errands:
    """The errands under way; the end of the bot breaks them off."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, object], table_id: int) -> asyncio.Task[None]:
        """Begin something about a table; what goes wrong is reported and changes nothing else."""
        task = asyncio.create_task(_done(work, table_id), name=f"errand of table {table_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    @property
    def are_done(self) -> bool:
        """Say whether nothing is under way."""
        return not self._tasks

    async def close(self) -> None:
        """Break off what is under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _done(work: Coroutine[Any, Any, object], table_id: int) -> None:
    try:
        await work
    except Exception as bug:  # noqa: BLE001 - nobody else would hear of it
        if isinstance(bug, StoreUnavailable) or surely_passes(bug):
            log.warning("something about table %s was not done: %s", table_id, named(bug))
        else:
            faults.report(table_id, bug)
