"""The map: parchment, sea and coasts, bent to where the discs lie, and the links; drawn once and kept."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import msgspec
from PIL import Image, ImageDraw, ImageFilter

from games.antike.board import Border, board
from rendering.antike import layout
from rendering.antike.places import FOLDER, Point, path, printed_at, settled
from rendering.canvas import Box
from rendering.ground import parchment
from rendering.palette import INK_SOFT, LAND, MARBLE, SEA, SEA_DEEP, WHITE, mix

FINE = 2
"""Drawn so many times as large, and reduced once."""
SOFT = 900.0
"""How near a disc must be for the coast to follow it alone, in square pixels."""
RIM = 70.0
"""So near the edge of the map the coast follows less."""
_WAVE, _HEIGHT = 17.0, 4.2


class Lens(NamedTuple):
    """A part of the map and how large it is drawn."""

    box: Box
    """On the map."""
    scale: float = 1.0
    left: int = 0
    top: int = 0
    """Where it lies on the picture."""
    region: str = ""
    """The part of the map that it shows; empty: all of it."""

    @property
    def size(self) -> tuple[int, int]:
        """Measure it on the picture."""
        return round(self.box.width * self.scale), round(self.box.height * self.scale)

    def to(self, x: float, y: float) -> tuple[int, int]:
        """Say where a point of the map is on the picture."""
        return (
            self.left + round((x - self.box.left) * self.scale),
            self.top + round((y - self.box.top) * self.scale),
        )


def provinces_on(chart: str, lens: Lens) -> frozenset[str]:
    """List the provinces that a part of a map shows: their discs, names and pieces."""
    printed = board().maps[chart]
    return printed.part(lens.region) if lens.region else frozenset(printed.province)


def way_on(chart: str, lens: Lens, one: str, other: str) -> tuple[Point, ...]:
    """Give the curve of a link on a part of a map; to a province that is not shown it leads out of it."""
    points, box = path(chart, one, other), lens.box
    (before_x, before_y), (x, y) = points[-2:]
    if other in provinces_on(chart, lens) or not (box.left <= x <= box.right and box.top <= y <= box.bottom):
        return points
    run = math.hypot(x - before_x, y - before_y) or 1.0
    far = box.width + box.height
    return (*points, (x + (x - before_x) / run * far, y + (y - before_y) / run * far))


WHOLE = Lens(Box(0, 0, layout.CHART.width, layout.CHART.height), 1.0, layout.CHART.left, layout.CHART.top)


class _Polygon(msgspec.Struct):
    shell: list[Point]
    holes: list[list[Point]] = []


class _Coast(msgspec.Struct):
    width: float
    height: float
    land: list[_Polygon]


class _Follower:
    """Moves points of the coast as the discs near them were moved."""

    def __init__(self, chart: str) -> None:
        printed, places = board().maps[chart], settled(chart).places
        self._moves = []
        for name, place in places.items():
            x, y = printed_at(printed, name)
            self._moves.append((x, y, place.x - x, place.y - y))

    def move(self, x: float, y: float) -> Point:
        total = right = down = 0.0
        for at_x, at_y, dx, dy in self._moves:
            away = (x - at_x) ** 2 + (y - at_y) ** 2
            weight = 1 / (away + SOFT) ** 1.5
            total += weight
            right += weight * dx
            down += weight * dy
        width, height = layout.CHART.width, layout.CHART.height
        firm_x = max(0.0, min(1.0, x / RIM, (width - x) / RIM))
        firm_y = max(0.0, min(1.0, y / RIM, (height - y) / RIM))
        return x + right / total * firm_x, y + down / total * firm_y


@lru_cache(maxsize=4)
def coasts(chart: str) -> tuple[tuple[tuple[Point, ...], tuple[tuple[Point, ...], ...]], ...]:
    """Give every piece of land as its shell and its holes, on the map."""
    read = msgspec.json.decode((FOLDER / f"coast_{chart}.json").read_bytes(), type=_Coast)
    across, down = layout.CHART.width / read.width, layout.CHART.height / read.height
    follower = _Follower(chart)

    def moved(ring: Sequence[Point]) -> tuple[Point, ...]:
        return tuple(follower.move(x * across, y * down) for x, y in ring)

    return tuple((moved(land.shell), tuple(moved(hole) for hole in land.holes)) for land in read.land)


@lru_cache(maxsize=16)
def ground(chart: str, lens: Lens) -> Image.Image:
    """Give the map without names and pieces."""
    width, height = lens.size
    land, line = _masks(chart, lens)
    image = Image.composite(parchment(width, height), _sea(land), land)
    image.paste(mix(INK_SOFT, MARBLE, 0.1), (0, 0), line)
    rim, brown, blue = _links(chart, lens)
    image.paste(MARBLE, (0, 0), rim.point(lambda value: value * 2 // 3))
    image.paste(LAND, (0, 0), brown)
    image.paste(SEA_DEEP, (0, 0), blue)
    return image


def _masks(chart: str, lens: Lens) -> tuple[Image.Image, Image.Image]:
    """Give the land, and the line of the coast."""
    width, height = lens.size
    land = Image.new("L", (width * FINE, height * FINE))
    line = Image.new("L", land.size)
    fill, pen = ImageDraw.Draw(land), ImageDraw.Draw(line)
    for shell, holes in coasts(chart):
        for ring, value in ((shell, 255), *((hole, 0) for hole in holes)):
            points = [_fine(point, lens) for point in ring]
            fill.polygon(points, fill=value)
            pen.line([*points, points[0]], fill=255, width=round(1.7 * FINE))
    return land.reduce(FINE), line.reduce(FINE)


def _fine(point: Point, lens: Lens) -> Point:
    x, y = point
    return (x - lens.box.left) * lens.scale * FINE, (y - lens.box.top) * lens.scale * FINE


def _sea(land: Image.Image) -> Image.Image:
    """Paint the sea with the rings that old maps have along their coasts."""
    image = Image.new("RGB", land.size, SEA)
    near = land.filter(ImageFilter.BoxBlur(7)).filter(ImageFilter.BoxBlur(5))
    for low, high, share in ((8, 40, 0.10), (40, 120, 0.24), (120, 256, 0.38)):
        ring = near.point([255 if low <= value < high else 0 for value in range(256)])
        image.paste(mix(SEA, WHITE, share), (0, 0), ring)
    return image


@lru_cache(maxsize=16)
def _links(chart: str, lens: Lens) -> tuple[Image.Image, Image.Image, Image.Image]:
    """Give all links as masks: their rim, and what of them is brown and blue."""
    width, height = lens.size
    masks = [Image.new("L", (width * FINE, height * FINE)) for _ in range(3)]
    rim, brown, blue = (ImageDraw.Draw(mask) for mask in masks)
    shown = provinces_on(chart, lens)
    for (one, other), kind in board().maps[chart].borders.items():
        if one in shown and (one < other or other not in shown):
            points = [_fine(point, lens) for point in way_on(chart, lens, one, other)]
            _paint_link((rim, brown, blue), points, kind, FINE * lens.scale**0.5)
    first, second, third = (mask.reduce(FINE) for mask in masks)
    return first, second, third


def links(chart: str, lens: Lens) -> Image.Image:
    """Say where links are, for what should rather not cover them."""
    return _links(chart, lens)[0]


def _paint_link(
    pens: tuple[ImageDraw.ImageDraw, ImageDraw.ImageDraw, ImageDraw.ImageDraw],
    points: list[Point],
    kind: Border,
    size: float,
) -> None:
    """Paint a link: land brown, sea blue and wavy, both side by side."""
    rim, brown, blue = pens
    if kind == "land":
        _line(rim, points, 9.5 * size)
        _line(brown, points, 4.6 * size)
    elif kind == "sea":
        wavy = wave(points, _WAVE * size, _HEIGHT * size)
        _line(rim, wavy, 8 * size)
        _line(blue, wavy, 3.8 * size)
    else:
        _line(rim, points, 14 * size)
        _line(brown, beside(points, 3.7 * size), 4 * size)
        _line(blue, beside(points, -3.7 * size), 4 * size)


def _line(pen: ImageDraw.ImageDraw, points: Sequence[Point], width: float) -> None:
    pen.line(list(points), fill=255, width=max(1, round(width)), joint="curve")


def beside(points: Sequence[Point], away: float) -> list[Point]:
    """Give the line that runs so far beside another."""
    found = []
    for number, (x, y) in enumerate(points):
        (before_x, before_y) = points[max(0, number - 1)]
        (after_x, after_y) = points[min(len(points) - 1, number + 1)]
        dx, dy = after_x - before_x, after_y - before_y
        run = math.hypot(dx, dy) or 1.0
        found.append((x - dy / run * away, y + dx / run * away))
    return found


def wave(points: Sequence[Point], length: float, height: float) -> list[Point]:
    """Give a line that runs to and fro along another, with whole waves."""
    fine = measured(points, length / 8)
    total = len(fine) - 1
    waves = max(1, round(total / 8))
    found = []
    for number, (x, y) in enumerate(fine):
        (before_x, before_y), (after_x, after_y) = fine[max(0, number - 1)], fine[min(total, number + 1)]
        dx, dy = after_x - before_x, after_y - before_y
        run = math.hypot(dx, dy) or 1.0
        away = height * math.sin(2 * math.pi * waves * number / max(1, total))
        found.append((x - dy / run * away, y + dx / run * away))
    return found


def measured(points: Sequence[Point], step: float) -> list[Point]:
    """Cut a line into pieces of one length."""
    found, rest = [points[0]], step
    for (x, y), (to_x, to_y) in pairwise(points):
        run, done = math.hypot(to_x - x, to_y - y), 0.0
        while run - done >= rest:
            done += rest
            found.append((x + (to_x - x) * done / run, y + (to_y - y) * done / run))
            rest = step
        rest -= run - done
    return [*found, points[-1]]
