"""Empty databases for tests: migrated once in a process, then copied, because migrating takes a while."""

import asyncio
import contextlib
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Self

import aiosqlite
import pytest
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.db import Store, engine, schema, sqlite
from bot.db.engine import FILE_NAME
from tests import long

LOOK_AGAIN = 0.005
"""Seconds between two tries at a database that is locked."""

_migrated: list[bytes] = []


_new_engine, _connect_args = engine.new_engine, sqlite.connect_args
_scripts = cache(schema._scripts)
_first: dict[bool, AsyncEngine] = {}


def _with_known_statements(url: URL, *, busy_seconds: float, migrating: bool = False) -> AsyncEngine:
    """Make an engine that need not compile what another one in this process has compiled."""
    made = _new_engine(url, busy_seconds=busy_seconds, migrating=migrating)
    first = _first.setdefault(migrating, made).sync_engine
    made.sync_engine.dialect, made.sync_engine._compiled_cache = first.dialect, first._compiled_cache
    return made


class OnTheLoop(aiosqlite.Connection):
    """A connection that asks SQLite itself: to hand a question to a thread takes longer than to answer it.

    Others have their turn before each statement, as they have while a thread works, and while the database is
    locked by another connection.
    """

    def __init__(self, connector: Callable[[], sqlite3.Connection], patience: float) -> None:
        super().__init__(connector, 64)
        self._patience = patience

    async def _connect(self) -> Self:
        self._connection = self._connector()
        return self

    def __await__(self) -> Any:
        return self._connect().__await__()

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if self._connection is None:
            raise ValueError("Connection closed")
        if fn.__name__ in ("execute", "commit"):
            await asyncio.sleep(0)
        waited = 0.0
        while True:
            try:
                return fn(*args, **kwargs)
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or waited >= self._patience:
                    raise
            await asyncio.sleep(LOOK_AGAIN)
            waited += LOOK_AGAIN

    def stop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _opened(file: str, *, timeout: float, **more: Any) -> OnTheLoop:
    return OnTheLoop(lambda: sqlite3.connect(file, timeout=0, **more), timeout)


def on_the_loop(busy_seconds: float) -> dict[str, Any]:
    return _connect_args(busy_seconds) | {"async_creator_fn": _opened}


@contextlib.contextmanager
def opened_quickly() -> Iterator[None]:
    """Open databases that compile no statement and read no migration twice, and that wait for nothing.

    Tests kill processes, but they do not cut the power. A long run asks the database in its threads,
    as the bot does.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "connect_args", _connect_args if long.is_asked() else on_the_loop)
        patch.setattr(sqlite, "SYNCHRONOUS", "OFF")
        patch.setattr(engine, "new_engine", _with_known_statements)
        patch.setattr(schema, "_scripts", _scripts)
        yield


async def lay_out(data: Path) -> None:
    """Put an empty database into a directory, unless it has one."""
    file = data / FILE_NAME
    if file.exists():
        return
    if not _migrated:
        _migrated.append(await _migrate())
    _write(file, _migrated[0])


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


async def _migrate() -> bytes:
    with tempfile.TemporaryDirectory() as elsewhere:
        store = await Store.open("", data=Path(elsewhere))
        await store.close()
        return (Path(elsewhere) / FILE_NAME).read_bytes()
