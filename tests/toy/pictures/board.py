"""The board as a picture: the stalls of the market, and a number for each seat."""

from __future__ import annotations

from rendering import frame
from rendering.canvas import Canvas
from rendering.focus import write_name
from rendering.fonts import Style
from rendering.sprites import coin, mark
from tests.toy.game.view import SeenStall
from tests.toy.pictures import parts
from tests.toy.pictures.base import TITLE, printed
from tests.toy.pictures.scene import Scene, Sight, wealth

_SMALL, _LINE = Style("serif", 26), Style("serif", 36)
_NAME, _POINTS = Style("serif-bold", 38), Style("serif-bold", 110)
_COLUMNS = (40, 470, 900, 960, 1270)
"""Where the name of a stall, its keeper, coins, goods and card are."""


def draw(sight: Sight) -> Canvas:
    """Draw the board on a sheet that knows where its ink is."""
    scene = Scene.on(printed(sight.words), sight)
    frame.paint_strip(scene.canvas, scene.view, scene.words, scene.table, title_room=TITLE)
    for number, seen in enumerate(scene.view.stalls):
        _paint_stall(scene, parts.MARKET.top + 10 + parts.ROW // 2 + number * parts.ROW, seen)
    for seat in range(len(scene.view.seats)):
        _paint_seat(scene, seat)
    _paint_foot(scene)
    return scene.canvas


def _paint_stall(scene: Scene, y: int, seen: SeenStall) -> None:
    canvas, words = scene.canvas, scene.words
    name, keeper, coins, goods, card = _COLUMNS
    canvas.text(name, y, words.name(seen.id, "begin"), _NAME, room=410)
    canvas.text(keeper, y, words.keeper(seen.seat), _LINE, room=380)
    canvas.text(keeper, y + 38, " · ".join(words.basket(seen.basket)), _SMALL, room=400)
    canvas.piece(coin(str(seen.coins), 50), coins, y, "coins")
    write_name(canvas, goods, y, wealth(words, seen), _LINE, 290, _SMALL.size)
    canvas.text(card, y, words.name(seen.card) if seen.card else words.label("hidden"), _LINE, room=290)


def _paint_seat(scene: Scene, seat: int) -> None:
    box = parts.seat(seat, len(scene.view.seats))
    frame.paint_seat(scene.canvas, box, seat, seat in scene.view.waiting_for)
    scene.canvas.piece(mark(seat, 46), box.left + 46, box.top + 44, "seat")
    scene.canvas.text(box.left + 82, box.top + 44, scene.names[seat], _NAME, room=box.width - 110)
    points = str(scene.view.seats[seat].points)
    scene.canvas.text(box.middle[0], box.top + 190, points, _POINTS, align="centre", room=box.width - 40)


def _paint_foot(scene: Scene) -> None:
    view = scene.view
    if view.winners:
        frame.paint_result(scene.canvas, view, view.seats[view.winners[0]].points, scene.words)
    else:
        frame.paint_last_move(scene.canvas, scene.lines)
