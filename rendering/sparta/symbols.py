"""Signs of what powers have: talents, favours, supports, strengths, cards, Desperate Times."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from rendering.palette import GOLD, GOLD_BRIGHT, INK, MARBLE, STONE, TERRACOTTA, WHITE, Colour, mix, rgb
from rendering.sparta.scene import POWERS
from rendering.sprites import Pen, Point, drawn, regular

GREEN = rgb("#2e8b57")
SILVER = rgb("#c9ccd0")
FAVOUR = rgb("#fbf5e6")
KINDS = ("elite", "peltast", "cavalry", "fleet")
"""Kinds of supports."""


@lru_cache(maxsize=32)
def talent(size: int, text: str = "") -> Image.Image:
    """Give a talent: a silver coin with an owl's eye."""

    def paint(pen: Pen) -> None:
        middle = size / 2
        pen.circle(middle, middle, middle - 0.5, SILVER, INK, max(1.5, size / 18))
        pen.circle(middle, middle, middle * 0.76, None, mix(SILVER, INK, 0.35), max(1, size / 28))
        pen.letters(middle, middle, text or "Τ", "serif-bold", size * 0.54, INK)

    return drawn(size, size, paint)


@lru_cache(maxsize=32)
def favour(size: int, is_green: bool = False) -> Image.Image:
    """Give a favour of the gods: an eagle's feather on a disc; the green one has a leaf too."""

    def paint(pen: Pen) -> None:
        middle = size / 2
        ground = GREEN if is_green else FAVOUR
        ink = WHITE if is_green else TERRACOTTA
        pen.polygon(regular(8, middle, middle, middle - 0.8, 22.5), ground, INK, max(1.5, size / 18))
        bolt = [(0.56, 0.12), (0.26, 0.54), (0.46, 0.54), (0.38, 0.88), (0.74, 0.42), (0.53, 0.42)]
        pen.polygon([(x * size, y * size) for x, y in bolt], ink)
        if is_green:
            pen.circle(size * 0.76, size * 0.72, size * 0.1, GOLD_BRIGHT, INK, 1)

    return drawn(size, size, paint)


@lru_cache(maxsize=32)
def cards(size: int, colour: Colour = MARBLE) -> Image.Image:
    """Give a hand of cards."""

    def paint(pen: Pen) -> None:
        for number, turn in enumerate((-0.22, 0.0, 0.22)):
            x = size * (0.3 + 0.2 * number)
            corners = [(-0.17, -0.36), (0.17, -0.36), (0.17, 0.36), (-0.17, 0.36)]
            cos, sin = math.cos(turn), math.sin(turn)
            turned = [(x + size * (a * cos - b * sin), size * (0.52 + a * sin + b * cos)) for a, b in corners]
            pen.polygon(turned, colour, INK, 1.5)

    return drawn(size, size, paint)


@lru_cache(maxsize=32)
def battle_cards(size: int) -> Image.Image:
    """Give battle cards: their lower half is the sea."""

    def paint(pen: Pen) -> None:
        box = (size * 0.2, size * 0.04, size * 0.8, size * 0.96)
        pen.rounded(box, 4, MARBLE, INK, 1.5)
        pen.rounded((size * 0.23, size * 0.52, size * 0.77, size * 0.92), 3, rgb("#8fbcd4"))
        pen.line([(size * 0.32, size * 0.14), (size * 0.68, size * 0.42)], INK, size * 0.06)
        pen.line([(size * 0.68, size * 0.14), (size * 0.32, size * 0.42)], INK, size * 0.06)
        pen.polygon(
            [(size * x, size * y) for x, y in [(0.3, 0.66), (0.7, 0.66), (0.62, 0.82), (0.38, 0.82)]], INK
        )

    return drawn(size, size, paint)


def _elite(pen: Pen, size: float, ink: Colour) -> None:
    """Paint a shield."""
    pen.circle(size / 2, size / 2, size * 0.34, None, ink, size * 0.1)
    pen.circle(size / 2, size / 2, size * 0.12, ink)


def _peltast(pen: Pen, size: float, ink: Colour) -> None:
    """Paint two javelins."""
    for side in (-1, 1):
        x = size / 2
        pen.line(
            [(x - side * size * 0.3, size * 0.82), (x + side * size * 0.22, size * 0.26)], ink, size * 0.08
        )
        head: list[Point] = [(x + side * size * 0.36, size * 0.1), (x + side * size * 0.32, size * 0.36)]
        pen.polygon([*head, (x + side * size * 0.12, size * 0.22)], ink)


def _cavalry(pen: Pen, size: float, ink: Colour) -> None:
    """Paint the head of a horse."""
    head = [(0.3, 0.9), (0.28, 0.58), (0.36, 0.3), (0.46, 0.2), (0.48, 0.08), (0.58, 0.2), (0.72, 0.38)]
    pen.polygon(
        [(x * size, y * size) for x, y in [*head, (0.86, 0.54), (0.82, 0.64), (0.58, 0.56), (0.66, 0.9)]], ink
    )


def _fleet(pen: Pen, size: float, ink: Colour) -> None:
    """Paint a ship."""
    hull = [(0.08, 0.56), (0.92, 0.56), (0.76, 0.84), (0.24, 0.84)]
    pen.polygon([(x * size, y * size) for x, y in hull], ink)
    pen.line([(size * 0.5, size * 0.12), (size * 0.5, size * 0.56)], ink, size * 0.07)
    pen.polygon([(x * size, y * size) for x, y in [(0.56, 0.14), (0.84, 0.48), (0.56, 0.48)]], ink)


