"""The map with what lies on it: cities, temples, units, and the last move."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Container, Iterable, Sequence
from functools import cached_property, partial
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.antike.view import SeenProvince
from rendering.antike import layout
from rendering.antike.chart import FINE, Lens, beside, links, measured, provinces_on
from rendering.antike.exits import Written
from rendering.antike.pieces import bare, city, ring, unit
from rendering.antike.places import Place, Point, path, settled
from rendering.antike.room import Room, Spot, around, spots, taken_by
from rendering.antike.scene import NOBODY, Look, Scene
from rendering.antike.symbols import badge
from rendering.canvas import Box, Canvas
from rendering.fonts import Style
from rendering.palette import INK, MARBLE
from rendering.sprites import Pen, drawn
from rendering.words import Words

CROWD = 4
"""Of more groups than this in a province, each is drawn smaller."""
SMALL = 0.74
DEEDS = ("conquered", "founded", "built", "raised", "fought")
_ARROW = 9.0
_ASIDE = (0.0, 5.0, -5.0, 10.0, -10.0)
"""How far from the middle of its arrow a count may lie and still seem to lie on it."""
LANE = 17.0
"""How far apart arrows on one link run."""
_HIDES = 100.0
"""What it costs to hide the head of an arrow: more than to lie a few steps further off, or to be smaller."""


class Group(NamedTuple):
    """Like units of a nation in a province, tipped or not."""

    nation: str
    kind: str
    number: int
    tipped: bool


class Laid(NamedTuple):
    """A piece that has found its place."""

    sprite: Image.Image
    spot: Spot
    province: str
    what: str = ""
    look: Look = NOBODY
    tied_to: Point | None = None
    """The point of an arrow that a count has no room on."""


Leg = tuple[str, str, str, str]
"""A nation, its kind of unit, where it left and where it went."""


class Atlas:
    """A scene on a part of the map."""

    def __init__(
        self,
        scene: Scene,
        lens: Lens,
        size: float = 1.0,
        free: Iterable[Box] = (),
        exits: Sequence[Written] = (),
    ) -> None:
        self.scene, self.lens, self.scale, self.exits = scene, lens, size, exits
        self.canvas: Canvas = scene.canvas
        self.disc = round(layout.DISC * size)
        width, height = lens.size
        self.whole = Box(lens.left, lens.top, lens.left + width, lens.top + height)
        self.places = places_on(scene.view.map, lens)
        taken = [*taken_by(self.canvas), *free]
        taken += [around(*self.at(name), (self.disc + 2, self.disc + 2)) for name in self.places]
        self._neighbours: dict[str, list[str]] = {}
        self.room = Room(self.whole, taken, links(scene.view.map, lens), (lens.left, lens.top))

    def at(self, province: str) -> tuple[int, int]:
        """Say where a disc is on the picture."""
        place = self.places[province]
        return self.lens.to(place.x, place.y)

    def paint(self) -> None:
        """Paint all that lies on the map: what pieces there are is settled first, since lines lie below."""
        counts = self._plan_counts()
        # Marks come and go with every move: they give way, so that units stay where they were.
        units, marks = self._plan_units(), self._plan_marks()
        ties = [laid for laid in units if self._is_far(laid)]
        for laid in ties:
            self._tie(laid)
        if ties:
            self._paint_names_again(None)
        self._paint_arrows(counts)
        if self.legs:
            self._paint_names_again(self._crossed(), rim=2)
        self._paint_cities()
        for laid in (*marks, *units, *counts):
            self.canvas.piece(laid.sprite, laid.spot.x, laid.spot.y, laid.what)

    # Cities

    def _paint_cities(self) -> None:
        changed = self._done()
        for name in self.places:
            seen = self.scene.province[name]
            if name in changed:
                self.canvas.piece(ring(self.disc + 16), *self.at(name))
            self.canvas.piece(self._city(seen), *self.at(name), name)

    def _city(self, seen: SeenProvince) -> Image.Image:
        if not seen.city:
            return bare(seen.resource, self.disc)
        return city(self.scene.look(seen.city), seen.resource, seen.temple, self.disc)

    def _done(self) -> dict[str, list[str]]:
        """List what was done in which province."""
        found: dict[str, list[str]] = {}
        for deed in DEEDS:
            for name in getattr(self.scene.view.last, deed):
                if name in self.places and deed not in found.setdefault(name, []):
                    found[name].append(deed)
        asked = self.scene.view.reaction
        if asked is not None and asked.province in self.places:
            found.setdefault(asked.province, []).insert(0, "asked")
        return found

    def _plan_marks(self) -> list[Laid]:
        """Lay marks on free shoulders of each disc in which something was done."""
        found, size = [], round(28 * self.scale)
        for name, deeds in self._done().items():
            shoulders = self._shoulders(name)
            for deed in deeds[:2]:
                spot = next((spot for spot in shoulders if self._is_free_shoulder(name, spot, size)), None)
                if spot is not None:
                    found.append(Laid(badge(deed, size), spot, name))
                    self.room.take(around(spot.x, spot.y, (size, size)).inset(1))
        return found

    def _shoulders(self, name: str) -> list[Spot]:
        (x, y), away = self.at(name), self.disc // 2 + 1
        return [Spot(x + side * away, y - away, 0) for side in (-1, 1)] + [Spot(x, y - away - 6, 0)]

    def _is_free_shoulder(self, name: str, spot: Spot, size: int) -> bool:
        box = around(spot.x, spot.y, (size, size))
        # The inner half lies on the disc itself.
        outer = box._replace(bottom=self.at(name)[1] - self.disc // 2 - 2)
        return self.whole.contains(box) and self.room.is_free(outer)

    # Units

    def _plan_units(self) -> list[Laid]:
        """Find a place for every group, in provinces with few of them first."""
        groups = {name: groups_of(self.scene.province[name]) for name in self.places}
        found = []
        for name in sorted(groups, key=lambda each: len(groups[each])):
            scale = self.scale * (SMALL if len(groups[name]) > CROWD else 1.0)
            found += [self._lay(name, group, scale) for group in groups[name]]
        return [laid for laid in found if laid is not None]

    def _lay(self, name: str, group: Group, scale: float) -> Laid | None:
        look = self.scene.look(group.nation)
        rather = -1 if group.kind == "legion" else 1
        x, y = self.at(name)
        spot = None
        for size, most in ((scale, 46.0), (scale * SMALL, 70.0), (scale * SMALL**2, 130.0)):
            sprite = unit(group.kind, look, group.number, group.tipped, size)
            places = spots(x, y, self.disc, sprite.size, rather, self.scale)
            worse = partial(self._strays, name, sprite.size)
            spot = self.room.best(places, sprite.size, worse, most)
            if spot is not None:
                break
        else:
            sprite = unit(group.kind, look, group.number, group.tipped, scale * SMALL**2)
            spot = self.room.nearest(x, y, sprite.size, self.whole.width)
        if spot is None:
            return None
        self.room.take(around(spot.x, spot.y, sprite.size))
        return Laid(sprite, spot, name, f"{group.number}", look)

    def _strays(self, name: str, size: tuple[int, int], spot: Spot) -> float:
        """Make a place worse that is nearer to other discs, on the way of an arrow, or on its head."""
        own = _away(spot, self.at(name)) * 1.15
        nearer = sum(_away(spot, self.at(other)) < own for other in self._near(name))
        box = around(spot.x, spot.y, size)
        covered = sum(box.left < x < box.right and box.top < y < box.bottom for x, y in self._ways)
        return 40.0 * nearer + 5.0 * covered + _HIDES * self._hides(box)

    def _near(self, name: str) -> list[str]:
        if name not in self._neighbours:
            x, y = self.at(name)
            reach = (6 * self.disc) ** 2
            self._neighbours[name] = [
                other
                for other in self.places
                if other != name and _away(Spot(x, y, 0), self.at(other)) < reach
            ]
        return self._neighbours[name]

    def _is_far(self, laid: Laid) -> bool:
        """Tell whether a piece is so far from its disc that a line must lead to it."""
        return _away(laid.spot, self.at(laid.province)) > (1.5 * self.disc) ** 2

    def _tie(self, laid: Laid) -> None:
        """Draw a thin line from a piece to the disc that it belongs to."""
        (x, y), end = self.at(laid.province), (laid.spot.x, laid.spot.y)
        run = max(1.0, _away(laid.spot, (x, y)) ** 0.5)
        share = (self.disc / 2 + 2) / run
        start = (x + (end[0] - x) * share, y + (end[1] - y) * share)
        self.canvas.pen.line([start, end], fill=INK, width=4)
        self.canvas.pen.line([start, end], fill=laid.look.colour, width=2)

    # The last move

    @cached_property
    def legs(self) -> Counter[Leg]:
        """Count who went from where to where in the last move."""
        found: Counter[Leg] = Counter()
        for leg in self.scene.view.last.legs:
            if leg.origin in self.places or leg.province in self.places:
                found[leg.nation, leg.unit, leg.origin, leg.province] += leg.count
        return found

    @cached_property
    def _lines(self) -> dict[Leg, list[Point]]:
        """Give the way of every arrow."""
        return {leg: self._line(leg) for leg in self.legs}

    @cached_property
    def _ways(self) -> list[Point]:
        """Give points on all arrows."""
        return [point for line in self._lines.values() for point in line]

    @cached_property
    def _heads(self) -> list[Box]:
        """Give where the heads of all arrows are."""
        return [_around(_head(line, _ARROW * self.scale)) for line in self._lines.values()]

    def _hides(self, box: Box) -> int:
        """Count the heads of arrows that would not be seen whole."""
        return sum(box.overlaps(head) for head in self._heads)

    def _line(self, leg: Leg) -> list[Point]:
        """Give the way of an arrow on the picture, clear of both discs and beside others of its link."""
        *_, origin, province = leg
        middle = [self._exact(point) for point in path(self.scene.view.map, origin, province)]
        away = self._lane(leg)
        line = beside(middle, away * LANE * self.scale) if away else middle
        free = self.disc / 2 + 4
        start, end = middle[0], middle[-1]
        return [p for p in line if _far(p, start) > free**2 and _far(p, end) > free**2] or [start, end]

    def _lane(self, leg: Leg) -> float:
        """Say how many lanes to its right an arrow runs: who goes there and back keeps to the right."""
        *_, origin, province = leg
        alike = [other for other in self.legs if other[2:] == (origin, province)]
        back = any(other[2:] == (province, origin) for other in self.legs)
        first = 0.5 if back else (1 - len(alike)) / 2
        return first + alike.index(leg)

    def _exact(self, point: Point) -> Point:
        lens = self.lens
        return (
            lens.left + (point[0] - lens.box.left) * lens.scale,
            lens.top + (point[1] - lens.box.top) * lens.scale,
        )

    def _paint_arrows(self, counts: Iterable[Laid]) -> None:
        for (nation, *_), line in self._lines.items():
            _paint_arrow(self.canvas.image, self.whole, line, self.scene.look(nation), _ARROW * self.scale)
        for laid in counts:
            if laid.tied_to is not None:
                end = (laid.spot.x, laid.spot.y)
                self.canvas.pen.line([laid.tied_to, end], fill=INK, width=7)
                self.canvas.pen.line([laid.tied_to, end], fill=laid.look.colour, width=4)

    def _paint_names_again(self, names: Container[str] | None, *, rim: int = 4) -> None:
        """Write names once more above what was painted on them, which shows between letters of a thin rim."""
        ink = len(self.canvas.ink)
        words, chart = self.scene.words, self.scene.view.map
        paint_names(self.canvas, chart, words, self.lens, self.scale, names, rim=rim)
        for each in self.exits:
            each.write(self.canvas)
        del self.canvas.ink[ink:]

    def _crossed(self) -> set[str]:
        """List the provinces whose names have an arrow on them."""
        boxes = {ink.what: ink.box.inset(-round(12 * self.scale)) for ink in self.canvas.ink if ink.size}
        points = [point for line in self._lines.values() for point in measured(line, 4.0)]
        return {
            name
            for name in self.places
            if (box := boxes.get(self.scene.words.name(name))) is not None
            and any(box.left < x < box.right and box.top < y < box.bottom for x, y in points)
        }

    def _plan_counts(self) -> list[Laid]:
        """Say on each arrow how many went."""
        laid = [self._plan_count(leg, count) for leg, count in self.legs.items()]
        return [each for each in laid if each is not None]

    def _plan_count(self, leg: Leg, count: int) -> Laid | None:
        nation, kind, _, province = leg
        line, look = self._lines[leg], self.scene.look(nation)
        large, small = round(34 * self.scale), round(26 * self.scale)
        on_line, by_head = self._on_line, partial(self._on_line, by_head=True)
        for find, size in ((on_line, large), (on_line, small), (by_head, small), (self._by_line, small)):
            found = find(line, (size, size))
            if found is not None:
                spot, tied_to = found
                self.room.take(around(spot.x, spot.y, (size, size)))
                sprite = count_badge(look, kind, count, size)
                return Laid(sprite, spot, province, f"{count} went", look, tied_to)
        return None

    def _on_line(
        self, line: list[Point], size: tuple[int, int], *, by_head: bool = False
    ) -> tuple[Spot, None] | None:
        """Find the free place on an arrow that is nearest to its middle and clear of heads."""
        fine = measured(line, 4.0)[: -round(20 * self.scale / 4)]
        for aside in _ASIDE:
            for x, y in _from_middle(beside(fine, aside * self.scale)):
                spot = Spot(round(x), round(y), 0)
                box = around(spot.x, spot.y, size)
                if self.room.is_free(box) and (by_head or not self._hides(box.inset(4))):
                    return spot, None
        return None

    def _by_line(self, line: list[Point], size: tuple[int, int]) -> tuple[Spot, Point] | None:
        """Find the free place next to an arrow, to be tied to it: it must not seem to lie on another link."""
        fine, found = self._on_map(line), []
        for far in (1, 7, 13, 21, 31, 43):
            for side in (-1, 1):
                away = side * (size[0] / 2 + far * self.scale)
                for own, (x, y) in zip(fine, beside(fine, away), strict=True):
                    spot = Spot(round(x), round(y), 0)
                    box = around(spot.x, spot.y, size)
                    if self.room.is_free(box):
                        found.append((far + 300 * self.room.covers_links(box), spot, own))
        if not found:
            return self._far_from_line(fine, size)
        _, spot, own = min(found, key=lambda each: each[0])
        return spot, own

    def _on_map(self, line: list[Point]) -> list[Point]:
        """Give fine points of an arrow, as far as it is on this part of the map."""
        inner = self.whole.inset(8)
        fine = measured(line, 4.0)
        return [(x, y) for x, y in fine if inner.left < x < inner.right and inner.top < y < inner.bottom]

    def _far_from_line(self, fine: list[Point], size: tuple[int, int]) -> tuple[Spot, Point] | None:
        if not fine:
            return None
        x, y = fine[len(fine) // 2]
        spot = self.room.nearest(round(x), round(y), size, 150)
        return None if spot is None else (spot, (x, y))


def _from_middle(points: list[Point]) -> list[Point]:
    """Give points of a line, the middle one first, then by turns before and after it."""
    half = len(points) // 2
    return [points[number] for number in sorted(range(len(points)), key=lambda each: abs(each - half))]


def groups_of(seen: SeenProvince) -> list[Group]:
    """List the units of a province, tipped ones apart."""
    found = []
    for each in seen.units:
        for count, tipped in ((each.count - each.tipped, False), (each.tipped, True)):
            if count:
                found.append(Group(each.nation, each.unit, count, tipped))
    return found


def _away(spot: Spot, point: tuple[int, int]) -> int:
    return (spot.x - point[0]) ** 2 + (spot.y - point[1]) ** 2


def _far(one: Point, other: Point) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _paint_arrow(image: Image.Image, whole: Box, line: list[Point], look: Look, width: float) -> None:
    """Paint a broad arrow along a way, in the nation's colour with an ink rim."""
    across, down = [x for x, _ in line], [y for _, y in line]
    left, top = int(min(across)) - 24, int(min(down)) - 24
    size = (int(max(across)) - left + 24, int(max(down)) - top + 24)
    rim, inner = (Image.new("L", (size[0] * FINE, size[1] * FINE)) for _ in range(2))
    for mask, more in ((rim, 5.0), (inner, 0.0)):
        _draw_arrow(
            ImageDraw.Draw(mask), [((x - left) * FINE, (y - top) * FINE) for x, y in line], width, more
        )
    for mask, colour in ((rim, INK), (inner, look.colour)):
        small = mask.reduce(FINE)
        small.paste(0, (0, 0, size[0], max(0, whole.top - top)))
        small.paste(0, (0, min(size[1], max(0, whole.bottom - top)), *size))
        image.paste(colour, (left, top), small)


