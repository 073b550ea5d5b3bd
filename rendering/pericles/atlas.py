"""The map: theatres with what stands in them, Persia at the eastern edge."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from PIL import Image

from games.pericles.board import PERSIA, board
from games.pericles.view import SeenTheatre
from rendering.canvas import Box, at
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
_AROUND, _GAP = 9, 4
"""How far boxes are from the edge of the map, and from each other."""
_PUSHES = 120
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
    for theatre in shut:
        name = scene.words.short(theatre)
        canvas.text(*WHOLE.to(*spot(theatre)), name, _SOFT, align="centre", room=190)
    shown = [theatre for theatre in board().theatres if theatre not in shut]
    if scene.view.persia_open or PERSIA in scene.theatre:
        shown.append(PERSIA)
    found = {theatre: _plaque(scene, theatre) for theatre in shown}
    wanted = {theatre: _around(theatre, each) for theatre, each in found.items()}
    for theatre, box in apart(wanted, layout.MAP.inset(_AROUND)).items():
        lit = scene.has_changed(theatre) or theatre == scene.view.at
        paint_box(canvas, box, found[theatre], _seen(scene, theatre), lit=lit)


def _seen(scene: Scene, theatre: str) -> SeenTheatre:
    return scene.theatre.get(theatre, SeenTheatre(theatre, {}, {}))


def _plaque(scene: Scene, theatre: str) -> Plaque:
    """Prepare the box of a theatre; before its name stand wills of assemblies, and grain."""
    signs = [
        (symbols.scroll(city.side, 32), "will")
        for city in scene.view.cities
        if city.will and theatre in city.will.theatres
    ]
    if theatre != PERSIA and board().theatres[theatre].granary:
        signs.append((symbols.granary(32), "granary"))
    return plaque(_seen(scene, theatre), heading(scene.words.short(theatre)), FORM, signs)


def _around(theatre: str, found: Plaque) -> Box:
    """Give the box of a theatre around its place."""
    x, y = WHOLE.to(*spot(theatre))
    return at(x - found.width // 2, y - found.height // 2, found.width, found.height)


def apart(boxes: dict[str, Box], area: Box) -> dict[str, Box]:
    """Push boxes into an area and off each other, where there is much in theatres that lie near."""
    found = {name: _into(box, area) for name, box in boxes.items()}
    for _ in range(_PUSHES):
        names = combinations(found, 2)
        pairs = [(one, other) for one, other in names if found[one].inset(-_GAP).overlaps(found[other])]
        if not pairs:
            break
        for one, other in pairs:
            found[one], found[other] = (_into(box, area) for box in _pushed(found[one], found[other]))
    return found


def _pushed(one: Box, other: Box) -> tuple[Box, Box]:
    """Push two boxes off each other where they overlap least."""
    across = (one.width + other.width) // 2 + _GAP - abs(one.middle[0] - other.middle[0])
    down = (one.height + other.height) // 2 + _GAP - abs(one.middle[1] - other.middle[1])
    if min(across, down) <= 0:
        return one, other
    if across < down:
        step = across // 2 + 1 if one.middle[0] <= other.middle[0] else -(across // 2 + 1)
        return one.moved(-step, 0), other.moved(step, 0)
    step = down // 2 + 1 if one.middle[1] <= other.middle[1] else -(down // 2 + 1)
    return one.moved(0, -step), other.moved(0, step)


def _into(box: Box, area: Box) -> Box:
    left = min(max(box.left, area.left), area.right - box.width)
    top = min(max(box.top, area.top), area.bottom - box.height)
    return at(left, top, box.width, box.height)
