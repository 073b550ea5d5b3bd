"""Cities and units as they lie on the map: shaped, coloured and lettered."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from rendering.antike import layout
from rendering.antike.scene import Look
from rendering.antike.symbols import RESOURCES, SHIELD, sign
from rendering.palette import GOLD_BRIGHT, INK, MARBLE, WHITE, Colour, mix
from rendering.sprites import SCALE, Pen, drawn

SHIELD_SIZE = (46, 54)
SHIP_SIZE = (54, 54)


@lru_cache(maxsize=256)
def badge_of(look: Look, size: int) -> Image.Image:
    """Give the mark of a nation: its colour and its letter."""

    def paint(pen: Pen) -> None:
        pen.circle(size / 2, size / 2, size / 2 - 0.5, look.colour, INK, max(1.5, size / 20))
        pen.letters(size / 2, size / 2, look.letter, "sans-bold", size * 0.66, look.on_it)

    return drawn(size, size, paint)


@lru_cache(maxsize=32)
def bare(resource: str, size: float) -> Image.Image:
    """Give the disc of a province without a city."""
    edge = round(size * 0.86)
    tint = mix(RESOURCES[resource], MARBLE, 0.55 if resource == "iron" else 0.25)
    disc = drawn(edge, edge, lambda pen: pen.circle(edge / 2, edge / 2, edge / 2 - 0.5, tint, INK, 2))
    inner = sign(resource, round(size * 0.54))
    offset = (edge - inner.width) // 2
    disc.alpha_composite(inner, (offset, offset))
    return disc


@lru_cache(maxsize=256)
def city(look: Look, resource: str, temple: bool, size: int) -> Image.Image:
    """Give a city in its nation's colour, a temple front where it has one, with the sign of its resource."""
    piece = drawn(size, size, lambda pen: (_front if temple else _stone)(pen, look, size))
    mark = _resource_mark(resource, round(size * 0.44))
    piece.alpha_composite(mark, (size - mark.width, size - mark.height))
    return piece


def _stone(pen: Pen, look: Look, size: float) -> None:
    pen.circle(size / 2, size / 2, size / 2 - 0.5, look.colour, INK, 3)
    pen.circle(size / 2, size / 2, size / 2 - 3, None, mix(look.colour, WHITE, 0.5), 1.5)
    pen.letters(size * 0.46, size * 0.47, look.letter, "sans-bold", size * 0.66, look.on_it)


def _front(pen: Pen, look: Look, size: float) -> None:
    """Paint a temple whose cella has the nation's colour."""
    line = size * 0.045
    roof = [(1.5, size * 0.3), (size / 2, 1.5), (size - 1.5, size * 0.3)]
    pen.rounded((size * 0.06, size * 0.27, size * 0.94, size * 0.9), 0, look.colour, INK, line)
    pen.polygon(roof, MARBLE, INK, line)
    for x in (0.06, 0.80):
        pen.rounded((size * x, size * 0.3, size * (x + 0.14), size * 0.88), 0, WHITE, INK, line * 0.8)
    pen.rounded((0, size * 0.86, size, size - 0.5), 1, MARBLE, INK, line)
    pen.letters(size * 0.5, size * 0.585, look.letter, "sans-bold", size * 0.62, look.on_it)


@lru_cache(maxsize=16)
def _resource_mark(resource: str, size: int) -> Image.Image:
    disc = drawn(size, size, lambda pen: pen.circle(size / 2, size / 2, size / 2 - 0.5, MARBLE, INK, 1.5))
    inner = sign(resource, round(size * 0.66))
    offset = (size - inner.width) // 2
    disc.alpha_composite(inner, (offset, offset))
    return disc


@lru_cache(maxsize=2048)
def unit(kind: str, look: Look, count: int, tipped: bool, scale: float = 1.0) -> Image.Image:
    """Give legions as a shield or galleys as a ship, with their count; tipped ones lie, hatched."""
    width, height = (round(side * scale) for side in (SHIELD_SIZE if kind == "legion" else SHIP_SIZE))
    form = _shield_form if kind == "legion" else _ship_form
    shape = Image.new("RGBA", (width * SCALE, height * SCALE))
    form(Pen(shape), width, height, mix(look.colour, MARBLE, 0.45) if tipped else look.colour)
    if tipped:
        shape = _laid_down(shape, kind)
    pen = Pen(shape)
    _write(pen, kind, look, count, tipped, shape.width / SCALE, shape.height / SCALE)
    return shape.reduce(SCALE)


