"""The emblems in the pediments: what the cities struck on their coins or painted on their shields."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from rendering.palette import INK, MARBLE, Colour
from rendering.sprites import Pen, Point, drawn


def _at(points: list[Point], size: float) -> list[Point]:
    return [(x * size, y * size) for x, y in points]


def _owl(pen: Pen, s: float, ground: Colour) -> None:
    pen.polygon(
        _at(
            [
                (0.24, 0.1),
                (0.38, 0.2),
                (0.62, 0.2),
                (0.76, 0.1),
                (0.8, 0.5),
                (0.66, 0.88),
                (0.34, 0.88),
                (0.2, 0.5),
            ],
            s,
        ),
        INK,
    )
    for x in (0.37, 0.63):
        pen.circle(x * s, 0.36 * s, 0.125 * s, ground)
        pen.circle(x * s, 0.36 * s, 0.055 * s, INK)
    pen.polygon(_at([(0.45, 0.47), (0.55, 0.47), (0.5, 0.6)], s), ground)
    for y in (0.66, 0.76):
        pen.line(_at([(0.38, y), (0.5, y + 0.05), (0.62, y)], s), ground, 0.035 * s)


def _lambda(pen: Pen, s: float, ground: Colour) -> None:
    pen.circle(s / 2, s / 2, s * 0.46, INK)
    pen.circle(s / 2, s / 2, s * 0.38, ground)
    pen.line(_at([(0.27, 0.76), (0.5, 0.24), (0.73, 0.76)], s), INK, s * 0.13)


def _wolf(pen: Pen, s: float, ground: Colour) -> None:
    head = [
        (0.12, 0.62),
        (0.34, 0.38),
        (0.44, 0.08),
        (0.58, 0.26),
        (0.72, 0.1),
        (0.76, 0.4),
        (0.92, 0.92),
        (0.46, 0.92),
        (0.5, 0.72),
        (0.2, 0.78),
    ]
    pen.polygon(_at(head, s), INK)
    pen.circle(0.48 * s, 0.44 * s, 0.05 * s, ground)
    pen.line(_at([(0.2, 0.7), (0.44, 0.64)], s), ground, 0.035 * s)


def _trident(pen: Pen, s: float, ground: Colour) -> None:
    pen.line(_at([(0.5, 0.12), (0.5, 0.95)], s), INK, 0.09 * s)
    pen.arc((0.2 * s, -0.02 * s, 0.8 * s, 0.58 * s), 0, 180, INK, 0.09 * s)
    for x in (0.24, 0.5, 0.76):
        pen.polygon(_at([(x - 0.09, 0.3), (x, 0.05), (x + 0.09, 0.3)], s), INK)
    pen.circle(0.5 * s, 0.58 * s, 0.03 * s, ground)


def _oval_shield(pen: Pen, s: float, ground: Colour) -> None:
    pen.ellipse((0.14 * s, 0.05 * s, 0.86 * s, 0.95 * s), INK)
    for x in (0.1, 0.9):
        pen.circle(x * s, 0.5 * s, 0.15 * s, ground)
    pen.ellipse((0.3 * s, 0.18 * s, 0.7 * s, 0.82 * s), None, ground, 0.05 * s)
    pen.circle(0.5 * s, 0.5 * s, 0.06 * s, ground)


def _lyre(pen: Pen, s: float, ground: Colour) -> None:
    pen.arc((0.16 * s, -0.2 * s, 0.84 * s, 0.84 * s), 10, 170, INK, 0.1 * s)
    pen.polygon(_at([(0.32, 0.66), (0.68, 0.66), (0.62, 0.92), (0.38, 0.92)], s), INK)
    pen.line(_at([(0.14, 0.2), (0.86, 0.2)], s), INK, 0.08 * s)
    for x in (0.16, 0.84):
        pen.line(_at([(x, 0.42), (x - 0.05 if x < 0.5 else x + 0.05, 0.1)], s), INK, 0.09 * s)
    for x in (0.4, 0.5, 0.6):
        pen.line(_at([(x, 0.2), (x, 0.7)], s), INK, 0.03 * s)
    pen.circle(0.5 * s, 0.79 * s, 0.05 * s, ground)


def _bow(pen: Pen, s: float, ground: Colour) -> None:
    pen.arc((-0.3 * s, 0.06 * s, 0.66 * s, 0.94 * s), -82, 82, INK, 0.09 * s)
    pen.line(_at([(0.24, 0.07), (0.14, 0.5), (0.24, 0.93)], s), INK, 0.035 * s)
    pen.line(_at([(0.14, 0.5), (0.86, 0.5)], s), INK, 0.06 * s)
    pen.polygon(_at([(0.8, 0.38), (0.98, 0.5), (0.8, 0.62)], s), INK)
    pen.circle(0.62 * s, 0.5 * s, 0.02 * s, ground)


_EMBLEMS = {
    "athens": _owl,
    "sparta": _lambda,
    "argos": _wolf,
    "corinth": _trident,
    "thebes": _oval_shield,
    "megara": _lyre,
    "persia": _bow,
}


@lru_cache(maxsize=32)
def emblem(city: str, size: int, ground: Colour = MARBLE) -> Image.Image:
    """Give a city's emblem."""
    paint = _EMBLEMS[city]
    return drawn(size, size, lambda pen: paint(pen, size, ground))
