"""The sheet that a picture is painted on; it remembers where ink is, so that overlaps can be found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from rendering import fonts
from rendering.fonts import LEAST, LETTERED, Style
from rendering.palette import Colour

Align = Literal["left", "centre", "right"]


class Box(NamedTuple):
    """A rectangle; right and bottom are just outside it."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """Measure it across."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """Measure it from top to bottom."""
        return self.bottom - self.top

    @property
    def middle(self) -> tuple[int, int]:
        """Give its centre."""
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2

    def inset(self, across: int, down: int | None = None) -> Box:
        """Give the rectangle inside it; negative numbers give the one around it."""
        down = across if down is None else down
        return Box(self.left + across, self.top + down, self.right - across, self.bottom - down)

    def moved(self, right: int, down: int) -> Box:
        """Give the rectangle so many pixels further right and down."""
        return Box(self.left + right, self.top + down, self.right + right, self.bottom + down)

    def overlaps(self, other: Box) -> bool:
        """Tell whether two rectangles share a point."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def contains(self, other: Box) -> bool:
        """Tell whether another rectangle lies within it."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )


def at(left: int, top: int, width: int, height: int) -> Box:
    """Make a rectangle from its corner and its size."""
    return Box(left, top, left + width, top + height)


class Ink(NamedTuple):
    """Something legible on the sheet: a text, or a piece with its own ink."""

    box: Box
    what: str
    size: int
    """Of the letters; 0 for a piece."""
    lettered: int = 0
    """The smallest letters on a piece; 0 without any."""


class Canvas:
    """A sheet with what has been painted on it."""

    def __init__(self, image: Image.Image, ink: list[Ink] | None = None, least: int = LEAST) -> None:
        self.image = image
        self.least = least
        """Text that is shrunk to its room becomes no smaller than this."""
        self.ink: list[Ink] = list(ink or [])
        self.pen = ImageDraw.Draw(image)

    @property
    def box(self) -> Box:
        """Give the whole sheet."""
        return Box(0, 0, *self.image.size)

    def copy(self) -> Canvas:
        """Give a sheet that begins with what is on this one."""
        return Canvas(self.image.copy(), self.ink, self.least)

    def text(
        self,
        x: int,
        y: int,
        text: str,
        style: Style,
        *,
        align: Align = "left",
        room: int | None = None,
        least: int | None = None,
    ) -> int:
        """Write a line whose capitals are centred on y, shrunk to its room; give how far it runs."""
        if not text:
            return 0
        if room is None:
            style = fonts.legible(text, style)
            text = fonts.printable(text, style.face)
        else:
            text, style = fonts.fit(text, style, room, self.least if least is None else least)
        run = fonts.width(text, style.face, style.size)
        start = x - {"left": 0, "centre": run // 2, "right": run}[align]
        baseline = y + round(style.size * fonts.CAP_HEIGHT / 2)
        if style.halo is not None:
            self._stamp(start, baseline, fonts.mask(text, style.face, style.size, style.rim), style.halo)
        box = self._stamp(start, baseline, fonts.mask(text, style.face, style.size), style.fill)
        self.ink.append(Ink(box, text, style.size))
        return run

    def _stamp(self, start: int, baseline: int, mask: fonts.Mask, fill: Colour) -> Box:
        left, top = start + mask.left, baseline + mask.top
        self.image.paste(fill, (left, top), mask.image)
        return at(left, top, *mask.image.size)

    def piece(self, sprite: Image.Image, x: int, y: int, what: str = "") -> Box:
        """Lay a piece with its middle at a point; one with a name is kept free of other ink."""
        left, top = x - sprite.width // 2, y - sprite.height // 2
        self.image.paste(sprite, (left, top), sprite)
        box = at(left, top, *sprite.size)
        if what:
            self.ink.append(Ink(box, what, 0, sprite.info.get(LETTERED, 0)))
        return box

    def lay(self, sheet: Canvas, left: int, top: int) -> Box:
        """Lay a smaller sheet on this one, with the ink that is on it."""
        self.image.paste(sheet.image, (left, top), sheet.image)
        self.ink += [ink._replace(box=ink.box.moved(left, top)) for ink in sheet.ink]
        return sheet.box.moved(left, top)

    def rectangle(self, box: Box, fill: Colour, outline: Colour | None = None, line: int = 1) -> None:
        """Fill a rectangle with square corners."""
        self.pen.rectangle(
            (box.left, box.top, box.right - 1, box.bottom - 1), fill=fill, outline=outline, width=line
        )


def overlaps(ink: Sequence[Ink]) -> list[tuple[Ink, Ink]]:
    """Find what lies on something else."""
    found: list[tuple[Ink, Ink]] = []
    near: list[Ink] = []
    for one in sorted(ink, key=lambda each: each.box.top):
        near = [other for other in near if other.box.bottom > one.box.top]
        found += [(other, one) for other in near if other.box.overlaps(one.box)]
        near.append(one)
    return found
