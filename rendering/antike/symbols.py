"""The signs of Antike, drawn: resources, units, buildings, personages, advances, deeds and marks."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from rendering.palette import (
    GOLD_BRIGHT,
    INK,
    INK_SOFT,
    LAND,
    MARBLE,
    MARBLE_SHADE,
    OLIVE,
    SEA,
    SEA_DEEP,
    STONE,
    TERRACOTTA,
    VIOLET,
    WHITE,
    Colour,
    mix,
    rgb,
)
from rendering.sprites import Pen, Point, drawn, regular

IRON = rgb("#5b6b7f")
SILVER = rgb("#d7dbe0")
YELLOW = rgb("#f0b90b")
RESOURCES: dict[str, Colour] = {"marble": WHITE, "iron": IRON, "gold": YELLOW}

Sign = Callable[[Pen, float], None]
"""Paints a sign into a square of this size."""


def _to(points: list[Point], size: float) -> list[Point]:
    """Scale points given in a square from -1 to 1."""
    return [(size / 2 + x * size / 2, size / 2 + y * size / 2) for x, y in points]


def _marble(pen: Pen, size: float) -> None:
    """Paint a block of stone."""
    line = size * 0.07
    pen.polygon(_to([(-0.9, -0.3), (-0.4, -0.85), (0.9, -0.85), (0.4, -0.3)], size), WHITE, INK, line)
    pen.polygon(_to([(0.4, -0.3), (0.9, -0.85), (0.9, 0.4), (0.4, 0.9)], size), MARBLE_SHADE, INK, line)
    pen.polygon(_to([(-0.9, -0.3), (0.4, -0.3), (0.4, 0.9), (-0.9, 0.9)], size), WHITE, INK, line)
    pen.line(_to([(-0.6, 0.1), (-0.2, 0.45), (-0.3, 0.7)], size), STONE, line)


def _iron(pen: Pen, size: float) -> None:
    """Paint an ingot with drawn-out corners."""
    edge = [
        (-0.95, -0.8),
        (0, -0.42),
        (0.95, -0.8),
        (0.66, 0),
        (0.95, 0.8),
        (0, 0.42),
        (-0.95, 0.8),
        (-0.66, 0),
    ]
    pen.polygon(_to(edge, size), IRON, INK, size * 0.08)
    pen.line(_to([(-0.4, -0.2), (0.4, -0.2)], size), mix(IRON, WHITE, 0.6), size * 0.08)


def _gold(pen: Pen, size: float) -> None:
    """Paint three nuggets."""
    line = size * 0.07
    for x, y in ((-0.45, 0.4), (0.45, 0.4), (0, -0.4)):
        middle = _to([(x, y)], size)[0]
        pen.polygon(regular(6, *middle, size * 0.27, 0), YELLOW, INK, line)


def _coins(pen: Pen, size: float) -> None:
    """Paint a silver coin with a rim and a drachma's delta; an owl that small looks like a skull."""
    middle = size / 2
    pen.circle(middle, middle, size * 0.46, SILVER, INK, size * 0.08)
    pen.circle(middle, middle, size * 0.34, SILVER, INK_SOFT, size * 0.04)
    pen.polygon(_to([(0, -0.46), (0.44, 0.32), (-0.44, 0.32)], size), INK)
    pen.polygon(_to([(0, -0.16), (0.2, 0.18), (-0.2, 0.18)], size), SILVER)


SHIELD: list[Point] = [
    (-0.78, -0.95),
    (0.78, -0.95),
    (0.78, 0.05),
    (0.5, 0.6),
    (0, 0.98),
    (-0.5, 0.6),
    (-0.78, 0.05),
]


def _legion(pen: Pen, size: float) -> None:
    pen.polygon(_to(SHIELD, size), TERRACOTTA, INK, size * 0.08)
    pen.line(_to([(0, -0.8), (0, 0.8)], size), MARBLE, size * 0.1)
    pen.line(_to([(-0.6, -0.2), (0.6, -0.2)], size), MARBLE, size * 0.1)


def _galley(pen: Pen, size: float) -> None:
    pen.line(_to([(0, -1), (0, 0.4)], size), INK, size * 0.08)
    pen.polygon(_to([(-0.6, -0.85), (0.6, -0.85), (0.7, 0), (-0.7, 0)], size), MARBLE, INK, size * 0.07)
    pen.polygon(_to([(-1, 0.2), (0.7, 0.2), (1, -0.25), (0.75, 0.75), (-0.7, 0.75)], size), INK)


