"""The influence tiles on offer, for a phone."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from rendering.canvas import Box, at
from rendering.focus import LEAST
from rendering.fonts import Style, length
from rendering.palette import INK, MARBLE
from rendering.perikles.scene import ANY_CITY, CITIES, Scene, Tile
from rendering.perikles.symbols import CITY_COLOURS, SIGNS, shard
from rendering.sprites import Pen, drawn, highlight
from rendering.words import newcomers

_TILE = (152, 96)
_COLUMNS, _GAP = 5, 6
OFFER = 2 * _TILE[1] + _GAP


def paint_offer(scene: Scene, box: Box) -> None:
    """Lay the tiles in two rows; those that are new have a frame."""
    fresh = newcomers(scene.view.offer, scene.before.offer if scene.before else None)
    for number, kind in enumerate(scene.view.offer):
        row, column = divmod(number, _COLUMNS)
        step = (box.width - _TILE[0]) // (_COLUMNS - 1)
        place = at(box.left + column * step, box.top + row * (_TILE[1] + _GAP), *_TILE)
        _paint_tile(scene, place, Tile(kind), fresh[number])


def _paint_tile(scene: Scene, box: Box, tile: Tile, new: bool) -> None:
    canvas, style = scene.canvas, Style("serif-bold", 36)
    canvas.piece(_sprite(tile.city, tile.shards, tile.symbol), *box.middle)
    name = scene.words.label("any-city") if tile.city == ANY_CITY else scene.words.name(tile.city)
    # A tile of any city has the colours of all, whether or not there is room to say so.
    if length(name, style._replace(size=LEAST)) <= box.width - 12:
        canvas.text(box.middle[0], box.top + 27, name, style, align="centre", room=box.width - 10)
    if new:
        canvas.piece(highlight(box.width + 4, box.height + 4, 9), *box.middle)


@lru_cache(maxsize=64)
def _sprite(city: str, shards: int, symbol: str) -> Image.Image:
    across, down = _TILE

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, across, down), 8, CITY_COLOURS[city], INK, 2)
        if city == ANY_CITY:
            stripe = (across - 12) / 6
            for number, each in enumerate(CITIES[:6]):
                left = 6 + number * stripe
                pen.rounded((left, down - 50, left + stripe, down - 6), 0, CITY_COLOURS[each])
        start = across / 2 - (shards + bool(symbol) - 1) * 23
        for number in range(shards):
            shard(pen, start + number * 46, down - 28, 36)
        if symbol:
            SIGNS[symbol](pen, start + shards * 46, down - 28, 38, MARBLE)

    return drawn(across, down, paint)
