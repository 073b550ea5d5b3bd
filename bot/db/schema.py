"""The schema: which revision a database has, and its way to the present one."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, inspect
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.db import engine as engines
from bot.db import sqlite
from bot.db.faults import StoreUnavailable

MIGRATIONS = Path(__file__).parent / "migrations"


def head() -> str:
    """Name the revision that this version of Keryx writes."""
    return str(_scripts().get_current_head())


def known_revisions() -> set[str]:
    """Name every revision that this version of Keryx can bring up to date."""
    return {script.revision for script in _scripts().walk_revisions()}


def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(MIGRATIONS))


def configured(connection: Connection) -> Config:
    """Configure Alembic to work on a connection that has begun."""
    config = Config()
    # A per cent sign begins an interpolation in Alembic's settings.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


async def bring_up_to_date(url: URL, *, busy_seconds: float) -> None:
    """Migrate a database to the present revision; a file that holds anything is copied first."""
    engine = engines.new_engine(url, busy_seconds=busy_seconds, migrating=True)
    try:
        async with engine.connect() as connection:
            revision = await connection.run_sync(revision_of)
        if sqlite.is_sqlite(url):
            await sqlite.keep_write_ahead_log(engine, busy_seconds=busy_seconds)
        if revision not in {None, head()} and sqlite.is_sqlite(url):
            await _copy(engine, sqlite.file_of(url))
        if revision != head():
            await _upgrade(engine)
    finally:
        await engine.dispose()


async def _copy(engine: AsyncEngine, file: Path) -> None:
    now = datetime.now(UTC)
    name = f"{file.stem}-before-{head()}-{now:%Y%m%dT%H%M%S%f}{file.suffix}"
    async with engine.connect() as connection:
        await sqlite.copy_into(connection, file.with_name(name))


async def _upgrade(engine: AsyncEngine) -> None:
    # All of it is one transaction: a failure leaves the old schema, and a second process waits for its end.
    async with engines.writing(engine).begin() as connection:
        await connection.run_sync(_upgrade_begun)


def _upgrade_begun(connection: Connection) -> None:
    command.upgrade(configured(connection), "head")
    if connection.dialect.name == "sqlite" and sqlite.broken_references(connection):
        raise StoreUnavailable("The database cannot be brought up to date: it has rows that belong to none.")


def revision_of(connection: Connection) -> str | None:
    """Tell a database's revision, None of an empty one; refuse what this version cannot read."""
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None and inspect(connection).get_table_names():
        raise StoreUnavailable("The database is not one of Keryx: it holds other tables.")
    check_known(revision)
    return revision


def check_known(revision: Any) -> None:
    """Refuse the revision of a newer Keryx."""
    if revision is not None and revision not in known_revisions():
        raise StoreUnavailable(
            f"The database has schema {revision}, of a newer version of Keryx; this one reads up to {head()}."
        )
