"""What is printed: the parts of the board that no move changes, painted once per language."""

from __future__ import annotations

from rendering import frame
from rendering.canvas import Canvas
from rendering.frame import SIGN, LegendEntry
from rendering.ground import parchment
from rendering.palette import INK, MARBLE
from rendering.sprites import coin, panel
from tests.toy.pictures import parts
from tests.toy.pictures.scene import Words

LEGEND = ("coins",)
"""The labels of the signs that are explained."""
TITLE = 260
"""How much room the name of the game has."""


def printed(words: Words) -> Canvas:
    """Give the board before anything lies on it."""
    canvas = Canvas(parchment(parts.WIDTH, parts.HEIGHT).copy())
    market = parts.MARKET
    frame.paint_ends(canvas, words.label("title"), TITLE)
    frame.paint_short_legend(canvas, [LegendEntry(coin("", SIGN), words.label(key)) for key in LEGEND])
    canvas.piece(panel(market.width, market.height, MARBLE, INK, 3, 10), *market.middle)
    return canvas
