"""`keryx run`: the bot on Discord."""

from __future__ import annotations

from typing import Annotated

import typer

from bot.cli._faults import BadInput

app = typer.Typer()


@app.command()
def run(
    context: typer.Context,
    practice_at: Annotated[
        str, typer.Option(metavar="URL", help="Run on a practice server that is there already.")
    ] = "",
) -> None:
    """Run the bot on Discord, with the token in DISCORD_TOKEN."""
    from bot.cli import _bot

    if practice_at:
        _bot.run_at(context.obj, practice_at.rstrip("/"))
    elif not context.obj.discord_token:
        raise BadInput(
            "DISCORD_TOKEN is not set; `keryx` without a command starts a practice server instead."
        )
    else:
        _bot.run_on_discord(context.obj)
