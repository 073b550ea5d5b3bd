"""One sheet per game: its pictures at full size and as a phone shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from rendering.canvas import Canvas, at
from rendering.fonts import Style
from rendering.ground import meander, parchment
from rendering.palette import GOLD, INK_SOFT, MARBLE, PARCHMENT, TERRACOTTA, TERRACOTTA_DARK, mix

PHONE = 400
"""How wide a phone shows a picture."""
_MARGIN, _CAPTION, _HEAD = 40, 60, 110


class Exhibit(NamedTuple):
    """A picture and what it shows."""

    caption: str
    picture: Image.Image


def sheet(title: str, exhibits: Sequence[Exhibit]) -> Image.Image:
    """Hang pictures below each other, each beside itself as a phone shows it."""
    full = max(exhibit.picture.width for exhibit in exhibits)
    height = _HEAD + sum(_CAPTION + exhibit.picture.height + _MARGIN for exhibit in exhibits)
    width = full + PHONE + 3 * _MARGIN
    canvas = Canvas(parchment(width, height).copy())
    canvas.rectangle(at(0, 0, width, 70), TERRACOTTA)
    meander(canvas, at(0, 70, width, 20), TERRACOTTA_DARK, mix(PARCHMENT, GOLD, 0.25))
    canvas.text(_MARGIN, 36, title, Style("serif-bold", 44, MARBLE), room=width - 2 * _MARGIN)
    top = _HEAD
    for exhibit in exhibits:
        _hang(canvas, top, full, exhibit)
        top += _CAPTION + exhibit.picture.height + _MARGIN
    return canvas.image


def _hang(canvas: Canvas, top: int, full: int, exhibit: Exhibit) -> None:
    picture = exhibit.picture.convert("RGB")
    small = picture.resize((PHONE, round(PHONE * picture.height / picture.width)), Image.Resampling.LANCZOS)
    canvas.text(_MARGIN, top + 26, exhibit.caption, Style("serif", 34, INK_SOFT), room=full)
    canvas.image.paste(picture, (_MARGIN, top + _CAPTION))
    canvas.image.paste(small, (full + 2 * _MARGIN, top + _CAPTION))
