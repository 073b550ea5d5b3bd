"""The map in small: who stands where, and how many counters lie there."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from games.pericles.board import PERSIA, board
from games.pericles.view import SeenTheatre, sides_of
from rendering.canvas import Box, at
from rendering.fonts import Style, length
from rendering.palette import INK, INK_SOFT, MARBLE, VIOLET, Colour, mix
from rendering.pericles import pieces
from rendering.pericles.atlas import printed_map
from rendering.pericles.scene import SIDES, Scene, closed
from rendering.pericles.theatres import WHOLE, spot
from rendering.sprites import highlight, panel

_LETTERS = 4
"""How many letters of a name stand where there is no room for all."""
_APART = 6


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


class _Plaque(NamedTuple):
    """Where a theatre is named, and how."""

    name: str
    box: Box


def paint_overview(scene: Scene, box: Box, form: Form) -> None:
    """Paint the map in small."""
    scene.canvas.image.paste(_small(box.width, box.height), (box.left, box.top))
    for theatre, plaque in _plaques(scene, box, form).items():
        _paint_plaque(scene, theatre, plaque, form)


def _plaques(scene: Scene, box: Box, form: Form) -> dict[str, _Plaque]:
    """Write each theatre in full where there is room for it, else its first letters."""
    shut = closed(scene.view)
    shown = [theatre for theatre in board().theatres if theatre not in shut]
    if scene.view.persia_open or PERSIA in scene.theatre:
        shown.append(PERSIA)
    names = {theatre: scene.words.short(theatre) for theatre in shown}
    plaques = {theatre: _plaque(scene, theatre, _brief(names[theatre]), box, form) for theatre in shown}
    for theatre, name in names.items():
        whole = _plaque(scene, theatre, name, box, form)
        around = whole.box.inset(-_APART)
        if not any(around.overlaps(each.box) for other, each in plaques.items() if other != theatre):
            plaques[theatre] = whole
    return plaques


def _brief(name: str) -> str:
    return name if len(name) <= _LETTERS + 1 else f"{name[:_LETTERS]}."


def _plaque(scene: Scene, theatre: str, name: str, box: Box, form: Form) -> _Plaque:
    """Place the name of a theatre, as near to where it lies as the edge allows."""
    seen, (x, y) = scene.theatre.get(theatre), spot(theatre)
    edges = 32 if seen and len(sides_of(seen)) > 1 else 16
    width = max(form.width, length(name, Style("sans-bold", form.letters)) + edges)
    height = form.height + (form.counter + 4 if seen and seen.queue and form.counter else 0)
    left = box.left + round(x * box.width / WHOLE.box.width) - width // 2
    top = box.top + round(y * box.height / WHOLE.box.height) - height // 2
    left = min(max(left, box.left + 4), box.right - 4 - width)
    top = min(max(top, box.top + 4), box.bottom - 4 - height)
    return _Plaque(name, at(left, top, width, height))


def _paint_plaque(scene: Scene, theatre: str, plaque: _Plaque, form: Form) -> None:
    seen, place = scene.theatre.get(theatre, SeenTheatre(theatre, {}, {})), plaque.box
    if theatre == scene.view.at or scene.has_changed(theatre):
        scene.canvas.piece(highlight(place.width + 8, place.height + 8, 10), *place.middle)
    scene.canvas.piece(panel(place.width, place.height, *_colours(seen), 3, 7), *place.middle)
    _paint_split(scene, seen, place, form)
    style = Style("sans-bold", form.letters, _ink(seen))
    y = place.top + form.height // 2
    scene.canvas.text(place.middle[0], y, plaque.name, style, align="centre", room=place.width - 6)
    if seen.queue and form.counter:
        y = place.top + form.height + form.counter // 2 - 2
        sprite = pieces.hidden(seen.queue[-1].by, form.counter)
        number = Style("sans-bold", form.letters, _ink(seen))
        run = length(str(len(seen.queue)), number)
        left = place.middle[0] - (sprite.width + 14 + run) // 2
        scene.canvas.piece(sprite, left + sprite.width // 2, y, "top counter")
        scene.canvas.text(left + sprite.width + 14, y, str(len(seen.queue)), number)


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
