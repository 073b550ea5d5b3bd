"""A part of the map, or the panels of all nations, drawn larger from the same view."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.antike.view import View
from rendering import frame
from rendering.antike import layout
from rendering.antike.atlas import Atlas, paint_names
from rendering.antike.chart import Lens, ground
from rendering.antike.nations import paint_roster
from rendering.antike.parts import quarter
from rendering.antike.places import settled
from rendering.antike.scene import Scene
from rendering.antike.strip import paint_foot, paint_strip
from rendering.canvas import Box, Canvas
from rendering.ground import parchment
from rendering.words import Words

_LARGER = 1.35
"""How much larger names and pieces are than on the whole board."""
_MARGIN = 110
"""So much of the map stays above the first disc and below the last: names and pieces need it."""


def shown(chart: str, region: str) -> Box:
    """Say which part of a map a region shows: its quarter, without the empty edge where tables lie."""
    part = quarter(region)
    heights = [
        place.y
        for place in settled(chart).places.values()
        if part.left <= place.x <= part.right and part.top <= place.y <= part.bottom
    ]
    top, bottom = max(part.top, min(heights) - _MARGIN), min(part.bottom, max(heights) + _MARGIN)
    return part._replace(top=top, bottom=bottom)


def draw_region(
    view: View,
    region: str,
    *,
    words: Words,
    names: Sequence[str],
    before: View | None = None,
    lines: Sequence[str] = (),
    table: str = "",
    preview: bool = False,
) -> Image.Image:
    """Draw a part of the map (north-west, north-east, south-west, south-east or centre) or the nations."""
    return compose_region(
        view, region, words=words, names=names, before=before, lines=lines, table=table, preview=preview
    ).image


def compose_region(
    view: View,
    region: str,
    *,
    words: Words,
    names: Sequence[str],
    before: View | None = None,
    lines: Sequence[str] = (),
    table: str = "",
    preview: bool = False,
) -> Canvas:
    """Paint a part of the map, or the panels of all nations, on a sheet that knows where its ink is."""
    if region == "nations":
        return _compose_nations(view, words, names, before)
    part = shown(view.map, region)
    lens = Lens(part, layout.WIDTH / part.width, 0, frame.TOP)
    canvas = Canvas(parchment(layout.WIDTH, frame.TOP + lens.size[1] + frame.FOOT).copy())
    canvas.image.paste(ground(view.map, lens), (lens.left, lens.top))
    frame.paint_ends(canvas, words.label("title"), layout.TITLE)
    scene = Scene(canvas, view, words, names, before, lines, table, preview)
    paint_strip(scene)
    paint_names(canvas, view.map, words, lens, _LARGER)
    Atlas(scene, lens, _LARGER).paint()
    paint_foot(scene)
    return canvas


def _compose_nations(view: View, words: Words, names: Sequence[str], before: View | None) -> Canvas:
    panels = sum(max(1, len(seen.nations)) for seen in view.seats)
    height = layout.roster(panels - 1).bottom + layout.GAP
    canvas = Canvas(parchment(layout.ROSTER_WIDTH, height).copy())
    paint_roster(Scene(canvas, view, words, names, before))
    return canvas
