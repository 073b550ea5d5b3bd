"""Black-figure ornaments for where the board would else be empty."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from rendering.palette import PARCHMENT_EDGE, SEA_DEEP, TERRACOTTA_DARK, Colour, mix
from rendering.sprites import Pen, drawn

_WAVE = 46


@lru_cache(maxsize=4)
def fleet(width: int, height: int) -> Image.Image:
    """Give a frieze of ships on a running wave."""

    def paint(pen: Pen) -> None:
        sea = height - 24
        for number in range(3):
            ship(
                pen,
                width * (0.2 + 0.3 * number),
                sea,
                height * 0.62,
                mix(TERRACOTTA_DARK, PARCHMENT_EDGE, 0.3),
            )
        for left in range(-_WAVE, width + _WAVE, _WAVE):
            _wave(pen, left, sea + 2, mix(SEA_DEEP, PARCHMENT_EDGE, 0.25))

    return drawn(width, height, paint)


def ship(pen: Pen, x: float, sea: float, size: float, ink: Colour) -> None:
    """Paint a war galley under sail on a line."""

    def to(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(x + px * size, sea + py * size) for px, py in points]

    hull = [
        (-1.25, -0.02),
        (-0.95, -0.26),
        (0.9, -0.26),
        (1.05, -0.7),
        (1.18, -0.78),
        (1.2, -0.3),
        (0.95, 0.08),
        (-0.9, 0.08),
    ]
    pen.polygon(to(hull), ink)
    pen.line(to([(0, -0.2), (0, -1.12)]), ink, size * 0.05)
    pen.polygon(
        to([(-0.52, -1.06), (0.5, -1.06), (0.62, -0.62), (0.5, -0.42), (-0.6, -0.42), (-0.48, -0.7)]), ink
    )
    for number in range(9):
        oar = -0.75 + number * 0.18
        pen.line(to([(oar, -0.1), (oar - 0.16, 0.24)]), ink, size * 0.035)
    for shield in range(6):
        cx, cy = to([(-0.7 + shield * 0.28, -0.3)])[0]
        pen.circle(cx, cy, size * 0.075, ink)


def _wave(pen: Pen, left: float, top: float, ink: Colour) -> None:
    """Paint one curl of the running wave."""
    pen.arc((left, top, left + _WAVE, top + 36), 180, 330, ink, 4)
    pen.arc((left + 18, top + 3, left + 40, top + 21), -90, 200, ink, 3.5)
