"""Links between theatres in six kinds: brown is the way of land units, blue that of ships.

A whole line is free, a dashed one needs a base, a wave has the test of ships; dots beside a wave say
that ships carry land units.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from games.pericles.board import board
from rendering.map.chart import Lens
from rendering.map.ground import FINE
from rendering.map.lines import beside, measured, wave
from rendering.map.places import Point
from rendering.palette import LAND, MARBLE, SEA_DEEP
from rendering.pericles.theatres import way

KINDS = ("overland", "coast", "portage", "ferry", "sea", "open-sea")
Pens = tuple[ImageDraw.ImageDraw, ImageDraw.ImageDraw, ImageDraw.ImageDraw]
"""For the rim, for brown and for blue."""


def paint_links(image: Image.Image, lens: Lens) -> None:
    """Paint all links on the ground of the map."""
    for mask, colour in zip(_masks(lens), (MARBLE, LAND, SEA_DEEP), strict=True):
        image.paste(colour, (0, 0), mask)


@lru_cache(maxsize=8)
def _masks(lens: Lens) -> tuple[Image.Image, Image.Image, Image.Image]:
    width, height = lens.size
    masks = [Image.new("L", (width * FINE, height * FINE)) for _ in range(3)]
    rim, brown, blue = (ImageDraw.Draw(mask) for mask in masks)
    for theatre in board().theatres.values():
        for other, kind in theatre.links.items():
            if theatre.id < other:
                points = [_on(point, lens) for point in way(theatre.id, other)]
                _paint((rim, brown, blue), points, kind, FINE * lens.scale**0.5)
    first, second, third = (mask.reduce(FINE) for mask in masks)
    return first.point(lambda value: value * 2 // 3), second, third


def _on(point: Point, lens: Lens) -> Point:
    x, y = point
    return (x - lens.box.left) * lens.scale * FINE, (y - lens.box.top) * lens.scale * FINE


def _paint(pens: Pens, points: Sequence[Point], kind: str, size: float) -> None:
    rim, brown, blue = pens
    if kind in ("sea", "open-sea"):
        wavy = wave(points, 19 * size, 4.6 * size)
        _line(rim, wavy, 9 * size)
        _line(blue, wavy, 4 * size)
        if kind == "sea":
            _dots(rim, brown, beside(points, 12 * size), size)
        return
    if kind == "overland":
        _line(rim, points, 11 * size)
        _line(brown, points, 6 * size)
        return
    _line(rim, points, 16 * size)
    for pen, away, is_dashed in ((brown, 4.2, kind == "ferry"), (blue, -4.2, kind == "portage")):
        line = beside(measured(points, 6 * size), away * size)
        for part in _dashes(line) if is_dashed else [line]:
            _line(pen, part, 4.6 * size)


def _dashes(line: Sequence[Point]) -> list[Sequence[Point]]:
    """Cut a line into dashes, three pieces long, with two between them."""
    return [line[start : start + 4] for start in range(0, len(line) - 1, 6)]


def _dots(rim: ImageDraw.ImageDraw, brown: ImageDraw.ImageDraw, line: Sequence[Point], size: float) -> None:
    for x, y in measured(line, 15 * size)[1:-1]:
        for pen, radius in ((rim, 4.6 * size), (brown, 3.1 * size)):
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)


def _line(pen: ImageDraw.ImageDraw, points: Sequence[Point], width: float) -> None:
    pen.line(list(points), fill=255, width=max(1, round(width)), joint="curve")


@lru_cache(maxsize=16)
def sample(kind: str, width: int, height: int) -> Image.Image:
    """Give a short piece of a link, for the legend and beside the name of a neighbour."""
    masks = [Image.new("L", (width * FINE, height * FINE)) for _ in range(3)]
    rim, brown, blue = (ImageDraw.Draw(mask) for mask in masks)
    middle = height * FINE * (0.36 if kind == "sea" else 0.5)
    points = [(0.0, middle), (width * FINE, middle)]
    _paint((rim, brown, blue), points, kind, FINE * min(1.2, height / 22))
    image = Image.new("RGBA", (width, height))
    for mask, colour in zip(masks, (MARBLE, LAND, SEA_DEEP), strict=True):
        image.paste(colour, (0, 0), mask.reduce(FINE))
    return image
