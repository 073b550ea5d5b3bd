"""Whether there was a database before: a new one in its place is empty, which somebody should know."""

import logging
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from bot.db import owner_only, sqlite

log = logging.getLogger(__name__)

BACKUPS = "backups"
"""The directory for copies, inside the data directory."""
MARK = (
    "Keryx has made the database {name} in this directory. Should it be missing one day, Keryx says so "
    "before it makes a new one. Delete this file together with the database to begin anew.\n"
)


def what_is_lost(file: Path, data: Path) -> str:
    """Say in a sentence, without its full stop, that a database is missing; nothing where there was none."""
    if _holds_anything(file):
        return ""
    left = next(_left(file, data), None)
    return (
        f"the database {file} is missing or empty, but there was one before, as {left} shows" if left else ""
    )


def say_what_is_lost(file: Path, data: Path) -> None:
    """Log that a new database takes the place of one that is lost; what is left of that one is set aside."""
    lost = what_is_lost(file, data)
    if not lost:
        return
    log.error("%s; Keryx begins with a new one. If that is not meant, stop it and restore a backup.", lost)
    if not file.exists():
        now = datetime.now(UTC)
        sqlite.set_aside(file, file.with_name(f"{file.stem}-lost-{now:%Y%m%dT%H%M%S%f}{file.suffix}"))


def mark(file: Path) -> None:
    """Leave a mark beside a database, by which it would be missed."""
    marker = _marker(file)
    try:
        if not marker.exists():
            owner_only.make_file(marker)
            marker.write_text(MARK.format(name=file.name), "utf-8")
    except OSError as error:
        # The bot can do without; a full disk is named when something is to be stored.
        log.warning("%s cannot be written: %s", marker, error.strerror)


def copies(file: Path, data: Path) -> Iterator[Path]:
    """Find the copies of a database that Keryx has made."""
    yield from sorted((data / BACKUPS).glob("*.db"))
    yield from sorted(file.parent.glob(f"{file.stem}-*{file.suffix}*"))


def _left(file: Path, data: Path) -> Iterator[Path]:
    """Find what a database leaves behind."""
    sides = (file.with_name(file.name + suffix) for suffix in sqlite.SIDE_FILES)
    yield from (each for each in (*sides, _marker(file)) if each.exists())
    yield from copies(file, data)


def _marker(file: Path) -> Path:
    return file.with_name(f"{file.name}-known")


def _holds_anything(file: Path) -> bool:
    try:
        return file.stat().st_size > 0
    except FileNotFoundError:
        return False
    except OSError:
        # What keeps us from looking is named when the file is opened.
        return True
