"""The pictures look as they did when they were last looked at."""

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.rendering.references import ANTIKE, PELOPONNES, PERIKLES, REFERENCES, Reference, drawn, expected

TOLERANCE = 6.0
"""Mean difference in steps of 256: smoothing differs between versions of Pillow, layouts differ by more."""


@pytest.mark.parametrize("reference", REFERENCES, ids=lambda each: f"{each.game}-{each.name}")
def test_pictures_look_as_they_did(reference: Reference) -> None:
    assert difference(drawn(reference), expected(reference)) < TOLERANCE


@pytest.mark.parametrize("several", [PERIKLES, PELOPONNES, ANTIKE], ids=["perikles", "peloponnes", "antike"])
def test_the_tolerance_tells_pictures_apart(several: tuple[Reference, ...]) -> None:
    boards = [drawn(reference) for reference in several if not reference.private]
    for number, board in enumerate(boards):
        for other in boards[number + 1 :]:
            assert board.size != other.size or difference(board, other) > TOLERANCE


def difference(one: Image.Image, other: Image.Image) -> float:
    assert one.size == other.size
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3
