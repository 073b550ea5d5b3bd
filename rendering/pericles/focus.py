"""What a question is about, for a phone: the assemblies, the map, or a theatre with its neighbours."""

from __future__ import annotations

from games.pericles.board import THEATRE
from rendering.canvas import Box, Canvas, at
from rendering.focus import SHORTEST, TALLEST, WIDTH, page
from rendering.fonts import Style
from rendering.palette import MARBLE, PARCHMENT_EDGE
from rendering.pericles import pieces, symbols
from rendering.pericles.close_up import paint_close_up
from rendering.pericles.overview import Form, paint_overview
from rendering.pericles.scales import paint_scales, row_height, scales_height
from rendering.pericles.scene import Scene, Sight
from rendering.sprites import panel

EDGE = 8
_MAP = 720
_ORDER = 84
_FORM = Form(letters=30, width=90, height=42, counter=34)


def draw_focus(sight: Sight) -> Canvas:
    """Draw the part that the view names."""
    part = sight.view.focus[0]
    if part == "assembly":
        return _draw_assembly(sight)
    if part.startswith(THEATRE):
        return paint_close_up(sight, part.removeprefix(THEATRE))
    return _draw_map(sight)


def _draw_assembly(sight: Sight) -> Canvas:
    cities = sight.view.cities
    row = row_height(sight.view, TALLEST - EDGE * (len(cities) + 1))
    heights = [scales_height(sight.view, city, row) for city in cities]
    scene = Scene.on(page(max(SHORTEST, sum(heights) + EDGE * (len(cities) + 1))), sight)
    top = EDGE
    for city, height in zip(cities, heights, strict=True):
        paint_scales(scene, city, at(EDGE, top, WIDTH - 2 * EDGE, height), row)
        top += height + EDGE
    return scene.canvas


def _draw_map(sight: Sight) -> Canvas:
    order = sight.view.honour_order
    scene = Scene.on(page(_MAP + (_ORDER if order else 0)), sight)
    paint_overview(scene, Box(0, 0, WIDTH, _MAP), _FORM)
    if order:
        _paint_order(scene, at(EDGE, _MAP + 6, WIDTH - 2 * EDGE, _ORDER - 12))
    return scene.canvas


def _paint_order(scene: Scene, box: Box) -> None:
    """Show the Honour order: who has how much, and how many counters are left to place."""
    canvas, order = scene.canvas, scene.view.honour_order
    width = (box.width - 6 * (len(order) - 1)) // len(order)
    for number, faction in enumerate(order):
        seen = scene.faction[faction]
        card = at(box.left + number * (width + 6), box.top, width, box.height)
        canvas.piece(panel(card.width, card.height, MARBLE, PARCHMENT_EDGE, 3, 8), *card.middle)
        y = card.middle[1]
        canvas.piece(pieces.badge(faction, 54), card.left + 34, y, "faction")
        canvas.piece(symbols.honour(50), card.left + 92, y)
        canvas.text(card.left + 92, y, str(seen.honour), Style("sans-bold", 30), align="centre")
        if seen.counters:
            canvas.piece(pieces.hidden(faction, 38), card.left + 140, y, "counters")
            canvas.text(card.left + 164, y, str(seen.counters), Style("sans-bold", 30))
