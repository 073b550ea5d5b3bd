"""Close-ups of a map: parts so small that a phone shows their names as large as it must."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from rendering.canvas import Box
from rendering.map.chart import Chart
from rendering.map.framing import footprint, has_middle
from rendering.map.places import Place

FULL = 1.0
"""Names and discs grow as the map does."""
WIDEST, NARROWEST = 880, 600
FLATTEST, HIGHEST = 0.62, 0.86
"""How high they are, as a share of their width."""
_FEWEST, _MOST_CUT = 6, 3
"""How many provinces they show at least, and how many others they may cut off."""

Frames = dict[frozenset[str], int]
"""The provinces of a frame, and how many others it cuts off."""


def close_ups_of(chart: Chart) -> list[list[str]]:
    """Choose close-ups that show every province, and neighbours together where one can."""
    frames = _largest(_frames(chart))
    wanted = {frozenset(pair) for pair in chart.borders} | {frozenset([name]) for name in chart.printed}
    chosen: list[frozenset[str]] = []
    while wanted:
        best = max(frames, key=lambda each: (_gain(each, wanted) / (1 + frames[each]), sorted(each)))
        if not _gain(best, wanted):
            break
        chosen.append(best)
        wanted = {pair for pair in wanted if not pair <= best}
    return [sorted(each) for each in sorted(chosen, key=lambda each: (frames[each], sorted(each)))]


def _gain(provinces: frozenset[str], wanted: set[frozenset[str]]) -> int:
    return sum(pair <= provinces for pair in wanted)


def _largest(frames: Frames) -> Frames:
    """Leave out what another frame shows too without cutting off more."""
    return {
        one: cut
        for one, cut in frames.items()
        if not any(one < other and frames[other] <= cut for other in frames)
    }


def _frames(chart: Chart) -> Frames:
    places = chart.laid_out.places
    feet = {name: footprint(chart, place, FULL) for name, place in places.items()}
    found: Frames = {}
    for window in _windows(feet):
        within = frozenset(name for name, foot in feet.items() if window.contains(foot))
        if len(within) >= _FEWEST:
            cut = _cut_off(places, within, window)
            if cut <= _MOST_CUT:
                found[within] = min(cut, found.get(within, cut))
    return found


def _cut_off(places: Mapping[str, Place], within: frozenset[str], window: Box) -> int:
    return sum(has_middle(window, place) for name, place in places.items() if name not in within)


def _windows(feet: Mapping[str, Box]) -> Iterator[Box]:
    lefts, tops, rights, bottoms = (sorted({foot[side] for foot in feet.values()}) for side in range(4))
    across = [(a, b) for a, b in product(lefts, rights) if NARROWEST <= b - a <= WIDEST]
    for (left, right), top, bottom in product(across, tops, bottoms):
        if FLATTEST <= (bottom - top) / (right - left) <= HIGHEST:
            yield Box(left, top, right, bottom)
