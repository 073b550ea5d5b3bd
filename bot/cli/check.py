"""`keryx check`: whether all is there that the bot needs, without a token and without changing anything."""

from __future__ import annotations

import typer

from bot.cli._faults import Failed

app = typer.Typer()


@app.command()
def check(context: typer.Context) -> None:
    """Check settings, database, fonts, component data and catalogues; no token is needed."""
    from bot.cli._checks import CHECKS

    wrong = 0
    for name, examine in CHECKS.items():
        faults = examine(context.obj)
        wrong += len(faults)
        print(f"{name}: {'; '.join(faults) if faults else 'good'}")
    if wrong:
        raise Failed(f"{wrong} {'thing is' if wrong == 1 else 'things are'} wrong.")
