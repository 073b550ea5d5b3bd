"""The map in small: who stands where, and how many counters lie there."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from games.pericles.board import PERSIA, board
from games.pericles.view import SeenTheatre, sides_of
from rendering.canvas import Box, at
from rendering.fonts import Style
from rendering.palette import INK, INK_SOFT, MARBLE, VIOLET, Colour, mix
from rendering.pericles import pieces
from rendering.pericles.atlas import printed_map
from rendering.pericles.scene import SIDES, Scene, closed
from rendering.pericles.theatres import WHOLE, spot
from rendering.sprites import highlight, panel

_LETTERS = 4


class Form(NamedTuple):
    """How large an overview is drawn."""

    letters: int
    width: int
    height: int
    counter: int = 0
    """How high counters are; 0: piles are not shown."""


@lru_cache(maxsize=4)
def _small(width: int, height: int) -> Image.Image:
    return printed_map(WHOLE).resize((width, height), Image.Resampling.LANCZOS)


def paint_overview(scene: Scene, box: Box, form: Form) -> None:
    """Paint the map in small."""
    canvas = scene.canvas
    canvas.image.paste(_small(box.width, box.height), (box.left, box.top))
    shut = closed(scene.view)
    for theatre in board().theatres:
        if theatre not in shut:
            _paint_plaque(scene, theatre, box, form)
    if scene.view.persia_open or PERSIA in scene.theatre:
        _paint_plaque(scene, PERSIA, box, form)


def _paint_plaque(scene: Scene, theatre: str, box: Box, form: Form) -> None:
    seen = scene.theatre.get(theatre, SeenTheatre(theatre, {}, {}))
    x, y = spot(theatre)
    width = form.width
    height = form.height + (form.counter + 4 if seen.queue and form.counter else 0)
    left = box.left + round(x * box.width / WHOLE.box.width) - width // 2
    top = box.top + round(y * box.height / WHOLE.box.height) - height // 2
    left = min(max(left, box.left + 4), box.right - 4 - width)
    top = min(max(top, box.top + 4), box.bottom - 4 - height)
    place = at(left, top, width, height)
    if theatre == scene.view.at or scene.has_changed(theatre):
        scene.canvas.piece(highlight(width + 8, height + 8, 10), *place.middle)
    scene.canvas.piece(panel(width, height, *_colours(seen), 3, 7), *place.middle)
    _paint_split(scene, seen, place, form)
    name = scene.words.short(theatre)[:_LETTERS]
    style = Style("sans-bold", form.letters, _ink(seen))
    scene.canvas.text(place.middle[0], top + form.height // 2, name, style, align="centre", room=width - 6)
    if seen.queue and form.counter:
        y = top + form.height + form.counter // 2 - 2
        sprite = pieces.hidden(seen.queue[-1].by, form.counter)
        scene.canvas.piece(sprite, left + 8 + sprite.width // 2, y, "top counter")
        number = Style("sans-bold", form.letters, _ink(seen))
        scene.canvas.text(place.right - 8, y, str(len(seen.queue)), number, align="right")


def _paint_split(scene: Scene, seen: SeenTheatre, place: Box, form: Form) -> None:
    """Paint both ends of a contested theatre in the colours of the Sides."""
    if len(sides_of(seen)) > 1:
        for left, side in ((place.left + 4, "athens"), (place.right - 12, "sparta")):
            scene.canvas.rectangle(at(left, place.top + 5, 8, form.height - 10), SIDES[side].colour)


def _colours(seen: SeenTheatre) -> tuple[Colour, Colour]:
    holders = sides_of(seen)
    if seen.id == PERSIA:
        return VIOLET, INK
    if len(holders) == 1:
        return SIDES[holders[0]].colour, INK
    return (MARBLE, INK) if holders else (mix(MARBLE, INK_SOFT, 0.12), INK_SOFT)


def _ink(seen: SeenTheatre) -> Colour:
    return MARBLE if len(sides_of(seen)) == 1 or seen.id == PERSIA else INK
