"""The board as a picture."""

from __future__ import annotations

from rendering.canvas import Canvas
from rendering.perikles.base import printed
from rendering.perikles.battle import paint_battle
from rendering.perikles.cities import paint_cities
from rendering.perikles.places import paint_places
from rendering.perikles.scene import Scene, Sight
from rendering.perikles.seats import paint_seats
from rendering.perikles.slot import paint_slot
from rendering.perikles.strip import paint_foot, paint_strip


def draw(sight: Sight) -> Canvas:
    """Draw the board on a sheet that knows where its ink is."""
    canvas = printed(len(sight.view.seats), sight.words)
    scene = Scene.on(canvas, sight)
    paint_strip(scene)
    paint_cities(scene)
    paint_slot(scene)
    paint_places(scene)
    paint_battle(scene)
    paint_seats(scene)
    paint_foot(scene)
    return canvas
