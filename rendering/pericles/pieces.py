"""Pieces: units and bases by shape, colour and letter; counters, treachery, badges of factions, chips."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.pericles.board import SIDE_OF
from rendering.palette import GOLD, GOLD_BRIGHT, INK, MARBLE, VIOLET, WHITE, Colour, mix
from rendering.pericles.glyphs import GLYPHS
from rendering.pericles.scene import COLOURS, FACTIONS, SIDES, Look
from rendering.sprites import Pen, Point, drawn, regular


def look_of(unit: str) -> Look:
    """Say how a piece looks by its name, such as `delian-land`; the 300 are red."""
    return COLOURS.get(unit.rpartition("-")[0], COLOURS["sparta"])


@lru_cache(maxsize=256)
def flag(colour: str, height: int) -> Image.Image:
    """Give the letter of a colour on its ground, to stand before its pieces."""
    look, width = COLOURS[colour], round(height * 0.72)

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), height * 0.16, look.colour, INK, max(1.5, height / 20))
        pen.letters(width / 2, height / 2, look.letter, "sans-bold", height * 0.7, look.on_it)

    return drawn(width, height, paint)


@lru_cache(maxsize=1024)
def piece(unit: str, number: int, height: int) -> Image.Image:
    """Give pieces of a kind and how many they are: round shields, ships, temples; the 300 are a number."""
    look, kind = look_of(unit), unit.rpartition("-")[2]
    text = str(number)
    width = round(height * {"naval": 1.24, "hundred": 1.3}.get(kind, 1.0))
    line = max(1.5, height / 18)

    def paint(pen: Pen) -> None:
        pen.polygon(_outline(kind, width, height), look.colour, INK, line)
        size = height * (0.64 if len(text) < 2 else 0.6)
        low = {"naval": -0.07, "base": 0.1}.get(kind, 0.0)
        if kind == "hundred":
            text_, size_ = "300", height * 0.6
        else:
            text_, size_ = text, size
        pen.letters(width / 2, height * (0.5 + low), text_, "sans-bold", size_, look.on_it)

    return drawn(width, height, paint)


def _outline(kind: str, width: float, height: float) -> list[Point]:
    """Give the shape of a kind of piece."""
    w, h, edge = width, height, 1.5
    if kind == "naval":
        sail = [(w * 0.2, edge), (w * 0.8, edge), (w * 0.86, h * 0.58)]
        hull = [(w - edge, h * 0.46), (w * 0.9, h * 0.8), (w * 0.76, h - edge), (w * 0.24, h - edge)]
        return [*sail, *hull, (w * 0.1, h * 0.8), (edge, h * 0.46), (w * 0.14, h * 0.58)]
    if kind == "base":
        return [
            (w / 2, edge),
            (w - edge, h * 0.34),
            (w * 0.9, h - edge),
            (w * 0.1, h - edge),
            (edge, h * 0.34),
        ]
    if kind == "hundred":
        return [(edge, edge), (w - edge, edge), (w - edge, h * 0.7), (w / 2, h - edge), (edge, h * 0.7)]
    return regular(40, w / 2, h / 2, h / 2 - edge)


@lru_cache(maxsize=64)
def treachery(side: str, number: int, height: int) -> Image.Image:
    """Give treachery of a Side: a dagger on its colour, and how many there are."""
    look, width = SIDES[side], round(height * 1.3)

    def paint(pen: Pen) -> None:
        pen.rounded(
            (0, 0, width, height), height * 0.2, mix(VIOLET, look.colour, 0.5), INK, max(1.5, height / 20)
        )
        _dagger(pen, width * 0.28, height, WHITE)
        pen.letters(width * 0.68, height / 2, str(number), "sans-bold", height * 0.62, WHITE)

    return drawn(width, height, paint)


def _dagger(pen: Pen, x: float, height: float, ink: Colour) -> None:
    h = height
    pen.polygon([(x - h * 0.08, h * 0.36), (x + h * 0.08, h * 0.36), (x, h * 0.9)], ink)
    pen.line([(x - h * 0.18, h * 0.34), (x + h * 0.18, h * 0.34)], ink, h * 0.08)
    pen.line([(x, h * 0.12), (x, h * 0.34)], ink, h * 0.1)


@lru_cache(maxsize=64)
def badge(faction: str, size: int) -> Image.Image:
    """Give the badge of a faction: colour, letters and shape say the same."""
    look = FACTIONS[faction]

    def paint(pen: Pen) -> None:
        line = max(1.5, size / 16)
        if look.shape == "circle":
            pen.circle(size / 2, size / 2, size / 2 - 0.5, look.colour, INK, line)
        elif look.shape == "square":
            pen.rounded((1, 1, size - 1, size - 1), size * 0.1, look.colour, INK, line)
        elif look.shape == "hexagon":
            pen.polygon(regular(6, size / 2, size / 2, size / 2 - 1, 0), look.colour, INK, line)
        else:
            pen.polygon(regular(4, size / 2, size / 2, size / 2 - 1), look.colour, INK, line)
        share = 0.42 if look.shape in ("diamond", "hexagon") else 0.5
        pen.letters(size / 2, size / 2, look.letter, "sans-bold", size * share, look.on_it)

    return drawn(size, size, paint)


@lru_cache(maxsize=128)
def hidden(faction: str, height: int) -> Image.Image:
    """Give the back of a theatre counter: the colour of its Side, and who placed it."""
    look, side = FACTIONS[faction], SIDES[SIDE_OF[faction]]
    width = round(height * 1.06)

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), height * 0.18, side.colour, INK, max(1.5, height / 20))
        pen.rounded((3, 3, width - 3, height - 3), height * 0.12, None, mix(side.colour, WHITE, 0.45), 1)
        pen.letters(width / 2, height / 2, look.letter, "sans-bold", height * 0.54, side.on_it)

    return drawn(width, height, paint)


@lru_cache(maxsize=256)
def counter(kind: str, owner: str, height: int) -> Image.Image:
    """Give a theatre counter face up: what it is, and below whose."""
    look, width = FACTIONS[owner], round(height * 1.06)

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), height * 0.18, MARBLE, INK, max(1.5, height / 20))
        band = height * 0.46
        pen.rounded((1, height - band, width - 1, height - 1), height * 0.16, look.colour)
        pen.letters(width / 2, height - band / 2, look.letter, "sans-bold", height * 0.49, look.on_it)
        GLYPHS[kind](pen, width / 2, (height - band) / 2 + 1, (height - band) * 0.84, INK)

    return drawn(width, height, paint)


@lru_cache(maxsize=64)
def disc(size: int, fill: Colour, is_wreathed: bool = False) -> Image.Image:
    """Give the disc that an issue is on a scale; a captured one has a golden rim."""

    def paint(pen: Pen) -> None:
        middle = size / 2
        pen.circle(middle, middle, middle - 0.5, fill, INK, 2)
        if is_wreathed:
            pen.circle(middle, middle, middle - 2, None, GOLD_BRIGHT, 3)

    return drawn(size, size, paint)


@lru_cache(maxsize=16)
def element(kind: str, size: int) -> Image.Image:
    """Give the sign of a battle on land or at sea: a bare shield or hull."""

    def paint(pen: Pen) -> None:
        shape = _outline(kind, size, size * (0.86 if kind == "naval" else 1.0))
        pen.polygon(shape, mix(MARBLE, GOLD, 0.5), INK, max(1.5, size / 16))

    return drawn(size, size, paint)


@lru_cache(maxsize=16)
def piece_sign(side: str, size: int) -> Image.Image:
    """Give the sign of bases of a Side."""

    def paint(pen: Pen) -> None:
        pen.polygon(_outline("base", size, size), SIDES[side].colour, INK, max(1.5, size / 16))

    return drawn(size, size, paint)


@lru_cache(maxsize=16)
def blade(side: str, size: int) -> Image.Image:
    """Give the sign of treachery of a Side."""

    def paint(pen: Pen) -> None:
        pen.rounded(
            (0, 0, size, size), size * 0.2, mix(VIOLET, SIDES[side].colour, 0.5), INK, max(1.5, size / 20)
        )
        _dagger(pen, size / 2, size, WHITE)

    return drawn(size, size, paint)


@lru_cache(maxsize=256)
def fallen(unit: str, number: int, height: int) -> Image.Image:
    """Give pieces that were lost: their letter, and how many, struck through."""
    colour = unit.rpartition("-")[0] if unit != "three-hundred" else "sparta"
    body, sign = piece(unit, number, height), flag(colour, height)
    image = Image.new("RGBA", (sign.width + 2 + body.width, height))
    image.paste(sign, (0, 0))
    image.paste(body, (sign.width + 2, 0))
    cross = drawn(image.width, height, lambda pen: pen.line([(4, height - 5), (image.width - 4, 5)], INK, 4))
    image.alpha_composite(cross)
    return image