def _city(pen: Pen, size: float) -> None:
    """Paint a round stone."""
    pen.circle(size / 2, size / 2, size * 0.44, STONE, INK, size * 0.09)
    pen.circle(size / 2, size / 2, size * 0.24, MARBLE, INK, size * 0.06)


def _temple(pen: Pen, size: float) -> None:
    """Paint the front of a temple."""
    line = size * 0.06
    pen.polygon(_to([(-0.95, -0.3), (0, -0.95), (0.95, -0.3)], size), MARBLE, INK, line)
    pen.polygon(_to([(-0.8, -0.3), (0.8, -0.3), (0.8, 0.6), (-0.8, 0.6)], size), mix(MARBLE, INK, 0.35))
    for x in (-0.65, -0.22, 0.22, 0.65):
        pen.polygon(
            _to([(x - 0.11, -0.25), (x + 0.11, -0.25), (x + 0.11, 0.6), (x - 0.11, 0.6)], size),
            WHITE,
            INK,
            line / 2,
        )
    pen.polygon(_to([(-0.95, 0.6), (0.95, 0.6), (0.95, 0.9), (-0.95, 0.9)], size), MARBLE, INK, line)


def _sea(pen: Pen, size: float) -> None:
    """Paint waves."""
    for y in (-0.5, 0.0, 0.5):
        points = [(-1 + step / 8, y + 0.2 * math.sin(step * math.pi / 4)) for step in range(17)]
        pen.line(_to(points, size), SEA_DEEP, size * 0.13)


def _head(pen: Pen, size: float, robe: Colour) -> None:
    """Paint head and shoulders."""
    line = size * 0.07
    pen.polygon(
        _to([(-0.9, 0.95), (-0.75, 0.45), (-0.3, 0.22), (0.3, 0.22), (0.75, 0.45), (0.9, 0.95)], size),
        robe,
        INK,
        line,
    )
    pen.circle(size / 2, size * 0.42, size * 0.23, mix(MARBLE, TERRACOTTA, 0.25), INK, line)


def _king(pen: Pen, size: float) -> None:
    _head(pen, size, VIOLET)
    crown = [
        (-0.5, -0.35),
        (-0.62, -0.95),
        (-0.22, -0.68),
        (0, -1),
        (0.22, -0.68),
        (0.62, -0.95),
        (0.5, -0.35),
    ]
    pen.polygon(_to(crown, size), GOLD_BRIGHT, INK, size * 0.06)


def _scholar(pen: Pen, size: float) -> None:
    _head(pen, size, MARBLE)
    pen.polygon(
        _to([(-0.42, 0.0), (0.42, 0.0), (0.22, 0.62), (0, 0.8), (-0.22, 0.62)], size), STONE, INK, size * 0.05
    )
    pen.polygon(
        _to([(-0.75, 0.55), (0.75, 0.55), (0.75, 0.95), (-0.75, 0.95)], size), WHITE, INK, size * 0.06
    )
    pen.line(_to([(-0.5, 0.75), (0.5, 0.75)], size), INK_SOFT, size * 0.07)


def _general(pen: Pen, size: float) -> None:
    _head(pen, size, TERRACOTTA)
    pen.polygon(
        _to(
            [(-0.5, 0.1), (-0.55, -0.4), (0, -0.72), (0.55, -0.4), (0.5, 0.1), (0.2, -0.15), (-0.2, -0.15)],
            size,
        ),
        IRON,
        INK,
        size * 0.06,
    )
    pen.polygon(
        _to([(-0.6, -0.55), (-0.3, -0.98), (0.3, -0.98), (0.6, -0.55), (0, -0.75)], size),
        TERRACOTTA,
        INK,
        size * 0.05,
    )


def _citizen(pen: Pen, size: float) -> None:
    _head(pen, size, OLIVE)
    pen.polygon(_to([(-0.95, -0.3), (0, -0.98), (0.95, -0.3)], size), MARBLE, INK, size * 0.06)


def _navigator(pen: Pen, size: float) -> None:
    _head(pen, size, SEA_DEEP)
    pen.polygon(_to([(-0.85, -0.3), (-0.4, -0.8), (0.4, -0.8), (0.85, -0.3)], size), SEA, INK, size * 0.06)
    points = [(-0.6 + step / 10, 0.7 + 0.1 * math.sin(step * math.pi / 2)) for step in range(13)]
    pen.line(_to(points, size), WHITE, size * 0.08)


def _wheel(pen: Pen, size: float) -> None:
    middle = size / 2
    pen.circle(middle, middle, size * 0.44, MARBLE, INK, size * 0.12)
    for spoke in regular(4, middle, middle, size * 0.4, 45):
        pen.line([(middle, middle), spoke], INK, size * 0.09)
    pen.circle(middle, middle, size * 0.11, INK)