_SUPPORTS = {"elite": _elite, "peltast": _peltast, "cavalry": _cavalry, "fleet": _fleet}


@lru_cache(maxsize=128)
def support(kind: str, size: int, power: str = "", is_veteran: bool = False) -> Image.Image:
    """Give a support on its holder's colour; a veteran has a golden rim and a star."""

    def paint(pen: Pen) -> None:
        look = POWERS.get(power)
        ground = look.colour if look else mix(MARBLE, INK, 0.1)
        ink = look.on_it if look else INK
        rim = GOLD_BRIGHT if is_veteran else INK
        pen.rounded(
            (1, 1, size - 1, size - 1), size * 0.16, ground, rim, max(2, size / (10 if is_veteran else 18))
        )
        _SUPPORTS[kind](pen, size, ink)
        if is_veteran:
            star(pen, size * 0.8, size * 0.2, size * 0.18)

    return drawn(size, size, paint)


def star(pen: Pen, x: float, y: float, radius: float) -> None:
    """Paint a golden star."""
    outer, inner = regular(5, x, y, radius), regular(5, x, y, radius * 0.45, -54)
    points = [point for pair in zip(outer, inner, strict=True) for point in pair]
    pen.polygon(points, GOLD_BRIGHT, INK, max(1, radius * 0.14))


@lru_cache(maxsize=16)
def veteran(size: int) -> Image.Image:
    """Give the sign of a veteran."""
    return drawn(size, size, lambda pen: star(pen, size / 2, size / 2, size * 0.46))


@lru_cache(maxsize=32)
def desperate(size: int, is_used: bool = False) -> Image.Image:
    """Give Desperate Times: an hourglass; used ones are struck through."""

    def paint(pen: Pen) -> None:
        ground = mix(MARBLE, STONE, 0.5) if is_used else GOLD
        pen.circle(size / 2, size / 2, size / 2 - 0.5, ground, INK, max(1.5, size / 18))
        glass = [(0.3, 0.24), (0.7, 0.24), (0.54, 0.5), (0.7, 0.76), (0.3, 0.76), (0.46, 0.5)]
        pen.polygon([(x * size, y * size) for x, y in glass], INK)
        if is_used:
            pen.line([(size * 0.12, size * 0.88), (size * 0.88, size * 0.12)], TERRACOTTA, size * 0.1)

    return drawn(size, size, paint)


@lru_cache(maxsize=16)
def army(size: int) -> Image.Image:
    """Give the sign of the strength of an army: a shield with a spear."""

    def paint(pen: Pen) -> None:
        pen.line([(size * 0.2, size * 0.96), (size * 0.84, size * 0.08)], INK, size * 0.07)
        pen.circle(size * 0.46, size * 0.56, size * 0.34, mix(MARBLE, GOLD, 0.5), INK, size * 0.07)
        pen.circle(size * 0.46, size * 0.56, size * 0.08, INK)

    return drawn(size, size, paint)


@lru_cache(maxsize=16)
def navy(size: int) -> Image.Image:
    """Give the sign of the strength of a fleet: a ship."""
    return drawn(size, size, lambda pen: _fleet(pen, size, INK))


@lru_cache(maxsize=16)
def region(size: int) -> Image.Image:
    """Give the sign of regions: a pillar with a flag."""

    def paint(pen: Pen) -> None:
        pen.line([(size * 0.26, size * 0.06), (size * 0.26, size * 0.96)], INK, size * 0.09)
        pen.polygon(
            [(size * 0.28, size * 0.1), (size * 0.9, size * 0.3), (size * 0.28, size * 0.52)],
            TERRACOTTA,
            INK,
            1.5,
        )

    return drawn(size, size, paint)


@lru_cache(maxsize=16)
def helmet(size: int, power: str, is_tired: bool = False) -> Image.Image:
    """Give a commander: a helmet in his power's colour; an exhausted one is pale."""

    def paint(pen: Pen) -> None:
        colour = POWERS[power].colour
        ground = mix(colour, MARBLE, 0.7) if is_tired else colour
        dome = [
            (0.22, 0.94),
            (0.22, 0.5),
            (0.36, 0.3),
            (0.58, 0.26),
            (0.76, 0.36),
            (0.84, 0.56),
            (0.62, 0.58),
        ]
        crest = [
            (0.06, 0.7),
            (0.1, 0.34),
            (0.3, 0.08),
            (0.66, 0.04),
            (0.86, 0.2),
            (0.6, 0.2),
            (0.3, 0.28),
            (0.2, 0.5),
        ]
        for points in (crest, [*dome, (0.64, 0.94)]):
            pen.polygon([(x * size, y * size) for x, y in points], ground, INK, 1.5)

    return drawn(size, size, paint)


@lru_cache(maxsize=16)
def herald(size: int) -> Image.Image:
    """Give an envoy: a herald's staff with two snakes."""

    def paint(pen: Pen) -> None:
        pen.circle(size / 2, size / 2, size / 2 - 0.5, mix(MARBLE, GOLD, 0.4), INK, max(1.5, size / 20))
        pen.line([(size * 0.5, size * 0.14), (size * 0.5, size * 0.88)], INK, size * 0.08)
        for y in (0.34, 0.54):
            pen.ellipse(
                (size * 0.36, size * (y - 0.11), size * 0.64, size * (y + 0.11)), None, INK, size * 0.06
            )
        for side in (-1, 1):
            pen.line([(size * 0.5, size * 0.2), (size * (0.5 + 0.18 * side), size * 0.14)], INK, size * 0.06)

    return drawn(size, size, paint)