def _draw_arrow(pen: ImageDraw.ImageDraw, line: list[Point], width: float, more: float) -> None:
    shaft = [point for point in line if _far(point, line[-1]) > (12 * FINE) ** 2] or [line[0]]
    if len(shaft) > 1:
        pen.line(shaft, fill=255, width=round((width + more) * FINE), joint="curve")
    pen.polygon(_head(line, width, more, FINE), fill=255)


def _head(line: list[Point], width: float, more: float = 0.0, fine: float = 1.0) -> list[Point]:
    """Give the corners of the head of an arrow, its tip first; more is for its rim."""
    tip = line[-1]
    back = next((point for point in reversed(line) if _far(point, tip) > (17 * fine) ** 2), line[0])
    dx, dy = tip[0] - back[0], tip[1] - back[1]
    run = max(1.0, (dx * dx + dy * dy) ** 0.5)
    dx, dy = dx / run * fine, dy / run * fine
    wide, out = width * 1.35 + more * 0.9, more * 0.9
    root = (tip[0] - dx * (18 + out * 0.4), tip[1] - dy * (18 + out * 0.4))
    return [
        (tip[0] + dx * out, tip[1] + dy * out),
        (root[0] - dy * wide, root[1] + dx * wide),
        (root[0] + dy * wide, root[1] - dx * wide),
    ]


