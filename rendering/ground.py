"""The parchment that every picture lies on, and its ornaments."""

from __future__ import annotations

import hashlib
from functools import lru_cache

from PIL import Image, ImageChops

from rendering.canvas import Box, Canvas
from rendering.palette import PARCHMENT, PARCHMENT_DARK, Colour


@lru_cache(maxsize=16)
def parchment(width: int, height: int) -> Image.Image:
    """Give a sheet of parchment, mottled and darker towards its edges, the same at every call."""
    cloud = ImageChops.add(_cloud(width, height, 60, b"cloud"), _cloud(width, height, 14, b"fibre"), scale=2)
    shade = ImageChops.add(cloud.point(lambda value: value // 4), _vignette(width, height))
    # Few steps: the eye takes them for parchment, and the file stays small.
    steps = shade.point(lambda value: value // 12 * 12)
    return Image.composite(
        Image.new("RGB", (width, height), PARCHMENT_DARK), Image.new("RGB", (width, height), PARCHMENT), steps
    )


def _cloud(width: int, height: int, grain: int, seed: bytes) -> Image.Image:
    size = (width // grain + 2, height // grain + 2)
    dots = Image.frombytes("L", size, hashlib.shake_128(seed).digest(size[0] * size[1]))
    return dots.resize((width, height), Image.Resampling.BICUBIC)


def _vignette(width: int, height: int) -> Image.Image:
    round_shade = Image.radial_gradient("L").resize((width, height), Image.Resampling.BICUBIC)
    return round_shade.point(lambda value: max(0, value - 150))


@lru_cache(maxsize=16)
def _meander_mask(height: int) -> Image.Image:
    unit = height / 7
    cells = ["########", "#......#", "#.####.#", "#.#..#.#", "#.##.#.#", "#....#.#", "######.#"]
    small = Image.new("L", (8, 7))
    small.putdata([255 if cell == "#" else 0 for row in cells for cell in row])
    return small.resize((round(8 * unit), height), Image.Resampling.NEAREST)


def meander(canvas: Canvas, box: Box, ink: Colour, ground: Colour) -> None:
    """Paint a band of the Greek key pattern."""
    canvas.rectangle(box, ground)
    canvas.rectangle(Box(box.left, box.top, box.right, box.top + 2), ink)
    canvas.rectangle(Box(box.left, box.bottom - 2, box.right, box.bottom), ink)
    key = _meander_mask(box.height - 8)
    mask = Image.new("L", (box.width, key.height))
    for left in range(0, box.width, key.width):
        mask.paste(key, (left, 0))
    canvas.image.paste(ink, (box.left, box.top + 4), mask)
