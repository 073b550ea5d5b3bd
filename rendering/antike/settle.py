"""Lay the maps out: `python -m rendering.antike.settle` writes places_*.json anew, and what parts there are.

Discs are pushed apart until every name, in every language, and the pieces beside its disc have room; then
each link gets the bend that keeps it clear of discs, names and other links. The coasts follow the discs.
At last the provinces of every part of the map are chosen (`python -m rendering.antike.settle parts` does only
that), for the picture of the part and for its description.
"""

from __future__ import annotations

import math
import re
import sys
from itertools import combinations
from pathlib import Path
from random import Random

import msgspec

from games.antike.board import Map, board
from games.text import LANGUAGES
from rendering.antike import layout
from rendering.antike.framing import parts_of
from rendering.antike.places import FOLDER, Place, Point, Settled, curve, link_id, printed_at, settled
from rendering.canvas import Box
from rendering.fonts import Style, length

CATALOGUES = Path("games/antike/catalogue")
PARTS = Path("games/antike/parts.json")
NAME = Style("serif-bold", layout.NAME)
GAP = 5
UP, DOWN = layout.DISC // 2 + 2, layout.DISC // 2 + layout.NAME
ROUNDS, FREE = 3000, 700
"""How often discs are pushed; in the last rounds nothing pulls them back."""
EVENED = 0.35
"""How much crowded stripes of a map are stretched."""
SHAKE, TRIES = 10.0, 8
PULL, PUSH = 0.015, 0.26
BENDS = (0, 16, -16, 32, -32, 52, -52, 76, -76, 104, -104)


def widths(chart: Map) -> dict[str, int]:
    """Give the widest name of every province."""
    found = {province.id: 0 for province in chart.provinces}
    for language in LANGUAGES:
        text = (CATALOGUES / f"{language}.ftl").read_text()
        for thing, name in re.findall(r"^name-(\S+) = (.+)$", text, re.MULTILINE):
            if thing in found:
                found[thing] = max(found[thing], length(name, NAME))
    return found


def _evened(home: dict[str, tuple[int, int]]) -> dict[str, tuple[float, float]]:
    """Give crowded stripes of the map more room, and empty ones less."""
    names = list(home)
    across = _spread([home[name][0] for name in names], layout.CHART.width)
    down = _spread([home[name][1] for name in names], layout.CHART.height)
    return dict(zip(names, zip(across, down, strict=True), strict=True))


def _spread(values: list[int], size: int) -> list[float]:
    ranked = sorted(values)
    return [
        value * (1 - EVENED) + EVENED * size * (ranked.index(value) + 0.5 * ranked.count(value)) / len(values)
        for value in values
    ]


class Layout:
    """Discs on their way to where they will lie."""

    def __init__(self, chart: Map, seed: int) -> None:
        self.chart, self.rng = chart, Random(seed)
        self.home = _evened({p.id: printed_at(chart, p.id) for p in chart.provinces})
        self.at: dict[str, list[float]] = {name: [*point] for name, point in self.home.items()}
        self.room = widths(chart)
        self.half = {
            n: max(run / 2 + 5, layout.DISC / 2 + layout.TOKEN * 0.6) for n, run in self.room.items()
        }

    def settle(self) -> None:
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
        over = (self.half[one] + self.half[other] + GAP - abs(apart[0]), UP + DOWN + GAP - abs(apart[1]))
        if min(over) > 0:
            axis = 0 if over[0] < over[1] else 1
            step = over[axis] * PUSH * (1 if apart[axis] >= 0 else -1)
            a[axis] -= step
            b[axis] += step

    def _keep_off(self, name: str) -> None:
        """Keep a disc on the map, and off what lies on it."""
        point, half = self.at[name], self.half[name]
        point[0] = min(max(point[0], half + 4), layout.CHART.width - half - 4)
        point[1] = min(max(point[1], UP + 4), layout.CHART.height - DOWN - 6)
        for table in layout.TABLES[self.chart.id].values():
            left, top, right, bottom = table.inset(-8)
            over = (
                point[0] + half - left,
                right - point[0] + half,
                point[1] + DOWN - top,
                bottom - point[1] + UP,
            )
            if min(over) > 0:
                way = over.index(min(over))
                point[way // 2] += over[way] * (-1 if way % 2 == 0 else 1)

    def strain(self) -> float:
        """Say how far the discs are from where they are printed, and above all how much still overlaps."""
        printed = {n: printed_at(self.chart, n) for n in self.at}
        far = [(x - printed[n][0]) ** 2 + (y - printed[n][1]) ** 2 for n, (x, y) in self.at.items()]
        over = sum(
            self.half[a] + self.half[b] > abs(self.at[a][0] - self.at[b][0])
            and abs(self.at[a][1] - self.at[b][1]) < UP + DOWN
            for a, b in combinations(self.at, 2)
        )
        return sum(each**2 for each in far) + over * 1e10

    def places(self) -> dict[str, Place]:
        """Give where the discs came to lie."""
        return {n: Place(round(x), round(y), self.room[n] + 4) for n, (x, y) in self.at.items()}


def label_box(place: Place) -> Box:
    """Say where the name of a province stands."""
    top = place.y + layout.DISC // 2 + 1
    return Box(place.x - place.room // 2, top, place.x + place.room // 2, top + layout.NAME - 2)


def disc_box(place: Place, around: int = 6) -> Box:
    """Say where the disc of a province lies."""
    half = layout.DISC // 2 + around
    return Box(place.x - half, place.y - half, place.x + half, place.y + half)


def bends_of(chart: Map, places: dict[str, Place]) -> dict[str, tuple[int, int]]:
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
            bend = min(_bends(run(pair)), key=lambda b: _cost(chart.id, places, pair, b, drawn))
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
    chart: str,
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
        for box, price in ((label_box(place), 2.0 if own else 4.0), (disc_box(place), 0 if own else 12.0)):
            if price and box.overlaps(near):
                cost += price * sum(box.left < x < box.right and box.top < y < box.bottom for x, y in points)
    for table in layout.TABLES[chart].values():
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


def _write_places() -> None:
    for name, chart in board().maps.items():
        tries = [Layout(chart, seed) for seed in range(TRIES)]
        for each in tries:
            each.settle()
        places = min(tries, key=Layout.strain).places()
        found = Settled(places, bends_of(chart, places))
        text = msgspec.json.format(msgspec.json.encode(found), indent=1)
        (FOLDER / f"places_{name}.json").write_bytes(text + b"\n")
    settled.cache_clear()


def _write_parts() -> None:
    parts = {name: parts_of(settled(name).places) for name in board().maps}
    PARTS.write_bytes(msgspec.json.format(msgspec.json.encode(parts), indent=1) + b"\n")


def main() -> None:
    if "parts" not in sys.argv[1:]:
        _write_places()
    _write_parts()


if __name__ == "__main__":
    main()
