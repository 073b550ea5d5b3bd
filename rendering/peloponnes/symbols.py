"""The signs of Peloponnes, drawn: goods, people, power, the five disasters and what keeps them off."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from rendering.palette import (
    GOLD,
    GOLD_BRIGHT,
    INK,
    MARBLE,
    OLIVE,
    SEA_DEEP,
    TERRACOTTA,
    TERRACOTTA_DARK,
    VIOLET,
    WHITE,
    Colour,
    mix,
    rgb,
)
from rendering.sprites import Pen, Point, drawn, regular

WOOD, STONE, WHEAT, SILVER = rgb("#9a5f2b"), rgb("#98948c"), rgb("#e2b33c"), rgb("#ccd0d3")
SKIN = rgb("#e8b98c")

Sign = Callable[[Pen, float, float, float], None]
"""Paints a sign around a point, so many pixels large."""


def _to(points: list[Point], x: float, y: float, size: float) -> list[Point]:
    """Scale points given in a square from -1 to 1."""
    return [(x + px * size / 2, y + py * size / 2) for px, py in points]


def _wood(pen: Pen, x: float, y: float, s: float) -> None:
    """Paint a log, cut at its right end."""
    line = max(1.2, s * 0.06)
    body = [(-0.95, -0.52), (0.55, -0.52), (0.55, 0.52), (-0.95, 0.52)]
    pen.polygon(_to(body, x, y, s), WOOD, INK, line)
    for down in (-0.12, 0.16):
        grain = [(-0.72, down), (0.1, down)]
        pen.line(_to(grain, x, y, s), mix(WOOD, INK, 0.45), line * 0.8)
    right = x + s * 0.29
    pen.ellipse(
        (right - s * 0.17, y - s * 0.29, right + s * 0.17, y + s * 0.29), mix(WOOD, WHITE, 0.62), INK, line
    )
    pen.ellipse(
        (right - s * 0.07, y - s * 0.11, right + s * 0.07, y + s * 0.11),
        None,
        mix(WOOD, INK, 0.2),
        line * 0.7,
    )


def _stone(pen: Pen, x: float, y: float, s: float) -> None:
    """Paint a hewn block."""
    line = max(1.2, s * 0.06)
    front = [(-0.9, -0.2), (0.4, -0.2), (0.4, 0.75), (-0.9, 0.75)]
    top = [(-0.9, -0.2), (-0.42, -0.72), (0.88, -0.72), (0.4, -0.2)]
    side = [(0.4, -0.2), (0.88, -0.72), (0.88, 0.24), (0.4, 0.75)]
    pen.polygon(_to(front, x, y, s), STONE, INK, line)
    pen.polygon(_to(top, x, y, s), mix(STONE, WHITE, 0.5), INK, line)
    pen.polygon(_to(side, x, y, s), mix(STONE, INK, 0.3), INK, line)


def _food(pen: Pen, x: float, y: float, s: float) -> None:
    """Paint an ear of wheat."""
    pen.line(_to([(0, 0.98), (0, -0.5)], x, y, s), INK, s * 0.1)
    grain = max(1.0, s * 0.045)
    for step in range(3):
        down = 0.42 - step * 0.42
        for side in (-1, 1):
            leaf = [
                (0, down),
                (0.24 * side, down - 0.42),
                (0.62 * side, down - 0.46),
                (0.42 * side, down - 0.02),
            ]
            pen.polygon(_to(leaf, x, y, s), WHEAT, INK, grain)
    pen.polygon(_to([(0, -0.42), (-0.19, -0.7), (0, -1.0), (0.19, -0.7)], x, y, s), WHEAT, INK, grain)


def _coins(pen: Pen, x: float, y: float, s: float) -> None:
    """Paint a silver coin with an owl's eyes."""
    pen.circle(x, y, s * 0.46, INK)
    pen.circle(x, y, s * 0.46 - max(1.2, s * 0.06), SILVER)
    pen.circle(x, y, s * 0.33, None, mix(SILVER, INK, 0.3), max(0.8, s * 0.03))
    for side in (-1, 1):
        pen.circle(x + side * s * 0.12, y - s * 0.04, s * 0.1, None, INK, s * 0.055)
    pen.polygon(_to([(-0.1, 0.14), (0.1, 0.14), (0, 0.36)], x, y, s), INK)