def _around(points: Iterable[Point]) -> Box:
    across, down = zip(*points, strict=True)
    return Box(math.floor(min(across)), math.floor(min(down)), math.ceil(max(across)), math.ceil(max(down)))


def count_badge(look: Look, kind: str, count: int, size: int) -> Image.Image:
    """Give how many went: a square for legions, a disc for galleys."""

    def paint(pen: Pen) -> None:
        if kind == "legion":
            pen.rounded((0, 0, size, size), size * 0.16, MARBLE, look.colour, 4)
            pen.rounded((0, 0, size, size), size * 0.16, None, INK, 1.6)
        else:
            pen.circle(size / 2, size / 2, size / 2 - 0.5, MARBLE, look.colour, 4)
            pen.circle(size / 2, size / 2, size / 2 - 0.5, None, INK, 1.6)
        pen.letters(size / 2, size / 2, str(count), "sans-bold", size * (0.78 if count < 10 else 0.62), INK)

    return drawn(size, size, paint)


def places_on(chart: str, lens: Lens) -> dict[str, Place]:
    """Give the places of the provinces that a part of a map shows."""
    shown = provinces_on(chart, lens)
    return {name: place for name, place in settled(chart).places.items() if name in shown}


def paint_names(
    canvas: Canvas,
    chart: str,
    words: Words,
    lens: Lens,
    scale: float,
    only: Container[str] | None = None,
    *,
    rim: int = 4,
) -> None:
    """Write the names of provinces below their discs."""
    style = Style("serif-bold", round(layout.NAME * scale), INK, MARBLE, rim)
    below = round((layout.DISC + layout.NAME) / 2 * scale) - 1
    for province, place in places_on(chart, lens).items():
        if only is None or province in only:
            x, y = lens.to(place.x, place.y)
            room = round(place.room * max(scale, lens.scale))
            canvas.text(x, y + below, words.name(province), style, align="centre", room=room)
