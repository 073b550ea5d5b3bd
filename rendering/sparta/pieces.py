"""Places and what stands there: shapes by size, influence, raids, sieges, units, letters of powers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from games.sparta.view import SeenPlace
from rendering.palette import GOLD, GOLD_BRIGHT, INK, INK_SOFT, MARBLE, SEA_DEEP, WHITE, Colour, mix, rgb
from rendering.sparta.emblems import EMBLEMS
from rendering.sparta.scene import NOBODY, POWERS, Look
from rendering.sprites import Pen, Point, drawn, regular

FLAME, FLAME_EDGE = rgb("#f08a1d"), rgb("#8c2a0c")
TIMBER = rgb("#6b4423")
LARGER = {1: 0.96, 2: 0.98, 3: 1.15}
"""How wide shapes are by size, as a share of the room of a disc."""


class Face(NamedTuple):
    """How a place looks."""

    symbol: str
    ground: Colour
    size: int
    is_ally: bool = False
    owner: str = ""
    influence: int = 0
    is_held: bool = False
    """Whether its owner controls it: then its rim is the owner's."""


def look_of(power: str) -> Look:
    """Say how a power looks."""
    return POWERS.get(power, NOBODY)


def outline(size: int, is_ally: bool, width: float, edge: float = 2.0) -> list[Point]:
    """Give the shape of a place: a circle, square or hexagon by size; allies are diamonds."""
    middle = width / 2
    if is_ally:
        return regular(4, middle, middle, middle - edge / 2)
    if size == 1:
        return regular(48, middle, middle, middle - edge)
    if size == 2:
        low, high = edge, width - edge
        return [(low, low), (high, low), (high, high), (low, high)]
    return regular(6, middle, middle, middle - edge, 0)


def width_of(size: int, is_ally: bool, disc: int) -> int:
    """Say how wide a place is drawn."""
    return round(disc * (0.97 if is_ally else LARGER[size]))


@lru_cache(maxsize=512)
def place(face: Face, disc: int) -> Image.Image:
    """Give a place: region by colour and symbol, below the influence in it."""
    width = width_of(face.size, face.is_ally, disc)

    def paint(pen: Pen) -> None:
        shape = outline(face.size, face.is_ally, width, 3)
        pen.polygon(shape, face.ground, INK, 2.2)
        if face.is_held:
            pen.polygon(
                outline(face.size, face.is_ally, width, 6.5), None, look_of(face.owner).colour, disc * 0.11
            )
        size = disc * (0.34 if face.influence else 0.5)
        y = width / 2 - (disc * 0.17 if face.influence else 0)
        EMBLEMS[face.symbol](pen, width / 2, y, size, mix(INK, face.ground, 0.12))
        _cubes(pen, width / 2, width / 2 + disc * 0.18, disc * _CUBES[face.size], face)

    return _cropped(drawn(width, width, paint), face.size, face.is_ally)


_CUBES = {1: 0.32, 2: 0.27, 3: 0.25}
"""How wide influence is drawn by size, as a share of the room of a disc."""


def _cropped(sprite: Image.Image, size: int, is_ally: bool) -> Image.Image:
    """Cut off what is free above and below a hexagon."""
    free = 0 if is_ally or size < 3 else round(sprite.height * 0.075)
    return sprite.crop((0, free, sprite.width, sprite.height - free))


def _cubes(pen: Pen, x: float, y: float, size: float, face: Face) -> None:
    """Paint the influence in a place: a mark for each, and hollow ones up to its size."""
    if not face.influence:
        return
    step = size * 1.14
    first = x - step * (face.size - 1) / 2
    for number in range(face.size):
        filled = number < face.influence
        cube(pen, first + number * step, y, size, face.owner if filled else "")


def cube(pen: Pen, x: float, y: float, size: float, power: str) -> None:
    """Paint an influence: squares are Sparta's, discs the enemy's; a hollow one is free."""
    look, half = look_of(power), size / 2
    if not power:
        pen.circle(x, y, size * 0.2, None, INK_SOFT, max(1, size * 0.1))
    elif look.is_round:
        pen.circle(x, y, half, look.colour, WHITE, max(1, size * 0.12))
    else:
        pen.rounded(
            (x - half * 0.9, y - half * 0.9, x + half * 0.9, y + half * 0.9),
            1,
            look.colour,
            WHITE,
            max(1, size * 0.12),
        )


