"""The signs of Perikles, drawn: arms, shards, candidate, assassin, statue, emblems of the cities."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from rendering.palette import (
    GOLD,
    INK,
    MARBLE,
    PARCHMENT,
    SEATS,
    STONE,
    TERRACOTTA,
    TERRACOTTA_DARK,
    VIOLET,
    WHITE,
    Colour,
    mix,
    rgb,
)
from rendering.sprites import Pen, Point, drawn, regular

CITY_COLOURS: dict[str, Colour] = {
    "athens": rgb("#8fc7ea"),
    "sparta": rgb("#ecb976"),
    "argos": rgb("#b3cb52"),
    "corinth": rgb("#c796c6"),
    "thebes": rgb("#f2e56d"),
    "megara": rgb("#ef8462"),
    "persia": rgb("#c9c5c4"),
    "any": rgb("#b8946a"),
}

Sign = Callable[[Pen, float, float, float, Colour], None]
"""Paints a sign around a point, so many pixels large, in a colour."""


def _spread(points: list[Point], x: float, y: float, size: float) -> list[Point]:
    """Scale points given in a square from -1 to 1."""
    return [(x + px * size / 2, y + py * size / 2) for px, py in points]


def shield(pen: Pen, x: float, y: float, size: float, fill: Colour) -> None:
    """Paint a hoplite's sign: a round shield, and a spear upright beside it."""
    pen.line(_spread([(0.8, -0.6), (0.8, 1.0)], x, y, size), INK, size * 0.1)
    pen.polygon(_spread([(0.6, -0.5), (0.8, -1.0), (1.0, -0.5)], x, y, size), INK)
    middle = x - size * 0.1
    pen.circle(middle, y + size * 0.05, size * 0.4, INK)
    pen.circle(middle, y + size * 0.05, size * 0.32, fill)
    chevron = [(-0.5, 0.42), (-0.2, -0.36), (0.1, 0.42)]
    pen.line(_spread(chevron, x, y, size), INK, size * 0.13)


def ship(pen: Pen, x: float, y: float, size: float, fill: Colour) -> None:
    """Paint a trireme's sign: a hull with ram, stern, mast, sail and oars."""
    sail = _spread([(-0.55, -0.9), (0.5, -0.9), (0.62, -0.1), (-0.62, -0.1)], x, y, size)
    pen.line(_spread([(0, -1.0), (0, 0.3)], x, y, size), INK, size * 0.09)
    pen.polygon(sail, fill, INK, size * 0.08)
    hull = [
        (-1.0, 0.45),
        (-0.8, 0.18),
        (0.62, 0.18),
        (0.8, -0.5),
        (1.0, -0.38),
        (0.9, 0.3),
        (0.62, 0.72),
        (-0.6, 0.72),
    ]
    pen.polygon(_spread(hull, x, y, size), INK)
    for oar in (-0.45, -0.1, 0.25):
        pen.line(_spread([(oar, 0.6), (oar - 0.16, 0.98)], x, y, size), INK, size * 0.08)


ARMS: dict[str, Sign] = {"hoplite": shield, "trireme": ship}


def shard(pen: Pen, x: float, y: float, size: float, fill: Colour = TERRACOTTA) -> None:
    """Paint a potsherd."""
    edge = [(-0.9, 0.35), (-0.55, -0.6), (0.2, -0.85), (0.9, -0.25), (0.6, 0.25), (0.75, 0.75), (-0.1, 0.55)]
    pen.polygon(_spread(edge, x, y, size), fill, INK, size * 0.08)
    pen.line(
        _spread([(-0.45, 0.08), (0.1, -0.35), (0.5, -0.2)], x, y, size), mix(fill, MARBLE, 0.6), size * 0.09
    )


def bust(pen: Pen, x: float, y: float, size: float, fill: Colour) -> None:
    """Paint a candidate: head and shoulders."""
    robe = [(-0.9, 0.95), (-0.8, 0.4), (-0.35, 0.12), (0.35, 0.12), (0.8, 0.4), (0.9, 0.95)]
    pen.polygon(_spread(robe, x, y, size), fill, INK, size * 0.09)
    pen.circle(x, y - size * 0.2, size * 0.29, fill, INK, size * 0.09)


def dagger(pen: Pen, x: float, y: float, size: float, fill: Colour) -> None:
    """Paint an assassin: a dagger."""
    blade = [(0.95, 0.95), (0.52, 0.78), (-0.42, -0.18), (-0.18, -0.42), (0.78, 0.52)]
    pen.polygon(_spread(blade, x, y, size), fill, INK, size * 0.07)
    pen.line(_spread([(-0.68, 0.05), (0.05, -0.68)], x, y, size), INK, size * 0.15)
    pen.line(_spread([(-0.38, -0.38), (-0.85, -0.85)], x, y, size), TERRACOTTA_DARK, size * 0.17)
    pen.circle(x - size * 0.42, y - size * 0.42, size * 0.1, INK)


