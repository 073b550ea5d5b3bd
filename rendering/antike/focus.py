"""What a question is about, for a phone: the rondel, the nation that is asked, and a close-up of the map."""

from __future__ import annotations

from games.antike.board import CLOSE_UP
from rendering.antike.atlas import Atlas
from rendering.antike.dossier import DOSSIER, STRIP, paint_dossier, paint_strip
from rendering.antike.maps import chart_of
from rendering.antike.scene import Scene, Sight
from rendering.antike.tables import paint_wheel
from rendering.canvas import Canvas, at
from rendering.focus import LEAST, SHORTEST, WIDTH, page
from rendering.map.chart import Chart, Lens
from rendering.map.close_ups import FULL
from rendering.map.exits import paint_exits
from rendering.map.framing import framed
from rendering.map.ground import ground
from rendering.map.names import paint_names

_EDGE = 8


def draw_focus(sight: Sight) -> Canvas:
    """Draw the parts that the view names."""
    top = (DOSSIER if "rondel" in sight.view.focus else STRIP) + 2 * _EDGE
    chart = chart_of(sight.view.map)
    lens = next((_lens(chart, part, top) for part in sight.view.focus if part.startswith(CLOSE_UP)), None)
    height = top + (lens.size[1] if lens else 0)
    scene = Scene.on(page(max(SHORTEST, height)), sight)
    if lens:
        _paint_map(scene, chart, lens)
    nation = next(each for each in scene.view.nations if f"nation-{each.id}" in scene.view.focus)
    if "rondel" in scene.view.focus:
        paint_wheel(scene, at(_EDGE, _EDGE, DOSSIER, DOSSIER))
        paint_dossier(scene, at(2 * _EDGE + DOSSIER, _EDGE, WIDTH - DOSSIER - 3 * _EDGE, DOSSIER), nation)
    else:
        paint_strip(scene, at(_EDGE, _EDGE, WIDTH - 2 * _EDGE, STRIP), nation)
    return scene.canvas


def _lens(chart: Chart, part: str, top: int) -> Lens:
    """Show a close-up as wide as the picture, with more map above and below where it would be too flat."""
    box = framed(chart, chart.parts[part], FULL)
    scale = WIDTH / box.width
    lacking = max(0, round((SHORTEST - top) / scale) - box.height)
    upper = max(0, min(box.top - lacking // 2, chart.box.bottom - box.height - lacking))
    box = box._replace(top=upper, bottom=min(chart.box.bottom, upper + box.height + lacking))
    return Lens(box, scale, 0, top, part)


def size_on(lens: Lens) -> float:
    """Say how large names and pieces are: as the map allows, and never too small to be read."""
    return max(LEAST / 34, min(1.1, lens.scale))


def _paint_map(scene: Scene, chart: Chart, lens: Lens) -> None:
    canvas, size = scene.canvas, size_on(lens)
    canvas.image.paste(ground(chart, lens), (lens.left, lens.top))
    paint_names(canvas, chart, scene.words, lens, size)
    exits = paint_exits(canvas, chart, scene.words, lens, size, (LEAST,))
    Atlas(scene, lens, size, exits=exits).paint()
