"""`keryx bench`: the engine and the pictures as ratios that hold on any machine, and the bot under load."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from bot.cli._options import find_game
from games import registry

BOUNDS = {"submit_ratio": 10.0, "play_ratio": 2.0, "draw_ratio": 1.0, "draw_encode_ratio": 1.7}
MEANINGS = {
    "submit_ratio": "submitting an action / encoding and decoding 20 KB",
    "play_ratio": "an action of random play in place / encoding and decoding 20 KB",
    "draw_ratio": "drawing the board / encoding it as RGB at level 6",
    "draw_encode_ratio": "drawing and encoding the board / encoding it as RGB at level 6",
}

TABLES = 20
ACKNOWLEDGEMENT = 1.0
"""Discord gives three seconds; people notice one."""
LAG = 0.1

app = typer.Typer()


@app.command()
def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game; all if not given.")
    ] = None,
    tables: Annotated[
        int, typer.Option(min=0, help="So many tables move at once on a practice server; 0: leave it out.")
    ] = TABLES,
) -> None:
    """Measure the engine and the pictures against fixed references, and the bot under load, in one run."""
    from bot.cli._measure import measure

    names = registry.ids() if game is None else (find_game(game).id,)
    measured = {name: measure(registry.get(name)) for name in names}
    _show(measured)
    if tables:
        _show_load(tables)
    ratios = {ratio: {name: round(measured[name][ratio], 3) for name in names} for ratio in BOUNDS}
    print(json.dumps(ratios))


def _show_load(tables: int) -> None:
    from rich.console import Console
    from rich.table import Table

    from bot.cli._load import measure_load

    load = measure_load(tables)
    found = {
        f"acknowledgement, the worst of {load.acknowledgements}": (
            load.worst_acknowledgement,
            ACKNOWLEDGEMENT,
        ),
        "acknowledgement, median": (load.median_acknowledgement, ACKNOWLEDGEMENT),
        "the event loop is late by": (load.worst_lag, LAG),
        "of it by its own doing": (load.worst_own_lag, LAG),
    }
    table = Table(f"{tables} tables at once", "seconds", "at most", "")
    for meaning, (value, bound) in found.items():
        within = "within" if value <= bound else "[bold red]above[/]"
        table.add_row(meaning, f"{value:.3f}", f"{bound:g}", within)
    Console().print(table)
    print(json.dumps({"tables": tables} | {name: round(value, 4) for name, value in load._asdict().items()}))


def _show(measured: dict[str, dict[str, float]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("game", "ratio", "measured", "at most", "")
    for game, ratios in measured.items():
        for ratio, value in ratios.items():
            within = "within" if value <= BOUNDS[ratio] else "[bold red]above[/]"
            table.add_row(game, MEANINGS[ratio], f"{value:.2f}", f"{BOUNDS[ratio]:g}", within)
    Console().print(table)
