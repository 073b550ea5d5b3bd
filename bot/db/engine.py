"""Engines: which database, how it is reached, and what its errors are called."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, NullPool, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, InvalidRequestError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.db import sqlite
from bot.db.faults import StoreUnavailable

FILE_NAME = "keryx.db"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

CONNECTIONS = 5
"""One writes at a time; the others read."""

_POSTGRES_DUPLICATE = "23505"
_TALKATIVE = ("aiosqlite", "sqlalchemy.engine.Engine")


def resolve(url: str, data: Path) -> URL:
    """Read a database's URL; without one it is a file in the data directory, where relative paths begin."""
    if not url:
        return URL.create(DRIVERS["sqlite"], database=str(data.absolute() / FILE_NAME))
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):
        # The text may hold a password.
        raise StoreUnavailable(
            "DATABASE_URL cannot be read: it must look like sqlite:///keryx.db or "
            "postgresql://user:password@host/name."
        ) from None
    found = found.set(drivername=DRIVERS.get(found.drivername, found.drivername))
    return _resolved_file(found, data) if sqlite.is_sqlite(found) else found


def _resolved_file(url: URL, data: Path) -> URL:
    if url.host or not url.database or url.database == ":memory:" or url.query:
        raise StoreUnavailable("DATABASE_URL must name a file: sqlite:///keryx.db.")
    try:
        file = Path(url.database).expanduser()
    except RuntimeError:
        raise StoreUnavailable(
            f"DATABASE_URL names {url.database}, but there is no such home directory."
        ) from None
    return url.set(database=str(data.absolute() / file))


def new_engine(url: URL, *, busy_seconds: float, migrating: bool = False) -> AsyncEngine:
    """Make an engine; for migrations one that keeps no connection, with foreign keys off."""
    keep_rows_out_of_logs()
    options: dict[str, Any] = {"poolclass": NullPool} if migrating else _pool_options()
    if sqlite.is_sqlite(url):
        options["connect_args"] = sqlite.connect_args(busy_seconds)
        url = url if migrating else sqlite.only_if_there(url)
    try:
        engine = create_async_engine(url, hide_parameters=True, **options)
    except (ArgumentError, NoSuchModuleError, ImportError):
        raise StoreUnavailable(_no_driver(url)) from None
    except InvalidRequestError:
        raise StoreUnavailable(
            f"DATABASE_URL names the driver {url.drivername}, which Keryx cannot use; "
            "name none, as in sqlite:///keryx.db."
        ) from None
    if sqlite.is_sqlite(url):
        sqlite.set_up(engine, foreign_keys=not migrating)
    return engine


def _no_driver(url: URL) -> str:
    """Say what is missing; the driver of PostgreSQL comes with no lock file, for few need it."""
    if url.drivername == DRIVERS["postgresql"]:
        return "DATABASE_URL needs a driver that is missing: `.venv/bin/pip install asyncpg`."
    return f"DATABASE_URL names a database of the kind {url.drivername}, for which there is no driver."


def _pool_options() -> dict[str, Any]:
    return {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_use_lifo": True}


def writing(engine: AsyncEngine) -> AsyncEngine:
    """Give the same engine for transactions that write."""
    return engine.execution_options(**{sqlite.WRITING: True})


class _NoDetails(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        return record.levelno > logging.DEBUG


_NO_DETAILS = _NoDetails()


def keep_rows_out_of_logs() -> None:
    """Silence what shows rows and parameters at DEBUG, where `hide_parameters` does not reach."""
    for name in _TALKATIVE:
        # A filter is added once, however often it is given.
        logging.getLogger(name).addFilter(_NO_DETAILS)


@contextmanager
def faults_named() -> Iterator[None]:
    """Turn what keeps us from the database into StoreUnavailable; a broken constraint is a bug and stays one.

    To be used around our own statements only: a caller's OSError is none of the database's.
    """
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        # Not chained: the driver's text could hold data.
        raise StoreUnavailable(sqlite.sentence(error.orig) or "The database cannot be used.") from None
    except PoolTimeout:
        raise StoreUnavailable("The database is too busy.") from None
    except OSError as error:
        raise StoreUnavailable(f"The database cannot be reached: {error.strerror}.") from None


def is_duplicate(error: IntegrityError) -> bool:
    """Tell whether a row was refused because its key is taken."""
    return sqlite.is_duplicate(error.orig) or getattr(error.orig, "sqlstate", None) == _POSTGRES_DUPLICATE
