"""Text: faces, sizes, fitting and the masks it is painted with."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from functools import lru_cache
from typing import Literal, NamedTuple

import font_source_sans_pro as sans
import font_source_serif_pro as serif
from PIL import Image, ImageFont

from rendering.palette import INK, Colour

Face = Literal["serif", "serif-bold", "serif-italic", "sans", "sans-semi", "sans-bold"]

LEAST = 20
"""No text is smaller: it could not be read."""
LETTERED = "lettered"
"""Under this name a sprite keeps the size of its smallest letters."""
ELLIPSIS = "…"
UNKNOWN = "•"
"""Stands for a character that the fonts lack."""
CAP_HEIGHT = 0.66
_BREAK = re.compile(r"(?<= )|(?<=[^\W\d_][-/])(?=[^\W\d_])")
"""Where a line may end: after a space, and after a hyphen or a stroke between letters."""

_FILES: dict[Face, str] = {
    "serif": serif.SourceSerifProSemibold,
    "serif-bold": serif.SourceSerifProBold,
    "serif-italic": serif.SourceSerifProSemiboldIt,
    "sans": sans.SourceSansPro,
    "sans-semi": sans.SourceSansProSemibold,
    "sans-bold": sans.SourceSansProBold,
}


class Style(NamedTuple):
    """How a text looks."""

    face: Face = "sans"
    size: int = 22
    fill: Colour = INK
    halo: Colour | None = None
    rim: int = 4
    """How broad the halo is."""


class Mask(NamedTuple):
    """The ink of a text, and where it lies from the pen's start on the baseline."""

    image: Image.Image
    left: int
    top: int
    advance: int


@lru_cache(maxsize=256)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Give a font; the basic layout engine draws the same on every machine."""
    return ImageFont.truetype(_FILES[face], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def _has_glyph(face: Face, character: str) -> bool:
    probe = font(face, 24)
    return character.isspace() or bytes(probe.getmask(character)) != bytes(probe.getmask("\uffff"))


_INSTEAD: dict[Face, tuple[Face, ...]] = {
    "serif": ("sans-semi",),
    "serif-bold": ("sans-bold",),
    # The italics have no Greek.
    "serif-italic": ("serif", "sans-semi"),
}


@lru_cache(maxsize=4096)
def legible(text: str, style: Style) -> Style:
    """Change the face if another one has more of the characters."""
    faces = (style.face, *_INSTEAD.get(style.face, ()))
    best = min(faces, key=lambda face: sum(not _has_glyph(face, character) for character in text))
    return style._replace(face=best)


@lru_cache(maxsize=4096)
def printable(text: str, face: Face) -> str:
    """Replace what the font lacks by a dot, and drop what has no width."""
    kept = []
    # A no-break space stays one; every other white space is a space.
    for character in re.sub(r"[^\S\u00a0]+", " ", unicodedata.normalize("NFC", text)).strip():
        if unicodedata.category(character) in {"Cc", "Cf", "Mn", "Me", "Cs", "Co", "Cn", "Zl", "Zp"}:
            continue
        kept.append(character if _has_glyph(face, character) else UNKNOWN)
    return "".join(kept) or UNKNOWN


@lru_cache(maxsize=16384)
def width(text: str, face: Face, size: int) -> int:
    """Measure how far a text runs."""
    return round(font(face, size).getlength(text))


def length(text: str, style: Style) -> int:
    """Measure how far a text runs as it would be written without shrinking."""
    style = legible(text, style)
    return width(printable(text, style.face), style.face, style.size)


@lru_cache(maxsize=4096)
def mask(text: str, face: Face, size: int, stroke: int = 0) -> Mask:
    """Paint a text once and keep it."""
    core, offset = font(face, size).getmask2(text, mode="L", stroke_width=stroke, anchor="ls")
    image = Image.new("L", (max(1, core.size[0]), max(1, core.size[1])))
    if core.size[0] and core.size[1]:
        image.putdata(bytes(core))
    return Mask(image, int(offset[0]), int(offset[1]), width(text, face, size))


@lru_cache(maxsize=4096)
def fit(text: str, style: Style, room: int, least: int = LEAST) -> tuple[str, Style]:
    """Shrink a text until it fits, and shorten it if that is not enough."""
    style = legible(text, style)
    text = printable(text, style.face)
    for size in range(style.size, least - 1, -1):
        if width(text, style.face, size) <= room:
            return text, style._replace(size=size)
    smallest = style._replace(size=min(least, style.size))
    return _shorten(text, smallest, room), smallest


def _shorten(text: str, style: Style, room: int) -> str:
    fitting = bisect_right(range(len(text)), room, key=lambda kept: _cut_run(text, kept, style)) - 1
    return text[: max(0, fitting)].rstrip() + ELLIPSIS


def _cut_run(text: str, kept: int, style: Style) -> int:
    return round(font(style.face, style.size).getlength(text[:kept].rstrip() + ELLIPSIS))


@lru_cache(maxsize=1024)
def wrap(text: str, style: Style, room: int, lines: int) -> tuple[str, ...]:
    """Break a text into lines that fit; the last one is shortened if there are too many."""
    style = legible(text, style)
    rows: list[str] = []
    rest = _BREAK.split(printable(text, style.face))
    while rest and len(rows) < lines:
        taken = len(rest) if len(rows) == lines - 1 else _take(rest, style, room)
        row = "".join(rest[:taken]).rstrip()
        rows.append(row if width(row, style.face, style.size) <= room else _shorten(row, style, room))
        rest = rest[taken:]
    return tuple(rows)


def fold(text: str, style: Style, room: int, lines: int, least: int = LEAST) -> tuple[tuple[str, ...], Style]:
    """Break a text into lines, in the largest letters up to its own that need no shortening."""
    for size in range(style.size, least, -1):
        rows = wrap(text, style._replace(size=size), room, lines)
        if not any(row.endswith(ELLIPSIS) for row in rows):
            return rows, style._replace(size=size)
    return wrap(text, style._replace(size=least), room, lines), style._replace(size=least)


def _take(parts: list[str], style: Style, room: int) -> int:
    taken = 1
    while taken < len(parts) and width("".join(parts[: taken + 1]).rstrip(), style.face, style.size) <= room:
        taken += 1
    return taken
