"""Empty databases for tests: migrated once in a process, then copied, because migrating takes a while."""

import contextlib
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.db import Store, engine, schema, sqlite
from bot.db.engine import FILE_NAME

_migrated: list[bytes] = []


_new_engine = engine.new_engine
_scripts = cache(schema._scripts)
_first: dict[bool, AsyncEngine] = {}


def _with_known_statements(url: URL, *, busy_seconds: float, migrating: bool = False) -> AsyncEngine:
    """Make an engine that need not compile what another one in this process has compiled."""
    made = _new_engine(url, busy_seconds=busy_seconds, migrating=migrating)
    first = _first.setdefault(migrating, made).sync_engine
    made.sync_engine.dialect, made.sync_engine._compiled_cache = first.dialect, first._compiled_cache
    return made


@contextlib.contextmanager
def opened_quickly() -> Iterator[None]:
    """Open databases that compile no statement and read no migration twice, and that wait for no disk.

    Tests kill processes, but they do not cut the power.
    """
    with pytest.MonkeyPatch.context() as patch:
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
