"""What is printed: the parts of the board that no move changes, painted once per language."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from rendering import frame
from rendering.canvas import Box, Canvas, at
from rendering.fonts import Style
from rendering.frame import SIGN, LegendEntry
from rendering.ground import parchment
from rendering.palette import (
    INK,
    INK_SOFT,
    MARBLE,
    MARBLE_SHADE,
    OLIVE,
    PARCHMENT,
    PARCHMENT_DARK,
    PARCHMENT_EDGE,
    TERRACOTTA,
    mix,
)
from rendering.perikles import layout
from rendering.perikles.emblems import emblem
from rendering.perikles.scene import CITIES, Words
from rendering.perikles.symbols import CITY_COLOURS, MILITIA, REBELS, card, covered, sign, statue, value_box
from rendering.sprites import Pen, coin, drawn, highlight, panel
from rendering.words import heading

LEGEND = {
    "hoplite": "hoplites",
    "trireme": "triremes",
    "militia": "militia",
    "rebels": "rebels",
    "dead": "dead",
    "covered": "in-hand",
    "value": "points",
    "statue": "statues",
    "defeat": "defeats",
    "shard": "shards",
    "candidate": "candidate-tile",
    "assassin": "assassin-tile",
    "card": "special-tile",
    "permission": "allowed",
    "changed": "changed",
}
"""Sign and label of each entry."""


def printed(seats: int, words: Words) -> Canvas:
    """Give a fresh sheet with all that is printed on it."""
    cities = tuple(words.name(city) for city in CITIES[:6])
    legend = tuple(words.label(label) for label in LEGEND.values())
    return _printed(
        seats,
        words.label("title"),
        cities,
        heading(words.label("attack")),
        heading(words.label("defence")),
        legend,
    ).copy()


@lru_cache(maxsize=32)
def _printed(
    seats: int, title: str, cities: tuple[str, ...], attack: str, defence: str, legend: tuple[str, ...]
) -> Canvas:
    canvas = Canvas(parchment(layout.WIDTH, layout.HEIGHT).copy())
    frame.paint_ends(canvas, title, layout.TITLE)
    for number, (city, name) in enumerate(zip(CITIES, cities, strict=False)):
        _temple(canvas, layout.temple(number), city, name, seats)
    _place_rows(canvas, attack, defence)
    entries = [LegendEntry(_legend_sign(kind), label) for kind, label in zip(LEGEND, legend, strict=True)]
    frame.paint_legend(canvas, entries)
    return canvas


def _temple(canvas: Canvas, box: Box, city: str, name: str, seats: int) -> None:
    sprite = _temple_sprite(city, seats)
    canvas.image.paste(sprite, (box.left, box.top), sprite)
    middle = box.middle[0]
    canvas.piece(emblem(city, 28), middle, box.top + 25)
    frieze = box.top + (layout.PEDIMENT + layout.FRIEZE) // 2
    canvas.text(middle, frieze, name, Style("serif-bold", 35), align="centre", room=box.width - 20)


@lru_cache(maxsize=64)
def _temple_sprite(city: str, seats: int) -> Image.Image:
    width_, height = layout.TEMPLE

    def paint(pen: Pen) -> None:
        _roof(pen, width_)
        pen.rounded((0, layout.PEDIMENT, width_, layout.FRIEZE), 2, CITY_COLOURS[city], INK, 2)
        pen.rounded((6, layout.FRIEZE - 1, width_ - 6, layout.BAND), 1, MARBLE, INK, 1.5)
        pen.rounded((8, layout.BAND, width_ - 8, layout.COLONNADE), 0, mix(MARBLE_SHADE, PARCHMENT_DARK, 0.3))
        for number in range(seats + 1):
            _pillar(pen, 8 + (width_ - 16) * number / seats, number in {0, seats})
        pen.rounded((4, layout.COLONNADE, width_ - 4, layout.COLONNADE + 5), 1, MARBLE, INK, 1)
        pen.rounded((0, layout.COLONNADE + 4, width_, layout.STEPS), 1, MARBLE, INK, 1)

    return drawn(width_, height, paint)


def _roof(pen: Pen, width_: float) -> None:
    half, base = width_ / 2, layout.PEDIMENT
    pen.polygon([(2, base), (half, 3), (width_ - 2, base)], MARBLE, INK, 2)
    pen.line([(2, base - 1), (half, 3), (width_ - 2, base - 1)], TERRACOTTA, 4)
    pen.line([(0, base - 3), (half, 1), (width_, base - 3)], INK, 1.5)
    for x in (half, 7, width_ - 7):
        pen.circle(x, 4 if x == half else base - 7, 4, TERRACOTTA, INK, 1)


def _pillar(pen: Pen, x: float, outer: bool) -> None:
    half = 4.0 if outer else 3.0
    top, foot = layout.BAND, layout.COLONNADE
    pen.rounded((x - half, top + 5, x + half, foot - 3), 0, MARBLE, PARCHMENT_EDGE, 1)
    pen.line([(x, top + 6), (x, foot - 4)], MARBLE_SHADE, 1.2)
    pen.rounded((x - half - 3, top, x + half + 3, top + 5), 1, MARBLE, PARCHMENT_EDGE, 1)
    pen.rounded((x - half - 2, foot - 4, x + half + 2, foot), 1, MARBLE, PARCHMENT_EDGE, 1)


def _place_rows(canvas: Canvas, attack: str, defence: str) -> None:
    top, places = layout.PLACES.top + 9, layout.PLACES
    header = Style("serif-italic", 24, INK_SOFT)
    canvas.text(places.left + layout.SIDE // 2, top, attack, header, align="centre", room=layout.SIDE)
    canvas.text(places.right - layout.SIDE // 2, top, defence, header, align="centre", room=layout.SIDE)
    for number in range(7):
        _place_row(canvas, layout.place(number))


def _place_row(canvas: Canvas, row: Box) -> None:
    frame = panel(row.width, row.height, mix(PARCHMENT, MARBLE, 0.5), PARCHMENT_EDGE, 2, 8)
    canvas.image.paste(frame, (row.left, row.top), frame)
    half = row.height // 2
    for left in (row.left + 2, row.right - layout.SIDE + 2):
        canvas.rectangle(at(left + 6, row.top + half, layout.SIDE - 16, 1), MARBLE_SHADE)


_LEGEND_PIECES: dict[str, Callable[[], Image.Image]] = {
    "covered": lambda: covered(18, 24),
    "value": lambda: coin("", SIGN),
    "statue": lambda: statue(0, SIGN),
    "defeat": lambda: value_box(5, True, False).resize((SIGN, SIGN), Image.Resampling.BOX),
    "card": lambda: card(20, SIGN, False),
}


def _legend_sign(kind: str) -> Image.Image:
    if kind in {"militia", "rebels"}:
        return sign("hoplite", SIGN, MILITIA if kind == "militia" else REBELS)
    if kind == "changed":
        return highlight(26, 24, 6)
    if kind in _LEGEND_PIECES:
        return _LEGEND_PIECES[kind]()
    fill = {"shard": TERRACOTTA, "dead": TERRACOTTA, "permission": OLIVE}.get(kind, MARBLE)
    return sign(kind, 18 if kind == "dead" else SIGN, fill)
