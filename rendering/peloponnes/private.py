"""A close-up of the viewer's own tableau, with the answers that no one else knows yet."""

from __future__ import annotations

from rendering.canvas import Box, Canvas, at
from rendering.fonts import Style
from rendering.frame import TOP, paint_band, paint_seat
from rendering.ground import parchment
from rendering.palette import INK, INK_SOFT, MARBLE
from rendering.peloponnes.layout import MARGIN, WIDTH
from rendering.peloponnes.mat import HEIGHT, paint_mat
from rendering.peloponnes.numbers import paint_numbers
from rendering.peloponnes.scene import Scene, Sight
from rendering.peloponnes.tableau import columns_for, paint_tiles
from rendering.sprites import highlight, panel

_PANEL = at(MARGIN, TOP + 12, WIDTH - 2 * MARGIN, 410)
_HEADER = 68
_ANSWER = 46


def draw_private(sight: Sight) -> Canvas:
    """Draw the viewer's own tableau large, and what it has answered."""
    view = sight.view
    assert view.seat is not None, "an onlooker has no tableau"
    answers = 30 + (len(view.pending) + 1) * _ANSWER if view.pending else 0
    canvas = Canvas(parchment(WIDTH, _PANEL.bottom + 14 + answers).copy())
    scene = Scene.on(canvas, sight)
    _strip(scene)
    seen = view.seats[view.seat]
    paint_seat(canvas, _PANEL, seen.seat, seen.seat in view.waiting_for)
    paint_numbers(scene, Box(_PANEL.left, _PANEL.top + 6, _PANEL.right, _PANEL.top + _HEADER), seen)
    paint_mat(scene, at(_PANEL.left, _PANEL.top + _HEADER, _PANEL.width, HEIGHT), seen)
    tiles = Box(_PANEL.left, _PANEL.top + _HEADER + HEIGHT + 4, _PANEL.right, _PANEL.bottom - 12)
    paint_tiles(scene, tiles, seen, columns_for([seen]))
    if view.pending:
        _pending(scene, at(MARGIN, _PANEL.bottom + 12, WIDTH - 2 * MARGIN, answers - 14))
    return canvas


def _strip(scene: Scene) -> None:
    canvas, words = scene.canvas, scene.words
    paint_band(canvas)
    title = Style("serif-bold", 40, MARBLE)
    run = canvas.text(24, 34, words.label("title"), title, room=500)
    view = scene.view
    parts = [words.label("round-of", round=view.round, rounds=view.rounds)] if view.round else []
    parts.append(words.label("ended") if view.ended else words.label(f"phase-{view.phase}"))
    light = Style("serif", 34, MARBLE)
    text = "  ·  ".join([*parts, *([scene.table] if scene.table else [])])
    canvas.text(WIDTH - 24, 34, text, light, align="right", room=WIDTH - 90 - run)


def _pending(scene: Scene, box: Box) -> None:
    """Write what the seat has answered and may still change."""
    canvas, words = scene.canvas, scene.words
    canvas.piece(panel(box.width, box.height, MARBLE, INK, 3, 10), *box.middle)
    canvas.piece(highlight(box.width, box.height, 10), *box.middle)
    y = box.top + 30
    canvas.text(
        box.left + 22, y, words.label("pending"), Style("serif-italic", 28, INK_SOFT), room=box.width - 44
    )
    for answer in scene.view.pending:
        y += _ANSWER
        canvas.text(box.left + 22, y, words.action(answer), Style("serif-bold", 34), room=box.width - 44)
