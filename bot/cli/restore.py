"""`keryx restore`: a backup takes the place of the database, which stays beside it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from bot.cli._faults import BadInput, Failed

app = typer.Typer()


@app.command()
def restore(
    context: typer.Context, file: Annotated[Path, typer.Argument(help="A backup made by Keryx.")]
) -> None:
    """Put a backup in the place of the database; the bot must not be running."""
    from bot.db import StoreUnavailable, engine, sqlite
    from bot.db import restore as put_back

    try:
        url = engine.resolve(context.obj.database_url, context.obj.data)
        if not sqlite.is_sqlite(url):
            raise BadInput("Keryx restores SQLite databases only; use the database's own tools.")
        asyncio.run(put_back(file, sqlite.file_of(url)))
    except StoreUnavailable as fault:
        raise Failed(str(fault)) from None
    print(f"{file} is in place as {sqlite.file_of(url)}.")
