"""All that is true of SQLite alone: how a connection is set up, what its errors mean, copies of the file."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from sqlalchemy import URL, Connection, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.db import owner_only
from bot.db.faults import StoreUnavailable

WRITING = "keryx_writing"
"""Execution option of connections whose transactions write."""

SYNCHRONOUS = "FULL"
"""What is committed outlives a power cut."""
RETRY_SECONDS = 0.02
SIDE_FILES = ("-wal", "-shm", "-journal")

_SENTENCES = {
    sqlite3.SQLITE_BUSY: "The database is locked by another process.",
    sqlite3.SQLITE_LOCKED: "The database is locked by another connection.",
    sqlite3.SQLITE_READONLY: "The database cannot be written: it is read-only.",
    sqlite3.SQLITE_PERM: "The database cannot be used: access is denied.",
    sqlite3.SQLITE_IOERR: "The database cannot be read or written: the disk reports an error.",
    sqlite3.SQLITE_CORRUPT: "The database is damaged; restore a backup.",
    sqlite3.SQLITE_FULL: "The database cannot be written: the disk is full.",
    sqlite3.SQLITE_CANTOPEN: "The database cannot be opened.",
    sqlite3.SQLITE_NOTADB: "The file is not a database, or it is damaged.",
    sqlite3.SQLITE_TOOBIG: "The database cannot be written: the row is too large.",
}


def is_sqlite(url: URL) -> bool:
    """Tell whether a database is SQLite."""
    return url.get_backend_name() == "sqlite"


def file_of(url: URL) -> Path:
    """Give the file of a resolved SQLite URL."""
    name = url.database or ""
    return Path(unquote(urlsplit(name).path)) if url.query else Path(name)


def only_if_there(url: URL) -> URL:
    """Make no new file where the database is missing: it would hide that it was removed."""
    return url.set(database=file_of(url).as_uri(), query={"mode": "rw", "uri": "true"})


def connect_args(busy_seconds: float) -> dict[str, Any]:
    """Leave transactions to us, and wait for other writers as long as that."""
    return {"isolation_level": None, "timeout": busy_seconds}


def set_up(engine: AsyncEngine, *, foreign_keys: bool) -> None:
    """Set every new connection up, and begin writing transactions with the lock in hand.

    A reading connection begins nothing: each read is one statement, a transaction by itself.
    """
    pragmas = (
        f"PRAGMA synchronous={SYNCHRONOUS}",
        f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}",
    )

    @event.listens_for(engine.sync_engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        try:
            for pragma in pragmas:
                _run(connection, pragma)
        except BaseException:
            # The pool forgets a connection whose set-up fails; its thread would live on.
            connection.close()
            raise

    @event.listens_for(engine.sync_engine, "begin")
    def _begun(connection: Connection) -> None:
        if connection.get_execution_options().get(WRITING):
            connection.exec_driver_sql("BEGIN IMMEDIATE")


async def keep_write_ahead_log(engine: AsyncEngine, *, busy_seconds: float) -> None:
    """Turn the write-ahead log on; the file remembers it.

    Where two processes do so at once, SQLite refuses one of them without waiting.
    """
    clock = asyncio.get_running_loop().time
    deadline = clock() + busy_seconds
    while True:
        try:
            async with engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        except OperationalError as error:
            if not _is_busy(error.orig) or clock() >= deadline:
                raise
            await asyncio.sleep(RETRY_SECONDS)
        else:
            return


def _is_busy(error: BaseException | None) -> bool:
    return _kind(error) == sqlite3.SQLITE_BUSY


def _run(connection: Any, statement: str) -> None:
    cursor = connection.cursor()
    try:
        cursor.execute(statement)
    finally:
        cursor.close()


def open_log(connection: Any) -> None:
    """Have a connection open its write-ahead log, which it does with its first read."""
    _run(connection, "PRAGMA schema_version")


def sentence(error: BaseException | None) -> str | None:
    """Say in one sentence what an error of SQLite means, without repeating its text."""
    if not isinstance(error, sqlite3.Error):
        return None
    return _SENTENCES.get(_kind(error), "The database cannot be used.")


def is_damage(error: sqlite3.Error) -> bool:
    """Tell whether an error means that the file is at fault, and not what keeps us from it."""
    return _kind(error) in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def _kind(error: BaseException | None) -> int:
    # The low byte is the kind, the rest its variety. Errors of the Python module have no code.
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def is_duplicate(error: BaseException | None) -> bool:
    """Tell whether a row was refused because its key is taken."""
    return getattr(error, "sqlite_errorcode", None) in {
        sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
        sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    }


def make_directory(file: Path) -> None:
    """Make the directory that a database file is to be in."""
    try:
        file.parent.mkdir(mode=owner_only.OWNER, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnavailable(f"The directory {file.parent} cannot be made: {error.strerror}.") from None
    try:
        is_directory = file.is_dir()
    except OSError as error:
        raise StoreUnavailable(f"The database {file} cannot be opened: {error.strerror}.") from None
    if is_directory:
        raise StoreUnavailable(f"The database {file} cannot be opened: it is a directory.")


async def copy_into(connection: AsyncConnection, path: Path) -> None:
    """Copy the database of a reading connection to a file; writers go on meanwhile."""
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    owner_only.make_file(part)
    try:
        await connection.exec_driver_sql("VACUUM INTO ?", (str(part),))
        await asyncio.to_thread(put_in_place, part, path)
    finally:
        part.unlink(missing_ok=True)


def put_in_place(part: Path, path: Path) -> None:
    """Give a finished file its name, and see both on the disk."""
    _sync(part)
    part.replace(path)
    _sync(path.parent)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def broken_references(connection: Connection) -> int:
    """Count the rows whose foreign key leads nowhere."""
    return len(connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall())


def is_sound(file: Path) -> bool:
    """Tell whether a file is a database without damage."""
    with _opened(file, "ro") as connection:
        rows = connection.execute("PRAGMA integrity_check").fetchall()
        return rows == [("ok",)] and not connection.execute("PRAGMA foreign_key_check").fetchall()


def revision_in(file: Path) -> str | None:
    """Tell the schema's revision of a file, None if it is not a database of Keryx."""
    with _opened(file, "ro") as connection:
        if not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'alembic_version'").fetchall():
            return None
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(found[0]) if found else None


def copy_file(source: Path, target: Path) -> None:
    """Copy a database file, with what its write-ahead log holds."""
    owner_only.make_file(target)
    with _opened(source, "ro") as old, _opened(target, "rwc") as new:
        old.backup(new)


def is_in_use(file: Path) -> bool:
    """Tell whether another connection has the file open; a damaged file is not in use."""
    try:
        with _opened(file, "rw") as connection:
            # Only the last connection to a file can end its write-ahead log.
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        return _is_busy(error)
    return False


def set_aside(file: Path, path: Path) -> None:
    """Give an unused database a second name, with the files beside it; it keeps the first until replaced.

    The files beside it are moved also where the database itself is gone.
    """
    for suffix in SIDE_FILES:
        # A log that stays beside another database would be written into it.
        if (beside := file.with_name(file.name + suffix)).exists():
            beside.replace(path.with_name(path.name + suffix))
    if not file.exists():
        return
    try:
        path.hardlink_to(file)
    except OSError:
        file.replace(path)


def is_same_file(one: Path, other: Path) -> bool:
    """Tell whether two paths lead to one file."""
    return one.resolve() == other.resolve()


@contextmanager
def _opened(file: Path, mode: str) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True, timeout=1)) as opened:
        yield opened
