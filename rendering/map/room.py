"""Free places on the map for pieces: none lies on a name, a disc, a table or another piece."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from PIL import Image

from rendering.canvas import Box, Canvas

CELL = 80
LINKS = 30
"""What it costs to cover nothing but links."""
_WAYS = (
    (-1, 0), (1, 0), (0, -1), (-0.8, -0.8), (0.8, -0.8), (-1, 0.6), (1, 0.6), (0, 1), (-0.8, 1), (0.8, 1)
)  # fmt: skip
"""Where beside its disc a piece may lie."""
_RINGS = (1.0, 1.4, 1.8, 2.3, 2.9, 3.6, 4.4)


class Site(NamedTuple):
    """A place for a piece, and what speaks against it."""

    x: int
    y: int
    cost: float


class Room:
    """What is taken of a sheet."""

    def __init__(self, whole: Box, taken: Iterable[Box], links: Image.Image, origin: tuple[int, int]) -> None:
        self.whole, self._links, self._origin = whole, links, origin
        self._taken: defaultdict[tuple[int, int], list[Box]] = defaultdict(list)
        for box in taken:
            self.take(box)

    def take(self, box: Box) -> None:
        """Say that something lies there."""
        for cell in _cells(box):
            self._taken[cell].append(box)

    def is_free(self, box: Box) -> bool:
        """Tell whether nothing lies there."""
        return self.whole.contains(box) and not any(
            other.overlaps(box) for cell in _cells(box) for other in self._taken[cell]
        )

    def covers_links(self, box: Box) -> float:
        """Say how much of the links would be covered, from 0 to 1."""
        left, top = self._origin
        dot = self._links.resize((1, 1), Image.Resampling.BOX, box.moved(-left, -top))
        return dot.tobytes()[0] / 255

    def best(
        self, spots: Iterable[Site], size: tuple[int, int], worse: Callable[[Site], float], most: float
    ) -> Site | None:
        """Choose the best free spot that costs less than the most; worse says what more a spot costs."""
        best: Site | None = None
        for spot in spots:
            if spot.cost >= (most if best is None else best.cost):
                continue
            box = around(spot.x, spot.y, size)
            if self.is_free(box.inset(-1)):
                cost = spot.cost + worse(spot) + LINKS * self.covers_links(box)
                if cost < (most if best is None else best.cost):
                    best = Site(spot.x, spot.y, cost)
        return best

    def nearest(self, x: int, y: int, size: tuple[int, int], most: int) -> Site | None:
        """Find the free place that is nearest to a point, up to so many pixels away."""
        for away in range(0, most, 12):
            for step in range(max(1, away // 4)):
                angle = 2 * math.pi * step / max(1, away // 4)
                spot = Site(x + round(away * math.cos(angle)), y + round(away * math.sin(angle)), away)
                if self.is_free(around(spot.x, spot.y, size).inset(-1)):
                    return spot
        return None


def around(x: int, y: int, size: tuple[int, int]) -> Box:
    """Give the box of a piece whose middle is at a point."""
    left, top = x - size[0] // 2, y - size[1] // 2
    return Box(left, top, left + size[0], top + size[1])


def _cells(box: Box) -> list[tuple[int, int]]:
    return [
        (across, down)
        for across in range(box.left // CELL, box.right // CELL + 1)
        for down in range(box.top // CELL, box.bottom // CELL + 1)
    ]


def spots(x: int, y: int, disc: int, size: tuple[int, int], rather: int, name: float) -> Iterator[Site]:
    """Give places around a disc, the nearest first, on the side where the piece should rather be."""
    across, down = (disc + size[0]) / 2 + 3, (disc + size[1]) / 2 + 3
    for number, far in enumerate(_RINGS):
        for order, (way_x, way_y) in enumerate(_WAYS):
            # A name, this high, is below the disc, so that what lies there must lie lower.
            low = name if way_y > 0.9 else 0
            cost = number * 24 + order * 1.2 + (6 if way_x * rather < 0 else 0)
            yield Site(round(x + way_x * across * far), round(y + way_y * down * far + low), cost)


def taken_by(canvas: Canvas) -> list[Box]:
    """List where there is ink."""
    return [ink.box for ink in canvas.ink]
