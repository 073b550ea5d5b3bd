"""The strip on top: round, whose turn it is, the table, who is waited for, the ribbon of a preview."""

from __future__ import annotations

from games.core.decision import Seat
from rendering.antike import layout
from rendering.antike.pieces import badge_of
from rendering.antike.scene import Scene
from rendering.canvas import at
from rendering.fonts import Style, length
from rendering.frame import MEANDER, STRIP
from rendering.ground import meander
from rendering.palette import GOLD, GOLD_BRIGHT, INK, MARBLE, PARCHMENT, SEA_DEEP, mix
from rendering.sprites import panel

_TITLE = Style("serif-bold", 42, MARBLE)
_LIGHT = Style("serif", 34, MARBLE)
_MIDDLE = 34
_HALF = 600
"""How far the left part of the strip may run."""


def paint_strip(scene: Scene) -> None:
    """Write what the strip says."""
    start = 22 + min(layout.TITLE, length(scene.words.label("title"), _TITLE)) + 22
    if scene.preview:
        start = _ribbon(scene, start)
    start += scene.canvas.text(start, _MIDDLE, "  ·  ".join(_parts(scene)), _LIGHT, room=_HALF, least=24) + 22
    if scene.table:
        soft = Style("sans", 22, mix(MARBLE, PARCHMENT, 0.5))
        start += scene.canvas.text(start, _MIDDLE, scene.table, soft, room=150) + 20
    _waited_for(scene, start)


def _ribbon(scene: Scene, start: int) -> int:
    """Say that this is only a preview: another ground and a golden ribbon."""
    canvas, width = scene.canvas, layout.WIDTH
    canvas.rectangle(at(0, 0, width, STRIP), SEA_DEEP)
    meander(canvas, at(0, STRIP, width, MEANDER), mix(SEA_DEEP, INK, 0.4), mix(PARCHMENT, GOLD, 0.25))
    canvas.ink = [ink for ink in canvas.ink if ink.box.top > STRIP]
    canvas.text(22, _MIDDLE, scene.words.label("title"), _TITLE, room=layout.TITLE)
    style = Style("sans-bold", 34, INK)
    text = scene.words.label("preview")
    run = min(260, length(text, style))
    canvas.piece(panel(run + 32, 50, GOLD_BRIGHT, INK, 3, 6), start + run // 2 + 16, _MIDDLE)
    canvas.text(start + 16, _MIDDLE, text, style, room=run)
    return start + run + 54


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


def _waited_for(scene: Scene, start: int) -> None:
    view, words = scene.view, scene.words
    seats = view.winners if view.ended else view.waiting_for
    if not seats:
        return
    if view.ended:
        text = words.label("winner", nation=view.winner)
    elif len(seats) == 1:
        text = words.label("to-choose", seat=seats[0])
    else:
        text = words.label("waiting-for", seats=seats)
    badges = [nation for seat in seats for nation in _badges(scene, seat)]
    end = layout.WIDTH - 20
    room = end - start - len(badges) * 48 - 8
    run = scene.canvas.text(end, _MIDDLE, text, _LIGHT._replace(face="serif-bold"), align="right", room=room)
    x = end - run - 10 - (len(badges) - 1) * 48 - 23
    for nation in badges:
        scene.canvas.piece(badge_of(scene.look(nation), 46), x, _MIDDLE, "waited for")
        x += 48
