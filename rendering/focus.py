"""What pictures of a part of the board have in common: as wide and as legible as a phone needs them."""

from __future__ import annotations

from rendering.canvas import Canvas
from rendering.fonts import Style, fold, length
from rendering.ground import parchment

WIDTH = 800
SHORTEST, TALLEST = 600, 1000
LEAST = 30
"""No text is smaller: a phone shows it a third as large."""
LEAST_MARK = 18
"""No letter or number on a piece is smaller: colour, shape or place say the same."""


def page(height: int, width: int = WIDTH) -> Canvas:
    """Give a sheet on which no text is shrunk below what a phone can show."""
    return Canvas(parchment(width, height).copy(), least=LEAST)


def write_name(
    canvas: Canvas, x: int, y: int, name: str, style: Style, room: int, least: int = LEAST
) -> None:
    """Write a name in one line, or a long one in two."""
    if length(name, style._replace(size=least)) <= room:
        canvas.text(x, y, name, style, room=room, least=least)
        return
    rows, style = fold(name, style._replace(size=least), room, 2, least)
    half = least // 2 + 1
    for number, row in enumerate(rows):
        top = y - half * (len(rows) - 1) + 2 * half * number
        canvas.text(x, top, row, style, room=room, least=least)
