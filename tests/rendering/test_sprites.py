"""Pieces drawn large, reduced once and kept."""

from __future__ import annotations

import pytest

from rendering import palette, sprites


@pytest.mark.parametrize("fill", [None, palette.MARBLE])
@pytest.mark.parametrize(
    ("width", "height", "line", "radius"), [(20, 16, 2, 8), (21, 333, 1, 4), (500, 60, 6, 14)]
)
def test_frame_pulled_apart_is_the_frame_drawn_whole(
    width: int, height: int, line: int, radius: int, fill: palette.Colour | None
) -> None:
    def paint(pen: sprites.Pen) -> None:
        pen.rounded((0, 0, width, height), radius, fill, palette.INK, line)

    pulled = sprites.panel(width, height, fill, palette.INK, line, radius)
    assert pulled.size == (width, height)
    assert pulled.tobytes() == sprites.drawn(width, height, paint).tobytes()
