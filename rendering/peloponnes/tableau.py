"""A seat's tableau: its numbers in a line, below it the civilisation between buildings and lands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from games.peloponnes.view import SeenSeat
from rendering.canvas import Box, Canvas, at
from rendering.palette import SEATS, TERRACOTTA
from rendering.peloponnes.cards import civilisation, empty, owned
from rendering.peloponnes.scene import Scene
from rendering.sprites import Pen, drawn, highlight
from rendering.words import newcomers

FEWEST, MOST = 7, 9
"""How many tiles of a seat lie side by side: as they have room, up to eight and a civilisation."""
_PAD, _GAP = 12, 5


class Laid(NamedTuple):
    """A tile in a seat's row, and whether it has just come or just gone."""

    id: str
    unpaid: bool = False
    new: bool = False
    gone: bool = False


def columns_for(seats: Sequence[SeenSeat]) -> int:
    """Say how many tiles must have room side by side."""
    longest = max(len(seen.buildings) + len(seen.lands) + 1 for seen in seats)
    return min(MOST, max(FEWEST, longest))


def paint_tiles(scene: Scene, box: Box, seen: SeenSeat, columns: int) -> None:
    """Paint the civilisation in the middle, buildings to its left, lands to its right."""
    width = (box.width - 2 * _PAD - (columns - 1) * _GAP) // columns
    centre = min(max(columns // 2, len(seen.buildings)), columns - 1 - len(seen.lands))
    left = box.left + (box.width - columns * (width + _GAP) + _GAP) // 2
    places = [at(left + n * (width + _GAP), box.top, width, box.height) for n in range(columns)]
    _civilisation(scene, places[centre], seen)
    _row(scene, list(reversed(places[:centre])), buildings_of(scene, seen))
    _row(scene, places[centre + 1 :], lands_of(scene, seen))


def _civilisation(scene: Scene, place: Box, seen: SeenSeat) -> None:
    words = scene.words
    name = words.name(seen.civilisation) if seen.civilisation else words.label("civilisation")
    colour = SEATS[seen.seat].colour
    card = civilisation(seen.civilisation, name, seen.extra, colour, place.width, place.height)
    scene.canvas.lay(card, place.left, place.top)


def buildings_of(scene: Scene, seen: SeenSeat) -> list[Laid]:
    """List the buildings of a seat, then those that it has just lost."""
    then = scene.seat_before(seen.seat)
    now = [(built.id, built.coin) for built in seen.buildings]
    was = [(built.id, built.coin) for built in then.buildings] if then else None
    here = [Laid(*built, new=new) for built, new in zip(now, newcomers(now, was), strict=True)]
    held = {tile for tile, _ in now}
    return here + [Laid(*built, gone=True) for built in was or () if built[0] not in held]


def lands_of(scene: Scene, seen: SeenSeat) -> list[Laid]:
    """List the lands of a seat, then those that it has just lost."""
    then = scene.seat_before(seen.seat)
    fresh = newcomers(seen.lands, then.lands if then else None)
    here = [Laid(land, new=new) for land, new in zip(seen.lands, fresh, strict=True)]
    return here + [Laid(land, gone=True) for land in (then.lands if then else ()) if land not in seen.lands]


def _row(scene: Scene, places: Sequence[Box], tiles: Sequence[Laid]) -> None:
    """Lay tiles from the civilisation outwards; those that went stand faintly behind, if there is room."""
    for place, tile in zip(places, tiles, strict=False):
        _tile(scene, place, tile)
    for place in places[len(tiles) :]:
        scene.canvas.piece(empty(place.width, place.height), *place.middle)


def _tile(scene: Scene, place: Box, tile: Laid) -> None:
    card = owned(tile.id, scene.words.name(tile.id), tile.unpaid, place.width, place.height)
    lay_tile(scene, place, tile, card)


def lay_tile(scene: Scene, place: Box, tile: Laid, card: Canvas) -> None:
    """Lay a tile: a new one has a frame, one that went is faint and crossed out."""
    if tile.gone:
        _gone(scene, place, card)
        return
    scene.canvas.lay(card, place.left, place.top)
    if tile.new:
        scene.canvas.piece(highlight(place.width + 4, place.height + 4), *place.middle)


def _gone(scene: Scene, place: Box, card: Canvas) -> None:
    faint = card.copy()
    faint.image.putalpha(card.image.getchannel("A").point(lambda value: value * 2 // 5))
    scene.canvas.lay(faint, place.left, place.top)

    scene.canvas.piece(crossed(place.width, place.height), *place.middle)


@lru_cache(maxsize=16)
def crossed(width: int, height: int) -> Image.Image:
    """Give the cross over what was lost."""

    def paint(pen: Pen) -> None:
        right, bottom = width - 14.0, height - 14.0
        for ends in ([(14.0, 14.0), (right, bottom)], [(right, 14.0), (14.0, bottom)]):
            pen.line(ends, TERRACOTTA, 5)

    return drawn(width, height, paint)
