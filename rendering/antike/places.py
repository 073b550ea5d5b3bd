"""Where the provinces lie on the map, and how their links bend: settled once, stored beside this file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from games.antike.board import Map, board
from rendering.antike import layout

FOLDER = Path(__file__).parent
Point = tuple[float, float]
SAMPLES = 28
"""Into so many pieces a curve is cut."""


class Place(msgspec.Struct, frozen=True, array_like=True):
    """Where the disc of a province is on the map, and how wide its name may be."""

    x: int
    y: int
    room: int


class Settled(msgspec.Struct, frozen=True):
    """A map that has been laid out."""

    places: dict[str, Place]
    bends: dict[str, tuple[int, int]]
    """How far the curve of a link lies to the side of its line, at one and at two thirds of the way."""


@cache
def settled(chart: str) -> Settled:
    """Read how a map has been laid out; provinces that are not in the file lie where the components say."""
    read = msgspec.json.decode((FOLDER / f"places_{chart}.json").read_bytes(), type=Settled)
    each = board().maps[chart]
    found = {
        province.id: read.places.get(province.id) or Place(*printed_at(each, province.id), 160)
        for province in each.provinces
    }
    return Settled(found, read.bends)


def printed_at(chart: Map, province: str) -> tuple[int, int]:
    """Say where a province is by the components alone, on the size of our map."""
    found = chart.province[province]
    return (
        round(found.x * layout.CHART.width / chart.width),
        round(found.y * layout.CHART.height / chart.height),
    )


def link_id(one: str, other: str) -> str:
    """Name the link of two provinces."""
    return "|".join(sorted((one, other)))


def curve(start: Point, end: Point, bend: Sequence[float]) -> list[Point]:
    """Give the points of a curve that leaves the straight line by so much at either third."""
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


@cache
def path(chart: str, one: str, other: str) -> tuple[Point, ...]:
    """Give the curve of a link, from the disc of one province to that of the other."""
    found = settled(chart)
    first, second = sorted((one, other))
    start, end = found.places[first], found.places[second]
    points = curve((start.x, start.y), (end.x, end.y), found.bends.get(link_id(one, other), (0, 0)))
    return tuple(points if one == first else reversed(points))
