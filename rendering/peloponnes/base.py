"""What no move changes, painted once per language."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from rendering import frame
from rendering.canvas import Canvas
from rendering.frame import SIGN, LegendEntry
from rendering.ground import parchment
from rendering.peloponnes import layout
from rendering.peloponnes.cards import unpaid_sign
from rendering.peloponnes.scene import Words
from rendering.peloponnes.symbols import every_round, protection, shield, sign, silver
from rendering.sprites import highlight

LEGEND = (
    "power",
    "population",
    "wood",
    "stone",
    "food",
    "coins",
    "luxury",
    "inhabitants",
    "choice",
    "income",
    "minimum",
    "unpaid",
    "supply",
    "protects",
    "half",
    "any-land",
    "changed",
)
"""Labels of the legend."""


def printed(seats: int, words: Words) -> Canvas:
    """Give a fresh sheet with all that is printed on it."""
    legend = tuple(words.label(label) for label in LEGEND)
    return _printed(seats, words.label("title"), legend).copy()


@lru_cache(maxsize=32)
def _printed(seats: int, title: str, legend: tuple[str, ...]) -> Canvas:
    canvas = Canvas(parchment(layout.WIDTH, layout.height(seats)).copy())
    frame.paint_ends(canvas, title, layout.TITLE)
    entries = [LegendEntry(_legend_sign(kind), label) for kind, label in zip(LEGEND, legend, strict=True)]
    frame.paint_legend(canvas, entries)
    return canvas


def _legend_sign(kind: str) -> Image.Image:
    match kind:
        case "minimum":
            return silver("1", SIGN)
        case "power":
            return shield("1", SIGN)
        case "population":
            return sign(kind, SIGN)
        case "unpaid":
            return unpaid_sign(30, SIGN)
        case "income":
            return every_round(24)
        case "protects":
            return protection("tempest", SIGN)
        case "changed":
            return highlight(26, 24, 6)
        case _:
            return sign(kind, SIGN)
