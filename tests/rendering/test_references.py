"""The pictures look as they did when they were last looked at."""

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.rendering.references import REFERENCES, Reference, drawn, expected

TOLERANCE = 6.0
"""Mean difference in steps of 256: smoothing differs between versions of Pillow, layouts differ by more."""


@pytest.mark.parametrize("reference", REFERENCES, ids=lambda reference: reference.name)
def test_pictures_look_as_they_did(reference: Reference) -> None:
    assert difference(drawn(reference), expected(reference)) < TOLERANCE


def test_the_tolerance_tells_pictures_apart() -> None:
    boards = [drawn(reference) for reference in REFERENCES if not reference.private]
    for number, board in enumerate(boards):
        for other in boards[number + 1 :]:
            assert difference(board, other) > TOLERANCE


def difference(one: Image.Image, other: Image.Image) -> float:
    assert one.size == other.size
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3