def _luxury(pen: Pen, x: float, y: float, s: float) -> None:
    """Paint an amphora of purple."""
    line = max(1.2, s * 0.06)
    for side in (-1, 1):
        handle = [(0.2 * side, -0.72), (0.66 * side, -0.66), (0.62 * side, -0.1), (0.42 * side, -0.04)]
        pen.line(_to(handle, x, y, s), INK, s * 0.1)
    body = [
        (-0.34, -0.95),
        (0.34, -0.95),
        (0.2, -0.66),
        (0.24, -0.42),
        (0.56, -0.02),
        (0.4, 0.52),
        (0.16, 0.78),
        (0.3, 0.96),
        (-0.3, 0.96),
        (-0.16, 0.78),
        (-0.4, 0.52),
        (-0.56, -0.02),
        (-0.24, -0.42),
        (-0.2, -0.66),
    ]
    pen.polygon(_to(body, x, y, s), VIOLET, INK, line)
    pen.line(_to([(-0.46, 0.08), (0.46, 0.08)], x, y, s), GOLD_BRIGHT, s * 0.1)


def _inhabitants(pen: Pen, x: float, y: float, s: float) -> None:
    """Paint an inhabitant: head and shoulders."""
    robe = [(-0.86, 0.95), (-0.76, 0.38), (-0.32, 0.1), (0.32, 0.1), (0.76, 0.38), (0.86, 0.95)]
    pen.polygon(_to(robe, x, y, s), TERRACOTTA, INK, max(1.2, s * 0.07))
    pen.circle(x, y - s * 0.21, s * 0.27, INK)
    pen.circle(x, y - s * 0.21, s * 0.27 - max(1.2, s * 0.07), SKIN)


def _population(pen: Pen, x: float, y: float, s: float) -> None:
    """Paint a people: one inhabitant before two others."""
    for side in (-1, 1):
        _inhabitants(pen, x + side * s * 0.24, y - s * 0.12, s * 0.66)
    _inhabitants(pen, x, y + s * 0.1, s * 0.76)


def _choice(pen: Pen, x: float, y: float, s: float) -> None:
    """Paint a good of choice: a disc of four kinds."""
    box = (x - s * 0.46, y - s * 0.46, x + s * 0.46, y + s * 0.46)
    for number, colour in enumerate((SILVER, WHEAT, STONE, WOOD)):
        pen.pie(box, 90 * number - 90, 90 * number, colour)
    pen.circle(x, y, s * 0.46, None, INK, max(1.2, s * 0.06))
    pen.line([(x, y - s * 0.44), (x, y + s * 0.44)], INK, max(1.0, s * 0.05))
    pen.line([(x - s * 0.44, y), (x + s * 0.44, y)], INK, max(1.0, s * 0.05))


def _supply(pen: Pen, x: float, y: float, s: float) -> None:
    """Paint a supply: a loaf, cut crosswise."""
    pen.circle(x, y, s * 0.47, INK)
    pen.circle(x, y, s * 0.47 - max(1.2, s * 0.06), rgb("#d9954a"))
    for angle in ([(-0.55, -0.55), (0.55, 0.55)], [(0.55, -0.55), (-0.55, 0.55)]):
        pen.line(_to([angle[0], angle[1]], x, y, s), TERRACOTTA_DARK, s * 0.09)


def _any_land(pen: Pen, x: float, y: float, s: float) -> None:
    """Paint lands that need not match: two different halves joined."""
    line = max(1.2, s * 0.06)
    pen.polygon(_to([(-0.95, -0.62), (0, -0.62), (0, 0.62), (-0.95, 0.62)], x, y, s), OLIVE, INK, line)
    pen.polygon(_to([(0, -0.62), (0.95, -0.62), (0.95, 0.62), (0, 0.62)], x, y, s), STONE, INK, line)
    pen.circle(x, y, s * 0.16, MARBLE, INK, line)


