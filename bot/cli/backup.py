"""`keryx backup`: a copy of the database, also while the bot runs."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from bot.cli._faults import Failed
from bot.settings import Settings

app = typer.Typer()


@app.command()
def backup(
    context: typer.Context,
    out: Annotated[Path | None, typer.Argument(help="The file; by default in the data directory.")] = None,
) -> None:
    """Copy the database to a file; the bot may go on meanwhile."""
    from bot.db import StoreUnavailable

    now = datetime.now(UTC)
    path = out or context.obj.data / "backups" / f"keryx-{now:%Y%m%dT%H%M%S}.db"
    try:
        asyncio.run(_backup(context.obj, path))
    except StoreUnavailable as fault:
        raise Failed(str(fault)) from None
    print(path)


async def _backup(settings: Settings, path: Path) -> None:
    from bot.db import Store, backup

    store = await Store.open(settings.database_url, data=settings.data)
    try:
        await backup(store, path)
    finally:
        await store.close()
