"""The places of battle: the tile in the middle, attackers left, defenders right, main troops above allies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.perikles.view import SeenPlace
from rendering.canvas import Box, at
from rendering.fonts import Style, length
from rendering.palette import INK, INK_SOFT, MARBLE, OLIVE, TERRACOTTA, mix
from rendering.perikles import layout
from rendering.perikles.scene import Arm, Desk, Scene
from rendering.perikles.symbols import CITY_COLOURS, MILITIA, REBELS, chip, sign
from rendering.perikles.troops import BOARD as BOARD_PIECES
from rendering.perikles.troops import GAP, Line, Pieces, Side, lines_of, run
from rendering.sprites import coin, highlight, mark, panel, triangle, wreath


class Form(NamedTuple):
    """How large the row of a place is, and all that is on it."""

    side: int = layout.SIDE
    centre: int = layout.CENTRE
    lines: tuple[int, int] = (25, 73)
    """The middles of the two lines of troops, from the top of a row; those of name and points of the tile."""
    name: int = 35
    short: int = 22
    """Letters of a city in short."""
    chip: tuple[int, int] = (38, 30)
    note: int = 24
    pieces: Pieces = BOARD_PIECES


BOARD = Form()


def paint_places(scene: Scene) -> None:
    """Paint the places of this round."""
    for number, place in enumerate(scene.view.places):
        paint_place(scene, layout.place(number), place, BOARD)


def paint_place(scene: Scene, row: Box, place: SeenPlace, form: Form) -> None:
    """Paint a place in its row; the one that is fought for has a frame and arrows."""
    paint_tile(scene, row, place, form)
    if place.outcome:
        _outcome(scene, row, place, form)
    else:
        _sides(scene, row, place, form)
    then = scene.place_before(place.id)
    if then and then.outcome != place.outcome:
        scene.canvas.piece(highlight(row.width + 4, row.height + 4, 10), *row.middle)
    if place.id == scene.view.battle:
        _mark_battle(scene, row)


def _mark_battle(scene: Scene, row: Box) -> None:
    scene.canvas.piece(panel(row.width + 6, row.height + 4, None, TERRACOTTA, 5, 10), *row.middle)
    for x, turn in ((row.left + 10, 90), (row.right - 10, -90)):
        scene.canvas.piece(triangle(26, TERRACOTTA, turn), x, row.top + row.height // 2)


def paint_tile(desk: Desk, row: Box, place: SeenPlace, form: Form) -> None:
    """Paint the tile of a place in the middle of its row."""
    tile = at(row.left + form.side, row.top, form.centre, row.height)
    colour, over = CITY_COLOURS[place.city], bool(place.outcome)
    fill = mix(colour, MARBLE, 0.65) if over else colour
    ink = mix(INK, fill, 0.35) if over else INK
    desk.canvas.piece(panel(tile.width, tile.height, fill, INK, 2, 8), *tile.middle)
    _name(desk, tile, place, Style("serif-bold", form.name, ink), form)
    _points_and_arms(desk, tile, place, tile.top + form.lines[1] - 1)


def _name(desk: Desk, tile: Box, place: SeenPlace, style: Style, form: Form) -> None:
    y, middle = tile.top + form.lines[0] + 3, tile.middle[0]
    short = Style("sans-bold", form.short, style.fill)
    taken = 18 + desk.canvas.text(tile.left + 9, y, desk.letters(place.city), short)
    name, room = desk.words.name(place.id), tile.width - 2 * taken
    if length(name, style) > room:
        middle, room = middle + taken // 2 - 4, tile.width - taken - 8
    desk.canvas.text(middle, y, name, style, align="centre", room=room)


def _points_and_arms(desk: Desk, tile: Box, place: SeenPlace, y: int) -> None:
    """Lay rebels towards the attacker, militia towards the defender, points and order of arms between."""
    rebels, militia = _arms(place.rebels), _arms(place.militia)
    needed = 52 + 32 * len(place.order) + 12 * (len(place.order) - 1)
    size = _helper_size(tile.width - 12 - needed, rebels, militia)
    left = tile.left + 6 + _helpers_room(rebels, size)
    right = tile.right - 6 - _helpers_room(militia, size)
    start = max(left, min(tile.middle[0] - needed // 2, right - needed))
    _helpers(desk, tile.left + 6, y, rebels, "rebels", size)
    _helpers(desk, tile.right - 6, y, militia, "militia", size)
    desk.canvas.piece(coin(str(place.points), 46), start + 23, y, "points")
    for number, arm in enumerate(place.order):
        x = start + 52 + number * 44
        desk.canvas.piece(sign(arm, 32, MARBLE), x + 16, y, arm)
        if number:
            desk.canvas.piece(triangle(12, INK, 90), x - 7, y)


def _arms(muster: Mapping[Arm, int]) -> list[Arm]:
    return [arm for arm, number in muster.items() for _ in range(number)]


def _helper_size(room: int, *sides: Sequence[Arm]) -> int:
    """Say how large militia and rebels can be: as large as other arms where there is room."""
    helpers = sum(len(arms) for arms in sides)
    return min(32, (room - 16 * sum(bool(arms) for arms in sides)) // max(1, helpers))


def _helpers_room(arms: Sequence[Arm], size: int) -> int:
    return 16 + size * len(arms) if arms else 0


def _helpers(desk: Desk, x: int, y: int, arms: Sequence[Arm], kind: str, size: int) -> None:
    if not arms:
        return
    outward, colour = (1, REBELS) if kind == "rebels" else (-1, MILITIA)
    desk.canvas.piece(triangle(14, colour, -90 * outward), x + 5 * outward, y)
    for number, arm in enumerate(arms):
        away = 14 + size // 2 + number * size
        desk.canvas.piece(sign(arm, size, colour), x + away * outward, y, kind)


def _outcome(scene: Scene, row: Box, place: SeenPlace, form: Form) -> None:
    if not place.winners:
        style = Style("serif-italic", form.note, INK_SOFT)
        side = side_of(row, "defence", form)
        scene.canvas.text(*side.middle, scene.words.label("out"), style, align="centre", room=side.width - 16)
        return
    side = side_of(row, "attack" if place.outcome == "attack" else "defence", form)
    step = min(88, side.width // len(place.winners))
    x = side.middle[0] - (len(place.winners) - 1) * step // 2
    for seat in place.winners:
        scene.canvas.piece(wreath(84), x, side.middle[1])
        scene.canvas.piece(mark(seat, 46), x, side.middle[1], "winner")
        x += step


def side_of(row: Box, side: Side, form: Form) -> Box:
    """Say where the attackers or the defenders of a place lie."""
    left = row.left if side == "attack" else row.right - form.side
    return at(left, row.top, form.side, row.height)


def _sides(scene: Scene, row: Box, place: SeenPlace, form: Form) -> None:
    room = form.side - 6
    lay(scene, lines_of(scene, place, "attack", room, form.pieces), row, "attack", form)
    defence = lines_of(scene, place, "defence", room, form.pieces)
    lay(scene, defence, row, "defence", form)
    _permissions(scene, side_of(row, "defence", form), place, run(defence[1]), form)


def lay(desk: Desk, lines: tuple[Line, Line], row: Box, side: Side, form: Form) -> None:
    """Lay both lines from the tile outwards."""
    box, outward = side_of(row, side, form), -1 if side == "attack" else 1
    for line, height in zip(lines, form.lines, strict=True):
        x, y = box.right - 4 if side == "attack" else box.left + 4, row.top + height
        for sprite, what, new in line:
            middle = x + outward * (sprite.width // 2)
            desk.canvas.piece(sprite, middle, y, what)
            if new:
                desk.canvas.piece(highlight(sprite.width + 4, sprite.height + 4, 7), middle, y)
            x += outward * (sprite.width + GAP)


def _permissions(scene: Scene, box: Box, place: SeenPlace, taken: int, form: Form) -> None:
    """Show who may defend the place, outermost in the second line, as far as there is room."""
    x, y = box.right - 6, box.top + form.lines[1]
    step = form.chip[0] + 3
    shown = place.allowed[: max(0, (box.width - 44 - taken) // step)]
    for city in reversed(shown):
        sprite = chip(city, scene.letters(city), *form.chip)
        scene.canvas.piece(sprite, x - form.chip[0] // 2, y, "allowed")
        x -= step
    if shown:
        scene.canvas.piece(sign("permission", 26, OLIVE), x - 13, y, "permission")
