"""Lay a map out anew; what comes of it is stored, so that no picture has to do it.

Discs are pushed apart until every name, in every language, and the pieces beside its disc have room; then
each link gets the bend that keeps it clear of discs, names and other links. The coasts follow the discs.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import combinations
from random import Random

import msgspec

from rendering.canvas import Box
from rendering.map.chart import Chart
from rendering.map.places import LaidOut, Place, Point, curve, link_id

GAP = 5
ROUNDS, FREE = 3000, 700
"""How often discs are pushed; in the last rounds nothing pulls them back."""
EVENED = 0.35
"""How much crowded stripes of a map are stretched."""
SHAKE, TRIES = 10.0, 8
PULL, PUSH = 0.015, 0.26
BENDS = (0, 16, -16, 32, -32, 52, -52, 76, -76, 104, -104)


def _evened(chart: Chart) -> dict[str, tuple[float, float]]:
    """Give crowded stripes of the map more room, and empty ones less."""
    names = list(chart.printed)
    across, down = (
        _spread([chart.printed[name][axis] for name in names], chart.size[axis]) for axis in (0, 1)
    )
    return dict(zip(names, zip(across, down, strict=True), strict=True))


def _spread(values: list[int], size: int) -> list[float]:
    ranked = sorted(values)
    return [
        value * (1 - EVENED) + EVENED * size * (ranked.index(value) + 0.5 * ranked.count(value)) / len(values)
        for value in values
    ]


class Layout:
    """Discs on their way to where they will lie."""

    def __init__(self, chart: Chart, widths: Mapping[str, int], seed: int) -> None:
        self.chart, self.rng, self.room = chart, Random(seed), widths
        self.up, self.down = chart.disc // 2 + 2, chart.disc // 2 + chart.letters
        self.home = _evened(chart)
        self.at: dict[str, list[float]] = {name: [*point] for name, point in self.home.items()}
        self.half = {n: max(run / 2 + 5, chart.disc / 2 + chart.token * 0.6) for n, run in widths.items()}

    def push_apart(self) -> None:
        """Push until nothing overlaps."""
        pairs = list(combinations(self.at, 2))
        for number in range(ROUNDS):
            if number < ROUNDS - FREE:
                self._pull()
                self._shake(SHAKE * (1 - number / (ROUNDS - FREE)))
            for one, other in pairs:
                self._push(one, other)
            for name in self.at:
                self._keep_off(name)

    def _pull(self) -> None:
        for name, point in self.at.items():
            for axis in (0, 1):
                point[axis] += (self.home[name][axis] - point[axis]) * PULL

    def _shake(self, most: float) -> None:
        for point in self.at.values():
            for axis in (0, 1):
                point[axis] += self.rng.uniform(-most, most)

    def _push(self, one: str, other: str) -> None:
        a, b = self.at[one], self.at[other]
        apart = (b[0] - a[0], b[1] - a[1])
        over = (
            self.half[one] + self.half[other] + GAP - abs(apart[0]),
            self.up + self.down + GAP - abs(apart[1]),
        )
        if min(over) > 0:
            axis = 0 if over[0] < over[1] else 1
            step = over[axis] * PUSH * (1 if apart[axis] >= 0 else -1)
            a[axis] -= step
            b[axis] += step

    def _keep_off(self, name: str) -> None:
        """Keep a disc on the map, and off what lies on it."""
        point, half = self.at[name], self.half[name]
        width, height = self.chart.size
        point[0] = min(max(point[0], half + 4), width - half - 4)
        point[1] = min(max(point[1], self.up + 4), height - self.down - 6)
        for table in self.chart.tables:
            left, top, right, bottom = table.inset(-8)
            over = (
                point[0] + half - left,
                right - point[0] + half,
                point[1] + self.down - top,
                bottom - point[1] + self.up,
            )
            if min(over) > 0:
                way = over.index(min(over))
                point[way // 2] += over[way] * (-1 if way % 2 == 0 else 1)

    def strain(self) -> float:
        """Say how far the discs are from where they are printed, and above all how much still overlaps."""
        printed = self.chart.printed
        far = [(x - printed[n][0]) ** 2 + (y - printed[n][1]) ** 2 for n, (x, y) in self.at.items()]
        over = sum(
            self.half[a] + self.half[b] > abs(self.at[a][0] - self.at[b][0])
            and abs(self.at[a][1] - self.at[b][1]) < self.up + self.down
            for a, b in combinations(self.at, 2)
        )
        return sum(each**2 for each in far) + over * 1e10

    def places(self) -> dict[str, Place]:
        """Give where the discs came to lie."""
        return {n: Place(round(x), round(y), self.room[n] + 4) for n, (x, y) in self.at.items()}


def label_box(chart: Chart, place: Place) -> Box:
    """Say where the name of a province stands."""
    top = place.y + chart.disc // 2 + 1
    return Box(place.x - place.room // 2, top, place.x + place.room // 2, top + chart.letters - 2)


def disc_box(chart: Chart, place: Place, around: int = 6) -> Box:
    """Say where the disc of a province lies."""
    half = chart.disc // 2 + around
    return Box(place.x - half, place.y - half, place.x + half, place.y + half)


def bends_of(chart: Chart, places: dict[str, Place]) -> dict[str, tuple[int, int]]:
    """Choose how every link bends, the short ones first."""

    def run(pair: tuple[str, str]) -> float:
        a, b = places[pair[0]], places[pair[1]]
        return math.hypot(a.x - b.x, a.y - b.y)

    found: dict[str, tuple[int, int]] = {}
    drawn: dict[tuple[str, str], list[Point]] = {}
    pairs = sorted({(min(pair), max(pair)) for pair in chart.borders}, key=run)
    for _ in range(2):
        for pair in pairs:
            drawn.pop(pair, None)
            bend = min(_bends(run(pair)), key=lambda b: _cost(chart, places, pair, b, drawn))
            found[link_id(*pair)] = bend
            drawn[pair] = _between(places, pair, bend)
    return found


def _bends(run: float) -> list[tuple[int, int]]:
    most = max(20, run * 0.42)
    return [(a, b) for a in BENDS for b in BENDS if abs(a) <= most and abs(b) <= most and abs(a - b) <= 90]


def _between(places: dict[str, Place], pair: tuple[str, str], bend: tuple[int, int]) -> list[Point]:
    start, end = (places[name] for name in pair)
    return curve((start.x, start.y), (end.x, end.y), bend)


def _cost(
    chart: Chart,
    places: dict[str, Place],
    pair: tuple[str, str],
    bend: tuple[int, int],
    drawn: dict[tuple[str, str], list[Point]],
) -> float:
    points = _between(places, pair, bend)
    cost = 0.012 * (abs(bend[0]) + abs(bend[1])) + 0.02 * abs(bend[0] - bend[1])
    near = _bounds(points)
    for name, place in places.items():
        own = name in pair
        label, disc = label_box(chart, place), disc_box(chart, place)
        for box, price in ((label, 2.0 if own else 4.0), (disc, 0 if own else 12.0)):
            if price and box.overlaps(near):
                cost += price * sum(box.left < x < box.right and box.top < y < box.bottom for x, y in points)
    for table in chart.tables:
        cost += 6 * sum(
            x > table.left and x < table.right and y > table.top and y < table.bottom for x, y in points
        )
    return cost + sum(_clash(pair, points, other, line) for other, line in drawn.items())


def _bounds(points: list[Point]) -> Box:
    across, down = [x for x, _ in points], [y for _, y in points]
    return Box(round(min(across)) - 3, round(min(down)) - 3, round(max(across)) + 3, round(max(down)) + 3)


def _clash(pair: tuple[str, str], points: list[Point], other: tuple[str, str], line: list[Point]) -> float:
    """Count how many points of two links lie too near each other."""
    if not _bounds(points).overlaps(_bounds(line)):
        return 0.0
    shared = set(pair) & set(other)
    reach, price = (13.0, 0.8) if shared else (16.0, 1.0)
    inner = points[7:-7] if shared else points[3:-3]
    line = line[7:-7] if shared else line[3:-3]
    near = sum(any(abs(x - to_x) < reach and abs(y - to_y) < reach for to_x, to_y in line) for x, y in inner)
    return price * near


def lay_out(chart: Chart, widths: Mapping[str, int]) -> LaidOut:
    """Find the best of some layouts for names as wide as these."""
    tries = [Layout(chart, widths, seed) for seed in range(TRIES)]
    for each in tries:
        each.push_apart()
    places = min(tries, key=Layout.strain).places()
    return LaidOut(places, bends_of(chart, places))


def store(chart: Chart, found: LaidOut) -> None:
    """Store how a map is laid out."""
    chart.layout_file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