@lru_cache(maxsize=64)
def unfounded(face: Face, disc: int) -> Image.Image:
    """Give a territory that is not founded: a dotted rim."""
    width = width_of(face.size, face.is_ally, disc)

    def paint(pen: Pen) -> None:
        pen.circle(width / 2, width / 2, width / 2 - 3, mix(MARBLE, face.ground, 0.35))
        for x, y in regular(18, width / 2, width / 2, width / 2 - 3):
            pen.circle(x, y, disc * 0.035, INK_SOFT)
        EMBLEMS[face.symbol](pen, width / 2, width / 2, disc * 0.4, mix(INK_SOFT, face.ground, 0.45))

    return drawn(width, width, paint)


@lru_cache(maxsize=64)
def out_of_play(size: int, is_ally: bool, disc: int) -> Image.Image:
    """Give a place that has no part in a war."""
    width = width_of(size, is_ally, disc)
    ground = mix(MARBLE, INK_SOFT, 0.22)
    edge = mix(ground, INK_SOFT, 0.5)
    sprite = drawn(width, width, lambda pen: pen.polygon(outline(size, is_ally, width, 3), ground, edge, 1.6))
    return _cropped(sprite, size, is_ally)


@lru_cache(maxsize=16)
def flame(size: int) -> Image.Image:
    """Give a raid: a flame."""

    def paint(pen: Pen) -> None:
        def to(points: Sequence[Point]) -> list[Point]:
            return [(x * size / 100, y * size / 100) for x, y in points]

        outer = [
            (50, 2),
            (62, 24),
            (80, 20),
            (92, 58),
            (80, 86),
            (50, 98),
            (20, 86),
            (8, 58),
            (20, 34),
            (34, 42),
        ]
        pen.polygon(to(outer), FLAME, FLAME_EDGE, max(1.5, size / 14))
        pen.polygon(to([(50, 46), (66, 66), (62, 84), (50, 90), (38, 84), (34, 68)]), GOLD_BRIGHT)

    return drawn(size, size, paint)


@lru_cache(maxsize=32)
def stakes(width: int, height: int, colour: Colour) -> Image.Image:
    """Give a siege: a palisade with a band of the besieger's colour."""

    def paint(pen: Pen) -> None:
        count = max(3, round(width / (height * 0.42)))
        step = width / count
        for number in range(count):
            left = number * step
            post = [(left + step * 0.12, height), (left + step * 0.12, height * 0.3), (left + step / 2, 0)]
            pen.polygon(
                [*post, (left + step * 0.88, height * 0.3), (left + step * 0.88, height)], TIMBER, INK, 1.2
            )
        pen.rounded((0, height * 0.5, width, height * 0.78), 2, colour, INK, 1.2)

    return drawn(width, height, paint)


@lru_cache(maxsize=32)
def flag(power: str, height: int) -> Image.Image:
    """Give the letters of a power on its colour."""
    look = look_of(power)
    width = round(height * (0.8 if len(look.letters) < 2 else 1.2))

    def paint(pen: Pen) -> None:
        radius = height * (0.5 if look.is_round else 0.12)
        pen.rounded((0, 0, width, height), radius, look.colour, INK, max(1.5, height / 20))
        pen.letters(width / 2, height / 2, look.letters, "sans-bold", height * 0.62, look.on_it)

    return drawn(width, height, paint)


def _hull(width: float, height: float) -> list[Point]:
    edge = 1.5
    sail = [(width * 0.16, edge), (width * 0.84, edge), (width * 0.9, height * 0.62)]
    hull = [(width - edge, height * 0.56), (width * 0.88, height * 0.86), (width * 0.78, height - edge)]
    left = [(width * 0.22, height - edge), (width * 0.12, height * 0.86), (edge, height * 0.56)]
    return [*sail, *hull, *left, (width * 0.1, height * 0.62)]


