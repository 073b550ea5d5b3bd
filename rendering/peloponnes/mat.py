"""A seat's mat, where there is room for it: stores as tracks, and what its people bring."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.peloponnes.board import PopulationIncome, board
from games.peloponnes.view import SeenSeat
from rendering.canvas import Box, at
from rendering.fonts import Style
from rendering.palette import GOLD_BRIGHT, INK_FAINT, INK_SOFT, MARBLE, MARBLE_SHADE, TERRACOTTA, mix
from rendering.peloponnes.scene import Scene
from rendering.peloponnes.symbols import sign
from rendering.sprites import Pen, drawn, panel

HEIGHT = 56
_STORED = ("wood", "stone", "food")
_BOX, _BETWEEN = 26, 14
_SMALL = Style("sans-semi", 20, INK_SOFT)


def paint_mat(scene: Scene, box: Box, seen: SeenSeat) -> None:
    """Paint the three stores with a place for each good, and the income by inhabitants."""
    x, y = box.left + 14, box.middle[1]
    for kind in _STORED:
        limit = scene.view.limits[kind]
        track = _track(kind, getattr(seen, kind), limit)
        scene.canvas.piece(track, x + track.width // 2, y, "store")
        x += track.width + _BETWEEN
    _people(scene, Box(x, box.top, box.right - 14, box.bottom), seen)


@lru_cache(maxsize=64)
def _track(kind: str, amount: int, limit: int) -> Image.Image:
    width, height = limit * _BOX, 40

    def paint(pen: Pen) -> None:
        for number in range(limit):
            left = number * _BOX
            fill = mix(MARBLE, MARBLE_SHADE, 0.3 if number < amount else 0.8)
            pen.rounded((left, 0, left + _BOX - 2, height), 4, fill, INK_FAINT, 1)

    sprite = drawn(width, height, paint)
    for number in range(min(amount, limit)):
        good = sign(kind, 23)
        sprite.alpha_composite(good, (number * _BOX + 1, 9))
    return sprite


def _people(scene: Scene, box: Box, seen: SeenSeat) -> None:
    """Write the table of coins and luxury by inhabitants; the row that holds now is lit."""
    table = board().printed.population_income
    now = board().population_income(seen.inhabitants)
    step = box.width // len(table)
    for number, row in enumerate(table):
        _person(scene, at(box.left + number * step, box.top + 2, step - 4, box.height - 4), row, row == now)


def _person(scene: Scene, box: Box, row: PopulationIncome, holds: bool) -> None:
    fill, rim = (mix(MARBLE, GOLD_BRIGHT, 0.4), TERRACOTTA) if holds else (None, INK_FAINT)
    scene.canvas.piece(panel(box.width, box.height, fill, rim, 2 if holds else 1, 6), *box.middle)
    middle = box.middle[0]
    scene.canvas.text(middle - 10, box.top + 15, str(row.at_least), _SMALL, align="right", room=26)
    scene.canvas.piece(sign("inhabitants", 20), middle + 4, box.top + 15)
    y, x = box.bottom - 14, box.left + (4 if row.luxury else box.width // 2 - 18)
    for kind, amount in (("coins", row.coins), ("luxury", row.luxury)):
        if amount:
            x += 10 + scene.canvas.text(x, y, str(amount), _SMALL)
            scene.canvas.piece(sign(kind, 19), x, y, kind)
            x += 11
