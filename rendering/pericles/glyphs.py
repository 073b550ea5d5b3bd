"""The signs of the issues, each a small drawing in one ink."""

from __future__ import annotations

from collections.abc import Callable

from rendering.palette import Colour
from rendering.sprites import Pen, regular

Glyph = Callable[[Pen, float, float, float, Colour], None]


def _military(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint two crossed spears."""
    half = size / 2
    for side in (-1, 1):
        pen.line(
            [(x - side * half * 0.8, y + half * 0.9), (x + side * half * 0.6, y - half * 0.6)],
            ink,
            size * 0.09,
        )
        tip = [(x + side * half * 0.95, y - half * 0.95), (x + side * half * 0.42, y - half * 0.68)]
        pen.polygon([*tip, (x + side * half * 0.7, y - half * 0.4)], ink)


def _league(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint two rings that hold each other."""
    ring = size * 0.29
    for side in (-1, 1):
        middle = x + side * size * 0.19
        pen.circle(middle, y, ring, None, ink, size * 0.11)


def _diplomatic(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint a branch of olive."""
    half = size / 2
    pen.line([(x - half * 0.8, y + half * 0.8), (x + half * 0.75, y - half * 0.75)], ink, size * 0.07)
    for step in (-0.45, 0.0, 0.45):
        for side in (-1, 1):
            at_x, at_y = x + step * half + side * size * 0.15, y - step * half + side * size * 0.15
            pen.ellipse((at_x - size * 0.13, at_y - size * 0.11, at_x + size * 0.13, at_y + size * 0.11), ink)


def _ostracism(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint a potsherd with a name scratched into it."""
    half = size / 2
    shard = [(-0.9, -0.4), (-0.1, -0.9), (0.85, -0.5), (0.95, 0.4), (0.2, 0.9), (-0.75, 0.6)]
    pen.polygon([(x + a * half, y + b * half) for a, b in shard], None, ink, size * 0.1)
    for row in (-0.22, 0.12, 0.42):
        pen.line([(x - half * 0.42, y + row * half), (x + half * 0.5, y + row * half)], ink, size * 0.07)


def _games(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint an amphora, the prize of the Games."""
    half = size / 2
    body = [(-0.3, -0.5), (0.3, -0.5), (0.55, -0.05), (0.2, 0.75), (-0.2, 0.75), (-0.55, -0.05)]
    pen.polygon([(x + a * half, y + b * half) for a, b in body], ink)
    pen.line([(x - half * 0.35, y - half * 0.85), (x + half * 0.35, y - half * 0.85)], ink, size * 0.13)
    pen.line([(x, y - half * 0.8), (x, y - half * 0.4)], ink, size * 0.22)
    pen.line([(x - half * 0.3, y + half * 0.9), (x + half * 0.3, y + half * 0.9)], ink, size * 0.12)
    for side in (-1, 1):
        pen.line(
            [(x + side * half * 0.2, y - half * 0.75), (x + side * half * 0.7, y - half * 0.6),
             (x + side * half * 0.5, y - half * 0.1)],
            ink,
            size * 0.07,
        )  # fmt: skip


def _war_peace(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint a shield, half of it dark."""
    radius = size * 0.44
    pen.circle(x, y, radius, None, ink, size * 0.09)
    pen.pie((x - radius, y - radius, x + radius, y + radius), 90, 270, ink)
    pen.circle(x, y, size * 0.1, ink)


def _oracle(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint a tripod."""
    half = size / 2
    pen.pie((x - half * 0.7, y - half * 0.95, x + half * 0.7, y + half * 0.35), 0, 180, ink)
    for foot, top in ((-0.75, -0.4), (0.0, 0.0), (0.75, 0.4)):
        pen.line([(x + top * half, y), (x + foot * half, y + half * 0.95)], ink, size * 0.09)
    pen.line([(x - half * 0.85, y - half * 0.32), (x + half * 0.85, y - half * 0.32)], ink, size * 0.09)
    for side in (-1, 0, 1):
        pen.circle(x + side * half * 0.4, y - half * 0.72, size * 0.08, ink)


def _rumour(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint a question mark."""
    pen.letters(x, y, "?", "serif-bold", size * 1.1, ink)


def _citizenship(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint a temple front."""
    half = size / 2
    pen.polygon(
        [(x - half * 0.95, y - half * 0.3), (x, y - half * 0.9), (x + half * 0.95, y - half * 0.3)], ink
    )
    for column in (-0.65, -0.2, 0.2, 0.65):
        pen.line([(x + column * half, y - half * 0.2), (x + column * half, y + half * 0.7)], ink, size * 0.1)
    pen.line([(x - half * 0.9, y + half * 0.82), (x + half * 0.9, y + half * 0.82)], ink, size * 0.12)


def _colony(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint a ship under sail."""
    half = size / 2
    hull = [(-0.95, 0.35), (0.95, 0.35), (0.6, 0.85), (-0.6, 0.85)]
    pen.polygon([(x + a * half, y + b * half) for a, b in hull], ink)
    pen.line([(x, y - half * 0.95), (x, y + half * 0.4)], ink, size * 0.07)
    pen.polygon(
        [
            (x + half * 0.1, y - half * 0.8),
            (x + half * 0.75, y + half * 0.15),
            (x + half * 0.1, y + half * 0.15),
        ],
        ink,
    )
    pen.polygon(
        [
            (x - half * 0.1, y - half * 0.6),
            (x - half * 0.65, y + half * 0.15),
            (x - half * 0.1, y + half * 0.15),
        ],
        ink,
    )


def _krypteia(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint a mask with two eyes."""
    half = size / 2
    pen.pie((x - half * 0.95, y - half * 1.3, x + half * 0.95, y + half * 0.95), 0, 180, ink)
    brow = [(-0.95, -0.6), (0.95, -0.6), (0.95, -0.1), (-0.95, -0.1)]
    pen.polygon([(x + a * half, y + b * half) for a, b in brow], ink)
    for side in (-1, 1):
        pen.circle(x + side * half * 0.42, y - half * 0.14, size * 0.12, (251, 245, 230))


def _agoge(pen: Pen, x: float, y: float, size: float, ink: Colour) -> None:
    """Paint the lambda of the Spartan shields."""
    pen.polygon(regular(40, x, y, size * 0.46), None, ink, size * 0.07)
    pen.letters(x, y, "Λ", "sans-bold", size * 0.72, ink)


GLYPHS: dict[str, Glyph] = {
    "military": _military,
    "league": _league,
    "diplomatic": _diplomatic,
    "ostracism": _ostracism,
    "games": _games,
    "war-peace": _war_peace,
    "oracle": _oracle,
    "rumour": _rumour,
    "citizenship": _citizenship,
    "colony": _colony,
    "krypteia": _krypteia,
    "agoge": _agoge,
}
"""By kind of issue."""