def _tower(width: float, height: float) -> list[Point]:
    """Give the outline of an army: a shield with a round foot."""
    edge = 1.5
    top = [(edge, edge), (width - edge, edge), (width - edge, height * 0.58)]
    return [
        *top,
        (width * 0.82, height * 0.84),
        (width / 2, height - edge),
        (width * 0.18, height * 0.84),
        (edge, height * 0.58),
    ]


@lru_cache(maxsize=128)
def unit(power: str, kind: str, code: str, height: int) -> Image.Image:
    """Give a unit as orders call it: an army is a shield, a fleet a ship under sail."""
    look = look_of(power)
    width = round(height * 1.5)

    def paint(pen: Pen) -> None:
        shape = _hull(width, height) if kind == "trireme" else _tower(width, height)
        pen.polygon(shape, look.colour, INK, max(1.5, height / 18))
        pen.letters(width / 2, height * 0.42, code, "sans-bold", height * 0.56, look.on_it)

    return drawn(width, height, paint)


@lru_cache(maxsize=32)
def unit_sign(power: str, kind: str, size: int) -> Image.Image:
    """Give the sign of an army or fleet without letters."""
    look = look_of(power)
    width = round(size * 1.2)

    def paint(pen: Pen) -> None:
        shape = _hull(width, size) if kind == "trireme" else _tower(width, size)
        pen.polygon(shape, look.colour, INK, max(1.5, size / 18))

    return drawn(width, size, paint)


@lru_cache(maxsize=16)
def swords(size: int) -> Image.Image:
    """Give a fight: two crossed swords."""

    def paint(pen: Pen) -> None:
        for side in (-1, 1):
            x = size / 2
            pen.line(
                [(x - side * size * 0.4, size * 0.1), (x + side * size * 0.34, size * 0.84)],
                MARBLE,
                size * 0.22,
            )
            pen.line(
                [(x - side * size * 0.4, size * 0.1), (x + side * size * 0.34, size * 0.84)], INK, size * 0.1
            )
            pen.line(
                [(x + side * size * 0.08, size * 0.78), (x + side * size * 0.4, size * 0.5)], GOLD, size * 0.1
            )

    return drawn(size, size, paint)


@lru_cache(maxsize=16)
def omen(size: int) -> Image.Image:
    """Give ill omens: a bird of prey."""

    def paint(pen: Pen) -> None:
        wings = [(0.02, 0.3), (0.3, 0.24), (0.5, 0.42), (0.7, 0.24), (0.98, 0.3), (0.7, 0.46), (0.56, 0.62)]
        pen.polygon([(x * size, y * size) for x, y in [*wings, (0.5, 0.86), (0.44, 0.62), (0.3, 0.46)]], INK)

    return drawn(size, size, paint)


def face_of(seen: SeenPlace, symbol: str, ground: Colour, is_ally: bool) -> Face:
    """Say how a place in play looks."""
    is_held = bool(seen.controller) or (is_ally and seen.influence >= seen.size)
    return Face(symbol, ground, seen.size, is_ally, seen.owner, min(seen.influence, seen.size), is_held)


@lru_cache(maxsize=16)
def anchor(size: int) -> Image.Image:
    """Give a harbour: an anchor."""

    def paint(pen: Pen) -> None:
        middle = size / 2
        for ink, more in ((MARBLE, size * 0.1), (SEA_DEEP, 0.0)):
            pen.circle(middle, size * 0.18, size * 0.1, None, ink, size * 0.09 + more)
            pen.line([(middle, size * 0.26), (middle, size * 0.88)], ink, size * 0.11 + more)
            pen.line([(size * 0.28, size * 0.42), (size * 0.72, size * 0.42)], ink, size * 0.1 + more)
            hook = [(size * 0.14, size * 0.6), (size * 0.26, size * 0.8), (middle, size * 0.9)]
            pen.line(hook, ink, size * 0.11 + more)
            pen.line([(size - x, y) for x, y in hook], ink, size * 0.11 + more)

    return drawn(size, size, paint)
