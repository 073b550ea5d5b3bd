"""The symbols of regions and allies, each a small drawing in one ink."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from PIL import Image

from rendering.palette import INK, MARBLE, Colour
from rendering.sprites import Pen, Point, drawn

Emblem = Callable[[Pen, float, float, float, Colour], None]


def _at(x: float, y: float, size: float, points: Sequence[Point]) -> list[Point]:
    """Give points of a drawing of 100 by 100 on the sheet."""
    return [(x + (a - 50) / 100 * size, y + (b - 50) / 100 * size) for a, b in points]


def _helmet(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint a helmet with its crest."""
    dome = [
        (22, 92),
        (22, 52),
        (34, 32),
        (54, 28),
        (70, 36),
        (78, 56),
        (60, 58),
        (62, 92),
        (50, 92),
        (46, 66),
    ]
    pen.polygon(_at(x, y, size, [*dome, (40, 66), (40, 92)]), ink)
    crest = [(8, 66), (10, 36), (28, 12), (60, 6), (84, 22), (84, 32), (58, 20), (32, 26), (18, 46), (16, 66)]
    pen.polygon(_at(x, y, size, crest), ink)


def _wing(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint the wing of Pegasus."""
    for number in range(4):
        low = 30 + 18 * number
        feather = [
            (12, 24 + 10 * number),
            (50, low - 8),
            (94 - 12 * number, low - 22),
            (86 - 12 * number, low),
        ]
        pen.polygon(_at(x, y, size, [*feather, (52, low + 12), (16, 42 + 10 * number)]), ink)


def _owl(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint an owl."""
    pen.polygon(
        _at(x, y, size, [(20, 10), (34, 16), (66, 16), (80, 10), (80, 60), (64, 92), (36, 92), (20, 60)]), ink
    )
    for side in (-1, 1):
        (eye,) = _at(x, y, size, [(50 + 14 * side, 34)])
        pen.circle(*eye, size * 0.115, MARBLE)
        pen.circle(*eye, size * 0.05, ink)
    pen.polygon(_at(x, y, size, [(45, 42), (55, 42), (50, 54)]), MARBLE)


def _shield(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint the Boeotian shield, with a bite at either side."""
    pen.ellipse((x - size * 0.34, y - size * 0.46, x + size * 0.34, y + size * 0.46), ink)
    for side in (-1, 1):
        pen.circle(x + side * size * 0.36, y, size * 0.13, MARBLE)


def _boar(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint a boar."""
    body = [(6, 46), (22, 26), (48, 20), (74, 28), (86, 42), (98, 58), (90, 68), (74, 66), (70, 88), (60, 88)]
    pen.polygon(_at(x, y, size, [*body, (58, 70), (36, 70), (32, 88), (22, 88), (20, 66), (10, 60)]), ink)
    pen.line(_at(x, y, size, [(84, 62), (92, 48)]), MARBLE, size * 0.05)


def _horse(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint the head of a horse."""
    head = [(30, 94), (26, 60), (34, 30), (46, 16), (48, 4), (58, 14), (72, 32), (90, 52), (86, 64), (74, 66)]
    pen.polygon(_at(x, y, size, [*head, (58, 54), (64, 74), (78, 94)]), ink)
    pen.circle(*_at(x, y, size, [(60, 34)])[0], size * 0.04, MARBLE)


def _trident(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint a trident."""
    pen.line(_at(x, y, size, [(50, 10), (50, 94)]), ink, size * 0.1)
    pen.line(_at(x, y, size, [(22, 16), (22, 40), (34, 52), (66, 52), (78, 40), (78, 16)]), ink, size * 0.1)
    for left in (22, 50, 78):
        pen.polygon(_at(x, y, size, [(left - 10, 22), (left, 2), (left + 10, 22)]), ink)


def _wheat(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint an ear of wheat."""
    pen.line(_at(x, y, size, [(50, 14), (50, 96)]), ink, size * 0.07)
    for row in (26, 46, 66):
        for side in (-1, 1):
            pen.polygon(
                _at(
                    x,
                    y,
                    size,
                    [
                        (50, row + 12),
                        (50 + side * 12, row - 8),
                        (50 + side * 30, row - 14),
                        (50 + side * 24, row + 6),
                    ],
                ),
                ink,
            )
    pen.polygon(_at(x, y, size, [(50, 0), (58, 14), (50, 24), (42, 14)]), ink)


def _column(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint an Ionic column."""
    for left in (36, 50, 64):
        pen.line(_at(x, y, size, [(left, 34), (left, 84)]), ink, size * 0.1)
    pen.line(_at(x, y, size, [(20, 90), (80, 90)]), ink, size * 0.13)
    pen.line(_at(x, y, size, [(20, 14), (80, 14)]), ink, size * 0.12)
    for side in (-1, 1):
        pen.circle(*_at(x, y, size, [(50 + 30 * side, 24)])[0], size * 0.11, None, ink, size * 0.08)


def _dolphin(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint a leaping dolphin."""
    body = [(4, 62), (20, 36), (44, 22), (52, 8), (62, 24), (80, 36), (90, 54), (92, 74), (98, 92), (84, 84)]
    pen.polygon(
        _at(x, y, size, [*body, (70, 94), (78, 74), (70, 56), (50, 50), (40, 66), (36, 52), (18, 58)]), ink
    )


def _triskeles(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint three running legs."""
    for turn in (0, 120, 240):
        leg = [(0.0, 0.0), (0.28, -0.1), (0.34, -0.36), (0.5, -0.42)]
        angle = math.radians(turn)
        cos, sin = math.cos(angle), math.sin(angle)
        pen.line(
            [(x + size * (a * cos - b * sin), y + size * (a * sin + b * cos)) for a, b in leg],
            ink,
            size * 0.13,
        )
    pen.circle(x, y, size * 0.13, ink)


def _star(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint the sun of Macedonia."""
    for turn in range(0, 360, 45):
        angle = math.radians(turn)
        pen.line(
            [(x, y), (x + math.cos(angle) * size * 0.46, y + math.sin(angle) * size * 0.46)], ink, size * 0.08
        )
    pen.circle(x, y, size * 0.2, ink)


def _pelta(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint the crescent shield of the Thracians."""
    pen.circle(x, y + size * 0.02, size * 0.42, ink)
    pen.circle(x, y - size * 0.3, size * 0.27, MARBLE)


def _tiara(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint a Persian tiara."""
    crown = [(12, 88), (12, 36), (26, 52), (32, 16), (50, 40), (68, 16), (74, 52), (88, 36), (88, 88)]
    pen.polygon(_at(x, y, size, crown), ink)
    pen.line(_at(x, y, size, [(16, 76), (84, 76)]), MARBLE, size * 0.06)


def _axe(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint the double axe of Crete."""
    pen.line(_at(x, y, size, [(50, 6), (50, 96)]), ink, size * 0.09)
    for side in (-1, 1):
        blade = [(50, 26), (50 + 34 * side, 10), (50 + 42 * side, 34), (50 + 34 * side, 58), (50, 42)]
        pen.polygon(_at(x, y, size, blade), ink)


def _amphora(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint an amphora."""
    body = [(36, 24), (64, 24), (78, 46), (62, 82), (66, 92), (34, 92), (38, 82), (22, 46)]
    pen.polygon(_at(x, y, size, body), ink)
    pen.line(_at(x, y, size, [(32, 10), (68, 10)]), ink, size * 0.12)
    pen.line(_at(x, y, size, [(50, 10), (50, 28)]), ink, size * 0.2)
    for side in (-1, 1):
        handle = [(50 + 10 * side, 14), (50 + 36 * side, 20), (50 + 28 * side, 46)]
        pen.line(_at(x, y, size, handle), ink, size * 0.07)


EMBLEMS: dict[str, Emblem] = {
    "helmet": _helmet,
    "pegasus": _wing,
    "owl": _owl,
    "shield": _shield,
    "boar": _boar,
    "horse": _horse,
    "trident": _trident,
    "wheat": _wheat,
    "column": _column,
    "dolphin": _dolphin,
    "triskeles": _triskeles,
    "megale-hellas": _amphora,
    "macedonia": _star,
    "thracia": _pelta,
    "persis": _tiara,
    "creta": _axe,
}
"""By symbol of a region, or by ally."""


@lru_cache(maxsize=64)
def emblem(symbol: str, size: int, ink: Colour = INK) -> Image.Image:
    """Give the symbol of a region or ally."""
    return drawn(size, size, lambda pen: EMBLEMS[symbol](pen, size / 2, size / 2, size * 0.94, ink))
