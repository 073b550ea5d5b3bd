"""Where links leave a part of the map: small names say to which province each of them leads."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rendering.canvas import Box, Canvas
from rendering.fonts import LEAST, Style, length
from rendering.map.chart import Chart, Lens
from rendering.map.ground import links
from rendering.map.lines import measured
from rendering.map.places import Point
from rendering.map.room import Room, around, taken_by
from rendering.palette import INK, MARBLE
from rendering.words import Words

SIZES = (30, 26, 23, LEAST)
"""Letters of these names, the largest that have room."""
_EDGE = 3
_SAME = 150
"""Links to one province that leave the picture as near to each other as this share a name."""
_NEAR = 100
"""So near to a name its province's other links have no name of their own."""
_BESIDE = 60
"""One name does not stand twice as near as this, since both would be read together."""
_FAR = 170
"""How far from where its link leaves the picture a name may stand."""
_COVERS = 260
"""What it costs to cover links alone, in pixels of distance."""


class Exit(NamedTuple):
    """A link that leads out of a part of the map."""

    province: str
    """Where it leads."""
    line: tuple[Point, ...]
    """Points on the picture, from the edge inwards."""


class Written(NamedTuple):
    """The name of a province at the edge of a part of the map."""

    leaving: Exit
    box: Box
    name: str
    style: Style

    def serves(self, other: Exit) -> bool:
        """Tell whether it is near enough to another link to the same province."""
        edge = other.line[0]
        near = math.dist(edge, _nearest(self.box, edge)) < _NEAR
        return near or math.dist(edge, self.leaving.line[0]) < _SAME

    def write(self, canvas: Canvas) -> None:
        """Write it."""
        canvas.text(self.box.left + 2, self.box.middle[1], self.name, self.style)


def exits_of(chart: Chart, lens: Lens) -> list[Exit]:
    """List the links that lead out of a part of the map."""
    shown = chart.provinces_on(lens)
    found = []
    for one, other in chart.borders:
        if one in shown and other not in shown:
            points = [lens.to(*point) for point in chart.way_on(lens, one, other)]
            found.append(Exit(other, _inwards(points, frame_of(lens))))
    return sorted(found)


def frame_of(lens: Lens) -> Box:
    """Say where a part of the map lies on the picture."""
    width, height = lens.size
    return Box(lens.left, lens.top, lens.left + width, lens.top + height)


def _inwards(points: Sequence[Point], frame: Box) -> tuple[Point, ...]:
    """Give the points of a link from where it first leaves the frame, backwards."""
    fine = measured(points, 4.0)
    inside = [frame.left <= x < frame.right and frame.top <= y < frame.bottom for x, y in fine]
    return tuple(reversed(fine[: inside.index(False)]))


def paint_exits(
    canvas: Canvas, chart: Chart, words: Words, lens: Lens, scale: float, sizes: Sequence[int] = SIZES
) -> list[Written]:
    """Write at the edge of a part of the map where its links lead to; give what was written."""
    disc = round(chart.disc * scale)
    taken = taken_by(canvas) + [
        around(*lens.to(place.x, place.y), (disc + 4, disc + 4)) for place in chart.places_on(lens).values()
    ]
    room = Room(frame_of(lens).inset(_EDGE), taken, links(chart, lens), (lens.left, lens.top))
    written: list[Written] = []
    for leaving in exits_of(chart, lens):
        alike = [each for each in written if each.leaving.province == leaving.province]
        if any(each.serves(leaving) for each in alike):
            continue
        found = _find(room, leaving, words.name(leaving.province), [each.box for each in alike], sizes)
        if found is not None:
            written.append(found)
            room.take(found.box.inset(-2))
            found.write(canvas)
    return written


def _find(room: Room, leaving: Exit, name: str, alike: Sequence[Box], sizes: Sequence[int]) -> Written | None:
    """Find a place for a name in the largest letters that have room, away from where it stands already."""
    for size in sizes:
        style = Style("serif-italic", size, INK, MARBLE, 3)
        box = _best(room, leaving, (length(name, style) + 4, round(size * 1.1)), alike)
        if box is not None:
            return Written(leaving, box, name, style)
    return None


def _best(room: Room, leaving: Exit, size: tuple[int, int], alike: Sequence[Box]) -> Box | None:
    """Choose the free place for a name that is nearest to where its link leaves, and covers few links."""
    edge, best, least = leaving.line[0], None, math.inf
    beside = [other.inset(-_BESIDE) for other in alike]
    # At the edge of the picture many places are the same.
    for x, y in dict.fromkeys(_places(leaving.line, size, room.whole)):
        box = around(x, y, size)
        far = math.dist(_nearest(box, edge), edge)
        if far >= min(_FAR, least) or any(other.overlaps(box) for other in beside):
            continue
        if room.is_free(box.inset(-2)):
            cost = far + _COVERS * room.covers_links(box)
            if cost < least:
                best, least = box, cost
    return best


def _places(line: tuple[Point, ...], size: tuple[int, int], whole: Box) -> Iterator[tuple[int, int]]:
    """Give places beside a link and on it, those at the edge of the picture first."""
    half_x, half_y = size[0] // 2 + 4, size[1] // 2 + 4
    for x, y in line[: _FAR // 4 : 2]:
        for right, down in ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)):
            for more in (0, 14, 32, 56):
                yield (
                    _between(x + right * (half_x + more), whole.left + half_x, whole.right - half_x),
                    _between(y + down * (half_y + more), whole.top + half_y, whole.bottom - half_y),
                )


def _between(value: float, least: int, most: int) -> int:
    return round(min(max(value, least), most))


def _nearest(box: Box, point: Point) -> Point:
    return _between(point[0], box.left, box.right), _between(point[1], box.top, box.bottom)
