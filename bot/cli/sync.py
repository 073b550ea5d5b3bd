"""`keryx sync`: the commands are made known to Discord, without running the bot."""

from __future__ import annotations

from typing import Annotated

import typer

from bot.cli._faults import BadInput

app = typer.Typer()


@app.command()
def sync(
    context: typer.Context,
    force: Annotated[bool, typer.Option("--force", help="Send them even if Discord has them.")] = False,
    practice_at: Annotated[
        str, typer.Option(metavar="URL", help="Use a practice server that is there already.")
    ] = "",
) -> None:
    """Make the commands known to Discord where its list differs; the bot does so whenever it starts."""
    from bot.cli import _bot

    if not practice_at and not context.obj.discord_token:
        raise BadInput("DISCORD_TOKEN is not set; without it nothing can be made known to Discord.")
    if _bot.sync(context.obj, practice_at.rstrip("/"), force=force):
        print("The commands are made known to Discord.")
    else:
        print("Discord has these very commands; --force sends them nevertheless.")
