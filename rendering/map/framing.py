"""The frame of each part of the map: the provinces that belong to it are in it whole, and no others."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import product

from rendering.canvas import Box
from rendering.map.chart import Chart
from rendering.map.places import Place

SHARE = 0.756
"""How much of what the map grows by discs and names grow by, so that pieces gain room."""
_MARGIN, _STEP = 24, 4
"""How much of the map may lie around the outermost discs and names."""
_CLEAR = 6
"""How far from the frame the middle of a disc must be that is not in it."""
_REACH = 200
"""How far the edges of a part may be from those of its quarter."""
_WIDEST, _FLATTEST, _HIGHEST = 1060, 0.44, 0.68
_WELL_SHAPED = 0.56
"""A part as high as this share of its width uses the picture well."""


def footprint(chart: Chart, place: Place, share: float = SHARE) -> Box:
    """Say what a province needs of a part of the map: its disc with a unit at either side, its name below."""
    half = round(max(place.room / 2 * share + 4, (chart.disc + chart.token) / 2 * share))
    up, down = chart.disc / 2 * share + 6, (chart.disc / 2 + chart.letters) * share + 3
    return Box(place.x - half, place.y - round(up), place.x + half, place.y + round(down))


def around(boxes: Collection[Box]) -> Box:
    """Give the smallest box around others."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def _meet(one: Box, other: Box) -> Box:
    return Box(
        max(one.left, other.left),
        max(one.top, other.top),
        min(one.right, other.right),
        min(one.bottom, other.bottom),
    )


def has_middle(frame: Box, place: Place) -> bool:
    """Tell whether the middle of a disc is in a frame, or too near to it to be left out."""
    x, y = place.x, place.y
    return frame.overlaps(Box(x - _CLEAR, y - _CLEAR, x + _CLEAR, y + _CLEAR))


def framed(chart: Chart, provinces: Collection[str], share: float = SHARE) -> Box:
    """Give the frame of some provinces, with some map around them as far as no other disc gets into it."""
    places = chart.laid_out.places
    others = [place for name, place in places.items() if name not in provinces]
    frame = around([footprint(chart, places[name], share) for name in provinces])
    for _ in range(0, _MARGIN, _STEP):
        for side, step in zip(Box._fields, (-_STEP, -_STEP, _STEP, _STEP), strict=True):
            larger = frame._replace(**{side: getattr(frame, side) + step})
            if chart.box.contains(larger) and not any(has_middle(larger, place) for place in others):
                frame = larger
    return frame


def parts_of(chart: Chart, quarters: Mapping[str, Box]) -> dict[str, list[str]]:
    """Choose the provinces of every part: near its quarter, and so that its frame cuts off no disc."""
    places = chart.laid_out.places
    feet = {name: footprint(chart, place) for name, place in places.items()}
    return {part: min(_fitting(places, feet, quarter))[1] for part, quarter in quarters.items()}


def _fitting(
    places: Mapping[str, Place], feet: Mapping[str, Box], quarter: Box
) -> Iterator[tuple[float, list[str]]]:
    wanted = _meet(quarter, around(feet.values()))
    edges = [sorted({foot[side] for foot in feet.values()}) for side in range(4)]
    near = [[edge for edge in edges[side] if abs(edge - wanted[side]) <= _REACH] for side in range(4)]
    for sides in product(*near):
        window = Box(*sides)
        within = sorted(name for name, foot in feet.items() if window.contains(foot))
        if not within:
            continue
        frame = around([feet[name] for name in within])
        shape = frame.height / frame.width
        cut = any(has_middle(frame, place) for name, place in places.items() if name not in within)
        if not cut and frame.width <= _WIDEST and _FLATTEST <= shape <= _HIGHEST:
            far = sum(abs(one - other) for one, other in zip(frame, wanted, strict=True)) / 100
            yield far + 5 * max(0.0, _WELL_SHAPED - shape), within
