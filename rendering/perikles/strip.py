"""The strip on top, and the foot with the last move."""

from __future__ import annotations

from rendering.fonts import Style, length, wrap
from rendering.palette import INK, MARBLE, PARCHMENT, mix
from rendering.perikles import layout
from rendering.perikles.scene import Scene
from rendering.sprites import mark

_LIGHT = Style("serif", 34, MARBLE)


def paint_strip(scene: Scene) -> None:
    """Write table, round, phase and who is waited for."""
    view, words, y = scene.view, scene.words, 34
    start = 22 + min(230, length(words.label("title"), Style("serif-bold", 42))) + 26
    parts = [words.label("round-of", round=view.round, rounds=view.rounds)]
    parts.append(words.label("ended") if view.ended else words.label(f"phase-{view.phase}"))
    phase = "  ·  ".join(parts)
    room = 700 - (150 if scene.table else 0)
    start += 26 + scene.canvas.text(start, y, phase, _LIGHT, room=room, least=24)
    if scene.table:
        soft = Style("sans", 22, mix(MARBLE, PARCHMENT, 0.5))
        start += 20 + scene.canvas.text(start, y, scene.table, soft, room=150)
    _waited_for(scene, start, y)


def _waited_for(scene: Scene, start: int, y: int) -> None:
    view, words = scene.view, scene.words
    seats = view.winners if view.ended else view.waiting_for
    if not seats:
        return
    if view.ended:
        text = words.label("winner", seats=seats)
    elif len(seats) == 1:
        text = words.label("to-choose", seat=seats[0])
    else:
        text = words.label("waiting-for", seats=seats)
    end = layout.WIDTH - 20
    room = end - start - len(seats) * 50 - 12
    style = _LIGHT._replace(face="serif-bold")
    run = scene.canvas.text(end, y, text, style, align="right", room=room)
    x = end - run - 12 - (len(seats) - 1) * 50 - 24
    for seat in seats:
        scene.canvas.piece(mark(seat, 46), x, y, "waited for")
        x += 50


def paint_foot(scene: Scene) -> None:
    """Write the last move."""
    style = Style("serif", 30, INK)
    room = layout.WIDTH - 44
    text = "  ".join(scene.lines)
    rows = wrap(text, style, room, 1)
    if length(text, style) > room:
        style = style._replace(size=24)
        rows = wrap(text, style, room, 2)
    step = 29 if len(rows) > 1 else 0
    for number, row in enumerate(rows):
        scene.canvas.text(22, layout.FOOT.top + (15 if step else 26) + number * step, row, style, room=room)
