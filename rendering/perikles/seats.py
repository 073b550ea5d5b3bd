"""A panel per seat: name, points and what they come from, tiles, supply, commands, places won."""

from __future__ import annotations

from games.perikles.view import SeenSeat
from rendering.canvas import Box
from rendering.fonts import ELLIPSIS, LEAST, Style, fold, length, wrap
from rendering.frame import paint_seat
from rendering.palette import GOLD_BRIGHT, INK, INK_SOFT, OLIVE, TERRACOTTA, mix
from rendering.perikles import layout
from rendering.perikles.scene import Scene, Tile
from rendering.perikles.symbols import card, chip, statue, taken_tile
from rendering.sprites import coin, highlight, mark, triangle, wreath
from rendering.words import newcomers

_SMALL = Style("sans", 22, INK_SOFT)
_NUMBER = Style("sans-semi", 25)


def paint_seats(scene: Scene) -> None:
    """Paint the panels of all seats."""
    for seen in scene.view.seats:
        box = layout.seat(seen.seat, len(scene.view.seats))
        paint_seat(scene.canvas, box, seen.seat, seen.seat in scene.view.waiting_for)
        _name(scene, box, seen)
        _points(scene, box, seen)
        _tiles(scene, box, seen)
        _supply_and_commands(scene, box, seen)
        _special(scene, box, seen)
        _won(scene, box, seen)


def _name(scene: Scene, box: Box, seen: SeenSeat) -> None:
    x, y = box.left + 36, box.top + 31
    if seen.seat in scene.view.winners:
        scene.canvas.piece(wreath(64), x, y)
    scene.canvas.piece(mark(seen.seat, 46), x, y, "seat")
    turn = seen.seat in scene.view.waiting_for
    if turn:
        scene.canvas.piece(triangle(26, TERRACOTTA, 180), box.right - 24, y)
    left = box.left + (76 if seen.seat in scene.view.winners else 68)
    room = box.right - 4 - left - (40 if turn else 12)
    _write_name(scene, left, y, scene.names[seen.seat], room)


def _write_name(scene: Scene, x: int, y: int, name: str, room: int) -> None:
    """Write a name in one line, or a long one in two."""
    style = Style("serif-bold", 34)
    if length(name, style._replace(size=26)) <= room or " " not in name:
        scene.canvas.text(x, y, name, style, room=room)
        return
    rows, style = fold(name, style._replace(size=25), room, 2)
    for number, line in enumerate(rows):
        scene.canvas.text(x, y - 13 * (len(rows) - 1) + number * 27, line, style, room=room)


def _points(scene: Scene, box: Box, seen: SeenSeat) -> None:
    y, start = box.top + 76, box.left + (114 if box.width < 360 else 140)
    points = Style("sans-bold", 46, TERRACOTTA)
    x = box.left + 16 + scene.canvas.text(box.left + 16, y, str(seen.points), points)
    then = scene.seat_before(seen.seat)
    if then and then.points != seen.points:
        _change(scene, x, y, seen.points - then.points, start - x)
    step = min(84, (box.width - 116) // 3)
    parts = (
        (mark(seen.seat, 26), seen.marker_points),
        (coin("", 26), seen.place_points),
        (statue(seen.seat, 32), seen.statue_points),
    )
    for number, (sprite, part) in enumerate(parts):
        x = start + number * step
        scene.canvas.piece(sprite, x + 13, y, "part")
        scene.canvas.text(x + 28, y, str(part), _NUMBER, room=step - 30)


def _change(scene: Scene, x: int, y: int, change: int, room: int) -> None:
    """Show by how much the points went up or down, as far as there is room."""
    style = Style("sans-bold", 22, INK_SOFT)
    if room >= 22:
        scene.canvas.piece(triangle(16, GOLD_BRIGHT, 0 if change > 0 else 180), x + 11, y)
    if room >= 23 + length(str(abs(change)), style):
        scene.canvas.text(x + 21, y, str(abs(change)), style)


def _tiles(scene: Scene, box: Box, seen: SeenSeat) -> None:
    then = scene.seat_before(seen.seat)
    fresh = newcomers(seen.tiles, then.tiles if then else None)
    for number, kind in enumerate(seen.tiles):
        tile, x, y = Tile(kind), box.left + 40 + number * 54, box.top + 122
        scene.canvas.piece(taken_tile(tile.city, scene.letters(tile.city), tile.shards), x, y, "tile")
        if fresh[number]:
            scene.canvas.piece(highlight(55, 55), x, y)


def _supply_and_commands(scene: Scene, box: Box, seen: SeenSeat) -> None:
    y, x, chips = box.top + 164, box.left + 16, len(seen.commands)
    across = 38 if chips < 5 or box.width > 360 else 34
    for number, city in enumerate(reversed(seen.commands)):
        middle = box.right - 13 - across // 2 - number * (across + 2)
        scene.canvas.piece(chip(city, scene.letters(city), across), middle, y, "command")
    room = box.width - 76 - chips * (across + 2)
    label = scene.words.label("supply")
    if length(label, _SMALL._replace(size=LEAST)) <= room:
        x += 8 + scene.canvas.text(x, y, label, _SMALL, room=room)
    scene.canvas.text(x, y, str(seen.supply), _NUMBER)


def _special(scene: Scene, box: Box, seen: SeenSeat) -> None:
    y = box.top + 190
    then = scene.seat_before(seen.seat)
    scene.canvas.piece(card(20, 24, seen.played is not None), box.left + 26, y, "special")
    dealt = "special-undealt" if scene.view.phase == "set-up" else "special-unplayed"
    text = scene.words.name(seen.played) if seen.played else scene.words.label(dealt)
    style = Style("serif", 22, INK) if seen.played else _SMALL
    run = scene.canvas.text(box.left + 44, y, text, style, room=box.width - 60)
    if then and then.played != seen.played:
        scene.canvas.piece(highlight(run + 44, 26), box.left + 32 + run // 2, y + 1)


def _won(scene: Scene, box: Box, seen: SeenSeat) -> None:
    """Name the places won, or show their points alone where names have no room."""
    y = box.bottom - 21
    room = box.width - 30 - _first(scene, box, seen.seat, y)
    top, rows, size = (y, 1, 20) if seen.tiles else (box.top + 110, 2, 22)
    style = Style("serif", size, mix(OLIVE, INK, 0.5))
    room = room if seen.tiles else box.width - 30
    text = ", ".join(f"{scene.words.name(win.place)}\u00a0{win.points}" for win in seen.won)
    lines = wrap(text, style, room, rows)
    if lines and lines[-1].endswith(ELLIPSIS):
        _coins(scene, box.left + 14, top if seen.tiles else top + 14, seen, room)
        return
    for number, line in enumerate(lines if seen.won else ()):
        scene.canvas.text(box.left + 16, top + number * 27, line, style, room=room)


def _coins(scene: Scene, x: int, y: int, seen: SeenSeat, room: int) -> None:
    step = min(32, room // len(seen.won))
    for number, win in enumerate(seen.won):
        scene.canvas.piece(coin(str(win.points), 28), x + 14 + number * step, y, "won" if step >= 28 else "")


def _first(scene: Scene, box: Box, seat: int, y: int) -> int:
    """Say who starts the round, or commits first; give the room it takes."""
    fighting = scene.view.phase in {"forces", "battles"}
    if scene.view.ended or seat != (scene.view.first if fighting else scene.view.start):
        return 0
    label = scene.words.label("first" if fighting else "start")
    style = Style("serif-italic", 21, TERRACOTTA)
    return 12 + scene.canvas.text(box.right - 14, y, label, style, align="right", room=box.width * 2 // 3)
