"""The ground of a map: parchment, sea and coasts, bent to where the discs lie, and the links."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw, ImageFilter

from rendering.ground import parchment
from rendering.map.chart import Border, Chart, Lens
from rendering.map.lines import beside, wave
from rendering.map.places import Point
from rendering.palette import INK_SOFT, LAND, MARBLE, SEA, SEA_DEEP, WHITE, mix

FINE = 2
"""How many times as large everything is drawn before it is reduced once."""
SOFT = 900.0
"""How near a disc must be for the coast to follow it alone, in square pixels."""
RIM = 70.0
"""How near the edge of the map the coast begins to follow less."""
_WAVE, _HEIGHT = 17.0, 4.2


class _Polygon(msgspec.Struct):
    shell: list[Point]
    holes: list[list[Point]] = []


class _Coast(msgspec.Struct):
    width: float
    height: float
    land: list[_Polygon]


class _Follower:
    """Moves points of the coast as the discs near them were moved."""

    def __init__(self, chart: Chart) -> None:
        self._size, self._moves = chart.size, []
        for name, place in chart.laid_out.places.items():
            x, y = chart.printed[name]
            self._moves.append((x, y, place.x - x, place.y - y))

    def move(self, x: float, y: float) -> Point:
        total = right = down = 0.0
        for at_x, at_y, dx, dy in self._moves:
            away = (x - at_x) ** 2 + (y - at_y) ** 2
            weight = 1 / (away + SOFT) ** 1.5
            total += weight
            right += weight * dx
            down += weight * dy
        width, height = self._size
        firm_x = max(0.0, min(1.0, x / RIM, (width - x) / RIM))
        firm_y = max(0.0, min(1.0, y / RIM, (height - y) / RIM))
        return x + right / total * firm_x, y + down / total * firm_y


@lru_cache(maxsize=4)
def coasts(chart: Chart) -> tuple[tuple[tuple[Point, ...], tuple[tuple[Point, ...], ...]], ...]:
    """Give every piece of land as its shell and its holes, on the map."""
    read = msgspec.json.decode((chart.folder / f"coast_{chart.id}.json").read_bytes(), type=_Coast)
    across, down = chart.size[0] / read.width, chart.size[1] / read.height
    follower = _Follower(chart)

    def moved(ring: Sequence[Point]) -> tuple[Point, ...]:
        return tuple(follower.move(x * across, y * down) for x, y in ring)

    return tuple((moved(land.shell), tuple(moved(hole) for hole in land.holes)) for land in read.land)


@lru_cache(maxsize=16)
def ground(chart: Chart, lens: Lens) -> Image.Image:
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


def _masks(chart: Chart, lens: Lens) -> tuple[Image.Image, Image.Image]:
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
def _links(chart: Chart, lens: Lens) -> tuple[Image.Image, Image.Image, Image.Image]:
    """Give all links as masks: their rim, and what of them is brown and blue."""
    width, height = lens.size
    masks = [Image.new("L", (width * FINE, height * FINE)) for _ in range(3)]
    rim, brown, blue = (ImageDraw.Draw(mask) for mask in masks)
    shown = chart.provinces_on(lens)
    for (one, other), kind in chart.borders.items():
        if one in shown and (one < other or other not in shown):
            points = [_fine(point, lens) for point in chart.way_on(lens, one, other)]
            _paint_link((rim, brown, blue), points, kind, FINE * lens.scale**0.5)
    first, second, third = (mask.reduce(FINE) for mask in masks)
    return first, second, third


def links(chart: Chart, lens: Lens) -> Image.Image:
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
