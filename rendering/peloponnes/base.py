"""What no move changes, painted once per language."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from rendering import frame
from rendering.canvas import Canvas
from rendering.frame import Entry
from rendering.ground import parchment
from rendering.peloponnes import layout
from rendering.peloponnes.scene import Words
from rendering.peloponnes.symbols import every_round, protection, shield, sign, silver
from rendering.sprites import highlight

LEGEND = (
    "minimum",
    "power",
    "income",
    "protects",
    "supply",
    "unpaid",
    "changed",
    "wood",
    "stone",
    "food",
    "luxury",
    "inhabitants",
    "choice",
    "any-land",
)
"""Labels of the legend; the last ones give way where words are long."""


def printed(seats: int, words: Words) -> Canvas:
    """Give a fresh sheet with all that is printed on it."""
    legend = tuple(words.label(label) for label in LEGEND)
    return _printed(seats, words.label("title"), legend).copy()


@lru_cache(maxsize=32)
def _printed(seats: int, title: str, legend: tuple[str, ...]) -> Canvas:
    canvas = Canvas(parchment(layout.WIDTH, layout.height(seats)).copy())
    frame.paint_ends(canvas, title, layout.TITLE)
    entries = [Entry(_legend_sign(kind), label) for kind, label in zip(LEGEND, legend, strict=True)]
    frame.paint_legend(canvas, entries)
    return canvas


def _legend_sign(kind: str) -> Image.Image:
    match kind:
        case "minimum":
            return silver("1", 26)
        case "power":
            return shield("1", 28)
        case "income":
            return every_round(24)
        case "protects":
            return protection("tempest", 26)
        case "changed":
            return highlight(26, 24, 6)
        case _:
            return sign({"unpaid": "coins"}.get(kind, kind), 26)