def _roads(pen: Pen, size: float) -> None:
    pen.polygon(
        _to([(-0.28, -0.9), (0.28, -0.9), (0.9, 0.9), (-0.9, 0.9)], size), MARBLE_SHADE, INK, size * 0.09
    )
    for top, bottom in ((-0.7, -0.4), (-0.15, 0.15), (0.45, 0.8)):
        pen.line(_to([(0, top), (0, bottom)], size), INK, size * 0.11)


def _sailing(pen: Pen, size: float) -> None:
    pen.line(_to([(-0.1, -0.95), (-0.1, 0.5)], size), INK, size * 0.1)
    pen.polygon(_to([(0.0, -0.85), (0.85, 0.3), (0.0, 0.3)], size), MARBLE, INK, size * 0.08)
    pen.polygon(_to([(-0.9, 0.45), (0.9, 0.45), (0.55, 0.9), (-0.55, 0.9)], size), INK)


def _navigation(pen: Pen, size: float) -> None:
    """Paint a star to steer by."""
    middle = size / 2
    points = [
        point
        for number in range(8)
        for point in regular(8, middle, middle, size * (0.47 if number % 2 == 0 else 0.17))[
            number : number + 1
        ]
    ]
    pen.polygon(points, GOLD_BRIGHT, INK, size * 0.07)


def _market(pen: Pen, size: float) -> None:
    """Paint scales."""
    pen.line(_to([(0, -0.85), (0, 0.8)], size), INK, size * 0.1)
    pen.line(_to([(-0.75, -0.6), (0.75, -0.6)], size), INK, size * 0.1)
    pen.line(_to([(-0.45, 0.85), (0.45, 0.85)], size), INK, size * 0.12)
    for x in (-0.65, 0.65):
        pen.polygon(_to([(x - 0.33, 0.1), (x, -0.55), (x + 0.33, 0.1)], size), MARBLE, INK, size * 0.06)
        pen.polygon(_to([(x - 0.38, 0.1), (x + 0.38, 0.1), (x, 0.4)], size), INK)


def _currency(pen: Pen, size: float) -> None:
    """Paint a pile of coins."""
    for y in (0.6, 0.2, -0.2, -0.6):
        box = _to([(-0.8, y - 0.3), (0.8, y + 0.3)], size)
        pen.ellipse((*box[0], *box[1]), SILVER, INK, size * 0.07)


def _monarchy(pen: Pen, size: float) -> None:
    crown = [(-0.8, 0.7), (-0.95, -0.6), (-0.4, 0), (0, -0.85), (0.4, 0), (0.95, -0.6), (0.8, 0.7)]
    pen.polygon(_to(crown, size), GOLD_BRIGHT, INK, size * 0.08)
    pen.line(_to([(-0.75, 0.4), (0.75, 0.4)], size), INK, size * 0.07)


def _democracy(pen: Pen, size: float) -> None:
    """Paint a potsherd with a scratched name."""
    edge = [(-0.9, 0.3), (-0.55, -0.75), (0.3, -0.9), (0.95, -0.2), (0.6, 0.3), (0.75, 0.85), (-0.2, 0.65)]
    pen.polygon(_to(edge, size), TERRACOTTA, INK, size * 0.08)
    pen.line(
        _to([(-0.5, 0.1), (-0.3, -0.3), (-0.1, 0.1), (0.1, -0.35), (0.3, 0.05)], size), MARBLE, size * 0.09
    )


def _manoeuvre(pen: Pen, size: float) -> None:
    """Paint arrows that part."""
    for side in (-1, 1):
        pen.line(_to([(0, 0.85), (0, 0.2), (0.55 * side, -0.3)], size), INK, size * 0.15)
        pen.polygon(_to([(0.22 * side, -0.62), (0.95 * side, -0.75), (0.85 * side, -0.02)], size), INK)


def _arming(pen: Pen, size: float) -> None:
    """Paint a sword before a shield."""
    pen.circle(size * 0.42, size * 0.55, size * 0.34, TERRACOTTA, INK, size * 0.09)
    pen.line(_to([(-0.7, 0.8), (0.75, -0.75)], size), WHITE, size * 0.24)
    pen.line(_to([(-0.7, 0.8), (0.75, -0.75)], size), IRON, size * 0.14)
    pen.line(_to([(-0.6, 0.1), (0.0, 0.7)], size), INK, size * 0.14)
    pen.polygon(_to([(0.55, -0.8), (0.95, -0.95), (0.8, -0.55)], size), INK)


