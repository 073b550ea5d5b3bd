"""The slot below the cities: the influence offer, or wars, alliances and the Persians."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from rendering.canvas import Box, at
from rendering.fonts import Style
from rendering.palette import GOLD, INK, INK_SOFT, MARBLE, TERRACOTTA
from rendering.perikles import layout
from rendering.perikles.cities import paint_forces
from rendering.perikles.emblems import emblem
from rendering.perikles.scene import ANY_CITY, Scene, Tile, heading, newcomers
from rendering.perikles.symbols import CITY_COLOURS, SIGNS, card, chip, shard, sign
from rendering.sprites import Pen, drawn, highlight, mark, wreath

_TILE = (136, 78)
_HEADING = 116
_LINE = 40
Pairs = Sequence[tuple[str, str]]


def paint_slot(scene: Scene) -> None:
    """Paint the offer while tiles are taken, and who stands with whom afterwards."""
    if scene.view.phase in {"set-up", "influence", "candidates"}:
        _offer(scene, layout.SLOT)
    elif scene.view.ended:
        _standing(scene, layout.SLOT)
    else:
        _relations(scene, layout.SLOT)


def _offer(scene: Scene, slot: Box) -> None:
    x = slot.left + _HEADING // 2
    heading = Style("serif-bold", 27, INK)
    scene.canvas.text(
        x, slot.top + 28, scene.words.label("offer"), heading, align="centre", room=_HEADING - 8
    )
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
    style = Style("serif-bold", 33)
    scene.canvas.text(box.middle[0], box.top + 22, name, style, align="centre", room=box.width - 10)
    if new:
        scene.canvas.piece(highlight(box.width + 2, box.height + 2, 8), *box.middle)


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


def _relations(scene: Scene, slot: Box) -> None:
    y = slot.top + 22
    if scene.view.persians:
        _persians(scene, slot, y)
        y += _LINE
    then = scene.before
    y = _pairs(scene, slot, y, "war", scene.view.wars, then.wars if then else None)
    _pairs(scene, slot, y, "alliance", scene.view.alliances, then.alliances if then else None)


def _persians(scene: Scene, slot: Box, y: int) -> None:
    scene.canvas.piece(emblem("persia", 30), slot.left + 26, y)
    x = slot.left + 50
    x += 10 + scene.canvas.text(
        x, y, heading(scene.words.label("persians")), Style("serif-bold", 26), room=150
    )
    for seat in scene.view.persians:
        scene.canvas.piece(mark(seat, 36), x + 18, y, "commander")
        x += 40
    paint_forces(scene, scene.view.persia, x + 12, y)


def _pairs(scene: Scene, slot: Box, y: int, kind: str, pairs: Pairs, before: Pairs | None) -> int:
    """Paint wars or alliances, those of one city together; give where the next line begins."""
    scene.canvas.piece(sign(kind, 32, GOLD if kind == "alliance" else TERRACOTTA), slot.left + 26, y)
    label = Style("serif-bold", 26)
    start = (
        slot.left
        + 50
        + 12
        + scene.canvas.text(slot.left + 50, y, heading(scene.words.label(kind)), label, room=150)
    )
    if not pairs:
        scene.canvas.text(start, y, "–", Style("sans", 26, INK_SOFT))
        return y + _LINE
    fresh = newcomers(pairs, before)
    x = start
    for (first, second), new in zip(pairs, fresh, strict=True):
        if x + 108 > slot.right - 8:
            x, y = start, y + _LINE
        if y > slot.bottom - 18:
            break
        _pair(scene, x, y, kind, (first, second), new)
        x += 116
    return y + _LINE


def _pair(scene: Scene, x: int, y: int, kind: str, pair: tuple[str, str], new: bool) -> None:
    for offset, city in ((19, pair[0]), (83, pair[1])):
        scene.canvas.piece(chip(city, scene.letters(city)), x + offset, y, "city")
    scene.canvas.piece(sign(kind, 24, GOLD if kind == "alliance" else TERRACOTTA), x + 51, y)
    if new:
        scene.canvas.piece(highlight(110, 38), x + 51, y)
