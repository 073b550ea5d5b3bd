"""Small reference pictures of stored views.

`python -m tests.rendering.references` draws them again from the stored views, for review as a diff;
with `play` it also takes new views from random games, which is needed when the view has changed.
The name of a game draws its pictures alone.
"""

import sys
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image

from games import registry
from rendering.pictures import pictures_of
from rendering.sight import Sight
from tests.rendering.plays import NAMES, play, words_of
from tests.rendering.subject import Reference, load

GAMES = Path(__file__).parents[1] / "games"
WIDTH = 200
COLOURS = 160


class Stored(msgspec.Struct):
    """A view to be drawn, with the one before it."""

    view: Any
    before: Any


def folder(game: str) -> Path:
    """Say where the views and pictures of a game are stored."""
    return GAMES / game / "reference"


def drawn(game: str, reference: Reference) -> Image.Image:
    """Draw the stored view of a reference, small."""
    pictures = pictures_of(game)
    seen = import_module(f"games.{game}.view").View
    stored = msgspec.json.decode((folder(game) / f"{reference.name}.json").read_bytes(), type=Stored)
    view = msgspec.convert(stored.view, seen)
    before = msgspec.convert(stored.before, seen | None)
    names = NAMES[: reference.seats]
    words = words_of(game, reference.language, reference.seats)
    if reference.private:
        picture = pictures.draw_private(Sight(view, words, names)).image
    elif reference.focus:
        picture = pictures.draw_focus(Sight(view, words, names, before)).image
    else:
        picture = pictures.draw(Sight(view, words, names, before, [names[0]])).image
    size = (WIDTH, round(WIDTH * picture.height / picture.width))
    return picture.resize(size, Image.Resampling.LANCZOS)


def expected(game: str, reference: Reference) -> Image.Image:
    """Give the picture as it was when it was last looked at."""
    return Image.open(BytesIO((folder(game) / f"{reference.name}.png").read_bytes())).convert("RGB")


def _take_view(game: str, reference: Reference) -> None:
    moments = play(game, reference.seats, reference.seed, reference.viewer, reference.scenario)
    moment = next(moment for moment in moments if reference.choose(moment))
    stored = msgspec.json.encode(Stored(moment.view, moment.before))
    (folder(game) / f"{reference.name}.json").write_bytes(msgspec.json.format(stored, indent=0) + b"\n")


def main() -> None:
    for game in [each for each in registry.ids() if each in sys.argv[1:]] or registry.ids():
        folder(game).mkdir(parents=True, exist_ok=True)
        for reference in load(game).references:
            if "play" in sys.argv[1:]:
                _take_view(game, reference)
            small = drawn(game, reference).quantize(COLOURS, dither=Image.Dither.NONE)
            small.save(folder(game) / f"{reference.name}.png")


if __name__ == "__main__":
    main()