def spear(pen: Pen, x: float, y: float, size: float, fill: Colour) -> None:
    """Paint a war: crossed spears."""
    for side in (-1, 1):
        pen.line(_spread([(-0.9 * side, 0.9), (0.7 * side, -0.7)], x, y, size), INK, size * 0.13)
        tip = [(0.5 * side, -0.72), (1.0 * side, -1.0), (0.72 * side, -0.5)]
        pen.polygon(_spread(tip, x, y, size), fill, INK, size * 0.05)


def clasp(pen: Pen, x: float, y: float, size: float, fill: Colour) -> None:
    """Paint an alliance: two linked rings."""
    for side in (-0.2, 0.2):
        pen.circle(x + size * side, y, size * 0.3, None, INK, size * 0.17)
        pen.circle(x + size * side, y, size * 0.27, None, fill, size * 0.09)


def leave(pen: Pen, x: float, y: float, size: float, fill: Colour) -> None:
    """Paint a permission: an olive twig."""
    pen.line(_spread([(-0.8, 0.9), (0.7, -0.7)], x, y, size), INK, size * 0.1)
    for step in (-0.45, 0.0, 0.45):
        for side in (-1, 1):
            leaf = [
                (step, -step),
                (step + 0.1 - 0.3 * side, -step - 0.3 * side - 0.2),
                (step + 0.45 + 0.05 * side, -step - 0.35 * side),
            ]
            pen.polygon(_spread(leaf, x, y, size), fill, INK, size * 0.05)


def cross(pen: Pen, x: float, y: float, size: float, fill: Colour) -> None:
    """Paint the dead: a cross."""
    for side in (-1, 1):
        pen.line(_spread([(-0.8 * side, -0.8), (0.8 * side, 0.8)], x, y, size), fill, size * 0.22)


@lru_cache(maxsize=256)
def sign(kind: str, size: int, fill: Colour) -> Image.Image:
    """Give one of the signs as a sprite of its own."""
    paint = SIGNS[kind]
    return drawn(size, size, lambda pen: paint(pen, size / 2, size / 2, size * 0.92, fill))


SIGNS: dict[str, Sign] = {
    **ARMS,
    "shard": shard,
    "candidate": bust,
    "assassin": dagger,
    "war": spear,
    "alliance": clasp,
    "permission": leave,
    "dead": cross,
}

MILITIA, REBELS = STONE, VIOLET
LOST = rgb("#b01e1e")
COUNTER = (50, 46)


@lru_cache(maxsize=512)
def counter(
    city: str, letters: str, arm: str, strength: str, covered: bool, height: int = COUNTER[1]
) -> Image.Image:
    """Give a military counter: city by colour and letters, arm by its sign, strength, or a covered back."""
    colour = CITY_COLOURS[city]
    scale = height / COUNTER[1]
    width = round(COUNTER[0] * scale)

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), 6, colour, INK, 2)
        if covered:
            pen.rounded((width * 0.54, 2, width - 2, height - 2), 4, mix(colour, INK, 0.72))
        if strength:
            size = scale * {1: 34, 2: 21}.get(len(strength), 16)
            fill = mix(colour, WHITE, 0.6) if covered else INK
            pen.letters(width * 0.76, height / 2, strength, "sans-bold", size, fill)
        else:
            _weave(pen, width * 0.75, height / 2, height * 0.4, colour)
        pen.letters(width * 0.28, height * 0.25, letters, "sans-bold", 20 * scale, INK)
        ARMS[arm](pen, width * 0.28, height * 0.7, height * 0.46, MARBLE)

    return drawn(width, height, paint)


def crossed_out(sprite: Image.Image) -> Image.Image:
    """Give a piece with a cross over it: it was lost."""
    width, height = sprite.size
    cross = drawn(width, height, lambda pen: _crossing(pen, width, height))
    result = sprite.copy()
    result.alpha_composite(cross)
    return result


def _crossing(pen: Pen, width: float, height: float) -> None:
    for ends in ([(3.0, 3.0), (width - 3, height - 3)], [(width - 3, 3.0), (3.0, height - 3)]):
        pen.line(ends, MARBLE, 6)
        pen.line(ends, LOST, 3.5)


TALL = (54, 58)


@lru_cache(maxsize=512)
def tall_counter(city: str, letters: str, arm: str, strength: str, covered: bool) -> Image.Image:
    """Give a counter for a phone: the letters above arm and strength, or above its covered back."""
    colour, height = CITY_COLOURS[city], TALL[1]
    width = TALL[0] + 18 * max(0, len(strength) - 1)
    middle = (28 + width - 2) / 2

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), 7, colour, INK, 2)
        if covered:
            pen.rounded((28, height * 0.48, width - 2, height - 2), 5, mix(colour, INK, 0.72))
        pen.letters(width / 2, height * 0.25, letters, "sans-bold", 30, INK)
        ARMS[arm](pen, 15, height * 0.73, height * 0.42, MARBLE)
        if strength:
            fill = mix(colour, WHITE, 0.6) if covered else INK
            pen.letters(middle, height * 0.73, strength, "sans-bold", 34 if len(strength) == 1 else 30, fill)
        else:
            _weave(pen, middle, height * 0.73, height * 0.34, colour)

    return drawn(width, height, paint)


