"""The board as a picture."""

from __future__ import annotations

from rendering.antike.atlas import Atlas
from rendering.antike.base import printed
from rendering.antike.maps import WHOLE
from rendering.antike.nations import paint_nations
from rendering.antike.region import draw_nations, draw_region
from rendering.antike.scene import Scene, Sight
from rendering.antike.strip import paint_foot, paint_strip
from rendering.antike.tables import boxes, paint_tables
from rendering.canvas import Canvas


def draw(sight: Sight) -> Canvas:
    """Draw the board, a part of the map or the nations on a sheet that knows where its ink is."""
    if sight.part == "nations":
        return draw_nations(sight)
    return draw_region(sight) if sight.part else _draw_board(sight)


def _draw_board(sight: Sight) -> Canvas:
    canvas = printed(sight.view.map, sight.words)
    scene = Scene.on(canvas, sight)
    paint_strip(scene)
    paint_tables(scene)
    Atlas(scene, WHOLE, free=boxes(sight.view.map)).paint()
    paint_nations(scene)
    paint_foot(scene)
    return canvas
