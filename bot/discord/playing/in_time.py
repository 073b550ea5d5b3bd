"""Answers that are on their way: each is given some time after its question, as if by hand.

Nothing of it is stored: after a start they are found anew.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable

from bot.db import StoreUnavailable
from bot.keeper import faults
from bot.keeper.errors import TableFault
from games.core.errors import PlayerFault


def drawn(least: float, most: float) -> float:
    """Draw a number of seconds; nobody can foresee it."""
    return least + secrets.randbelow(int(1000 * (most - least))) / 1000


class InTime:
    """Gives answers in time, each once."""

    def __init__(self) -> None:
        self._tasks: dict[tuple[int, str], asyncio.Task[None]] = {}
        """Those that give answers in time, by the tables and what they answer."""

    def _begin(self, table: int, what: str, seconds: float, give: Callable[[], Awaitable[None]]) -> None:
        """Let an answer be on its way, unless it is."""
        key = table, what
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._in_time(table, seconds, give))
            # One that is cancelled before it begins never comes to its end.
            self._tasks[key].add_done_callback(lambda _: self._tasks.pop(key, None))

    @property
    def is_waiting(self) -> bool:
        """Say whether an answer is on its way."""
        return bool(self._tasks)

    async def close(self) -> None:
        """Stop; what is on its way is found again after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _in_time(self, table: int, seconds: float, give: Callable[[], Awaitable[None]]) -> None:
        try:
            await asyncio.sleep(seconds)
            # Shielded: the end of the bot must not break a transaction off.
            await asyncio.shield(give())
        except (TableFault, PlayerFault, StoreUnavailable):
            # If the question is still open, the next pulse finds it again.
            return
        except Exception as bug:  # noqa: BLE001 - one answer that fails must not stop the others
            faults.report(table, bug)
