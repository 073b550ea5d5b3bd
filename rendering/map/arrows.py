"""Arrows along the links of a map: who went from where to where, and where it is said how many."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cached_property, partial
from typing import NamedTuple

from PIL import Image, ImageDraw

from rendering.canvas import Box
from rendering.map.chart import Chart, Lens
from rendering.map.ground import FINE
from rendering.map.lines import beside, measured
from rendering.map.places import Point
from rendering.map.room import Room, Site, around
from rendering.palette import INK, Colour

WIDTH = 9.0
LANE = 17.0
"""How far apart arrows on one link run."""
_ASIDE = (0.0, 5.0, -5.0, 10.0, -10.0)
"""How far from the middle of its arrow a count may lie and still seem to lie on it."""


class Leg(NamedTuple):
    """A way over one border."""

    who: str
    kind: str
    """What went."""
    origin: str
    province: str


class Count(NamedTuple):
    """A place for the count of an arrow."""

    spot: Site
    size: int
    tied_to: Point | None
    """The point of the arrow that the count has no room on."""


class Arrows:
    """The arrows on a part of a map."""

    def __init__(self, chart: Chart, lens: Lens, scale: float, room: Room, legs: Sequence[Leg]) -> None:
        self.chart, self.lens, self.scale, self.room, self.legs = chart, lens, scale, room, legs
        self.width = WIDTH * scale

    @cached_property
    def lines(self) -> dict[Leg, list[Point]]:
        """Give the way of every arrow."""
        return {leg: self._line(leg) for leg in self.legs}

    @cached_property
    def points(self) -> list[Point]:
        """Give points on all arrows."""
        return [point for line in self.lines.values() for point in line]

    @cached_property
    def _heads(self) -> list[Box]:
        """Give where the heads of all arrows are."""
        return [_bounds(_head(line, self.width)) for line in self.lines.values()]

    def hides(self, box: Box) -> int:
        """Count the heads of arrows that would not be seen whole."""
        return sum(box.overlaps(head) for head in self._heads)

    def _line(self, leg: Leg) -> list[Point]:
        """Give the way of an arrow on the picture, clear of both discs and beside others of its link."""
        middle = [self._exact(point) for point in self.chart.path(leg.origin, leg.province)]
        away = self._lane(leg)
        line = beside(middle, away * LANE * self.scale) if away else middle
        free = round(self.chart.disc * self.scale) / 2 + 4
        start, end = middle[0], middle[-1]
        return [p for p in line if far(p, start) > free**2 and far(p, end) > free**2] or [start, end]

    def _lane(self, leg: Leg) -> float:
        """Say how many lanes to its right an arrow runs: who goes there and back keeps to the right."""
        way = (leg.origin, leg.province)
        alike = [other for other in self.legs if (other.origin, other.province) == way]
        back = any((other.province, other.origin) == way for other in self.legs)
        first = 0.5 if back else (1 - len(alike)) / 2
        return first + alike.index(leg)

    def _exact(self, point: Point) -> Point:
        lens = self.lens
        return (
            lens.left + (point[0] - lens.box.left) * lens.scale,
            lens.top + (point[1] - lens.box.top) * lens.scale,
        )

    def find_count(self, leg: Leg) -> Count | None:
        """Find a place for the count of an arrow, on it or else tied to it, and take it."""
        line = self.lines[leg]
        large, small = round(34 * self.scale), round(26 * self.scale)
        on_line, by_head = self._on_line, partial(self._on_line, by_head=True)
        for find, size in ((on_line, large), (on_line, small), (by_head, small), (self._by_line, small)):
            found = find(line, (size, size))
            if found is not None:
                spot, tied_to = found
                self.room.take(around(spot.x, spot.y, (size, size)))
                return Count(spot, size, tied_to)
        return None

    def _on_line(
        self, line: list[Point], size: tuple[int, int], *, by_head: bool = False
    ) -> tuple[Site, None] | None:
        """Find the free place on an arrow that is nearest to its middle and clear of heads."""
        fine = measured(line, 4.0)[: -round(20 * self.scale / 4)]
        for aside in _ASIDE:
            for x, y in _from_middle(beside(fine, aside * self.scale)):
                spot = Site(round(x), round(y), 0)
                box = around(spot.x, spot.y, size)
                if self.room.is_free(box) and (by_head or not self.hides(box.inset(4))):
                    return spot, None
        return None

    def _by_line(self, line: list[Point], size: tuple[int, int]) -> tuple[Site, Point] | None:
        """Find the free place next to an arrow, to be tied to it: it must not seem to lie on another link."""
        fine, found = self._on_map(line), []
        for away in (1, 7, 13, 21, 31, 43):
            for side in (-1, 1):
                aside = side * (size[0] / 2 + away * self.scale)
                for own, (x, y) in zip(fine, beside(fine, aside), strict=True):
                    spot = Site(round(x), round(y), 0)
                    box = around(spot.x, spot.y, size)
                    if self.room.is_free(box):
                        found.append((away + 300 * self.room.covers_links(box), spot, own))
        if not found:
            return self._far_from_line(fine, size)
        _, spot, own = min(found, key=lambda each: each[0])
        return spot, own

    def _on_map(self, line: list[Point]) -> list[Point]:
        """Give fine points of an arrow, as far as it is on this part of the map."""
        inner = self.room.whole.inset(8)
        fine = measured(line, 4.0)
        return [(x, y) for x, y in fine if inner.left < x < inner.right and inner.top < y < inner.bottom]

    def _far_from_line(self, fine: list[Point], size: tuple[int, int]) -> tuple[Site, Point] | None:
        if not fine:
            return None
        x, y = fine[len(fine) // 2]
        spot = self.room.nearest(round(x), round(y), size, 150)
        return None if spot is None else (spot, (x, y))


def _from_middle(points: list[Point]) -> list[Point]:
    """Give points of a line, the middle one first, then by turns before and after it."""
    half = len(points) // 2
    return [points[number] for number in sorted(range(len(points)), key=lambda each: abs(each - half))]


def far(one: Point, other: Point) -> float:
    """Give the square of how far apart two points are."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def paint_arrow(image: Image.Image, whole: Box, line: list[Point], colour: Colour, width: float) -> None:
    """Paint a broad arrow along a way, with an ink rim."""
    across, down = [x for x, _ in line], [y for _, y in line]
    left, top = int(min(across)) - 24, int(min(down)) - 24
    size = (int(max(across)) - left + 24, int(max(down)) - top + 24)
    rim, inner = (Image.new("L", (size[0] * FINE, size[1] * FINE)) for _ in range(2))
    for mask, more in ((rim, 5.0), (inner, 0.0)):
        _draw_arrow(
            ImageDraw.Draw(mask), [((x - left) * FINE, (y - top) * FINE) for x, y in line], width, more
        )
    for mask, ink in ((rim, INK), (inner, colour)):
        small = mask.reduce(FINE)
        small.paste(0, (0, 0, size[0], max(0, whole.top - top)))
        small.paste(0, (0, min(size[1], max(0, whole.bottom - top)), *size))
        image.paste(ink, (left, top), small)


