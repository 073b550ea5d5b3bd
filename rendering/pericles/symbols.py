"""Signs: tokens, Honour, control, cards, hostages, grain, wills, issues."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from rendering.palette import GOLD, GOLD_BRIGHT, INK, MARBLE, Colour, mix
from rendering.pericles.glyphs import GLYPHS
from rendering.pericles.scene import SIDES
from rendering.sprites import Pen, drawn


@lru_cache(maxsize=128)
def glyph(kind: str, size: int, ink: Colour = INK) -> Image.Image:
    """Give the sign of an issue."""
    return drawn(size, size, lambda pen: GLYPHS[kind](pen, size / 2, size / 2, size * 0.94, ink))


@lru_cache(maxsize=32)
def scroll(side: str, height: int) -> Image.Image:
    """Give the will of an assembly: a scroll in the colour of its Side."""
    look, width = SIDES[side], round(height * 0.86)

    def paint(pen: Pen) -> None:
        pen.rounded((width * 0.12, height * 0.1, width * 0.88, height * 0.9), 2, MARBLE, INK, 1.5)
        pen.rounded((0, 1, width, height * 0.24), height * 0.1, look.colour, INK, 1.5)
        pen.rounded((0, height * 0.76, width, height - 1), height * 0.1, look.colour, INK, 1.5)
        for row in (0.38, 0.5, 0.62):
            pen.line([(width * 0.26, height * row), (width * 0.74, height * row)], INK, 1.2)

    return drawn(width, height, paint)


@lru_cache(maxsize=64)
def token(size: int, text: str = "") -> Image.Image:
    """Give a strategos token: a helmet, or a number, on gold."""

    def paint(pen: Pen) -> None:
        pen.circle(size / 2, size / 2, size / 2 - 0.5, GOLD, INK, max(1.5, size / 18))
        if text:
            pen.letters(size / 2, size / 2, text, "sans-bold", size * 0.56, INK)
        else:
            _helmet(pen, size / 2, size / 2, size * 0.64)

    return drawn(size, size, paint)


def _helmet(pen: Pen, x: float, y: float, size: float) -> None:
    half = size / 2
    pen.pie((x - half * 0.8, y - half * 0.7, x + half * 0.8, y + half * 0.9), 180, 360, INK)
    face = [(-0.8, 0), (0.3, 0), (0.3, 0.3), (-0.1, 0.9), (-0.8, 0.7)]
    pen.polygon([(x + a * half, y + b * half) for a, b in face], INK)
    pen.arc((x - half, y - half * 1.05, x + half, y + half * 0.8), 200, 340, INK, size * 0.12)


@lru_cache(maxsize=32)
def cards(size: int) -> Image.Image:
    """Give a hand of cards."""

    def paint(pen: Pen) -> None:
        for number, turn in enumerate((-0.22, 0.0, 0.22)):
            x = size * (0.3 + 0.2 * number)
            corners = [(-0.17, -0.36), (0.17, -0.36), (0.17, 0.36), (-0.17, 0.36)]
            cos, sin = math.cos(turn), math.sin(turn)
            pen.polygon(
                [(x + size * (a * cos - b * sin), size * (0.52 + a * sin + b * cos)) for a, b in corners],
                MARBLE,
                INK,
                1.5,
            )

    return drawn(size, size, paint)


@lru_cache(maxsize=32)
def people(size: int) -> Image.Image:
    """Give an entourage: a few heads."""

    def paint(pen: Pen) -> None:
        for x, y in ((0.26, 0.42), (0.74, 0.42), (0.5, 0.34)):
            pen.circle(size * x, size * y, size * 0.13, INK)
            pen.pie(
                (size * (x - 0.22), size * (y + 0.13), size * (x + 0.22), size * (y + 0.75)), 180, 360, INK
            )
            pen.circle(size * x, size * y, size * 0.1, MARBLE)

    return drawn(size, size, paint)


@lru_cache(maxsize=32)
def chains(size: int) -> Image.Image:
    """Give hostages: two links of a chain."""

    def paint(pen: Pen) -> None:
        for x in (0.34, 0.66):
            pen.ellipse(
                (size * (x - 0.26), size * 0.3, size * (x + 0.26), size * 0.7), None, INK, size * 0.09
            )

    return drawn(size, size, paint)


@lru_cache(maxsize=32)
def honour(size: int, text: str = "") -> Image.Image:
    """Give Honour: a golden disc."""

    def paint(pen: Pen) -> None:
        middle = size / 2
        pen.circle(middle, middle, middle - 0.5, GOLD_BRIGHT, INK, max(1.5, size / 22))
        pen.circle(middle, middle, middle * 0.8, None, GOLD, max(1.0, size / 30))
        if text:
            pen.letters(middle, middle, text, "sans-bold", size * 0.58, INK)

    return drawn(size, size, paint)


@lru_cache(maxsize=16)
def granary(size: int) -> Image.Image:
    """Give an ear of grain: the theatre is a granary."""

    def paint(pen: Pen) -> None:
        middle = size / 2
        pen.line([(middle, size * 0.1), (middle, size * 0.95)], INK, size * 0.07)
        for row in (0.22, 0.4, 0.58):
            for side in (-1, 1):
                x, y = middle + side * size * 0.16, size * row
                pen.ellipse((x - size * 0.12, y - size * 0.1, x + size * 0.12, y + size * 0.1), GOLD, INK, 1)

    return drawn(size, size, paint)


@lru_cache(maxsize=16)
def crown(size: int) -> Image.Image:
    """Give a staff with a herald's ribbon: who controls a City-State."""

    def paint(pen: Pen) -> None:
        points = [(0.1, 0.3), (0.3, 0.55), (0.5, 0.15), (0.7, 0.55), (0.9, 0.3), (0.8, 0.85), (0.2, 0.85)]
        pen.polygon([(size * x, size * y) for x, y in points], GOLD_BRIGHT, INK, max(1.5, size / 18))

    return drawn(size, size, paint)


