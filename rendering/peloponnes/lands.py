"""The ground of land tiles: plain, forest, hills and mountain, each with a tint and a picture."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from rendering.palette import INK, MARBLE, WHITE, Colour, mix, rgb
from rendering.sprites import Pen, drawn

TINTS: dict[str, Colour] = {
    "plain": rgb("#efe193"),
    "forest": rgb("#b3cf98"),
    "hills": rgb("#e3c292"),
    "mountain": rgb("#d2cfca"),
}


@lru_cache(maxsize=64)
def ground(kinds: tuple[str, ...], width: int, height: int) -> Image.Image:
    """Give the ground of a land: a slanted stripe for each kind it shows."""
    frame = drawn(width, height, lambda pen: pen.rounded((0, 0, width, height), 7, WHITE))
    sheet = Image.new("RGBA", (width, height), TINTS[kinds[0]])
    pen, slant = ImageDraw.Draw(sheet), height // 5
    for number, kind in enumerate(kinds[1:], 1):
        left = width * number // len(kinds)
        pen.polygon(
            [(left + slant // 2, 0), (width, 0), (width, height), (left - slant // 2, height)],
            fill=TINTS[kind],
        )
    sheet.putalpha(frame.getchannel("A"))
    rim = drawn(width, height, lambda pen: pen.rounded((0, 0, width, height), 7, None, INK, 2))
    sheet.paste(rim, (0, 0), rim)
    return sheet


def _plain(pen: Pen, s: float) -> None:
    pen.rounded((s * 0.06, s * 0.3, s * 0.94, s * 0.82), 2, rgb("#d9b93a"), INK, s * 0.06)
    for x in (0.3, 0.5, 0.7):
        pen.line([(x * s, s * 0.8), ((0.5 + (x - 0.5) * 0.5) * s, s * 0.33)], INK, s * 0.05)


def _forest(pen: Pen, s: float) -> None:
    green = rgb("#3f7a3d")
    pen.line([(s * 0.5, s * 0.6), (s * 0.5, s * 0.94)], INK, s * 0.12)
    pen.polygon([(s * 0.5, s * 0.04), (s * 0.84, s * 0.74), (s * 0.16, s * 0.74)], green, INK, s * 0.06)


def _hills(pen: Pen, s: float) -> None:
    brown = rgb("#b98443")
    pen.pie((s * 0.36, s * 0.36, s * 1.0, s * 1.24), 180, 360, INK)
    pen.pie((s * 0.41, s * 0.42, s * 0.95, s * 1.18), 180, 360, mix(brown, WHITE, 0.25))
    pen.pie((s * 0.0, s * 0.24, s * 0.66, s * 1.36), 180, 360, INK)
    pen.pie((s * 0.05, s * 0.3, s * 0.61, s * 1.3), 180, 360, brown)
    pen.line([(s * 0.01, s * 0.8), (s * 0.99, s * 0.8)], INK, s * 0.06)


def _mountain(pen: Pen, s: float) -> None:
    pen.polygon(
        [(s * 0.04, s * 0.86), (s * 0.48, s * 0.1), (s * 0.96, s * 0.86)], rgb("#7f8488"), INK, s * 0.06
    )
    pen.polygon(
        [(s * 0.34, s * 0.36), (s * 0.48, s * 0.12), (s * 0.63, s * 0.36), (s * 0.5, s * 0.46)], MARBLE
    )


_PICTURES = {"plain": _plain, "forest": _forest, "hills": _hills, "mountain": _mountain}


@lru_cache(maxsize=32)
def terrain(kind: str, size: int) -> Image.Image:
    """Give the picture of a kind of land."""
    return drawn(size, size, lambda pen: _PICTURES[kind](pen, size))
