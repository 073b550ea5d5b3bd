"""The map with what lies on it: places with influence, raids and sieges, units with their commanders."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from PIL import Image

from games.sparta.board import board
from games.sparta.view import SeenPlace, SeenUnit
from rendering.canvas import Box
from rendering.fonts import Style, length
from rendering.map.chart import Lens
from rendering.map.exits import Written
from rendering.map.ground import links
from rendering.map.room import Room, Site, around, spots, taken_by
from rendering.palette import GOLD_BRIGHT, INK, MARBLE
from rendering.sparta import pieces
from rendering.sparta.maps import chart
from rendering.sparta.scene import Scene, ground_of, symbol_of
from rendering.sparta.symbols import star
from rendering.sprites import Pen, drawn

UNIT, COMMANDER = 36, 24
"""How high a unit is, and the letters of its commander's name."""
_SMALLER = (1.0, 0.88, 0.78)


class Atlas:
    """A scene on a part of the map."""

    def __init__(
        self,
        scene: Scene,
        lens: Lens,
        size: float = 1.0,
        free: Iterable[Box] = (),
        exits: Sequence[Written] = (),
        units: float = 1.0,
    ) -> None:
        self.scene, self.lens, self.scale, self.exits, self.units = scene, lens, size, exits, size * units
        self.canvas = scene.canvas
        self.disc = round(chart().disc * size)
        width, height = lens.size
        self.whole = Box(lens.left, lens.top, lens.left + width, lens.top + height)
        self.places = chart().places_on(lens)
        taken = [*taken_by(self.canvas), *free]
        taken += [around(*self.at(name), self._taken(name)) for name in self.places]
        self.room = Room(self.whole, taken, links(chart(), lens), (lens.left, lens.top))

    def at(self, place: str) -> tuple[int, int]:
        """Say where a place is on the picture."""
        found = self.places[place]
        return self.lens.to(found.x, found.y)

    def _taken(self, place: str) -> tuple[int, int]:
        width = pieces.width_of(board().printed_size(place), place in board().allies, self.disc)
        return width + 2, width + 2

    def paint(self) -> None:
        """Paint all places, then what stands in them, where there is room beside them."""
        for name in self.places:
            self._paint_place(name)
        for name in self.places:
            for number, unit in enumerate(self.scene.units_at.get(name, [])):
                self._paint_unit(name, unit, number)

    # Places

    def _paint_place(self, name: str) -> None:
        x, y = self.at(name)
        seen = self.scene.place.get(name)
        sprite = self._sprite(name, seen)
        if self.scene.has_changed(name):
            self.canvas.piece(changed(sprite.width + 14), x, y)
        self.canvas.piece(sprite, x, y, name)
        if board().is_harbour(name) and (seen is not None or name in self.scene.view.absent):
            size, away = round(self.disc * 0.34), round(sprite.width * 0.4)
            self.canvas.piece(pieces.anchor(size), x + away, y + away)
        if seen is not None:
            self._paint_marks(seen, x, y, sprite.width // 2)

    def _sprite(self, name: str, seen: SeenPlace | None) -> Image.Image:
        is_ally = name in board().allies
        ground, symbol = ground_of(name), symbol_of(name)
        if seen is not None:
            return pieces.place(pieces.face_of(seen, symbol, ground, is_ally), self.disc)
        size = board().printed_size(name)
        if name in self.scene.view.absent:
            return pieces.unfounded(pieces.Face(symbol, ground, size), self.disc)
        return pieces.out_of_play(size, is_ally, self.disc)

    def _paint_marks(self, seen: SeenPlace, x: int, y: int, half: int) -> None:
        """Lay a flame on the shoulder of a raided place, stakes above a besieged one."""
        if seen.siege:
            besieger = next(unit for unit in self.scene.view.units if unit.id == seen.siege)
            sprite = pieces.stakes(
                round(self.disc * 0.92), round(self.disc * 0.3), pieces.look_of(besieger.power).colour
            )
            self.canvas.piece(sprite, x, y - half + round(self.disc * 0.02))
        if seen.raid:
            size = round(self.disc * 0.5)
            self.canvas.piece(pieces.flame(size), x + half - size // 4, y - half + size // 4)

    # Units

    def _paint_unit(self, name: str, unit: SeenUnit, number: int) -> None:
        """Find room for a unit beside its place: armies rather on the left, fleets on the right."""
        x, y = self.at(name)
        rather = -1 if unit.kind == "hoplite" else 1
        spot, sprite = None, self._plaque(unit, self.units)
        for share in _SMALLER:
            sprite = self._plaque(unit, self.units * share)
            found = spots(x, y, self.disc, sprite.size, rather, chart().letters * self.scale)
            spot = self.room.best(found, sprite.size, partial(self._strays, name), 90.0)
            if spot is not None:
                break
        spot = spot or self.room.nearest(x, y, sprite.size, self.whole.width)
        if spot is None:
            return
        self.room.take(around(spot.x, spot.y, sprite.size))
        self._tie(spot, (x, y), pieces.look_of(unit.power).colour)
        self.canvas.piece(sprite, spot.x, spot.y, unit.id)

    def _strays(self, name: str, spot: Site) -> float:
        """Make a spot worse that is nearer to another place."""
        own = _away(spot, self.at(name)) * 0.8
        return 40.0 * sum(_away(spot, self.at(other)) < own for other in self.places if other != name)

    def _tie(self, spot: Site, end: tuple[int, int], colour: tuple[int, int, int]) -> None:
        """Draw a line from a unit that stands far from its place."""
        run = _away(spot, end) ** 0.5
        if run > 1.9 * self.disc:
            share = (self.disc / 2 + 2) / run
            start = (end[0] + (spot.x - end[0]) * share, end[1] + (spot.y - end[1]) * share)
            self.canvas.pen.line([start, (spot.x, spot.y)], fill=INK, width=5)
            self.canvas.pen.line([start, (spot.x, spot.y)], fill=colour, width=3)

    def _plaque(self, unit: SeenUnit, scale: float) -> Image.Image:
        """Give a unit with its commander's name below."""
        words = self.scene.words
        name = words.rank(unit.commander) if unit.commander else ""
        return plaque(
            unit,
            words.code(unit.id),
            name,
            self._is_veteran(unit),
            round(UNIT * scale),
            max(20, round(COMMANDER * scale)),
        )

    def _is_veteran(self, unit: SeenUnit) -> bool:
        return any(each.id == unit.commander and each.veteran for each in self.scene.view.commanders)


def in_play(scene: Scene) -> frozenset[str]:
    """List the places of this war: those of others have no name."""
    return frozenset([*scene.place, *scene.view.absent])


def plaque(
    unit: SeenUnit, code: str, commander: str, is_veteran: bool, height: int, letters: int
) -> Image.Image:
    """Give a unit, above the name of its commander; swords say that it fights, a bird ill omens."""
    body = pieces.unit(unit.power, unit.kind, code, height)
    marks = [
        *([pieces.swords(round(height * 0.86))] if unit.attacks else []),
        *([pieces.omen(round(height * 0.8))] if unit.omen else []),
    ]
    style = Style("sans-bold", letters, INK)
    run = length(commander, style) + (letters if is_veteran else 0)
    across = body.width + sum(mark.width + 3 for mark in marks)
    width, total = max(across, run + 10 if commander else 0), height + (letters + 2 if commander else 0)
    return _plaque(body, tuple(marks), commander, is_veteran, style, (width, total))


def _plaque(
    body: Image.Image,
    marks: Sequence[Image.Image],
    commander: str,
    is_veteran: bool,
    style: Style,
    size: tuple[int, int],
) -> Image.Image:
    width, height = size
    look = INK

    def paint(pen: Pen) -> None:
        if commander:
            pen.rounded((0, body.height - 3, width, height), 5, MARBLE, look, 1.2)
            x = width / 2 + (style.size * 0.45 if is_veteran else 0)
            pen.letters(x, body.height + style.size * 0.46, commander, style.face, style.size, INK)
            if is_veteran:
                left = x - length(commander, style) / 2 - style.size * 0.5
                star(pen, left, body.height + style.size * 0.46, style.size * 0.4)

    image = drawn(width, height, paint)
    left = (width - body.width - sum(mark.width + 3 for mark in marks)) // 2
    image.alpha_composite(body, (left, 0))
    left += body.width + 3
    for mark in marks:
        image.alpha_composite(mark, (left, (body.height - mark.height) // 2))
        left += mark.width + 3
    return image


def changed(size: int) -> Image.Image:
    """Give the golden ring around a place in which something has changed."""

    def paint(pen: Pen) -> None:
        pen.circle(size / 2, size / 2, size / 2 - 0.5, GOLD_BRIGHT, INK, 2)

    return drawn(size, size, paint)


def _away(spot: Site, point: tuple[int, int]) -> int:
    return (spot.x - point[0]) ** 2 + (spot.y - point[1]) ** 2
