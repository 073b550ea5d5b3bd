"""A panel for each faction: who leads it, Honour, what everyone knows of its holdings."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from games.core.decision import NOBODY
from games.pericles.view import SeenFaction
from rendering.canvas import Box
from rendering.fonts import Style
from rendering.frame import paint_seat
from rendering.palette import INK_SOFT, MARBLE, PARCHMENT_EDGE
from rendering.pericles import layout, pieces, symbols
from rendering.pericles.scene import Scene
from rendering.sprites import highlight, mark, panel

_NAME, _WHO = Style("serif-bold", 34), Style("sans", 24, INK_SOFT)
_FIGURE, _HONOUR = Style("sans-bold", 30), Style("sans-bold", 40)
_BADGE, _DISC = 62, 70


def paint_factions(scene: Scene) -> None:
    """Paint the panels, seat by seat."""
    seats = scene.view.seats
    for seen in seats:
        box = layout.seat(seen.seat, len(seats))
        factions = scene.factions_of(seen.seat)
        width = (box.width - (len(factions) - 1) * 6) // max(1, len(factions))
        for number, faction in enumerate(factions):
            left = box.left + number * (width + 6)
            paint_faction(scene, Box(left, box.top, left + width, box.bottom), faction)
        if not factions:
            _paint_player(scene, box, seen.seat, seen.points)


def _paint_player(scene: Scene, box: Box, seat: int, points: int) -> None:
    """Paint the panel of a seat that leads a Side in a battle game."""
    canvas, y = scene.canvas, box.middle[1]
    paint_seat(canvas, box, seat, seat in scene.view.waiting_for)
    canvas.piece(mark(seat, 60), box.left + 52, y, "seat")
    canvas.text(box.left + 100, y, scene.names[seat], _NAME, room=box.width - 220)
    canvas.piece(symbols.honour(_DISC), box.right - 54, y)
    canvas.text(box.right - 54, y, str(points), _HONOUR, align="centre")


def paint_faction(scene: Scene, box: Box, seen: SeenFaction) -> None:
    """Paint the panel of a faction."""
    canvas = scene.canvas
    if seen.seat == NOBODY:
        canvas.piece(panel(box.width, box.height, MARBLE, PARCHMENT_EDGE, 6, 10), *box.middle)
    else:
        paint_seat(canvas, box, seen.seat, seen.seat in scene.view.waiting_for)
    canvas.piece(pieces.badge(seen.id, _BADGE), box.left + 48, box.top + 46, "faction")
    left, room = box.left + 90, box.width - 90 - _DISC - 28
    canvas.text(left, box.top + 32, scene.words.name(seen.id), _NAME, room=room, least=24)
    if seen.seat != NOBODY:
        canvas.piece(mark(seen.seat, 28), left + 14, box.top + 68, "seat")
        canvas.text(left + 34, box.top + 68, scene.names[seen.seat], _WHO, room=room - 34)
    else:
        canvas.text(left, box.top + 68, scene.words.say("seat-nobody"), _WHO, room=room)
    _paint_honour(scene, box, seen)
    _paint_figures(scene, Box(box.left + 14, box.top + 88, box.right - 12, box.bottom - 6), seen)


def _paint_honour(scene: Scene, box: Box, seen: SeenFaction) -> None:
    x, y = box.right - 16 - _DISC // 2, box.top + 14 + _DISC // 2
    before = scene.faction_before.get(seen.id)
    if before is not None and before.honour != seen.honour:
        scene.canvas.piece(highlight(_DISC + 8, _DISC + 8, 30), x, y)
    scene.canvas.piece(symbols.honour(_DISC), x, y)
    scene.canvas.text(x, y, str(seen.honour), _HONOUR, align="centre")


def _paint_figures(scene: Scene, box: Box, seen: SeenFaction) -> None:
    """Write the place in Honour order, and how many cards, counters and tokens there are."""
    canvas, x, y = scene.canvas, box.left, box.middle[1]
    if seen.id in scene.view.honour_order:
        place = scene.view.honour_order.index(seen.id) + 1
        x += canvas.text(x, y, f"{place}.", _FIGURE._replace(fill=INK_SOFT)) + 16
    for sprite, text in _figures(scene, seen):
        canvas.piece(sprite, x + sprite.width // 2, y, "figure")
        x += sprite.width + 6
        x += canvas.text(x, y, text, _FIGURE) + 14


def _figures(scene: Scene, seen: SeenFaction) -> Iterator[tuple[Image.Image, str]]:
    view = scene.view
    if seen.cards:
        yield symbols.cards(36), str(seen.cards)
    if seen.entourage:
        yield symbols.people(34), str(seen.entourage)
    if seen.counters:
        yield pieces.hidden(seen.id, 32), str(seen.counters)
    own = view.tokens.get(seen.id)
    if own:
        yield symbols.token(34), str(own)
    committed = view.committed.get(seen.id, 0) + view.sealed.get(seen.id, 0)
    if committed:
        yield symbols.helmets(34), str(committed)
