"""The pictures look as they did when they were last looked at."""

import pytest
from PIL import Image, ImageChops, ImageStat

from games import registry
from tests.rendering.references import drawn, expected
from tests.rendering.subject import Reference, load

TOLERANCE = 6.0
"""Mean difference in steps of 256: smoothing differs between versions of Pillow, layouts differ by more."""


REFERENCES = [(game, reference) for game in registry.ids() for reference in load(game).references]


@pytest.mark.parametrize(("game", "reference"), REFERENCES, ids=lambda each: getattr(each, "name", each))
def test_pictures_look_as_they_did(game: str, reference: Reference) -> None:
    anew = f"if that is meant: python -m tests.rendering.references play {game}"
    assert difference(drawn(game, reference), expected(game, reference)) < TOLERANCE, anew


@pytest.mark.parametrize("game", registry.ids())
def test_the_tolerance_tells_pictures_apart(game: str) -> None:
    references = [each for each in load(game).references if not (each.private or each.focus)]
    boards = [drawn(game, reference) for reference in references]
    for number, board in enumerate(boards):
        for other in boards[number + 1 :]:
            assert board.size != other.size or difference(board, other) > TOLERANCE


def difference(one: Image.Image, other: Image.Image) -> float:
    assert one.size == other.size
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3
