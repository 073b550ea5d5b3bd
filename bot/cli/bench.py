"""`keryx bench`: how fast the engine and the pictures are, as ratios that hold on any machine."""

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

app = typer.Typer()


@app.command()
def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game; all if not given.")
    ] = None,
) -> None:
    """Measure the engine and the pictures against fixed references, in one run."""
    from bot.cli._measure import measure

    names = registry.ids() if game is None else (find_game(game).id,)
    measured = {name: measure(registry.get(name)) for name in names}
    _show(measured)
    ratios = {ratio: {name: round(measured[name][ratio], 3) for name in names} for ratio in BOUNDS}
    print(json.dumps(ratios))


def _show(measured: dict[str, dict[str, float]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("game", "ratio", "measured", "at most", "")
    for game, ratios in measured.items():
        for ratio, value in ratios.items():
            within = "within" if value <= BOUNDS[ratio] else "[bold red]above[/]"
            table.add_row(game, MEANINGS[ratio], f"{value:.2f}", f"{BOUNDS[ratio]:g}", within)
    Console().print(table)