def _shield_form(pen: Pen, width: float, height: float, fill: Colour) -> None:
    points = [
        (width / 2 + x / 0.78 * (width / 2 - 1.5), height / 2 + y * (height / 2 - 1)) for x, y in SHIELD
    ]
    pen.polygon(points, fill, INK, 3)


def _ship_form(pen: Pen, width: float, height: float, fill: Colour) -> None:
    pen.line([(width / 2, 0), (width / 2, height * 0.7)], INK, 3)
    pen.polygon(
        [
            (width * 0.1, 1.5),
            (width * 0.9, 1.5),
            (width * 0.94, height * 0.58),
            (width * 0.06, height * 0.58),
        ],
        fill,
        INK,
        3,
    )
    pen.polygon(
        [
            (0, height * 0.64),
            (width * 0.84, height * 0.64),
            (width * 0.93, height * 0.46),
            (width, height * 0.5),
            (width * 0.93, height * 0.82),
            (width * 0.8, height),
            (width * 0.16, height),
        ],
        INK,
    )


def _laid_down(shape: Image.Image, kind: str) -> Image.Image:
    """Turn a piece over and hatch it."""
    way = Image.Transpose.ROTATE_90 if kind == "legion" else Image.Transpose.FLIP_TOP_BOTTOM
    turned = shape.transpose(way)
    lines = Image.new("L", turned.size)
    pen = ImageDraw.Draw(lines)
    for start in range(-turned.height, turned.width, 7 * SCALE):
        pen.line([(start, turned.height), (start + turned.height, 0)], fill=150, width=round(1.4 * SCALE))
    alpha = turned.getchannel("A")
    inked = Image.new("RGBA", turned.size, (*INK, 255))
    inked.putalpha(Image.composite(lines, Image.new("L", turned.size), alpha))
    turned.alpha_composite(inked)
    return turned


def _write(pen: Pen, kind: str, look: Look, count: int, tipped: bool, width: float, height: float) -> None:
    scale = (min(width, height) if tipped and kind == "legion" else width) / (
        SHIELD_SIZE[0] if kind == "legion" else SHIP_SIZE[0]
    )
    size, small = layout.NAME * scale, 20 * scale
    ink = INK if tipped else look.on_it
    if kind == "legion" and tipped:
        _count(pen, width * 0.66, height * 0.5, count, size, INK)
        pen.letters(width * 0.24, height * 0.5, look.letter, "sans-bold", small, INK)
    elif kind == "legion":
        _count(pen, width * 0.5, height * 0.3, count, size, ink)
        pen.letters(width * 0.5, height * 0.75, look.letter, "sans-bold", small, ink)
    elif tipped:
        _count(pen, width * 0.5, height * 0.7, count, size, INK)
        pen.letters(width * 0.46, height * 0.19, look.letter, "sans-bold", small, WHITE)
    else:
        _count(pen, width * 0.5, height * 0.31, count, size, ink)
        pen.letters(width * 0.46, height * 0.82, look.letter, "sans-bold", small, WHITE)


def _count(pen: Pen, x: float, y: float, count: int, size: float, ink: Colour) -> None:
    halo = WHITE if ink == INK else INK
    if ink == INK:
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            pen.letters(x + dx, y + dy, str(count), "sans-bold", size, halo)
    pen.letters(x, y, str(count), "sans-bold", size, ink)


@lru_cache(maxsize=16)
def ring(size: int) -> Image.Image:
    """Give the golden ring around a city in which something was done."""

    def paint(pen: Pen) -> None:
        pen.circle(size / 2, size / 2, size / 2, None, INK, 8)
        pen.circle(size / 2, size / 2, size / 2 - 1.5, None, GOLD_BRIGHT, 5)

    return drawn(size, size, paint)
