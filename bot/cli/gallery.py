"""`keryx gallery`: one sheet of pictures per game, to look at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli import _files as files
from bot.cli._faults import BadInput
from bot.cli._names import seat_names
from bot.cli._options import find_game
from bot.cli._random_play import RandomPlay, seed_bytes
from games import registry
from games.core.game import Game

if TYPE_CHECKING:
    from rendering.gallery import Exhibit

SEED = 1

PARTS = {"early": 0.15, "late": 0.85}
"""How much of a game has been played when its pictures are taken."""

app = typer.Typer()


@app.command()
def gallery(
    out: Annotated[Path, typer.Option(help="The directory to write into.")] = Path(),
) -> None:
    """Draw one sheet per game: fewest and most seats, early and late, large and as on a phone."""
    if not out.is_dir():
        raise BadInput(f"The directory {out} does not exist.")
    for name in registry.ids():
        path = out / f"{name}.png"
        files.write_bytes(path, _sheet(find_game(name)))
        print(path)


def _sheet(game: Game) -> bytes:
    from bot.cli._pictures import pictures_of
    from rendering.gallery import sheet

    return pictures_of(game).encode(sheet(game.id.capitalize(), list(exhibits(game))))


def exhibits(game: Game) -> Iterator[Exhibit]:
    """Draw positions of random games."""
    from bot.cli._pictures import draw, draw_private, look_on
    from rendering.gallery import Exhibit

    for seats in sorted({min(game.seats), max(game.seats)}):
        names = seat_names(seats)
        length = len(_played_out(game, seats).record.entries)
        for part, share in PARTS.items():
            play = RandomPlay(game, seats, _scenario(game, seats), seed_bytes(SEED))
            sight = look_on(play, round(length * share), None, "en")
            caption = f"{seats} seats, {part}: after {len(play.record.entries)} of {length} actions"
            yield Exhibit(caption, draw(game, sight, "en", names))
            own = game.view(play.table.state, 0)
            yield Exhibit(f"{caption}, what {names[0]} alone knows", draw_private(game, own, "en", names))


def _scenario(game: Game, seats: int) -> str:
    return next(scenario for scenario in game.scenarios if seats in game.seats_for(scenario))


def _played_out(game: Game, seats: int) -> RandomPlay:
    play = RandomPlay(game, seats, _scenario(game, seats), seed_bytes(SEED))
    play.play_out()
    return play