@lru_cache(maxsize=16)
def tablet(size: int) -> Image.Image:
    """Give the strategy board: a tablet with a token."""

    def paint(pen: Pen) -> None:
        pen.rounded((1, size * 0.12, size - 1, size * 0.88), 4, mix(GOLD, INK, 0.45), INK, 1.5)
        pen.circle(size / 2, size / 2, size * 0.24, GOLD, INK, 1.5)

    return drawn(size, size, paint)


@lru_cache(maxsize=16)
def barred(size: int) -> Image.Image:
    """Give a token that is set aside: struck through."""

    def paint(pen: Pen) -> None:
        pen.circle(size / 2, size / 2, size / 2 - 1, mix(GOLD, MARBLE, 0.5), INK, 1.5)
        pen.line([(size * 0.14, size * 0.86), (size * 0.86, size * 0.14)], INK, size * 0.09)

    return drawn(size, size, paint)


@lru_cache(maxsize=16)
def helmets(size: int) -> Image.Image:
    """Give a token that is committed: on red, as it fights."""

    def paint(pen: Pen) -> None:
        pen.circle(
            size / 2,
            size / 2,
            size / 2 - 0.5,
            mix(GOLD, SIDES["sparta"].colour, 0.55),
            INK,
            max(1.5, size / 18),
        )
        _helmet(pen, size / 2, size / 2, size * 0.64)

    return drawn(size, size, paint)


def star(pen: Pen, x: float, y: float, size: float) -> None:
    """Paint a star: a half that fits any issue."""
    for turn in range(0, 180, 45):
        angle = math.radians(turn)
        dx, dy = math.cos(angle) * size * 0.46, math.sin(angle) * size * 0.46
        pen.line([(x - dx, y - dy), (x + dx, y + dy)], INK, size * 0.09)


@lru_cache(maxsize=16)
def any_issue(size: int) -> Image.Image:
    """Give the sign of a half that fits any issue."""
    return drawn(size, size, lambda pen: star(pen, size / 2, size / 2, size * 0.94))
