"""The places of battle: the tile in the middle, attackers left, defenders right, main troops above allies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Literal, NamedTuple

from PIL import Image

from games.perikles.view import SeenCounter, SeenPlace
from rendering.canvas import Box, at
from rendering.fonts import Style, width
from rendering.palette import INK, INK_SOFT, MARBLE, OLIVE, mix
from rendering.perikles import layout
from rendering.perikles.scene import Arm, Scene, newcomers
from rendering.perikles.symbols import CITY_COLOURS, MILITIA, REBELS, chip, counter, sign
from rendering.sprites import coin, highlight, mark, panel, triangle, wreath

MARK = 38
Side = Literal["attack", "defence"]


class Piece(NamedTuple):
    """Something in a row of troops: a seat's mark or one or more counters."""

    sprite: Image.Image
    new: bool
    what: str


def paint_places(scene: Scene) -> None:
    """Paint the places of this round."""
    fresh = newcomers([place.id for place in scene.view.places], _ids_before(scene))
    for number, place in enumerate(scene.view.places):
        row = layout.place(number)
        _tile(scene, row, place)
        if place.outcome:
            _outcome(scene, row, place)
        else:
            _troops(scene, row, place, "attack")
            taken = _troops(scene, row, place, "defence")
            _permissions(scene, row, place, taken)
        then = scene.place_before(place.id)
        if fresh[number] or (then and then.outcome != place.outcome):
            scene.canvas.piece(highlight(row.width, row.height, 9), *row.middle)


def _ids_before(scene: Scene) -> list[str] | None:
    return [place.id for place in scene.before.places] if scene.before else None


def _tile(scene: Scene, row: Box, place: SeenPlace) -> None:
    tile = at(row.left + layout.SIDE, row.top, layout.CENTRE, row.height)
    colour = CITY_COLOURS[place.city]
    over = bool(place.outcome)
    fill = mix(colour, MARBLE, 0.65) if over else colour
    scene.canvas.piece(panel(tile.width, tile.height, fill, INK, 2, 8), *tile.middle)
    ink = mix(INK, fill, 0.35) if over else INK
    letters = Style("sans-bold", 22, ink)
    run = scene.canvas.text(tile.left + 9, tile.top + 29, scene.letters(place.city), letters)
    room = tile.width - 2 * (run + 18)
    name = scene.words.name(place.id)
    middle = tile.middle[0]
    if width(name, "serif-bold", 35) > room:
        middle, room = middle + (run + 8) // 2, tile.width - run - 24
    scene.canvas.text(middle, tile.top + 29, name, Style("serif-bold", 35, ink), align="centre", room=room)
    _order(scene, tile, place)


