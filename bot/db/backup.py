"""Backups: a copy of the database while it is in use, and the way back."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import URL

from bot.db import engine, schema, sqlite
from bot.db.faults import StoreUnavailable
from bot.db.store import BUSY_SECONDS, Store

REGULAR = "keryx-regular-"
STAMP = "%Y%m%dT%H%M%S"
STAMPED = re.compile(rf"{REGULAR}\d{{8}}T\d{{6}}")


async def backup_of(url: URL, path: Path) -> None:
    """Copy a database that is not open here, just as it is: an old schema stays old."""
    file = sqlite.file_of(url)
    with _faults_named(file):
        if sqlite.revision_in(file) is None:
            raise StoreUnavailable(f"The database {file} is not one of Keryx.")
    store = Store(engine.new_engine(url, busy_seconds=BUSY_SECONDS))
    try:
        await backup(store, path)
    finally:
        await store.close()


async def backup(store: Store, path: Path) -> None:
    """Copy the database to a file; an earlier one of that name is replaced when the copy is complete."""
    sqlite.make_directory(path)
    await store.copy_into(path)


async def back_up_regularly(store: Store, folder: Path, now: datetime, every: timedelta, kept: int) -> bool:
    """Make a copy if the newest regular one is old enough, and drop the oldest; tell whether one was made."""
    newest = newest_regular(folder, now)
    if newest and timedelta(0) <= now - newest < every:
        return False
    await backup(store, folder / f"{REGULAR}{now:{STAMP}}.db")
    for old in _regular_copies(folder, now)[:-kept]:
        old.unlink()
    return True


def newest_regular(folder: Path, now: datetime) -> datetime | None:
    """Tell when the newest regular copy was made, if there is one."""
    copies = _regular_copies(folder, now)
    return _made_at(copies[-1]) if copies else None


def _regular_copies(folder: Path, now: datetime) -> list[Path]:
    """List the copies that were made regularly, the oldest first; those made on demand are left alone.

    One from a time to come was made before the clock was set back: it is older than all others.
    """
    copies = [file for file in folder.glob(f"{REGULAR}*.db") if STAMPED.fullmatch(file.stem)]
    return sorted(copies, key=lambda copy: (_made_at(copy) <= now, copy.name))


def _made_at(copy: Path) -> datetime:
    return datetime.strptime(copy.stem.removeprefix(REGULAR), STAMP).replace(tzinfo=UTC)


async def restore(path: Path, target: Path) -> None:
    """Put a backup in the place of a database that nobody uses; the old one stays beside it.

    The backup may be of an older schema: opening the store brings it up to date.
    """
    await asyncio.to_thread(_restore, path, target)


def _restore(path: Path, target: Path) -> None:
    with _faults_named(path):
        _check(path)
    sqlite.make_directory(target)
    if sqlite.is_same_file(path, target):
        raise StoreUnavailable(f"{path} is the database itself.")
    part = target.with_name(f"{target.name}.part")
    try:
        with _faults_named(target):
            part.unlink(missing_ok=True)
            sqlite.copy_file(path, part)
            _set_old_aside(target)
            sqlite.put_in_place(part, target)
            if not sqlite.is_sound(target):
                raise StoreUnavailable(f"The database {target} is damaged after all; restore it again.")
    finally:
        part.unlink(missing_ok=True)


def _check(path: Path) -> None:
    if not path.is_file():
        raise StoreUnavailable(f"There is no backup {path}.")
    if not sqlite.is_sound(path):
        raise StoreUnavailable(f"The backup {path} is damaged.")
    revision = sqlite.revision_in(path)
    if revision is None:
        raise StoreUnavailable(f"The file {path} is not a backup of Keryx.")
    schema.check_known(revision)


def _set_old_aside(target: Path) -> None:
    """Set aside the old database, or what a lost one has left beside its name."""
    if sqlite.is_in_use(target):
        raise StoreUnavailable(f"The database {target} is in use; stop Keryx first.")
    now = datetime.now(UTC)
    sqlite.set_aside(target, target.with_name(f"{target.stem}-replaced-{now:%Y%m%dT%H%M%S%f}{target.suffix}"))


@contextmanager
def _faults_named(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise StoreUnavailable(f"{path}: {sqlite.sentence(error)}") from None
    except OSError as error:
        raise StoreUnavailable(f"{path} cannot be read or written: {error.strerror}.") from None
