"""The board as a picture: the stalls of the market, and a number for each seat."""

from __future__ import annotations

from rendering import frame
from rendering.canvas import Canvas
from rendering.fonts import Style
from rendering.ground import parchment
from rendering.palette import INK, MARBLE
from rendering.sprites import mark, panel
from tests.toy.pictures import parts
from tests.toy.pictures.scene import Scene, Sight

_TITLE = 260
_ROW = 64
_LINE, _NAME, _POINTS = Style("serif", 32), Style("serif-bold", 32), Style("serif-bold", 80)


def draw(sight: Sight) -> Canvas:
    """Draw the board on a sheet that knows where its ink is."""
    canvas = Canvas(parchment(parts.WIDTH, parts.HEIGHT).copy())
    scene = Scene.on(canvas, sight)
    frame.paint_ends(canvas, scene.words.label("title"), _TITLE)
    frame.paint_strip(canvas, scene.view, scene.words, scene.table, title_room=_TITLE)
    _paint_market(scene)
    _paint_seats(scene)
    _paint_foot(scene)
    return canvas


def _paint_market(scene: Scene) -> None:
    market = parts.MARKET
    scene.canvas.piece(panel(market.width, market.height, MARBLE, INK, 3, 10), *market.middle)
    for number, seen in enumerate(scene.view.stalls):
        y = market.top + 44 + number * _ROW
        scene.canvas.text(market.left + 24, y, scene.words.stall(seen), _LINE, room=market.width - 48)


def _paint_seats(scene: Scene) -> None:
    for seen in scene.view.seats:
        box = parts.seat(seen.seat, len(scene.view.seats))
        frame.paint_seat(scene.canvas, box, seen.seat, seen.seat in scene.view.waiting_for)
        scene.canvas.piece(mark(seen.seat, 46), box.left + 46, box.top + 44, "seat")
        scene.canvas.text(box.left + 82, box.top + 44, scene.names[seen.seat], _NAME, room=box.width - 100)
        middle, below = box.middle[0], box.top + 120
        scene.canvas.text(middle, below, str(seen.points), _POINTS, align="centre", room=box.width - 40)


def _paint_foot(scene: Scene) -> None:
    view = scene.view
    if view.winners:
        frame.paint_result(scene.canvas, view, view.seats[view.winners[0]].points, scene.words)
    else:
        frame.paint_last_move(scene.canvas, scene.lines)
