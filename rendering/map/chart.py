"""A map to be drawn: what a game tells of it, and which part of it a picture shows."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from rendering.canvas import Box
from rendering.map.places import LaidOut, Place, Point, curve, link_id

Border = Literal["land", "sea", "both"]
_ROOM = 160
"""How wide the name of a province may be that the stored layout does not know."""


class Lens(NamedTuple):
    """A part of the map and how large it is drawn."""

    box: Box
    """On the map."""
    scale: float = 1.0
    left: int = 0
    top: int = 0
    """Where it lies on the picture."""
    region: str = ""
    """The part of the map that it shows; empty: all of it."""

    @property
    def size(self) -> tuple[int, int]:
        """Measure it on the picture."""
        return round(self.box.width * self.scale), round(self.box.height * self.scale)

    def to(self, x: float, y: float) -> tuple[int, int]:
        """Say where a point of the map is on the picture."""
        return (
            self.left + round((x - self.box.left) * self.scale),
            self.top + round((y - self.box.top) * self.scale),
        )


@dataclass(frozen=True, eq=False)
class Chart:
    """A map as a game has it; one that is made once, since what is drawn of it is kept by it."""

    id: str
    folder: Path
    """Where its coast and its layout are stored."""
    size: tuple[int, int]
    """Width and height on the picture."""
    printed: Mapping[str, tuple[int, int]]
    """Where each province is printed, on a map of this size."""
    borders: Mapping[tuple[str, str], Border]
    """The kind of every border, both ways."""
    parts: Mapping[str, frozenset[str]]
    """The provinces of every part that can be shown alone."""
    letters: int
    """How large names are."""
    disc: int
    """How wide the disc of a province is."""
    token: int
    """How wide a piece is on average."""
    tables: Sequence[Box] = ()
    """What lies on free parts of it."""

    @property
    def box(self) -> Box:
        """Give the whole map."""
        return Box(0, 0, *self.size)

    @property
    def layout_file(self) -> Path:
        """Say where its layout is stored."""
        return self.folder / f"places_{self.id}.json"

    @cached_property
    def laid_out(self) -> LaidOut:
        """Read how it has been laid out; provinces that are not in the file lie where they are printed."""
        read = msgspec.json.decode(self.layout_file.read_bytes(), type=LaidOut)
        found = {name: read.places.get(name) or Place(*at, _ROOM) for name, at in self.printed.items()}
        return LaidOut(found, read.bends)

    @cached_property
    def _paths(self) -> dict[tuple[str, str], tuple[Point, ...]]:
        return {}

    def path(self, one: str, other: str) -> tuple[Point, ...]:
        """Give the curve of a link, from the disc of one province to that of the other."""
        if (one, other) not in self._paths:
            self._paths[one, other] = self._path(one, other)
        return self._paths[one, other]

    def _path(self, one: str, other: str) -> tuple[Point, ...]:
        first, second = sorted((one, other))
        start, end = (self.laid_out.places[name] for name in (first, second))
        bend = self.laid_out.bends.get(link_id(one, other), (0, 0))
        points = curve((start.x, start.y), (end.x, end.y), bend)
        return tuple(points if one == first else reversed(points))

    def provinces_on(self, lens: Lens) -> frozenset[str]:
        """List the provinces that a part shows: their discs, names and pieces."""
        return self.parts[lens.region] if lens.region else frozenset(self.printed)

    def places_on(self, lens: Lens) -> dict[str, Place]:
        """Give the places of the provinces that a part shows."""
        shown = self.provinces_on(lens)
        return {name: place for name, place in self.laid_out.places.items() if name in shown}

    def way_on(self, lens: Lens, one: str, other: str) -> tuple[Point, ...]:
        """Give the curve of a link on a part; to a province that is not shown it leads out of it."""
        points, box = self.path(one, other), lens.box
        (before_x, before_y), (x, y) = points[-2:]
        is_inside = box.left <= x <= box.right and box.top <= y <= box.bottom
        if other in self.provinces_on(lens) or not is_inside:
            return points
        run = math.hypot(x - before_x, y - before_y) or 1.0
        far = box.width + box.height
        return (*points, (x + (x - before_x) / run * far, y + (y - before_y) / run * far))
