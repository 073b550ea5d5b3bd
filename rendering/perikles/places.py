"""The places of battle: the tile in the middle, attackers left, defenders right, main troops above allies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.perikles.view import SeenPlace
from rendering.canvas import Box, at
from rendering.fonts import Style, length
from rendering.palette import INK, INK_SOFT, MARBLE, OLIVE, mix
from rendering.perikles import layout
from rendering.perikles.scene import Arm, Scene
from rendering.perikles.symbols import CITY_COLOURS, MILITIA, REBELS, chip, sign
from rendering.perikles.troops import GAP, Line, Side, lines_of, run
from rendering.sprites import coin, highlight, mark, panel, triangle, wreath

_LINES = (25, 73)
"""The middles of the two lines of troops, from the top of a row."""


def paint_places(scene: Scene) -> None:
    """Paint the places of this round."""
    for number, place in enumerate(scene.view.places):
        row = layout.place(number)
        _tile(scene, row, place)
        if place.outcome:
            _outcome(scene, row, place)
        else:
            _sides(scene, row, place)
        then = scene.place_before(place.id)
        if then and then.outcome != place.outcome:
            scene.canvas.piece(highlight(row.width + 4, row.height + 4, 10), *row.middle)


def _tile(scene: Scene, row: Box, place: SeenPlace) -> None:
    tile = at(row.left + layout.SIDE, row.top, layout.CENTRE, row.height)
    colour, over = CITY_COLOURS[place.city], bool(place.outcome)
    fill = mix(colour, MARBLE, 0.65) if over else colour
    ink = mix(INK, fill, 0.35) if over else INK
    scene.canvas.piece(panel(tile.width, tile.height, fill, INK, 2, 8), *tile.middle)
    _name(scene, tile, place, Style("serif-bold", 35, ink))
    _points_and_arms(scene, tile, place)


def _name(scene: Scene, tile: Box, place: SeenPlace, style: Style) -> None:
    y, middle = tile.top + 28, tile.middle[0]
    short = Style("sans-bold", 22, style.fill)
    taken = 18 + scene.canvas.text(tile.left + 9, y, scene.letters(place.city), short)
    name, room = scene.words.name(place.id), tile.width - 2 * taken
    if length(name, style) > room:
        middle, room = middle + taken // 2 - 4, tile.width - taken - 8
    scene.canvas.text(middle, y, name, style, align="centre", room=room)


def _points_and_arms(scene: Scene, tile: Box, place: SeenPlace) -> None:
    """Lay rebels towards the attacker, militia towards the defender, points and order of arms between."""
    y = tile.top + 72
    rebels, militia = _arms(place.rebels), _arms(place.militia)
    needed = 52 + 32 * len(place.order) + 12 * (len(place.order) - 1)
    size = _helper_size(tile.width - 12 - needed, rebels, militia)
    left = tile.left + 6 + _helpers_room(rebels, size)
    right = tile.right - 6 - _helpers_room(militia, size)
    start = max(left, min(tile.middle[0] - needed // 2, right - needed))
    _helpers(scene, tile.left + 6, y, rebels, "rebels", size)
    _helpers(scene, tile.right - 6, y, militia, "militia", size)
    scene.canvas.piece(coin(str(place.points), 46), start + 23, y, "points")
    for number, arm in enumerate(place.order):
        x = start + 52 + number * 44
        scene.canvas.piece(sign(arm, 32, MARBLE), x + 16, y, arm)
        if number:
            scene.canvas.piece(triangle(12, INK, 90), x - 7, y)


def _arms(muster: Mapping[Arm, int]) -> list[Arm]:
    return [arm for arm, number in muster.items() for _ in range(number)]


def _helper_size(room: int, *sides: Sequence[Arm]) -> int:
    """Say how large militia and rebels can be: as large as other arms where there is room."""
    helpers = sum(len(arms) for arms in sides)
    return min(32, (room - 16 * sum(bool(arms) for arms in sides)) // max(1, helpers))


def _helpers_room(arms: Sequence[Arm], size: int) -> int:
    return 16 + size * len(arms) if arms else 0


def _helpers(scene: Scene, x: int, y: int, arms: Sequence[Arm], kind: str, size: int) -> None:
    if not arms:
        return
    outward, colour = (1, REBELS) if kind == "rebels" else (-1, MILITIA)
    scene.canvas.piece(triangle(14, colour, -90 * outward), x + 5 * outward, y)
    for number, arm in enumerate(arms):
        away = 14 + size // 2 + number * size
        scene.canvas.piece(sign(arm, size, colour), x + away * outward, y, kind)


def _outcome(scene: Scene, row: Box, place: SeenPlace) -> None:
    if not place.winners:
        style = Style("serif-italic", 24, INK_SOFT)
        side = _side(row, "defence")
        scene.canvas.text(*side.middle, scene.words.label("out"), style, align="centre", room=side.width - 16)
        return
    side = _side(row, "attack" if place.outcome == "attack" else "defence")
    step = min(88, side.width // len(place.winners))
    x = side.middle[0] - (len(place.winners) - 1) * step // 2
    for seat in place.winners:
        scene.canvas.piece(wreath(84), x, side.middle[1])
        scene.canvas.piece(mark(seat, 46), x, side.middle[1], "winner")
        x += step


def _side(row: Box, side: Side) -> Box:
    left = row.left if side == "attack" else row.right - layout.SIDE
    return at(left, row.top, layout.SIDE, row.height)


def _sides(scene: Scene, row: Box, place: SeenPlace) -> None:
    room = layout.SIDE - 6
    _lay(scene, lines_of(scene, place, "attack", room), row, "attack")
    defence = lines_of(scene, place, "defence", room)
    _lay(scene, defence, row, "defence")
    _permissions(scene, _side(row, "defence"), place, run(defence[1]))


def _lay(scene: Scene, lines: tuple[Line, Line], row: Box, side: Side) -> None:
    """Lay both lines from the tile outwards."""
    box, outward = _side(row, side), -1 if side == "attack" else 1
    for line, height in zip(lines, _LINES, strict=True):
        x, y = box.right - 4 if side == "attack" else box.left + 4, row.top + height
        for sprite, what, new in line:
            middle = x + outward * (sprite.width // 2)
            scene.canvas.piece(sprite, middle, y, what)
            if new:
                scene.canvas.piece(highlight(sprite.width + 4, sprite.height + 4, 7), middle, y)
            x += outward * (sprite.width + GAP)


def _permissions(scene: Scene, box: Box, place: SeenPlace, taken: int) -> None:
    """Show who may defend the place, outermost in the second line, as far as there is room."""
    x, y = box.right - 6, box.top + _LINES[1]
    shown = place.allowed[: max(0, (box.width - 44 - taken) // 41)]
    for city in reversed(shown):
        scene.canvas.piece(chip(city, scene.letters(city)), x - 19, y, "allowed")
        x -= 41
    if shown:
        scene.canvas.piece(sign("permission", 26, OLIVE), x - 13, y, "permission")
