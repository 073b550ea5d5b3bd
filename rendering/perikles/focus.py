"""The parts of the board that a question is about, for a phone: cities with the offer, or the places."""

from __future__ import annotations

from rendering.canvas import Box, Canvas, at
from rendering.focus import WIDTH, page
from rendering.fonts import Style
from rendering.palette import INK_SOFT, MARBLE, MARBLE_SHADE, PARCHMENT, PARCHMENT_EDGE, mix
from rendering.perikles.combat import COMBAT, paint_combat
from rendering.perikles.fronts import front, paint_front
from rendering.perikles.offer import OFFER, paint_offer
from rendering.perikles.places import Form, paint_place, side_of
from rendering.perikles.scene import Desk, Scene, Sight
from rendering.perikles.symbols import tall_counter, tall_tally
from rendering.perikles.troops import Pieces
from rendering.sprites import panel
from rendering.words import heading

EDGE = 8
HEADER, ROW, PITCH = 42, 118, 122
FORM = Form(
    side=264,
    centre=256,
    lines=(30, 88),
    name=38,
    short=30,
    chip=(46, 43),
    note=30,
    pieces=Pieces(tall_counter, tall_tally, 46),
)


def draw_focus(sight: Sight) -> Canvas:
    """Draw the parts that the view names."""
    return _draw_places(sight) if "places" in sight.view.focus else _draw_cities(sight)


def _draw_cities(sight: Sight) -> Canvas:
    rows = front(len(sight.view.cities) - 1, EDGE).bottom + EDGE
    has_offer = "offer" in sight.view.focus
    scene = Scene.on(page(rows + (OFFER + EDGE if has_offer else 0)), sight)
    for number, city in enumerate(sight.view.cities):
        paint_front(scene, front(number, EDGE), city)
    if has_offer:
        paint_offer(scene, at(EDGE, rows, WIDTH - 2 * EDGE, OFFER))
    return scene.canvas


def place_row(number: int) -> Box:
    """Give the row of a place."""
    return at(EDGE, HEADER + number * PITCH, WIDTH - 2 * EDGE, ROW)


def paint_rows(desk: Desk, rows: int) -> None:
    """Paint the ground of the places, and whose side is which."""
    style = Style("serif-italic", 30, INK_SOFT)
    for side in ("attack", "defence"):
        box = side_of(place_row(0), "attack" if side == "attack" else "defence", FORM)
        label = heading(desk.words.label(side))
        desk.canvas.text(box.middle[0], HEADER // 2, label, style, align="centre", room=box.width)
    for number in range(rows):
        row = place_row(number)
        ground = panel(row.width, row.height, mix(PARCHMENT, MARBLE, 0.5), PARCHMENT_EDGE, 2, 8)
        desk.canvas.piece(ground, *row.middle)
        for left in (row.left, row.right - FORM.side):
            line = at(left + 10, row.top + row.height // 2, FORM.side - 20, 1)
            desk.canvas.rectangle(line, MARBLE_SHADE)


def _draw_places(sight: Sight) -> Canvas:
    view = sight.view
    foot = place_row(len(view.places) - 1).bottom + EDGE
    fought = view.fought
    scene = Scene.on(page(foot + (COMBAT + EDGE if fought else 0)), sight)
    paint_rows(scene, len(view.places))
    for number, place in enumerate(view.places):
        paint_place(scene, place_row(number), place, FORM)
    if fought:
        paint_combat(scene, at(EDGE, foot, WIDTH - 2 * EDGE, COMBAT), fought)
    return scene.canvas
