"""The strip on top, and the foot with the last move."""

from __future__ import annotations

from games.pericles.board import board
from rendering import frame
from rendering.palette import SEATS
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
    frame.paint_strip(
        scene.canvas,
        view,
        words,
        scene.table,
        title_room=layout.TITLE,
        before=states,
        preview=scene.preview,
    )


def paint_foot(scene: Scene) -> None:
    """Write the last move, or at the end who has won, and how all factions stand."""
    view, words = scene.view, scene.words
    if not view.ended:
        frame.paint_last_move(scene.canvas, scene.lines)
        return
    won = words.label("winner", seats=view.winners) if view.winners else words.label("ended")
    # The best faction need not be the winner's: the war is won by Sides.
    if board().scenarios[view.scenario].kind == "battle":
        stands = [f"{SEATS[seen.seat].letter} {seen.points}" for seen in view.seats]
    else:
        stands = [f"{words.short(seen.id)} {seen.honour}" for seen in view.factions]
    frame.paint_last_move(scene.canvas, [f"{won}: {' · '.join(stands)}"])
