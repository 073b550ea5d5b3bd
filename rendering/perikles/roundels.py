"""The pictures on the special tiles, each in a roundel as on the floor of a cup."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from rendering.ornaments import ship
from rendering.palette import GOLD, INK, MARBLE, PARCHMENT, TERRACOTTA, mix
from rendering.perikles.emblems import emblem
from rendering.perikles.symbols import CITY_COLOURS, shield
from rendering.sprites import Pen, Point, drawn, regular

SIZE = 200
_MIDDLE = SIZE / 2
_CLAY = mix(TERRACOTTA, GOLD, 0.35)
_PALE = mix(PARCHMENT, MARBLE, 0.5)
_EMBLEMS = {"perikles": "athens", "plague": "persia"}
"""Athena's owl for Perikles; the plague came from Apollo's bow."""


@lru_cache(maxsize=16)
def roundel(special: str) -> Image.Image:
    """Give the picture of a special tile."""

    def paint(pen: Pen) -> None:
        pen.circle(_MIDDLE, _MIDDLE, _MIDDLE, INK)
        pen.circle(_MIDDLE, _MIDDLE, _MIDDLE - 5, _CLAY)
        pen.circle(_MIDDLE, _MIDDLE, _MIDDLE - 14, None, INK, 3)
        for x, y in regular(40, _MIDDLE, _MIDDLE, _MIDDLE - 10):
            pen.circle(x, y, 2.6, INK)
        if special in _FIGURES:
            _FIGURES[special](pen)

    sprite = drawn(SIZE, SIZE, paint)
    if special in _EMBLEMS:
        drawing = emblem(_EMBLEMS[special], 120, _CLAY)
        sprite.paste(drawing, (40, 40), drawing)
    return sprite


def _two_faced(pen: Pen) -> None:
    """Paint a man of two cities."""
    for side, city in ((-1, "athens"), (1, "sparta")):
        robe: list[Point] = [(0, 6), (22, 8), (50, 26), (56, 62), (0, 62)]
        pen.polygon([(_MIDDLE + side * x, _MIDDLE + y) for x, y in robe], CITY_COLOURS[city], INK, 4)
        start = 90 if side < 0 else -90
        head = (_MIDDLE - 34, _MIDDLE - 66, _MIDDLE + 34, _MIDDLE + 2)
        pen.pie(head, start, start + 180, CITY_COLOURS[city])
    pen.circle(_MIDDLE, _MIDDLE - 32, 34, None, INK, 5)
    pen.line([(_MIDDLE, _MIDDLE - 64), (_MIDDLE, _MIDDLE + 62)], INK, 4)


def _broken_chain(pen: Pen) -> None:
    for side in (-1, 1):
        x = _MIDDLE + side * 34
        opening = 0 if side < 0 else 180
        box = (x - 30, _MIDDLE - 30, x + 30, _MIDDLE + 30)
        pen.arc(box, opening + 35, opening + 325, INK, 16)
        pen.arc((box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3), opening + 38, opening + 322, _PALE, 10)
    for angle in (-1, 1):
        pen.line([(_MIDDLE - 8, _MIDDLE + 34 * angle), (_MIDDLE - 14, _MIDDLE + 58 * angle)], INK, 5)
        pen.line([(_MIDDLE + 8, _MIDDLE + 34 * angle), (_MIDDLE + 14, _MIDDLE + 58 * angle)], INK, 5)


def _spartan_shield(pen: Pen) -> None:
    shield(pen, _MIDDLE + 6, _MIDDLE, 124, CITY_COLOURS["sparta"])


def _horse(pen: Pen) -> None:
    """Paint a horse's head: Thessaly's cavalry."""
    head: list[Point] = [
        (62, 154), (70, 116), (58, 112), (46, 122), (34, 112), (52, 76), (66, 56), (72, 34), (84, 50),
        (110, 56), (134, 82), (146, 120), (146, 154),
    ]  # fmt: skip
    pen.polygon(head, INK)
    mane: list[Point] = [(90, 58), (112, 68), (128, 92), (136, 124), (136, 150)]
    pen.line(mane, _CLAY, 4)
    pen.circle(73, 70, 5, _CLAY)
    pen.line([(40, 112), (54, 104)], _CLAY, 3)
    pen.line([(56, 80), (78, 98), (76, 116)], _CLAY, 3)


def _one_ship(pen: Pen) -> None:
    ship(pen, _MIDDLE, _MIDDLE + 34, 62, INK)


def _fleet(pen: Pen) -> None:
    ship(pen, _MIDDLE + 14, _MIDDLE - 6, 40, mix(INK, _CLAY, 0.35))
    ship(pen, _MIDDLE - 8, _MIDDLE + 46, 50, INK)


_FIGURES = {
    "alkibiades": _two_faced,
    "slave-revolt": _broken_chain,
    "brasidas": _spartan_shield,
    "thessalian-allies": _horse,
    "phormio": _one_ship,
    "persian-fleet": _fleet,
}
