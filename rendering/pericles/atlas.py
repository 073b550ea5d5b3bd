"""The map: theatres with what stands in them, Persia at the eastern edge."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.pericles.board import PERSIA, board
from games.pericles.view import SeenTheatre
from rendering.canvas import Box
from rendering.fonts import Style
from rendering.map.chart import Lens
from rendering.map.ground import ground
from rendering.palette import INK_SOFT, MARBLE
from rendering.pericles import layout, symbols
from rendering.pericles.boxes import Form, Plaque, paint_box, plaque
from rendering.pericles.links import paint_links
from rendering.pericles.scene import Scene, closed
from rendering.pericles.theatres import WHOLE, chart, spot
from rendering.words import heading

FORM = Form(name=layout.NAME, least=24, piece=layout.PIECE, smallest=24, counter=32, room=224, line=35)
_SOFT = Style("serif-italic", 28, INK_SOFT, MARBLE)


@lru_cache(maxsize=4)
def printed_map(lens: Lens) -> Image.Image:
    """Give the coast with the links."""
    image = ground(chart(), lens).copy()
    paint_links(image, lens)
    return image


def paint_map(scene: Scene) -> None:
    """Paint the map with all that stands on it."""
    canvas = scene.canvas
    canvas.image.paste(printed_map(WHOLE), (WHOLE.left, WHOLE.top))
    shut = closed(scene.view)
    for theatre in board().theatres:
        x, y = WHOLE.to(*spot(theatre))
        if theatre in shut:
            canvas.text(x, y, scene.words.short(theatre), _SOFT, align="centre", room=190)
        else:
            _paint_theatre(scene, theatre, x, y)
    if scene.view.persia_open or PERSIA in scene.theatre:
        _paint_theatre(scene, PERSIA, *WHOLE.to(*spot(PERSIA)))


def _paint_theatre(scene: Scene, theatre: str, x: int, y: int) -> None:
    seen = scene.theatre.get(theatre, SeenTheatre(theatre, {}, {}))
    found = plaque(seen, heading(scene.words.short(theatre)), FORM)
    box = within(layout.MAP, x, y, found)
    lit = scene.has_changed(theatre) or theatre == scene.view.at
    paint_box(scene.canvas, box, found, seen, lit=lit)
    _paint_signs(scene, theatre, box)


def _paint_signs(scene: Scene, theatre: str, box: Box) -> None:
    """Lay at the left of a box whose assembly wants something there, and that it is a granary."""
    signs = [
        (symbols.scroll(city.side, 34), "will")
        for city in scene.view.cities
        if city.will and theatre in city.will.theatres
    ]
    if theatre != PERSIA and board().theatres[theatre].granary:
        signs.append((symbols.granary(34), "granary"))
    for number, (sprite, what) in enumerate(signs):
        scene.canvas.piece(sprite, box.left - 18, box.top + 17 + 38 * number, what)


def within(area: Box, x: int, y: int, found: Plaque) -> Box:
    """Give the place of a box around a point, moved so that it lies within an area."""
    left = min(max(x - found.width // 2, area.left + 10), area.right - 10 - found.width)
    top = min(max(y - found.height // 2, area.top + 10), area.bottom - 10 - found.height)
    return Box(left, top, left + found.width, top + found.height)
