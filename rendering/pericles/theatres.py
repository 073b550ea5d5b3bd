"""The map of the theatres: where each lies, over the real coast, bent to the board."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import MappingProxyType

from rendering.canvas import Box
from rendering.map.chart import Chart, Lens
from rendering.map.places import Point, link_id
from rendering.pericles import layout

_COAST = (1000, 700)
"""The size of the map on which theatres are printed."""
_PRINTED = {
    "sicily": (70, 430),
    "corcyra": (190, 260),
    "aetolia": (300, 330),
    "naupactus": (318, 408),
    "isthmus": (430, 430),
    "sparta": (400, 545),
    "athens": (545, 440),
    "boeotia": (455, 330),
    "thessaly": (385, 225),
    "macedonia": (370, 95),
    "chalcidice": (500, 150),
    "amphipolis": (570, 70),
    "hellespont": (790, 110),
    "ionia": (890, 330),
    "lesbos": (755, 225),
    "chios": (735, 325),
    "samos": (790, 425),
    "cyclades": (650, 510),
    "sporades": (830, 560),
    "east-mediterranean": (955, 660),
    "persia": (965, 470),
}
_THROUGH: dict[str, tuple[Point, ...]] = {
    "athens|corcyra": ((905, 690), (830, 848), (480, 850), (335, 650)),
    "corcyra|sparta": ((385, 600), (520, 735)),
    "corcyra|naupactus": ((330, 470),),
    "athens|lesbos": ((1005, 400),),
    "chios|cyclades": ((1120, 560),),
}
"""Points that links run through which would else pass below a box."""


@cache
def chart() -> Chart:
    """Give the map."""
    width, height = layout.MAP.width, layout.MAP.height
    across, down = width / _COAST[0], height / _COAST[1]
    return Chart(
        id="theatres",
        folder=Path(__file__).parent,
        size=(width, height),
        printed={name: (round(x * across), round(y * down)) for name, (x, y) in _PRINTED.items()},
        # The engine knows three kinds of links: the six of this game are painted over its ground.
        borders=MappingProxyType({}),
        parts=MappingProxyType({}),
        letters=layout.NAME,
        disc=layout.PIECE,
        token=layout.PIECE,
    )


def spot(theatre: str) -> tuple[int, int]:
    """Say where the box of a theatre lies on the map."""
    place = chart().laid_out.places[theatre]
    return place.x, place.y


@cache
def way(one: str, other: str) -> tuple[Point, ...]:
    """Give the curve of a link, from the middle of one box to that of the other."""
    first, second = sorted((one, other))
    points = [spot(first), *_THROUGH.get(link_id(one, other), ()), spot(second)]
    found = _smooth([(float(x), float(y)) for x, y in points])
    return tuple(found if one == first else reversed(found))


def _smooth(points: list[Point]) -> list[Point]:
    """Round the corners of a line: a curve through all of its points."""
    if len(points) < 3:
        return points
    padded = [points[0], *points, points[-1]]
    found: list[Point] = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        found += [_between(a, b, c, d, step / 16) for step in range(16)]
    return [*found, points[-1]]


def _between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """Give a point between the middle two of four, as Catmull and Rom do."""

    def axis(n: int) -> float:
        return 0.5 * (
            2 * b[n]
            + (c[n] - a[n]) * t
            + (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t**2
            + (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t**3
        )

    return axis(0), axis(1)


WHOLE = Lens(Box(0, 0, layout.MAP.width, layout.MAP.height), 1.0, layout.MAP.left, layout.MAP.top)
"""All of the map, where it lies on the board."""
