"""Whether the path of an open database still leads to it.

SQLite goes on with a file that was removed or replaced: what it writes then is lost when it is closed.
"""

from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.db import sqlite
from bot.db.faults import StoreUnavailable

LOG_FILE = "keryx_log_file"
"""Where a connection remembers which write-ahead log it has opened."""


class InPlace:
    """The files of a database as they were when it was opened."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Watch the files of an engine on a file that is there; none of its connections may be open yet."""
        self._file = sqlite.file_of(engine.url)
        self._log = self._file.with_name(f"{self._file.name}-wal")
        self._known = _identity(self._file)
        event.listen(engine.sync_engine, "connect", self._connected)

    def _connected(self, connection: Any, record: Any) -> None:
        sqlite.open_log(connection)
        record.info[LOG_FILE] = _identity(self._log)
        try:
            self.demand()
        except StoreUnavailable:
            connection.close()
            raise

    def demand(self) -> None:
        """Raise unless the path leads to the database that was opened."""
        if _identity(self._file) != self._known:
            raise StoreUnavailable(_gone(self._file))

    async def demand_of(self, connection: AsyncConnection) -> None:
        """Raise unless what a connection has written can be found again at the path."""
        self.demand()
        pooled = await connection.get_raw_connection()
        if _identity(self._log) != pooled.info[LOG_FILE]:
            raise StoreUnavailable(_gone(self._log))


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _gone(path: Path) -> str:
    return (
        f"The file {path} was removed or replaced while Keryx runs, so nothing is written any more: "
        "put it back, or stop Keryx and restore a backup."
    )
