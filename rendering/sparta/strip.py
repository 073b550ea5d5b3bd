"""The strip on top, and the foot with the last move."""

from __future__ import annotations

from rendering import frame
from rendering.sparta import layout
from rendering.sparta.scene import Scene


def paint_strip(scene: Scene) -> None:
    """Write round, phase, and who is waited for."""
    view, words, room = scene.view, scene.words, layout.TITLE
    frame.paint_strip(scene.canvas, view, words, scene.table, title_room=room, preview=scene.preview)


def paint_foot(scene: Scene) -> None:
    """Write the last move, or at the end who has won."""
    view = scene.view
    if view.winners:
        points = max(seen.points for seen in view.seats)
        frame.paint_result(scene.canvas, view, points, scene.words)
    else:
        frame.paint_last_move(scene.canvas, scene.lines)
