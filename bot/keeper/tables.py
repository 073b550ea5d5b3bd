"""Tables in memory, as their last transactions left them."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime

from bot.db.status import Status
from bot.keeper.live import Live
from games.text import LANGUAGES


class Tables:
    """The tables in memory, and the languages of their users: to be asked without waiting."""

    def __init__(self) -> None:
        self._live: dict[int, Live] = {}
        self._changes: Counter[int] = Counter()
        """How often each table was changed or dropped: what was read meanwhile may be old."""
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.locales: dict[int, str] = {}
        """The language of each user, as their Discord last had it."""

    def in_memory(self, table_id: int) -> Live | None:
        """Give a table if it is in memory: for autocompletion, which must not wait."""
        return self._live.get(table_id)

    def tables_of(self, user_id: int) -> list[Live]:
        """List the tables in memory that a user sits at, without waiting."""
        return [live for live in self._live.values() if live.seat_of(user_id) is not None]

    def running(self) -> list[Live]:
        """List the tables in memory that are being played, without waiting."""
        return [live for live in self._live.values() if live.row.status == Status.RUNNING]

    def table_in(self, thread_id: int | None) -> Live | None:
        """Give the table of a thread if it is in memory, without waiting."""
        if thread_id is None:
            return None
        return next((live for live in self._live.values() if live.row.thread_id == thread_id), None)

    def replace(self, live: Live) -> None:
        """Keep a table in memory as a transaction has just left it."""
        self._changes[live.id] += 1
        self._live[live.id] = live

    def forget(self, table_id: int) -> None:
        """Drop a table from memory; it is read anew when next asked for."""
        self._changes[table_id] += 1
        self._live.pop(table_id, None)

    def forget_ended(self, until: datetime) -> None:
        """Drop from memory the tables that had ended by a time."""
        for live in list(self._live.values()):
            if live.row.ended_at is not None and live.row.ended_at <= until:
                self.forget(live.id)

    def locale(self, user_id: int, otherwise: str = "") -> str:
        """Give the language of a user; of one who has not used the bot yet, that of a table of theirs."""
        at_tables = (live.row.language for live in self.tables_of(user_id))
        return self.locales.get(user_id) or otherwise or next(at_tables, LANGUAGES[0])

    @asynccontextmanager
    async def changing(self, table_id: int) -> AsyncIterator[None]:
        """Let one change of a table after another."""
        async with self._locks[table_id]:
            yield
