"""Small reference pictures of stored views.

`python -m tests.rendering.references` draws them again from the stored views, for review as a diff;
with `play` it also takes new views from random games, which is needed when the view has changed.
The name of a game draws its pictures alone.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from PIL import Image

from rendering.pictures import pictures_of
from rendering.sight import Sight
from tests.rendering.plays import NAMES, Moment, play, words_of

FOLDER = Path(__file__).parent / "reference"
WIDTH = 200
COLOURS = 160


class Stored(msgspec.Struct):
    """A view to be drawn, with the one before it."""

    view: Any
    before: Any


class Reference(NamedTuple):
    """What is to be seen on a reference picture."""

    game: str
    name: str
    seats: int
    seed: int
    viewer: int | None
    language: str
    choose: Callable[[Moment], bool]
    private: bool = False
    scenario: str = ""

    @property
    def view_file(self) -> Path:
        return FOLDER / self.game / f"{self.name}.json"

    @property
    def picture_file(self) -> Path:
        return FOLDER / self.game / f"{self.name}.png"


def _has_sent(view: Any, seat: int) -> bool:
    return any(sent.by == seat for place in view.places for sent in (*place.attackers, *place.defenders))


def _bids(view: Any) -> int:
    return sum(tile.bidder is not None for tile in (*view.regular, *view.conquest))


PERIKLES = (
    Reference(
        "perikles", "influence", 3, 11, None, "en", lambda moment: len(moment.view.seats[0].tiles) == 3
    ),
    Reference("perikles", "candidates", 4, 12, None, "el", lambda moment: moment.view.phase == "candidates"),
    Reference("perikles", "forces", 5, 13, 1, "de", lambda moment: len(moment.view.wars) > 4),
    Reference("perikles", "battle", 4, 14, None, "en", lambda moment: moment.view.combat is not None),
    Reference("perikles", "end", 5, 15, None, "el", lambda moment: moment.view.ended),
    Reference("perikles", "private", 3, 16, 0, "de", lambda moment: _has_sent(moment.view, 0), private=True),
)
PELOPONNES = (
    Reference("peloponnes", "first-bids", 2, 21, None, "en", lambda moment: _bids(moment.view) == 1),
    Reference("peloponnes", "taking", 3, 22, 1, "de", lambda moment: moment.view.phase == "taking"),
    Reference("peloponnes", "disaster", 4, 23, None, "el", lambda moment: moment.view.phase == "disasters"),
    Reference(
        "peloponnes",
        "late-bids",
        5,
        24,
        None,
        "de",
        lambda moment: moment.view.round == 7 and _bids(moment.view) > 2,
    ),
    Reference("peloponnes", "end", 5, 25, None, "el", lambda moment: moment.view.ended),
    Reference(
        "peloponnes",
        "level",
        1,
        26,
        0,
        "en",
        lambda moment: moment.view.round == 5,
        scenario="level-3",
    ),
    Reference(
        "peloponnes", "private", 3, 27, 0, "en", lambda moment: bool(moment.view.pending), private=True
    ),
)
ANTIKE = (
    Reference("antike", "first-turn", 3, 31, None, "en", lambda moment: moment.view.phase == "turn"),
    Reference(
        "antike",
        "manoeuvre",
        6,
        32,
        None,
        "el",
        lambda moment: moment.view.round > 20 and len(moment.view.last.legs) > 1,
        scenario="occident",
    ),
    Reference("antike", "reaction", 2, 33, 0, "de", lambda moment: moment.view.reaction is not None),
    Reference("antike", "conquest", 4, 34, None, "en", lambda moment: bool(moment.view.last.conquered)),
    Reference("antike", "end", 5, 35, None, "de", lambda moment: moment.view.ended),
    Reference(
        "antike",
        "two-colours",
        2,
        36,
        None,
        "el",
        lambda moment: moment.view.round == 30,
        scenario="occident-two-colours",
    ),
    Reference(
        "antike", "private", 2, 37, 1, "en", lambda moment: len(moment.view.standing) > 2, private=True
    ),
)
REFERENCES = PERIKLES + PELOPONNES + ANTIKE


def drawn(reference: Reference) -> Image.Image:
    """Draw the stored view of a reference, small."""
    pictures = pictures_of(reference.game)
    seen = import_module(f"games.{reference.game}.view").View
    stored = msgspec.json.decode(reference.view_file.read_bytes(), type=Stored)
    view = msgspec.convert(stored.view, seen)
    before = msgspec.convert(stored.before, seen | None)
    names = NAMES[: reference.seats]
    words = words_of(reference.game, reference.language, reference.seats)
    if reference.private:
        picture = pictures.draw_private(Sight(view, words, names)).image
    else:
        picture = pictures.draw(Sight(view, words, names, before, [names[0]])).image
    size = (WIDTH, round(WIDTH * picture.height / picture.width))
    return picture.resize(size, Image.Resampling.LANCZOS)


def expected(reference: Reference) -> Image.Image:
    """Give the picture as it was when it was last looked at."""
    return Image.open(BytesIO(reference.picture_file.read_bytes())).convert("RGB")


def _take_view(reference: Reference) -> None:
    moments = play(reference.game, reference.seats, reference.seed, reference.viewer, reference.scenario)
    moment = next(moment for moment in moments if reference.choose(moment))
    stored = msgspec.json.encode(Stored(moment.view, moment.before))
    reference.view_file.write_bytes(msgspec.json.format(stored, indent=0) + b"\n")


def main() -> None:
    games = set(sys.argv[1:]) & {reference.game for reference in REFERENCES}
    for reference in REFERENCES:
        if games and reference.game not in games:
            continue
        reference.view_file.parent.mkdir(parents=True, exist_ok=True)
        if "play" in sys.argv[1:]:
            _take_view(reference)
        small = drawn(reference).quantize(COLOURS, dither=Image.Dither.NONE)
        small.save(reference.picture_file)


if __name__ == "__main__":
    main()
