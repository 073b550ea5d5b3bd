"""The strip on top, and the foot with the last move."""

from __future__ import annotations

from rendering import frame
from rendering.pericles import layout
from rendering.pericles.scene import Scene


def paint_strip(scene: Scene) -> None:
    """Write war or peace, turn, phase and who is waited for."""
    view, words = scene.view, scene.words
    states = [words.label("war" if view.war else "peace")]
    if view.plague:
        states.append(words.label("plague"))
    if view.alcibiades_in_persia:
        states.append(words.label("alcibiades-in-persia"))
    frame.paint_strip(scene.canvas, view, words, scene.table, title_room=layout.TITLE, before=states)


def paint_foot(scene: Scene) -> None:
    """Write the last move, or at the end who has won."""
    view = scene.view
    if view.winners:
        points = max(view.seats[seat].points for seat in view.winners)
        frame.paint_result(scene.canvas, view, points, scene.words)
    else:
        frame.paint_last_move(scene.canvas, scene.lines)
