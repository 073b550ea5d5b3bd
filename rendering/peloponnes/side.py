"""Beside the rows: the order of play, or the solo level, and the disasters with their chips."""

from __future__ import annotations

from games.peloponnes.view import SeenDisaster
from rendering.canvas import Box, at
from rendering.fonts import LEAST, Style, length
from rendering.palette import INK, INK_SOFT, MARBLE, PARCHMENT, TERRACOTTA, TERRACOTTA_DARK, mix
from rendering.peloponnes import layout
from rendering.peloponnes.scene import Scene
from rendering.peloponnes.symbols import chip, protection
from rendering.sprites import highlight, mark, panel, triangle
from rendering.words import heading

_ROW = 37
_CHIP = 34
_SMALL = Style("sans", 21, INK_SOFT)


def paint_side(scene: Scene) -> None:
    """Paint order, disasters and how many tiles and chips are left."""
    box = layout.SIDE
    frame = panel(box.width, box.height, mix(PARCHMENT, MARBLE, 0.5), mix(PARCHMENT, INK, 0.3), 2, 8)
    scene.canvas.piece(frame, *box.middle)
    first = at(box.left + 14, box.top + 4, box.width - 28, 50)
    if len(scene.view.seats) == 1:
        _solo(scene, first)
    else:
        _order(scene, first)
    for number, disaster in enumerate(scene.view.disasters):
        _disaster(scene, at(box.left + 6, box.top + 54 + number * _ROW, box.width - 12, _ROW), disaster)
    _left(scene, at(box.left + 14, box.bottom - 28, box.width - 28, 24))


def _order(scene: Scene, box: Box) -> None:
    order, y = scene.view.order, box.middle[1]
    step, end = 54, box.right
    label, style = heading(scene.words.label("order")), Style("serif-italic", 24, INK_SOFT)
    room = box.width - len(order) * step - 4
    if length(label, style._replace(size=LEAST)) <= room:
        scene.canvas.text(box.left, y, label, style, room=room)
    for number, seat in enumerate(order):
        x = end - (len(order) - number) * step + step - 20
        if number:
            scene.canvas.piece(triangle(14, TERRACOTTA, 90), x - step // 2, y)
        scene.canvas.piece(mark(seat, 40), x, y, "order")


def _solo(scene: Scene, box: Box) -> None:
    view, words, y = scene.view, scene.words, box.middle[1]
    style = Style("serif-bold", 30, INK)
    if view.level is None:
        scene.canvas.text(box.left, y, words.label("solo"), style, room=box.width)
        return
    run = scene.canvas.text(box.left, y, words.label("level", level=view.level), style, room=box.width // 2)
    target = words.label("target", target=view.target)
    if view.completed is not None:
        target = words.label("completed" if view.completed else "failed")
    soft = Style("serif", 26, TERRACOTTA_DARK)
    scene.canvas.text(box.right, y, target, soft, align="right", room=box.width - run - 16)


def _disaster(scene: Scene, box: Box, seen: SeenDisaster) -> None:
    y, struck = box.middle[1], seen.chips >= seen.needed
    then = scene.before and next(each for each in scene.before.disasters if each.id == seen.id)
    fresh = seen.chips - then.chips if then else 0
    if struck:
        fill = mix(MARBLE, TERRACOTTA, 0.78)
        scene.canvas.piece(panel(box.width, box.height - 2, fill, TERRACOTTA_DARK, 2, 7), box.middle[0], y)
    scene.canvas.piece(protection(seen.id, 32), box.left + 24, y, "disaster")
    end = box.right - 8 - seen.needed * (_CHIP + 4)
    style = Style("serif-bold", 27, MARBLE if struck else INK)
    scene.canvas.text(box.left + 48, y, heading(scene.words.name(seen.id)), style, room=end - box.left - 56)
    for number in range(seen.needed):
        x = end + number * (_CHIP + 4) + _CHIP // 2 + 4
        scene.canvas.piece(chip(seen.id, _CHIP, number < seen.chips), x, y, "chip")
        if seen.chips - fresh <= number < seen.chips:
            scene.canvas.piece(highlight(_CHIP + 4, _CHIP + 4, 18), x, y)


def _left(scene: Scene, box: Box) -> None:
    view, words, y = scene.view, scene.words, box.middle[1]
    if view.stack:
        text = words.label("tiles-left", number=view.stacks[view.stack])
        scene.canvas.text(box.left, y, text, _SMALL, room=box.width // 2 - 8)
    text = words.label("chips-left", number=view.chips)
    scene.canvas.text(box.right, y, text, _SMALL, align="right", room=box.width // 2 - 8)
