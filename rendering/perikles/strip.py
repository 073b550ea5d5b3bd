"""The strip on top, and the foot with the last move."""

from __future__ import annotations

from rendering import frame
from rendering.perikles import layout
from rendering.perikles.scene import Scene


def paint_strip(scene: Scene) -> None:
    """Write table, round, phase and who is waited for."""
    frame.paint_strip(scene.canvas, scene.view, scene.words, scene.table, title_room=layout.TITLE)


def paint_foot(scene: Scene) -> None:
    """Write the last move."""
    frame.paint_last_move(scene.canvas, scene.lines)
