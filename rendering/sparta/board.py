"""The board as a picture: the map, tables on its seas, and the panels of both powers."""

from __future__ import annotations

from rendering import frame
from rendering.canvas import Canvas, at
from rendering.focus import WIDTH, page
from rendering.ground import parchment
from rendering.map.chart import Lens
from rendering.map.exits import paint_exits
from rendering.map.framing import SHARE, framed
from rendering.map.ground import ground
from rendering.map.names import paint_names
from rendering.sparta import layout
from rendering.sparta.atlas import Atlas, in_play
from rendering.sparta.base import ON_THE_MAP, entries, printed
from rendering.sparta.maps import WHOLE, chart
from rendering.sparta.panels import FOR_PHONE, height_of, paint_panel, paint_panels
from rendering.sparta.scene import Scene, Sight
from rendering.sparta.strip import paint_foot, paint_strip
from rendering.sparta.tables import boxes, paint_tables

_LARGEST = 1.5
"""How much larger names and places are on a part than on the whole board, at most."""
_GAP = 8


def draw(sight: Sight) -> Canvas:
    """Draw the board, or a part of it, on a sheet that knows where its ink is."""
    if sight.part == "powers":
        return draw_powers(sight)
    return _draw_part(sight) if sight.part else _draw_board(sight)


def _draw_board(sight: Sight) -> Canvas:
    scene = Scene.on(printed(sight.words), sight)
    scene.canvas.image.paste(ground(chart(), WHOLE), (WHOLE.left, WHOLE.top))
    paint_names(scene.canvas, chart(), scene.words, WHOLE, 1.0, in_play(scene))
    paint_strip(scene)
    paint_tables(scene)
    Atlas(scene, WHOLE, free=boxes()).paint()
    paint_panels(scene)
    paint_foot(scene)
    return scene.canvas


def lens_of(part: str) -> Lens:
    """Say which part of the map a region shows, and how large."""
    box = framed(chart(), chart().parts[part])
    return Lens(box, layout.WIDTH / box.width, 0, frame.TOP, part)


def _draw_part(sight: Sight) -> Canvas:
    """Draw a part of the map larger."""
    lens = lens_of(sight.part)
    size = min(_LARGEST, SHARE * lens.scale)
    canvas = Canvas(parchment(layout.WIDTH, frame.TOP + lens.size[1] + frame.FOOT).copy())
    canvas.image.paste(ground(chart(), lens), (lens.left, lens.top))
    frame.paint_ends(canvas, sight.words.label("title"), layout.TITLE)
    scene = Scene.on(canvas, sight)
    paint_strip(scene)
    paint_names(canvas, chart(), scene.words, lens, size, in_play(scene))
    exits = paint_exits(canvas, chart(), scene.words, lens, size)
    Atlas(scene, lens, size, exits=exits).paint()
    paint_foot(scene)
    frame.paint_short_legend(canvas, entries(scene.words, ON_THE_MAP))
    return canvas


def draw_powers(sight: Sight) -> Canvas:
    """Draw what both powers have, one below the other."""
    width = WIDTH - 2 * _GAP
    scene = Scene.on(page(600), sight)
    heights = [height_of(scene, seen, FOR_PHONE, width) for seen in sight.view.powers]
    scene = Scene.on(page(max(600, sum(heights) + 3 * _GAP)), sight)
    top = _GAP
    for seen, height in zip(sight.view.powers, heights, strict=True):
        paint_panel(scene, at(_GAP, top, width, height), seen, FOR_PHONE)
        top += height + _GAP
    return scene.canvas
