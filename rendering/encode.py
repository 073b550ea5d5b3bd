"""From picture to file."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from rendering.palette import PARCHMENT

COLOURS = 256
COMPRESS_LEVEL = 4
"""Beyond it a file takes twice the time for five per cent."""


def encode(image: Image.Image) -> bytes:
    """Write a picture as PNG in 256 colours of its own; the same picture gives the same bytes."""
    file = BytesIO()
    # The octree is the quickest way to a palette that shows no difference on flat, inked pictures.
    few = image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(file, "PNG", compress_level=COMPRESS_LEVEL)
    return file.getvalue()


def as_wide(image: Image.Image, width: int) -> Image.Image:
    """Enlarge a picture to a width."""
    return image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)


def below(upper: Image.Image, lower: Image.Image) -> Image.Image:
    """Put a picture below another."""
    both = Image.new("RGB", (max(upper.width, lower.width), upper.height + lower.height), PARCHMENT)
    both.paste(upper, (0, 0))
    both.paste(lower, (0, upper.height))
    return both
