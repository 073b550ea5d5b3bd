"""Where the places of a map lie, and how its links bend: laid out once, stored in a file of the game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

Point = tuple[float, float]
SAMPLES = 28
"""How many pieces a curve is cut into."""


class Place(msgspec.Struct, frozen=True, array_like=True):
    """Where the disc of a province is on the map, and how wide its name may be."""

    x: int
    y: int
    room: int


class LaidOut(msgspec.Struct, frozen=True):
    """A map that has been laid out."""

    places: dict[str, Place]
    bends: dict[str, tuple[int, int]]
    """How far the curve of a link lies to the side of its line, at one and at two thirds of the way."""


def link_id(one: str, other: str) -> str:
    """Name the link of two provinces."""
    return "|".join(sorted((one, other)))


def curve(start: Point, end: Point, bend: Sequence[float]) -> list[Point]:
    """Give the points of a curve that leaves the straight line by this much at either third."""
    (x, y), (to_x, to_y) = start, end
    dx, dy = to_x - x, to_y - y
    run = max(1.0, (dx * dx + dy * dy) ** 0.5)
    across = (-dy / run, dx / run)
    first, second = (
        (x + dx * s + across[0] * b, y + dy * s + across[1] * b)
        for s, b in zip((1 / 3, 2 / 3), bend, strict=True)
    )
    points = []
    for step in range(SAMPLES + 1):
        t = step / SAMPLES
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        points.append(
            (a * x + b * first[0] + c * second[0] + d * to_x, a * y + b * first[1] + c * second[1] + d * to_y)
        )
    return points