def _draw_arrow(pen: ImageDraw.ImageDraw, line: list[Point], width: float, more: float) -> None:
    shaft = [point for point in line if far(point, line[-1]) > (12 * FINE) ** 2] or [line[0]]
    if len(shaft) > 1:
        pen.line(shaft, fill=255, width=round((width + more) * FINE), joint="curve")
    pen.polygon(_head(line, width, more, FINE), fill=255)


def _head(line: list[Point], width: float, more: float = 0.0, fine: float = 1.0) -> list[Point]:
    """Give the corners of the head of an arrow, its tip first; more is for its rim."""
    tip = line[-1]
    back = next((point for point in reversed(line) if far(point, tip) > (17 * fine) ** 2), line[0])
    dx, dy = tip[0] - back[0], tip[1] - back[1]
    run = max(1.0, (dx * dx + dy * dy) ** 0.5)
    dx, dy = dx / run * fine, dy / run * fine
    wide, out = width * 1.35 + more * 0.9, more * 0.9
    root = (tip[0] - dx * (18 + out * 0.4), tip[1] - dy * (18 + out * 0.4))
    return [
        (tip[0] + dx * out, tip[1] + dy * out),
        (root[0] - dy * wide, root[1] + dx * wide),
        (root[0] + dy * wide, root[1] - dx * wide),
    ]


def _bounds(points: Iterable[Point]) -> Box:
    across, down = zip(*points, strict=True)
    return Box(math.floor(min(across)), math.floor(min(down)), math.ceil(max(across)), math.ceil(max(down)))
