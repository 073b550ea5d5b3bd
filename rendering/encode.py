"""From picture to file."""

from __future__ import annotations

from functools import cache
from io import BytesIO

from PIL import Image

from rendering import palette
from rendering.palette import (
    INK,
    MARBLE,
    PARCHMENT,
    PARCHMENT_DARK,
    SEATS,
    TERRACOTTA,
    WHITE,
    Colour,
    mix,
    shades,
)

COMPRESS_LEVEL = 4
"""Beyond it a file takes twice the time for five per cent."""


def encode(image: Image.Image) -> bytes:
    """Write a picture as PNG in 256 fixed colours: quick, and the same bytes each time."""
    file = BytesIO()
    image.quantize(palette=_palette(), dither=Image.Dither.NONE).save(
        file, "PNG", compress_level=COMPRESS_LEVEL
    )
    return file.getvalue()


@cache
def _palette() -> Image.Image:
    colours = list(dict.fromkeys(_colours()))[:256]
    flat = [channel for colour in colours for channel in colour]
    sheet = Image.new("P", (1, 1))
    sheet.putpalette(flat + list(INK) * (256 - len(colours)))
    return sheet


def _colours() -> list[Colour]:
    """List ink on paper in many steps, then every other colour with the steps of its edges."""
    paper = mix(PARCHMENT, MARBLE, 0.5)
    colours = [*shades(PARCHMENT, PARCHMENT_DARK, 12), *shades(paper, INK, 10), *shades(MARBLE, INK, 12)]
    colours += [*shades(PARCHMENT_DARK, INK, 8), *shades(TERRACOTTA, MARBLE, 8), *shades(TERRACOTTA, INK, 3)]
    colours += [shade for piece in _PIECES for shade in shades(piece, INK, 5)]
    colours += [shade for seat in SEATS for shade in shades(seat.colour, INK, 4)]
    colours += [mix(seat.colour, PARCHMENT, 0.5) for seat in SEATS]
    colours += [shade for seat in SEATS if seat.on_it == WHITE for shade in shades(WHITE, seat.colour, 4)]
    colours += [mix(piece, MARBLE, 0.6) for piece in _PIECES]
    return [*colours, INK, WHITE]


_PIECES = (
    *(
        palette.rgb(code)
        for code in ("#8fc7ea", "#ecb976", "#b3cb52", "#c796c6", "#f2e56d", "#ef8462", "#c9c5c4")
    ),
    palette.rgb("#b8946a"),
    palette.GOLD,
    palette.GOLD_BRIGHT,
    palette.OLIVE,
    palette.STONE,
    palette.VIOLET,
    palette.SEA,
    palette.INK_SOFT,
    palette.PARCHMENT_EDGE,
    palette.MARBLE_SHADE,
)
