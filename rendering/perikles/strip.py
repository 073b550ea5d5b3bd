"""The strip on top, and the foot with the last move."""

from __future__ import annotations

from games.perikles.board import board
from rendering import frame
from rendering.perikles import layout
from rendering.perikles.scene import Scene


def paint_strip(scene: Scene) -> None:
    """Write table, round, phase and who is waited for."""
    frame.paint_strip(scene.canvas, scene.view, scene.words, scene.table, title_room=layout.TITLE)


def paint_foot(scene: Scene) -> None:
    """Write the last move, or at the end who has won."""
    view = scene.view
    if not view.winners:
        frame.paint_last_move(scene.canvas, scene.lines)
        return
    points = view.seats[view.winners[0]].points
    frame.paint_result(scene.canvas, view, points, scene.words, _why_early(scene))


def _why_early(scene: Scene) -> list[str]:
    """Say which city was beaten so often that a game ended before its last round."""
    view = scene.view
    if view.round >= view.rounds:
        return []
    beaten = [city for city in view.cities if city.defeats >= board().numbers.early_end_defeats]
    return [scene.words.say("ended-early", city=city.id, defeats=city.defeats) for city in beaten[:1]]
