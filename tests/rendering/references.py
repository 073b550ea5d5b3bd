"""Small reference pictures of stored views.

`python -m tests.rendering.references` draws them again from the stored views, for review as a diff;
with `play` it also takes new views from random games, which is needed when the view has changed.
"""

import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import msgspec
from PIL import Image

from games.perikles.view import View
from rendering.perikles import draw, draw_private
from tests.rendering.plays import NAMES, Moment, play, words_of

FOLDER = Path(__file__).parent / "reference"
WIDTH = 200
COLOURS = 160


class Stored(msgspec.Struct):
    """A view to be drawn, with the one before it."""

    view: View
    before: View | None


class Reference(NamedTuple):
    """What is to be seen on a reference picture."""

    name: str
    seats: int
    seed: int
    viewer: int | None
    language: str
    choose: Callable[[Moment], bool]
    private: bool = False

    @property
    def view_file(self) -> Path:
        return FOLDER / f"{self.name}.json"

    @property
    def picture_file(self) -> Path:
        return FOLDER / f"{self.name}.png"


def _has_sent(view: View, seat: int) -> bool:
    return any(sent.by == seat for place in view.places for sent in (*place.attackers, *place.defenders))


REFERENCES = (
    Reference("influence", 3, 11, None, "en", lambda moment: len(moment.view.seats[0].tiles) == 3),
    Reference("candidates", 4, 12, None, "el", lambda moment: moment.view.phase == "candidates"),
    Reference("forces", 5, 13, 1, "de", lambda moment: len(moment.view.wars) > 4),
    Reference("battle", 4, 14, None, "en", lambda moment: moment.view.combat is not None),
    Reference("end", 5, 15, None, "el", lambda moment: moment.view.ended),
    Reference("private", 3, 16, 0, "de", lambda moment: _has_sent(moment.view, 0), private=True),
)


def drawn(reference: Reference) -> Image.Image:
    """Draw the stored view of a reference, small."""
    stored = msgspec.json.decode(reference.view_file.read_bytes(), type=Stored)
    words, names = words_of(reference.language, reference.seats), NAMES[: reference.seats]
    if reference.private:
        picture = draw_private(stored.view, words=words, names=names)
    else:
        picture = draw(stored.view, words=words, names=names, before=stored.before, lines=[names[0]])
    return picture.resize((WIDTH, round(WIDTH * picture.height / picture.width)), Image.Resampling.LANCZOS)


def expected(reference: Reference) -> Image.Image:
    """Give the picture as it was when it was last looked at."""
    return Image.open(BytesIO(reference.picture_file.read_bytes())).convert("RGB")


def _take_view(reference: Reference) -> None:
    moments = play(reference.seats, reference.seed, reference.viewer)
    moment = next(moment for moment in moments if reference.choose(moment))
    stored = msgspec.json.encode(Stored(moment.view, moment.before))
    reference.view_file.write_bytes(msgspec.json.format(stored, indent=0) + b"\n")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for reference in REFERENCES:
        if "play" in sys.argv[1:]:
            _take_view(reference)
        small = drawn(reference).quantize(COLOURS, dither=Image.Dither.NONE)
        small.save(reference.picture_file)


if __name__ == "__main__":
    main()
