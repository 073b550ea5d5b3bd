"""The map with what lies on it: cities, temples, units, and the last move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Sequence
from functools import cached_property, partial
from typing import NamedTuple

from PIL import Image

from games.antike.view import SeenProvince
from rendering.antike.maps import chart_of
from rendering.antike.pieces import bare, city, ring, unit
from rendering.antike.scene import NOBODY, Look, Scene
from rendering.antike.symbols import badge
from rendering.canvas import Box, Canvas
from rendering.map.arrows import Arrows, Leg, paint_arrow
from rendering.map.chart import Lens
from rendering.map.exits import Written
from rendering.map.ground import links
from rendering.map.lines import measured
from rendering.map.names import paint_names
from rendering.map.places import Point
from rendering.map.room import Room, Site, around, spots, taken_by
from rendering.palette import INK, MARBLE
from rendering.sprites import Pen, drawn

CROWD = 4
"""Of more groups than this in a province, each is drawn smaller."""
SMALL = 0.74
DEEDS = ("conquered", "founded", "built", "raised", "fought")
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
    spot: Site
    province: str
    what: str = ""
    look: Look = NOBODY
    tied_to: Point | None = None
    """The point of an arrow that a count has no room on."""


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
        self.chart = chart_of(scene.view.map)
        self.disc = round(self.chart.disc * size)
        width, height = lens.size
        self.whole = Box(lens.left, lens.top, lens.left + width, lens.top + height)
        self.places = self.chart.places_on(lens)
        taken = [*taken_by(self.canvas), *free]
        taken += [around(*self.at(name), (self.disc + 2, self.disc + 2)) for name in self.places]
        self._neighbours: dict[str, list[str]] = {}
        self.room = Room(self.whole, taken, links(self.chart, lens), (lens.left, lens.top))
        self.arrows = Arrows(self.chart, lens, size, self.room, list(self.legs))

    def at(self, province: str) -> tuple[int, int]:
        """Say where a disc is on the picture."""
        place = self.places[province]
        return self.lens.to(place.x, place.y)

    def paint(self) -> None:
        """Paint all that lies on the map: what pieces there are is planned first, since lines lie below."""
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

    def _shoulders(self, name: str) -> list[Site]:
        (x, y), away = self.at(name), self.disc // 2 + 1
        return [Site(x + side * away, y - away, 0) for side in (-1, 1)] + [Site(x, y - away - 6, 0)]

    def _is_free_shoulder(self, name: str, spot: Site, size: int) -> bool:
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
            places = spots(x, y, self.disc, sprite.size, rather, self.chart.letters * self.scale)
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

    def _strays(self, name: str, size: tuple[int, int], spot: Site) -> float:
        """Make a place worse that is nearer to other discs, on the way of an arrow, or on its head."""
        own = _away(spot, self.at(name)) * 1.15
        nearer = sum(_away(spot, self.at(other)) < own for other in self._near(name))
        box = around(spot.x, spot.y, size)
        covered = sum(box.left < x < box.right and box.top < y < box.bottom for x, y in self.arrows.points)
        return 40.0 * nearer + 5.0 * covered + _HIDES * self.arrows.hides(box)

    def _near(self, name: str) -> list[str]:
        if name not in self._neighbours:
            x, y = self.at(name)
            reach = (6 * self.disc) ** 2
            self._neighbours[name] = [
                other
                for other in self.places
                if other != name and _away(Site(x, y, 0), self.at(other)) < reach
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
                found[Leg(leg.nation, leg.unit, leg.origin, leg.province)] += leg.count
        return found

    def _paint_arrows(self, counts: Iterable[Laid]) -> None:
        for leg, line in self.arrows.lines.items():
            colour = self.scene.look(leg.who).colour
            paint_arrow(self.canvas.image, self.whole, line, colour, self.arrows.width)
        for laid in counts:
            if laid.tied_to is not None:
                end = (laid.spot.x, laid.spot.y)
                self.canvas.pen.line([laid.tied_to, end], fill=INK, width=7)
                self.canvas.pen.line([laid.tied_to, end], fill=laid.look.colour, width=4)

    def _paint_names_again(self, names: Container[str] | None, *, rim: int = 4) -> None:
        """Write names once more above what was painted on them, which shows between letters of a thin rim."""
        ink = len(self.canvas.ink)
        paint_names(self.canvas, self.chart, self.scene.words, self.lens, self.scale, names, rim=rim)
        for each in self.exits:
            each.write(self.canvas)
        del self.canvas.ink[ink:]

    def _crossed(self) -> set[str]:
        """List the provinces whose names have an arrow on them."""
        boxes = {ink.what: ink.box.inset(-round(12 * self.scale)) for ink in self.canvas.ink if ink.size}
        points = [point for line in self.arrows.lines.values() for point in measured(line, 4.0)]
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
        found = self.arrows.find_count(leg)
        if found is None:
            return None
        look = self.scene.look(leg.who)
        sprite = count_badge(look, leg.kind, count, found.size)
        return Laid(sprite, found.spot, leg.province, f"{count} went", look, found.tied_to)


def groups_of(seen: SeenProvince) -> list[Group]:
    """List the units of a province, tipped ones apart."""
    found = []
    for each in seen.units:
        for count, tipped in ((each.count - each.tipped, False), (each.tipped, True)):
            if count:
                found.append(Group(each.nation, each.unit, count, tipped))
    return found


def _away(spot: Site, point: tuple[int, int]) -> int:
    return (spot.x - point[0]) ** 2 + (spot.y - point[1]) ** 2


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
