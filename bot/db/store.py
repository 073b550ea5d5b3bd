"""The store: reads, and transactions that write."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

from sqlalchemy import Engine, Select, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.util import greenlet_spawn

from bot.db import engine as engines
from bot.db import known, owner_only, schema, sqlite, task_writes
from bot.db.directory import Directory, Listed
from bot.db.faults import StoreUnavailable
from bot.db.in_place import InPlace
from bot.db.models import GUILD, TABLE
from bot.db.reads import Reads
from bot.db.uncancelled import unbroken
from bot.db.writer import Writer

BUSY_SECONDS = 5.0
"""How long to wait for another process that writes."""


class Store(Reads):
    """One database, open; belongs to the event loop that opened it."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Use an engine on an up-to-date database; see `open`."""
        self._engine = engine
        self._writing = engines.writing(engine)
        # Writers of one process queue here in order, instead of polling for SQLite's lock.
        self._turn = asyncio.Lock()
        self._users = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._closed = False
        self._in_place = InPlace(engine) if self.is_file else None
        self.directory = Directory()

    @classmethod
    async def open(cls, url: str, *, data: Path, busy_seconds: float = BUSY_SECONDS) -> Self:
        """Open a database, made if missing and migrated if old; without a URL, a file in `data`."""
        resolved = engines.resolve(url, data)
        with engines.faults_named():
            if sqlite.is_sqlite(resolved):
                _make_ready(sqlite.file_of(resolved), data)
            await unbroken(schema.bring_up_to_date(resolved, busy_seconds=busy_seconds))
        if sqlite.is_sqlite(resolved):
            known.mark(sqlite.file_of(resolved))
        store = cls(engines.new_engine(resolved, busy_seconds=busy_seconds))
        try:
            await store._fill_directory()
        except BaseException:
            # Nobody else could close what nobody was given.
            await unbroken(store.close())
            raise
        return store

    async def _fill_directory(self) -> None:
        for row in await self._rows(select(*(TABLE.c[name] for name in Listed._fields))):
            self.directory.note_table(row["id"], row)
        for row in await self._rows(select(GUILD.c.guild_id, GUILD.c.gamemaster_role_id)):
            self.directory.note_role(row["guild_id"], row["gamemaster_role_id"])

    async def close(self) -> None:
        """Refuse what comes, let what is under way end, and close every connection."""
        self._closed = True
        await self._idle.wait()
        await self._engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Writer]:
        """Write: all of the block is committed, or, on any exception, none of it."""
        async with self._in_use(), self._turn:
            connection = self._writing.connect()
            try:
                await unbroken(_begin(connection))
                writer = Writer(connection)
                yield writer
                if writer.failure is not None:
                    raise writer.failure
                await self._demand_in_place(connection)
                await unbroken(_commit(connection))
                self._note_changes(writer)
                if writer.has_written:
                    task_writes.note()
            finally:
                await unbroken(_close(connection))

    async def _demand_in_place(self, connection: AsyncConnection) -> None:
        if self._in_place is not None:
            await self._in_place.demand_of(connection)

    def demand_in_place(self) -> None:
        """Raise unless the database is still where it was opened."""
        if self._in_place is not None:
            self._in_place.demand()

    def _note_changes(self, writer: Writer) -> None:
        for table_id, fields in writer.tables_changed.items():
            self.directory.note_table(table_id, fields)
        for guild_id, settings in writer.guilds_changed.items():
            self.directory.note_role(guild_id, settings.gamemaster_role_id)

    @property
    def is_file(self) -> bool:
        """Say whether the database is a file, which Keryx can copy."""
        return self._engine.dialect.name == "sqlite"

    async def copy_into(self, path: Path) -> None:
        """Copy the database to a file while it is in use."""
        if not self.is_file:
            raise StoreUnavailable("Keryx copies SQLite databases only; use the database's own tools.")
        if sqlite.is_same_file(path, sqlite.file_of(self._engine.url)):
            raise StoreUnavailable(f"{path} is the database itself.")
        async with self._in_use():
            await unbroken(self._copy_into(path))

    async def _copy_into(self, path: Path) -> None:
        with engines.faults_named():
            async with self._engine.connect() as connection:
                await sqlite.copy_into(connection, path)

    async def _rows(self, statement: Select[Any]) -> list[dict[str, Any]]:
        async with self._in_use():
            return await unbroken(self._read(statement))

    async def _read(self, statement: Select[Any]) -> list[dict[str, Any]]:
        with engines.faults_named():
            return await greenlet_spawn(_asked, self._engine.sync_engine, statement)

    @asynccontextmanager
    async def _in_use(self) -> AsyncIterator[None]:
        if self._closed:
            raise StoreUnavailable("The database is closed.")
        self._users += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._users -= 1
            if not self._users:
                self._idle.set()


def _make_ready(file: Path, data: Path) -> None:
    """Make the file of a database, or find it; it and its copies are their owner's alone."""
    sqlite.make_directory(file)
    known.say_what_is_lost(file, data)
    owner_only.make_file(file)
    sides = [file.with_name(file.name + suffix) for suffix in sqlite.SIDE_FILES]
    owner_only.close_to_others([data, *sides, data / known.BACKUPS, *known.copies(file, data)])


def _asked(engine: Engine, statement: Select[Any]) -> list[dict[str, Any]]:
    """Ask in one go: an asynchronous connection would hand over four times."""
    with engine.connect() as connection:
        return [dict(row) for row in connection.execute(statement).mappings()]


async def _begin(connection: AsyncConnection) -> None:
    with engines.faults_named():
        await connection.start()
        await connection.begin()


async def _commit(connection: AsyncConnection) -> None:
    with engines.faults_named():
        try:
            await connection.commit()
        except BaseException:
            # SQLAlchemy takes the transaction for ended, SQLite may not: only closing the connection is sure.
            await connection.invalidate()
            raise


async def _close(connection: AsyncConnection) -> None:
    """Roll back what was not committed, and give the connection back."""
    if connection.sync_connection is not None:
        await connection.close()