def _order(scene: Scene, tile: Box, place: SeenPlace) -> None:
    """Lay points and order of arms in the middle; rebels stand towards the attacker, militia the defender."""
    y, size = tile.top + 72, 32
    rebels, militia = _arms(place.rebels), _arms(place.militia)
    arms = len(place.order)
    run = 46 + 6 + arms * size + (arms - 1) * 12
    spare = tile.width - 12 - run - 25 * (len(rebels) + len(militia)) - 14 * (bool(rebels) + bool(militia))
    start = tile.left + 6 + 25 * len(rebels) + 14 * bool(rebels) + spare // 2
    start = max(start if spare < 30 else tile.middle[0] - run // 2, tile.left + 6)
    _helpers(scene, tile.left + 6, y, rebels, "rebels")
    _helpers(scene, tile.right - 6, y, militia, "militia")
    if _collides(tile, start, run, len(rebels), len(militia)):
        start = tile.left + 6 + 25 * len(rebels) + 14 * bool(rebels) + spare // 2
    scene.canvas.piece(coin(str(place.points), 46), start + 23, y, "points")
    x = start + 52
    for number, arm in enumerate(place.order):
        if number:
            scene.canvas.piece(triangle(12, INK, 90), x + 5, y)
            x += 12
        scene.canvas.piece(sign(arm, size, MARBLE), x + size // 2, y, arm)
        x += size


def _collides(tile: Box, start: int, run: int, rebels: int, militia: int) -> bool:
    left = tile.left + 6 + (14 + 25 * rebels if rebels else 0)
    right = tile.right - 6 - (14 + 25 * militia if militia else 0)
    return start < left or start + run > right


def _arms(muster: Mapping[Arm, int]) -> list[str]:
    return [arm for arm, number in muster.items() for _ in range(number)]


def _helpers(scene: Scene, x: int, y: int, arms: Sequence[str], kind: str) -> None:
    if not arms:
        return
    step = 1 if kind == "rebels" else -1
    colour = REBELS if kind == "rebels" else MILITIA
    scene.canvas.piece(triangle(14, colour, -90 * step), x + 5 * step, y)
    for number, arm in enumerate(arms):
        scene.canvas.piece(sign(arm, 24, colour), x + (26 + number * 25) * step, y, kind)


def _outcome(scene: Scene, row: Box, place: SeenPlace) -> None:
    won = place.outcome if place.outcome in {"attack", "defence"} else ""
    side = _side_box(row, "attack" if place.outcome == "attack" else "defence")
    style = Style("serif-italic", 24, INK_SOFT)
    if not won or not place.winners:
        text = scene.words.label("out")
        scene.canvas.text(*side.middle, text, style, align="centre", room=side.width - 16)
        return
    x = side.middle[0] - (len(place.winners) - 1) * 35
    for seat in place.winners:
        scene.canvas.piece(wreath(84), x, side.middle[1])
        scene.canvas.piece(mark(seat, 50), x, side.middle[1], "winner")
        x += 70


def _side_box(row: Box, side: Side) -> Box:
    left = row.left if side == "attack" else row.right - layout.SIDE
    return at(left, row.top, layout.SIDE, row.height)


def _troops(scene: Scene, row: Box, place: SeenPlace, side: Side) -> int:
    """Lay the troops of a side; give how much of its second line they take."""
    sent = place.attackers if side == "attack" else place.defenders
    leader = place.main_attacker if side == "attack" else place.main_defender
    then = scene.place_before(place.id)
    before = None if then is None else then.attackers if side == "attack" else then.defenders
    fresh = newcomers(
        [_public(each) for each in sent], None if before is None else [_public(e) for e in before]
    )
    known = list(zip(sent, fresh, strict=True))
    main = [each for each in known if each[0].by == leader]
    allied = [each for each in known if each[0].by != leader]
    box = _side_box(row, side)
    lines = [_line(scene, place, main, box.width), _line(scene, place, allied, box.width)]
    if not allied and len(main) > 3:
        lines = _in_two_lines(scene, place, main)
    for number, line in enumerate(lines):
        _lay(scene, line, box, box.top + 25 + number * 48, side)
    return _run(lines[1])


def _public(sent: SeenCounter) -> tuple[str, str, int]:
    return sent.city, sent.arm, sent.by


Known = Sequence[tuple[SeenCounter, bool]]


def _in_two_lines(scene: Scene, place: SeenPlace, main: Known) -> list[list[Piece]]:
    line = [_mark(main[0][0].by), *_pieces(scene, place, main, merged=False)]
    if len(main) > 8:
        line = [_mark(main[0][0].by), *_pieces(scene, place, main, merged=True)]
    return [line[:5], line[5:9]]


def _line(scene: Scene, place: SeenPlace, sent: Known, room: int) -> list[Piece]:
    line: list[Piece] = []
    for merged in (False, True):
        line = []
        for seat, group in groupby(sorted(sent, key=lambda each: each[0].by), key=lambda each: each[0].by):
            line += [_mark(seat), *_pieces(scene, place, list(group), merged=merged)]
        if _run(line) <= room - 4:
            return line
    return line


def _run(line: Sequence[Piece]) -> int:
    return sum(piece.sprite.width + 1 for piece in line)


def _mark(seat: int) -> Piece:
    return Piece(mark(seat, MARK), False, "mark")


def _pieces(scene: Scene, place: SeenPlace, sent: Known, *, merged: bool) -> list[Piece]:
    if not merged:
        return [_single(scene, place, each, new) for each, new in sent]
    pieces = []
    for _, group in groupby(
        sorted(sent, key=lambda each: _public(each[0])), key=lambda each: _public(each[0])
    ):
        pieces.append(_stack(scene, place, list(group)))
    return pieces


def _single(scene: Scene, place: SeenPlace, sent: SeenCounter, new: bool) -> Piece:
    strength = "" if sent.strength is None else str(sent.strength)
    sprite = counter(sent.city, scene.letters(sent.city), sent.arm, strength, not place.turned_up)
    return Piece(sprite, new, "counter")


def _stack(scene: Scene, place: SeenPlace, group: Known) -> Piece:
    """Several counters of a force and arm as one: their number, or their strength once it is known."""
    first = group[0][0]
    if len(group) == 1:
        return _single(scene, place, first, group[0][1])
    strengths = [each.strength for each, _ in group if each.strength is not None]
    text = f"{sum(strengths)}" if len(strengths) == len(group) else f"×{len(group)}"
    sprite = counter(first.city, scene.letters(first.city), first.arm, text, not place.turned_up)
    return Piece(sprite, any(new for _, new in group), "counters")


def _lay(scene: Scene, line: Sequence[Piece], box: Box, y: int, side: Side) -> None:
    """Lay a line from the tile outwards."""
    step = -1 if side == "attack" else 1
    x = box.right - 3 if side == "attack" else box.left + 3
    for piece in line:
        middle = x + step * (piece.sprite.width // 2)
        scene.canvas.piece(piece.sprite, middle, y, piece.what)
        if piece.new:
            scene.canvas.piece(highlight(piece.sprite.width + 3, piece.sprite.height + 3, 7), middle, y)
        x += step * (piece.sprite.width + 1)


def _permissions(scene: Scene, row: Box, place: SeenPlace, taken: int) -> None:
    """Paint who may defend the place, outermost in the second line, as far as there is room."""
    box = _side_box(row, "defence")
    x, y = box.right - 6, box.top + 73
    shown = place.allowed[: max(0, (box.width - 12 - taken - 28) // 41)]
    for city in reversed(shown):
        scene.canvas.piece(chip(city, scene.letters(city)), x - 19, y, "allowed")
        x -= 41
    if shown:
        scene.canvas.piece(sign("permission", 26, OLIVE), x - 13, y, "permission")
