"""The slot below the cities: the influence offer, or wars, alliances and the Persians."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from rendering.canvas import Box, at
from rendering.fonts import Style, fold, length
from rendering.palette import INK, INK_SOFT, MARBLE, TERRACOTTA
from rendering.perikles import layout
from rendering.perikles.relations import paint_relations
from rendering.perikles.scene import ANY_CITY, Scene, Tile
from rendering.perikles.symbols import CITY_COLOURS, SIGNS, card, shard
from rendering.sprites import Pen, drawn, highlight, mark, wreath
from rendering.words import newcomers

_TILE = (136, 78)
_HEADING = 116


def paint_slot(scene: Scene) -> None:
    """Paint the offer while tiles are taken, and who stands with whom afterwards."""
    if scene.view.phase in {"set-up", "influence", "candidates"}:
        _offer(scene, layout.SLOT)
    elif scene.view.ended:
        _standing(scene, layout.SLOT)
    else:
        paint_relations(scene, layout.SLOT)


def _offer(scene: Scene, slot: Box) -> None:
    x = slot.left + _HEADING // 2
    rows, heading = fold(scene.words.label("offer"), Style("serif-bold", 26), _HEADING - 16, 2)
    for number, row in enumerate(rows):
        y = slot.top + (28 if len(rows) == 1 else 14 + 28 * number)
        scene.canvas.text(x, y, row, heading, align="centre", room=_HEADING - 12)
    for offset in (8, 4, 0):
        scene.canvas.piece(card(44, 56, False), x - 22 + offset, slot.top + 94 + offset)
    scene.canvas.text(x + 14, slot.top + 96, f"{scene.view.pile}", Style("sans-semi", 26, INK_SOFT))
    fresh = newcomers(scene.view.offer, scene.before.offer if scene.before else None)
    for number, kind in enumerate(scene.view.offer):
        _offered(scene, _tile_box(slot, number), Tile(kind), fresh[number])


def _tile_box(slot: Box, number: int) -> Box:
    row, column = divmod(number, 5)
    step = (slot.width - _HEADING - _TILE[0]) // 4
    return at(slot.left + _HEADING + column * step, slot.top + row * (_TILE[1] + 6), *_TILE)


def _offered(scene: Scene, box: Box, tile: Tile, new: bool) -> None:
    scene.canvas.piece(_tile_sprite(tile.city, tile.shards, tile.symbol), *box.middle)
    name = scene.words.label("any-city") if tile.city == ANY_CITY else scene.words.name(tile.city)
    _name(scene, box, name)
    if new:
        scene.canvas.piece(highlight(box.width + 2, box.height + 2, 8), *box.middle)


def _name(scene: Scene, box: Box, name: str) -> None:
    """Write the city in large letters; a longer phrase in two lines."""
    large = Style("serif-bold", 33)
    if length(name, large._replace(size=26)) <= box.width - 10 or " " not in name:
        scene.canvas.text(box.middle[0], box.top + 22, name, large, align="centre", room=box.width - 10)
        return
    rows, small = fold(name, Style("serif-bold", 22), box.width - 10, 2)
    for number, row in enumerate(rows):
        y = box.top + 14 + 22 * number
        scene.canvas.text(box.middle[0], y, row, small, align="centre", room=box.width - 10)


@lru_cache(maxsize=64)
def _tile_sprite(city: str, shards: int, symbol: str) -> Image.Image:
    across, down = _TILE

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, across, down), 7, CITY_COLOURS[city], INK, 2)
        signs = shards + bool(symbol)
        start = across / 2 - (signs - 1) * 20
        for number in range(shards):
            shard(pen, start + number * 40, down - 20, 29)
        if symbol:
            SIGNS[symbol](pen, start + shards * 40, down - 20, 31, MARBLE)

    return drawn(across, down, paint)


def _standing(scene: Scene, slot: Box) -> None:
    """Show the seats in the order of their points, the winners wreathed and larger."""
    best_first = sorted(
        scene.view.seats, key=lambda seen: (seen.seat not in scene.view.winners, -seen.points)
    )
    step = slot.width // len(best_first)
    for number, seen in enumerate(best_first):
        won = seen.seat in scene.view.winners
        x, y = slot.left + step * number + step // 2, slot.top + 58
        if won:
            scene.canvas.piece(wreath(116), x, y)
        scene.canvas.piece(mark(seen.seat, 64 if won else 50), x, y, "seat")
        points = Style("sans-bold", 46 if won else 38, TERRACOTTA)
        scene.canvas.text(x, slot.top + 138, str(seen.points), points, align="centre")
