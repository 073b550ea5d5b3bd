"""`keryx backup`: a copy of the database, also while the bot runs."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from bot.cli._faults import BadInput, Failed

app = typer.Typer()


@app.command()
def backup(
    context: typer.Context,
    out: Annotated[Path | None, typer.Argument(help="The file; by default in the data directory.")] = None,
) -> None:
    """Copy the database to a file; the bot may go on meanwhile."""
    from bot.db import StoreUnavailable, backup_of, engine, sqlite
    from bot.db.known import BACKUPS

    now = datetime.now(UTC)
    path = out or context.obj.data / BACKUPS / f"keryx-{now:%Y%m%dT%H%M%S}.db"
    try:
        url = engine.resolve(context.obj.database_url, context.obj.data)
        if not sqlite.is_sqlite(url):
            raise BadInput("Keryx copies SQLite databases only; use the database's own tools.")
        if _is_missing(file := sqlite.file_of(url)):
            raise Failed(_what_is_missing(file, context.obj.data))
        asyncio.run(backup_of(url, path))
    except StoreUnavailable as fault:
        raise Failed(str(fault)) from None
    print(path)


def _is_missing(file: Path) -> bool:
    try:
        return not file.exists()
    except OSError:
        # What keeps us from looking is named when the file is opened.
        return False


def _what_is_missing(file: Path, data: Path) -> str:
    """Say which database is missing, and what to write if only that of practice is there."""
    from bot.cli._bot import PRACTICE_DIRECTORY
    from bot.db.engine import FILE_NAME

    practised = data / PRACTICE_DIRECTORY / FILE_NAME
    if not practised.exists():
        return f"There is no database {file}."
    return (
        f"There is no database {file}; that of practice is {practised}, and "
        f"`DATABASE_URL=sqlite:///{PRACTICE_DIRECTORY}/{FILE_NAME} ./keryx backup` copies it."
    )