def _advance(pen: Pen, size: float) -> None:
    """Paint an oil lamp."""
    pen.polygon(
        _to([(-0.95, -0.05), (0.5, -0.05), (0.35, 0.5), (-0.5, 0.5)], size), TERRACOTTA, INK, size * 0.08
    )
    pen.circle(size * 0.8, size * 0.58, size * 0.15, None, INK, size * 0.09)
    pen.polygon(_to([(-0.55, 0.5), (0.4, 0.5), (0.6, 0.85), (-0.75, 0.85)], size), INK)
    pen.polygon(
        _to([(-0.85, -0.15), (-0.95, -0.5), (-0.7, -0.95), (-0.5, -0.5), (-0.6, -0.15)], size),
        GOLD_BRIGHT,
        INK,
        size * 0.06,
    )


def _fought(pen: Pen, size: float) -> None:
    """Paint crossed swords."""
    for side in (-1, 1):
        pen.line(_to([(-0.8 * side, 0.8), (0.85 * side, -0.85)], size), INK, size * 0.19)
        pen.line(_to([(-0.85 * side, 0.2), (-0.2 * side, 0.85)], size), INK, size * 0.14)


def _conquered(pen: Pen, size: float) -> None:
    """Paint a standard."""
    pen.line(_to([(-0.6, -0.95), (-0.6, 0.95)], size), INK, size * 0.15)
    pen.polygon(_to([(-0.55, -0.85), (0.95, -0.5), (-0.55, 0.1)], size), TERRACOTTA, INK, size * 0.07)


def _raised(pen: Pen, size: float) -> None:
    pen.line(_to([(0, -0.8), (0, 0.8)], size), INK, size * 0.26)
    pen.line(_to([(-0.8, 0), (0.8, 0)], size), INK, size * 0.26)


def _founded(pen: Pen, size: float) -> None:
    points = [
        point
        for number in range(10)
        for point in regular(10, size / 2, size / 2, size * (0.48 if number % 2 == 0 else 0.2))[
            number : number + 1
        ]
    ]
    pen.polygon(points, INK)


def _asked(pen: Pen, size: float) -> None:
    pen.letters(size / 2, size / 2, "?", "sans-bold", size * 1.3, INK)


_SIGNS: dict[str, Sign] = {
    "marble": _marble,
    "iron": _iron,
    "gold": _gold,
    "coins": _coins,
    "legion": _legion,
    "galley": _galley,
    "city": _city,
    "temple": _temple,
    "sea": _sea,
    "king": _king,
    "scholar": _scholar,
    "general": _general,
    "citizen": _citizen,
    "navigator": _navigator,
    "wheel": _wheel,
    "roads": _roads,
    "sailing": _sailing,
    "navigation": _navigation,
    "market": _market,
    "currency": _currency,
    "monarchy": _monarchy,
    "democracy": _democracy,
    "manoeuvre": _manoeuvre,
    "arming": _arming,
    "advance": _advance,
    "fought": _fought,
    "conquered": _conquered,
    "founded": _founded,
    "built": _temple,
    "asked": _asked,
    "raised": _raised,
}


@lru_cache(maxsize=256)
def sign(kind: str, size: int) -> Image.Image:
    """Give a sign."""
    return drawn(size, size, lambda pen: _SIGNS[kind](pen, size))


@lru_cache(maxsize=64)
def badge(kind: str, size: int) -> Image.Image:
    """Give the mark of something that has just been done."""
    rim = drawn(size, size, lambda pen: pen.circle(size / 2, size / 2, size / 2, GOLD_BRIGHT, INK, 2))
    inner = sign(kind, round(size * 0.64))
    offset = (size - inner.width) // 2
    rim.alpha_composite(inner, (offset, offset))
    return rim


@lru_cache(maxsize=64)
def border(kind: str, width: int, height: int) -> Image.Image:
    """Give a piece of a link for the legend."""

    def paint(pen: Pen) -> None:
        middle = height / 2
        if kind == "sea":
            points = [(step, middle + 4 * math.sin(step * math.pi / 6)) for step in range(width + 1)]
            pen.line(points, SEA_DEEP, 3.6)
        elif kind == "land":
            pen.line([(0, middle), (width, middle)], LAND, 4.6)
        else:
            pen.line([(0, middle - 4), (width, middle - 4)], LAND, 4)
            pen.line([(0, middle + 4), (width, middle + 4)], SEA_DEEP, 4)

    return drawn(width, height, paint)
