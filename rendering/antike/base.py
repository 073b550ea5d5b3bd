"""What no move changes: the map with its names, the legend; painted once per map and language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image

from games.antike.board import UNITS, board
from rendering import frame
from rendering.antike import layout
from rendering.antike.atlas import count_badge
from rendering.antike.maps import WHOLE, chart_of
from rendering.antike.pieces import unit
from rendering.antike.scene import NOBODY
from rendering.antike.symbols import border, sign
from rendering.canvas import Box, Canvas
from rendering.fonts import Style
from rendering.frame import SIGN, LegendEntry
from rendering.ground import parchment
from rendering.map.ground import ground
from rendering.map.names import paint_names
from rendering.palette import INK, MARBLE, PARCHMENT_EDGE
from rendering.sprites import highlight
from rendering.words import Words

LEGEND = {
    "king": "king",
    "scholar": "scholar",
    "general": "general",
    "citizen": "citizen",
    "navigator": "navigator",
    "marble": "marble",
    "iron": "iron",
    "gold": "gold",
    "coins": "coins",
    "city": "cities",
    "temple": "temples",
    "seas": "seas",
    "legion": "legions",
    "galley": "galleys",
    "tipped": "tipped",
    "manoeuvre": "manoeuvre",
    "arming": "arming",
    "advance": "advances",
    "land": "land",
    "sea": "sea",
    "both": "both",
    "changed": "changed",
}
"""Sign and label of each entry."""
ON_THE_MAP = (
    "marble",
    "iron",
    "gold",
    "temple",
    "legion",
    "galley",
    "tipped",
    "land",
    "sea",
    "both",
    "changed",
)
"""What the legend of a part of the map explains."""


def printed(chart: str, words: Words) -> Canvas:
    """Give a fresh sheet with all that is printed on it."""
    return _printed(chart, _Said(words, chart)).copy()


class _Said:
    """The words of a map; those that say the same are the same."""

    def __init__(self, words: Words, chart: str) -> None:
        self._names = {province.id: words.name(province.id) for province in board().maps[chart].provinces}
        self._labels = {key: words.label(key) for key in ("title", "reconstructed", *LEGEND.values())}
        self._all = (*self._names.values(), *self._labels.values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Said) and self._all == other._all

    def __hash__(self) -> int:
        return hash(self._all)

    def name(self, thing: str, /) -> str:
        """Name a province."""
        return self._names[thing]

    def label(self, key: str, /, **_: object) -> str:
        """Give a few words."""
        return self._labels[key]

    def say(self, key: str, /, **_: object) -> str:
        """Say nothing else."""
        raise KeyError(key)


@lru_cache(maxsize=12)
def _printed(chart: str, words: Words) -> Canvas:
    canvas = Canvas(parchment(layout.WIDTH, layout.HEIGHT).copy())
    canvas.image.paste(ground(chart_of(chart), WHOLE), (WHOLE.left, WHOLE.top))
    canvas.rectangle(Box(0, layout.CHART.bottom, layout.WIDTH, layout.CHART.bottom + 2), PARCHMENT_EDGE)
    frame.paint_ends(canvas, words.label("title"), layout.TITLE)
    paint_names(canvas, chart_of(chart), words, WHOLE, 1.0)
    if board().maps[chart].provenance == "reconstructed":
        x, y = layout.NOTE
        style = Style("serif-italic", 26, INK, MARBLE)
        note = words.label("reconstructed")
        canvas.text(x + layout.CHART.left, y + layout.CHART.top, note, style, room=layout.NOTE_ROOM)
    frame.paint_legend(canvas, entries(words, LEGEND))
    return canvas


def entries(words: Words, kinds: Iterable[str]) -> list[LegendEntry]:
    """Give entries of the legend."""
    return [LegendEntry(_legend_sign(kind), words.label(LEGEND[kind])) for kind in kinds]


def _legend_sign(kind: str) -> Image.Image:
    if kind in ("land", "sea", "both"):
        return border(kind, 28, 20)
    if kind == "changed":
        return highlight(26, 24, 6)
    if kind == "tipped":
        return unit("legion", NOBODY, 1, tipped=True, scale=0.5)
    if kind in UNITS:
        return _beside(sign(kind, SIGN), count_badge(NOBODY, kind, 1, SIGN - 1))
    return sign({"seas": "sea"}.get(kind, kind), SIGN)


def _beside(one: Image.Image, other: Image.Image) -> Image.Image:
    """Give two signs side by side: units, and how many of them went on the arrows."""
    both = Image.new("RGBA", (one.width + 3 + other.width, max(one.height, other.height)))
    both.paste(one, (0, (both.height - one.height) // 2))
    both.paste(other, (one.width + 3, (both.height - other.height) // 2))
    return both
