"""The strip on top (round, turn, table, who is waited for, the ribbon of a preview), and the foot."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.decision import Seat
from rendering.antike import layout
from rendering.antike.pieces import badge_of
from rendering.antike.scene import Scene
from rendering.fonts import Style, length
from rendering.frame import paint_last_move, paint_ribbon
from rendering.palette import MARBLE, PARCHMENT, mix

_TITLE = Style("serif-bold", 42, MARBLE)
_LIGHT = Style("serif", 34, MARBLE)
_MIDDLE = 34
_TABLE, _ASKED = 150, 520
"""How much room the table has, and who is waited for."""


def paint_strip(scene: Scene) -> None:
    """Write what the strip says."""
    start = 22 + min(layout.TITLE, length(scene.words.label("title"), _TITLE)) + 22
    if scene.preview:
        start = paint_ribbon(scene.canvas, scene.words, layout.TITLE, start)
    end = _waited_for(scene) - 24
    if scene.table:
        soft = Style("sans", 22, mix(MARBLE, PARCHMENT, 0.5))
        taken = min(_TABLE, length(scene.table, soft)) + 20
        room = end - taken - start
        run = scene.canvas.text(start, _MIDDLE, "  ·  ".join(_parts(scene)), _LIGHT, room=room)
        scene.canvas.text(start + run + 20, _MIDDLE, scene.table, soft, room=_TABLE)
    else:
        scene.canvas.text(start, _MIDDLE, "  ·  ".join(_parts(scene)), _LIGHT, room=end - start)


def _parts(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    parts = [words.label("round", round=view.round)] if view.round else []
    if view.ended:
        return [*parts, words.label("ended")]
    if not view.turn:
        return [*parts, words.label(f"phase-{view.phase}")]
    parts.append(words.name(view.turn))
    return [*parts, words.label(f"stage-{view.stage}")] if view.stage else parts


def _badges(scene: Scene, seat: Seat) -> list[str]:
    """Say by which nations a seat is known here: that on turn, that which is asked, or all."""
    view = scene.view
    own = [nation.id for nation in scene.nations_of(seat)]
    special = [view.winner] if view.ended else [view.reaction.nation if view.reaction else "", view.turn]
    return next(([each] for each in special if each in own), own)


def _asked(scene: Scene, seats: Sequence[Seat]) -> str:
    view, words = scene.view, scene.words
    if view.ended:
        return words.label("winner", nation=view.winner)
    if len(seats) == 1:
        return words.label("to-choose", seat=seats[0])
    return words.label("waiting-for", seats=seats)


def _waited_for(scene: Scene) -> int:
    """Write who is waited for, or who won, at the right; give where that begins."""
    seats = scene.view.winners if scene.view.ended else scene.view.waiting_for
    end = layout.WIDTH - 20
    if not seats:
        return end
    badges = [nation for seat in seats for nation in _badges(scene, seat)]
    style = _LIGHT._replace(face="serif-bold")
    run = scene.canvas.text(end, _MIDDLE, _asked(scene, seats), style, align="right", room=_ASKED)
    first = end - run - 10 - len(badges) * 48
    for number, nation in enumerate(badges):
        scene.canvas.piece(badge_of(scene.look(nation), 46), first + number * 48 + 24, _MIDDLE, "waited for")
    return first


def paint_foot(scene: Scene) -> None:
    """Write the last move, or at the end who has won."""
    won = [nation for nation in scene.view.nations if nation.id == scene.view.winner]
    said = [
        scene.words.say("game-won", nation=nation.id, points=nation.points, seat=nation.seat)
        for nation in won
    ]
    paint_last_move(scene.canvas, said or scene.lines)