def _half(pen: Pen, x: float, y: float, s: float) -> None:
    """Paint half a coin more."""
    pen.circle(x, y, s * 0.47, INK)
    pen.circle(x, y, s * 0.47 - max(1.2, s * 0.06), SILVER)
    pen.letters(x, y, "½", "sans-bold", s * 0.82, INK)


def shield_of(x: float, y: float, s: float) -> list[Point]:
    """Give the outline of a shield."""
    outline = [
        (-0.88, -0.92),
        (0.88, -0.92),
        (0.86, 0.02),
        (0.66, 0.5),
        (0, 0.98),
        (-0.66, 0.5),
        (-0.86, 0.02),
    ]
    return _to(outline, x, y, s)


def _power(pen: Pen, x: float, y: float, s: float) -> None:
    """Paint a golden shield."""
    pen.polygon(shield_of(x, y, s * 0.96), GOLD, INK, max(1.5, s * 0.06))
    pen.polygon(shield_of(x, y, s * 0.7), None, mix(GOLD, WHITE, 0.55), max(0.8, s * 0.03))


def _earthquake(pen: Pen, x: float, y: float, s: float) -> None:
    """Paint a broken column."""
    pen.polygon(
        _to([(-0.45, 0.72), (-0.45, 0.1), (-0.1, 0.3), (0.12, 0.02), (0.45, 0.24), (0.45, 0.72)], x, y, s),
        INK,
    )
    pen.polygon(
        _to([(-0.4, -0.12), (-0.06, 0.1), (0.16, -0.18), (0.5, 0.02), (0.68, -0.5), (-0.18, -0.78)], x, y, s),
        INK,
    )
    pen.line(_to([(-0.75, 0.84), (0.75, 0.84)], x, y, s), INK, s * 0.12)


def _drought(pen: Pen, x: float, y: float, s: float) -> None:
    """Paint a burning sun."""
    pen.circle(x, y, s * 0.22, INK)
    for near, far in zip(regular(8, x, y, s * 0.29), regular(8, x, y, s * 0.46), strict=True):
        pen.line([near, far], INK, s * 0.1)


def _plague(pen: Pen, x: float, y: float, s: float) -> None:
    """Paint a skull."""
    pen.circle(x, y - s * 0.1, s * 0.34, INK)
    pen.polygon(_to([(-0.4, 0.2), (0.4, 0.2), (0.34, 0.86), (-0.34, 0.86)], x, y, s), INK)
    for side in (-1, 1):
        pen.circle(x + side * s * 0.14, y - s * 0.08, s * 0.09, MARBLE)
        pen.line(_to([(0.12 * side, 0.56), (0.12 * side, 0.86)], x, y, s), MARBLE, s * 0.045)
    pen.polygon(_to([(0, 0.1), (-0.1, 0.34), (0.1, 0.34)], x, y, s), MARBLE)


def _tempest(pen: Pen, x: float, y: float, s: float) -> None:
    """Paint a cloud with lightning."""
    for dx, dy, radius in ((-0.24, -0.16, 0.19), (0.02, -0.25, 0.23), (0.26, -0.14, 0.18)):
        pen.circle(x + dx * s, y + dy * s, radius * s, INK)
    pen.polygon(_to([(-0.7, -0.2), (0.7, -0.2), (0.7, 0.08), (-0.7, 0.08)], x, y, s), INK)
    bolt = [(0.12, 0.08), (-0.34, 0.5), (-0.02, 0.5), (-0.22, 0.98), (0.42, 0.36), (0.08, 0.36), (0.34, 0.08)]
    pen.polygon(_to(bolt, x, y, s), INK)


def _decline(pen: Pen, x: float, y: float, s: float) -> None:
    """Paint an overturned, broken bowl."""
    pen.pie((x - s * 0.44, y - s * 0.5, x + s * 0.44, y + s * 0.38), 0, 180, INK)
    pen.polygon(_to([(-0.22, 0.66), (0.22, 0.66), (0.44, 0.92), (-0.44, 0.92)], x, y, s), INK)
    crack = [(-0.1, -0.14), (0.14, 0.16), (-0.08, 0.32), (0.1, 0.66)]
    pen.line(_to(crack, x, y, s), MARBLE, s * 0.09)
    pen.polygon(_to([(-0.5, -0.34), (-0.2, -0.72), (0.06, -0.34)], x, y, s), INK)
    pen.polygon(_to([(0.32, -0.3), (0.62, -0.62), (0.74, -0.26)], x, y, s), INK)


