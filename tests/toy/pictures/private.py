"""What a seat alone knows: its cards, its noted bids and its standing bids."""

from __future__ import annotations

from rendering.canvas import Canvas
from rendering.fonts import Style
from rendering.frame import TOP, paint_band
from rendering.ground import parchment
from rendering.palette import MARBLE
from rendering.sprites import mark
from tests.toy.pictures.scene import Sight

WIDTH, _ROW = 1000, 56


def draw_private(sight: Sight) -> Canvas:
    """Draw what a seat alone knows."""
    view = sight.view
    assert view.seat is not None, "an onlooker has no secrets"
    lines = sight.words.hand_lines(view)
    canvas = Canvas(parchment(WIDTH, TOP + 40 + len(lines) * _ROW).copy())
    paint_band(canvas)
    canvas.piece(mark(view.seat, 46), 46, 34, "seat")
    canvas.text(82, 34, sight.names[view.seat], Style("serif-bold", 36, MARBLE), room=500)
    title = sight.words.label("title")
    canvas.text(WIDTH - 24, 34, title, Style("serif", 28, MARBLE), align="right", room=300)
    for number, line in enumerate(lines):
        canvas.text(24, TOP + 48 + number * _ROW, line, Style("serif", 32), room=WIDTH - 48)
    return canvas
