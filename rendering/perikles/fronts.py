"""The cities for a phone: the front of a temple each, two side by side."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.perikles.view import SeenCity
from rendering.canvas import Box, at
from rendering.focus import WIDTH
from rendering.fonts import Style
from rendering.palette import (
    INK,
    INK_FAINT,
    INK_SOFT,
    MARBLE,
    MARBLE_SHADE,
    PARCHMENT_DARK,
    PARCHMENT_EDGE,
    TERRACOTTA,
    mix,
)
from rendering.perikles.cities import LOOSE, paint_forces, stood_for_office
from rendering.perikles.emblems import emblem
from rendering.perikles.scene import Scene
from rendering.perikles.symbols import CITY_COLOURS, statue, value_box
from rendering.sprites import Pen, drawn, faded, highlight, mark, panel, wreath

FRONT = ((WIDTH - 24) // 2, 242)
_GAP = 8
_FRIEZE, _FLOOR, _TRACK = 54, 154, 200
"""Where the frieze, the columns and the track of statues end, from the top."""
_OFFICE = 168
"""How much room candidates or leader have."""
_MARK, _CANDIDATE, _STATUE, _VALUE = 46, 44, 46, 40


def front(number: int, edge: int) -> Box:
    """Give the place of a city."""
    row, column = divmod(number, 2)
    return at(edge + column * (FRONT[0] + _GAP), edge + row * (FRONT[1] + _GAP), *FRONT)


def paint_front(scene: Scene, box: Box, city: SeenCity) -> None:
    """Paint a city: name, office, markers of each seat, statues and their value, forces."""
    canvas = scene.canvas
    canvas.piece(_ground(city.id, len(city.markers)), *box.middle)
    y = box.top + 8 + (_FRIEZE - 8) // 2
    canvas.piece(emblem(city.id, 36), box.left + 26, y)
    name, room = scene.words.name(city.id), box.width - _OFFICE - 58
    canvas.text(box.left + 50, y, name, Style("serif-bold", 38), room=room)
    _office(scene, Box(box.right - _OFFICE - 2, box.top + 10, box.right - 2, box.top + _FRIEZE), city)
    for seat in range(len(city.markers)):
        _column(scene, box, city, seat)
    _track(scene, box, city)
    paint_forces(scene, city, box.left + 10, box.bottom - 22, box.width - 16, LOOSE)


@lru_cache(maxsize=64)
def _ground(city: str, seats: int) -> Image.Image:
    width, height = FRONT

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), 6, mix(MARBLE, MARBLE_SHADE, 0.35), INK, 2)
        pen.rounded((0, 6, width, _FRIEZE), 2, CITY_COLOURS[city], INK, 2)
        pen.rounded((0, 0, width, 9), 3, TERRACOTTA, INK, 2)
        pen.rounded((4, _FRIEZE, width - 4, _FLOOR), 0, mix(MARBLE_SHADE, PARCHMENT_DARK, 0.3))
        for number in range(seats + 1):
            x = 8 + (width - 16) * number / seats
            pen.rounded((x - 3, _FRIEZE, x + 3, _FLOOR - 2), 0, MARBLE, PARCHMENT_EDGE, 1)
        pen.rounded((0, _FLOOR - 3, width, _FLOOR + 3), 1, MARBLE, INK, 1)

    return drawn(width, height, paint)


def _office(scene: Scene, box: Box, city: SeenCity) -> None:
    canvas, (x, y) = scene.canvas, box.middle
    canvas.piece(panel(box.width, box.height, MARBLE, INK, 1, 4), x, y)
    if stood_for_office(scene, city):
        canvas.piece(highlight(box.width + 2, box.height + 2, lit=True), x, y)
    if city.leader is not None:
        canvas.piece(wreath(box.height + 4), x, y)
        canvas.piece(mark(city.leader, _CANDIDATE - 6), x, y, "leader")
        return
    for spot, letter in enumerate("αβ"):
        left = box.left + box.width * spot // 2
        canvas.text(left + 20, y - 2, letter, Style("serif-bold", 34, INK_SOFT), align="centre")
        if spot < len(city.candidates):
            canvas.piece(mark(city.candidates[spot], _CANDIDATE), left + 57, y, "candidate")
        else:
            canvas.piece(panel(36, 36, None, INK_FAINT, 2, 18), left + 57, y)


def _column(scene: Scene, box: Box, city: SeenCity, seat: int) -> None:
    then, count = scene.city_before(city.id), city.markers[seat]
    inner, seats, canvas = box.width - 16, len(city.markers), scene.canvas
    left = box.left + 8 + inner * seat // seats
    column = Box(left, box.top + _FRIEZE, box.left + 8 + inner * (seat + 1) // seats, box.top + _FLOOR - 3)
    x = column.middle[0]
    if then and then.markers[seat] != count:
        canvas.piece(highlight(column.width - 4, column.height - 2, lit=True), *column.middle)
    style = Style("sans-bold", 44, INK if count else INK_FAINT)
    canvas.text(x, column.top + 24, str(count), style, align="centre")
    sprite = mark(seat, _MARK) if count else faded(mark, 0.3, seat, _MARK)
    canvas.piece(sprite, x, column.bottom - 4 - _MARK // 2, "mark")


def _track(scene: Scene, box: Box, city: SeenCity) -> None:
    then, y, canvas = scene.city_before(city.id), box.top + (_FLOOR + _TRACK) // 2 + 2, scene.canvas
    for number, value in enumerate(city.statue_values):
        x = box.left + 8 + _VALUE // 2 + number * (_VALUE + 3)
        crossed = number < city.defeats
        canvas.piece(value_box(value, crossed, number == city.defeats, _VALUE), x, y, f"value {value}")
        if then and crossed and number >= then.defeats:
            canvas.piece(highlight(_VALUE + 6, _VALUE + 6), x, y)
    for number, seat in enumerate(reversed(city.statues)):
        x = box.right - 26 - number * (_STATUE - 2)
        canvas.piece(statue(seat, _STATUE), x, y, "statue")
        if then and len(city.statues) - number > len(then.statues):
            canvas.piece(highlight(_STATUE, _STATUE + 2), x, y)
