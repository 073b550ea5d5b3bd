"""A part of the map, or the panels of all nations, drawn larger from the same view."""

from __future__ import annotations

from rendering import frame
from rendering.antike import layout
from rendering.antike.atlas import Atlas
from rendering.antike.base import ON_THE_MAP, entries
from rendering.antike.maps import chart_of
from rendering.antike.nations import paint_roster
from rendering.antike.scene import Scene, Sight
from rendering.antike.strip import paint_foot, paint_strip
from rendering.canvas import Canvas
from rendering.ground import parchment
from rendering.map.chart import Lens
from rendering.map.exits import paint_exits
from rendering.map.framing import SHARE, framed
from rendering.map.ground import ground
from rendering.map.names import paint_names

_LARGEST = 1.5
"""How much larger names and pieces are than on the whole board, at most."""


def lens_of(name: str, region: str) -> Lens:
    """Say which part of a map a region shows, and how large: the frame of its provinces."""
    chart = chart_of(name)
    box = framed(chart, chart.parts[region])
    return Lens(box, layout.WIDTH / box.width, 0, frame.TOP, region)


def size_on(lens: Lens) -> float:
    """Say how much larger names and pieces are on a part than on the whole board."""
    return min(_LARGEST, SHARE * lens.scale)


def draw_region(sight: Sight) -> Canvas:
    """Draw a part of the map: north-west, north-east, south-west, south-east or centre."""
    chart, words, lens = chart_of(sight.view.map), sight.words, lens_of(sight.view.map, sight.part)
    size = size_on(lens)
    canvas = Canvas(parchment(layout.WIDTH, frame.TOP + lens.size[1] + frame.FOOT).copy())
    canvas.image.paste(ground(chart, lens), (lens.left, lens.top))
    frame.paint_ends(canvas, words.label("title"), layout.TITLE)
    scene = Scene.on(canvas, sight)
    paint_strip(scene)
    paint_names(canvas, chart, words, lens, size)
    exits = paint_exits(canvas, chart, words, lens, size)
    Atlas(scene, lens, size, exits=exits).paint()
    paint_foot(scene)
    frame.paint_short_legend(canvas, entries(words, ON_THE_MAP))
    return canvas


def draw_nations(sight: Sight) -> Canvas:
    """Draw the panels of all nations."""
    panels = sum(max(1, len(seen.nations)) for seen in sight.view.seats)
    height = layout.roster(panels - 1).bottom + layout.GAP
    canvas = Canvas(parchment(layout.ROSTER_WIDTH, height).copy())
    paint_roster(Scene.on(canvas, sight))
    return canvas