SIGNS: dict[str, Sign] = {
    "wood": _wood,
    "stone": _stone,
    "food": _food,
    "coins": _coins,
    "luxury": _luxury,
    "inhabitants": _inhabitants,
    "population": _population,
    "choice": _choice,
    "supply": _supply,
    "any-land": _any_land,
    "half": _half,
    "power": _power,
    "earthquake": _earthquake,
    "drought": _drought,
    "plague": _plague,
    "tempest": _tempest,
    "decline": _decline,
}

DISASTER_COLOURS: dict[str, Colour] = {
    "earthquake": rgb("#cda57a"),
    "drought": rgb("#f2c14e"),
    "plague": rgb("#b7c489"),
    "tempest": rgb("#9cc3da"),
    "decline": rgb("#c8a7cf"),
}


@lru_cache(maxsize=256)
def sign(kind: str, size: int) -> Image.Image:
    """Give one of the signs as a sprite of its own."""
    return drawn(size, size, lambda pen: SIGNS[kind](pen, size / 2, size / 2, size * 0.96))


@lru_cache(maxsize=64)
def protection(disaster: str, size: int) -> Image.Image:
    """Give the shield that keeps a disaster off."""

    def paint(pen: Pen) -> None:
        middle = size / 2
        pen.polygon(
            shield_of(middle, middle, size * 0.95),
            DISASTER_COLOURS[disaster],
            SEA_DEEP,
            max(2.0, size * 0.08),
        )
        SIGNS[disaster](pen, middle, middle - size * 0.05, size * 0.62)

    return drawn(size, size, paint)


@lru_cache(maxsize=64)
def chip(disaster: str, size: int, turned: bool) -> Image.Image:
    """Give a disaster's chip, or its empty place."""

    def paint(pen: Pen) -> None:
        middle = size / 2
        if not turned:
            pen.circle(middle, middle, middle - 2, None, mix(MARBLE, INK, 0.35), 2)
            return
        pen.circle(middle, middle, middle, INK)
        pen.circle(middle, middle, middle - 2, DISASTER_COLOURS[disaster])
        SIGNS[disaster](pen, middle, middle, size * 0.7)

    return drawn(size, size, paint)


@lru_cache(maxsize=256)
def silver(text: str, size: int) -> Image.Image:
    """Give a silver coin that says how many: a bid or the least bid."""

    def paint(pen: Pen) -> None:
        middle = size / 2
        pen.circle(middle, middle, middle, INK)
        pen.circle(middle, middle, middle - 2, SILVER)
        pen.circle(middle, middle, middle - 4, None, WHITE, 1.2)
        share = {1: 0.74, 2: 0.68}.get(len(text), 0.5)
        pen.letters(middle, middle, text, "sans-bold", size * share, INK)

    return drawn(size, size, paint)


@lru_cache(maxsize=128)
def shield(text: str, size: int) -> Image.Image:
    """Give a golden shield that says how much power."""

    def paint(pen: Pen) -> None:
        _power(pen, size / 2, size / 2, size)
        pen.letters(size / 2, size * 0.46, text, "sans-bold", size * (0.7 if len(text) < 2 else 0.6), INK)

    return drawn(size, size, paint)


@lru_cache(maxsize=16)
def every_round(size: int, fill: Colour = OLIVE) -> Image.Image:
    """Give the sign of what comes back every round: an arrow in a circle."""

    def paint(pen: Pen) -> None:
        pen.arc((size * 0.12, size * 0.12, size * 0.88, size * 0.88), -30, 270, fill, size * 0.14)
        tip = [(0.98, -0.46), (0.42, -0.5), (0.82, 0.06)]
        pen.polygon(_to(tip, size / 2, size / 2, size), fill)

    return drawn(size, size, paint)