@lru_cache(maxsize=32)
def tall_tally(number: int) -> Image.Image:
    """Give the number of counters for a phone, where there is no room for them."""
    width, text = 24 + 20 * len(str(number)), f"×{number}"
    return drawn(width, TALL[1], lambda pen: pen.letters(width / 2, TALL[1] / 2, text, "sans-bold", 34, INK))


@lru_cache(maxsize=32)
def tally(number: int) -> Image.Image:
    """Give the number of counters where there is no room for them."""
    return drawn(
        36, COUNTER[1], lambda pen: pen.letters(18, COUNTER[1] / 2, f"×{number}", "sans-bold", 26, INK)
    )


def _weave(pen: Pen, x: float, y: float, size: float, colour: Colour) -> None:
    """Paint the back of a covered counter: a lozenge within a lozenge."""
    pen.polygon(regular(4, x, y, size * 0.5), mix(colour, INK, 0.2))
    pen.polygon(regular(4, x, y, size * 0.25), mix(colour, INK, 0.72))


@lru_cache(maxsize=256)
def chip(city: str, letters: str, width: int = 38, height: int = 30) -> Image.Image:
    """Give a city in short: its colour and the first letters of its name."""

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), 6, CITY_COLOURS[city], INK, 1.5)
        pen.letters(width / 2, height / 2, letters, "sans-bold", height * 0.7, INK)

    return drawn(width, height, paint)


@lru_cache(maxsize=128)
def taken_tile(city: str, letters: str, shards: int) -> Image.Image:
    """Give an influence tile that lies before a seat."""

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, 50, 50), 6, CITY_COLOURS[city], INK, 2)
        pen.letters(25, 15, letters, "sans-bold", 21, INK)
        for number in range(shards):
            shard(pen, 25 + (number - (shards - 1) / 2) * 20, 35, 20)

    return drawn(50, 50, paint)


@lru_cache(maxsize=64)
def statue(seat: int, height: int) -> Image.Image:
    """Give a leader's statue: a bust on a pedestal that bears the seat's letter."""
    look = SEATS[seat]
    width = round(height * 0.82)

    def paint(pen: Pen) -> None:
        middle = width / 2
        bust(pen, middle, height * 0.24, height * 0.46, MARBLE)
        pen.rounded((1, height * 0.46, width - 1, height), 2, look.colour, INK, 1.5)
        pen.letters(middle, height * 0.735, look.letter, "sans-bold", height * 0.5, look.on_it)

    return drawn(width, height, paint)


@lru_cache(maxsize=64)
def token(full: bool, size: int) -> Image.Image:
    """Give a battle token, or its empty place."""

    def paint(pen: Pen) -> None:
        middle = size / 2
        pen.circle(middle, middle, middle - 1, TERRACOTTA if full else None, INK, 2)
        if full:
            pen.polygon(regular(4, middle, middle, size * 0.26), GOLD)

    return drawn(size, size, paint)


@lru_cache(maxsize=16)
def covered(width: int, height: int) -> Image.Image:
    """Give a small covered counter: one that is in hand."""

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), 4, mix(STONE, INK, 0.55), INK, 1.5)
        _weave(pen, width / 2, height / 2, width * 0.8, STONE)

    return drawn(width, height, paint)


@lru_cache(maxsize=64)
def value_box(value: int, crossed: bool, lit: bool, size: int = 34) -> Image.Image:
    """Give a box of the statue track; a defeat crosses it, the one that counts is golden."""

    def paint(pen: Pen) -> None:
        fill = mix(PARCHMENT, STONE, 0.35) if crossed else GOLD if lit else mix(PARCHMENT, GOLD, 0.35)
        pen.rounded((0, 0, size, size), 5, fill, INK, 1.5)
        ink = mix(fill, INK, 0.45) if crossed else INK
        pen.letters(size / 2, size / 2, str(value), "sans-bold", size * 0.765, ink)
        if crossed:
            low, high = size * 0.13, size * 0.87
            for ends in ([(low, low), (high, high)], [(high, low), (low, high)]):
                pen.line(ends, TERRACOTTA, 4)

    return drawn(size, size, paint)


@lru_cache(maxsize=8)
def card(width: int, height: int, up: bool) -> Image.Image:
    """Give a special tile in small: covered, or turned up."""

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), 4, MARBLE if up else TERRACOTTA, INK, 1.5)
        pen.polygon(regular(4, width / 2, height / 2, width * 0.3), TERRACOTTA if up else GOLD)

    return drawn(width, height, paint)
