"""The part of the board that a question is about, for a phone: the market, or what the seats have."""

from __future__ import annotations

from rendering.canvas import Canvas
from rendering.focus import SHORTEST, WIDTH, page
from rendering.fonts import Style
from rendering.sprites import coin, highlight, mark
from tests.toy.game.view import SeenStall
from tests.toy.pictures.scene import Scene, Sight, wealth

_ROW, _EDGE = 176, 20
_NAME, _LINE, _POINTS = Style("serif-bold", 42), Style("serif", 34), Style("serif-bold", 60)


def draw_focus(sight: Sight) -> Canvas:
    """Draw the parts that the view names."""
    shown = sight.view.stalls if "market" in sight.view.focus else sight.view.seats
    scene = Scene.on(page(max(SHORTEST, len(shown) * _ROW + 2 * _EDGE)), sight)
    for number in range(len(shown)):
        top = _EDGE + number * _ROW
        if "market" in sight.view.focus:
            _paint_stall(scene, top, sight.view.stalls[number])
        else:
            _paint_seat(scene, top, number)
    return scene.canvas


def _paint_stall(scene: Scene, top: int, seen: SeenStall) -> None:
    canvas, words = scene.canvas, scene.words
    if scene.before is not None and seen not in scene.before.stalls:
        _mark(canvas, top)
    canvas.text(_EDGE + 10, top + 40, words.name(seen.id, "begin"), _NAME, room=360)
    canvas.text(400, top + 40, words.keeper(seen.seat), _LINE, room=WIDTH - 400 - _EDGE)
    canvas.piece(coin(str(seen.coins), 52), _EDGE + 40, top + 98, "coins")
    canvas.text(120, top + 98, wealth(words, seen), _LINE, room=450)
    canvas.text(_EDGE + 10, top + 146, " · ".join(words.basket(seen.basket)), _LINE, room=WIDTH - 2 * _EDGE)
    card = words.name(seen.card) if seen.card else words.label("hidden")
    canvas.text(580, top + 98, card, _LINE, room=WIDTH - 580 - _EDGE)


def _paint_seat(scene: Scene, top: int, seat: int) -> None:
    canvas, y, seen = scene.canvas, top + _ROW // 2, scene.view.seats[seat]
    if scene.before is not None and seen not in scene.before.seats:
        _mark(canvas, top)
    canvas.piece(mark(seat, 60), _EDGE + 40, y, "seat")
    canvas.text(120, y, scene.names[seat], _NAME, room=WIDTH - 290)
    canvas.text(WIDTH - _EDGE, y, str(seen.points), _POINTS, align="right")


def _mark(canvas: Canvas, top: int) -> None:
    """Mark a row that the last move has changed."""
    canvas.piece(highlight(WIDTH - _EDGE, _ROW - 6, 10, lit=True), WIDTH // 2, top + _ROW // 2)
