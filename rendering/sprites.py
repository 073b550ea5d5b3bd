"""Pieces drawn large, reduced once and kept: seat marks, dice, coins, frames."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw
from PIL.Image import Transpose

from rendering import fonts
from rendering.fonts import Face
from rendering.palette import GOLD, GOLD_BRIGHT, INK, MARBLE, OLIVE, SEATS, WHITE, Colour, Shape, mix

SCALE = 4
Point = tuple[float, float]
Paint = Callable[["Pen"], None]


class Pen:
    """Draws in pixels of the finished sprite, on a sheet that is SCALE times as large."""

    def __init__(self, image: Image.Image) -> None:
        self._draw = ImageDraw.Draw(image)
        self.lettered = 0
        """The smallest letters that were written; 0 without any."""

    def polygon(
        self, points: Sequence[Point], fill: Colour | None, outline: Colour | None = None, line: float = 0
    ) -> None:
        """Draw a closed figure with rounded joints."""
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        if fill is not None:
            self._draw.polygon(scaled, fill=fill)
        if outline is not None:
            self.line([*points, points[0], points[1]], outline, line)

    def line(self, points: Sequence[Point], fill: Colour, line: float) -> None:
        """Draw a line with rounded joints."""
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        self._draw.line(scaled, fill=fill, width=max(1, round(line * SCALE)), joint="curve")

    def ellipse(
        self,
        box: tuple[float, float, float, float],
        fill: Colour | None,
        outline: Colour | None = None,
        line: float = 0,
    ) -> None:
        """Draw an ellipse within a box."""
        self._draw.ellipse(_scaled(box), fill=fill, outline=outline, width=round(line * SCALE))

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: Colour | None,
        outline: Colour | None = None,
        line: float = 0,
    ) -> None:
        """Draw a circle around a point."""
        self.ellipse((x - radius, y - radius, x + radius, y + radius), fill, outline, line)

    def rounded(
        self,
        box: tuple[float, float, float, float],
        radius: float,
        fill: Colour | None,
        outline: Colour | None = None,
        line: float = 0,
    ) -> None:
        """Draw a rectangle with round corners."""
        self._draw.rounded_rectangle(
            _scaled(box), radius * SCALE, fill=fill, outline=outline, width=round(line * SCALE)
        )

    def arc(
        self, box: tuple[float, float, float, float], start: float, end: float, fill: Colour, line: float
    ) -> None:
        """Draw a part of an ellipse's rim, in degrees clockwise from the right."""
        self._draw.arc(_scaled(box), start, end, fill=fill, width=round(line * SCALE))

    def pie(self, box: tuple[float, float, float, float], start: float, end: float, fill: Colour) -> None:
        """Draw a part of an ellipse."""
        self._draw.pieslice(_scaled(box), start, end, fill=fill)

    def letters(self, x: float, y: float, text: str, face: Face, size: float, fill: Colour) -> None:
        """Write with the capitals centred on a point."""
        if text:
            self.lettered = min(self.lettered or round(size), round(size))
        baseline = (y + size * fonts.CAP_HEIGHT / 2) * SCALE
        self._draw.text(
            (x * SCALE, baseline), text, fill=fill, font=fonts.font(face, round(size * SCALE)), anchor="ms"
        )


def _scaled(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    left, top, right, bottom = box
    return left * SCALE, top * SCALE, right * SCALE - 1, bottom * SCALE - 1


def drawn(width: int, height: int, paint: Paint) -> Image.Image:
    """Paint a sprite and reduce it once, for smooth edges."""
    image = Image.new("RGBA", (width * SCALE, height * SCALE))
    pen = Pen(image)
    paint(pen)
    sprite = image.reduce(SCALE)
    sprite.info[fonts.LETTERED] = pen.lettered
    return sprite


@lru_cache(maxsize=512)
def faded(sprite_of: Callable[..., Image.Image], share: float, *facts: object) -> Image.Image:
    """Give a sprite that lets most of the ground through: where something was."""
    sprite = sprite_of(*facts).copy()
    sprite.putalpha(sprite.getchannel("A").point(lambda value: round(value * share)))
    return sprite


def regular(corners: int, x: float, y: float, radius: float, turn: float = -90) -> list[Point]:
    """Give the corners of a regular figure, the first one on top."""
    angles = [math.radians(turn + 360 * corner / corners) for corner in range(corners)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def _outline_of(shape: Shape, size: float) -> list[Point]:
    middle, inner = size / 2, size / 2 - 1.5
    if shape == "square":
        low, high = middle - inner * 0.86, middle + inner * 0.86
        return [(low, low), (high, low), (high, high), (low, high)]
    if shape == "triangle":
        return [(middle, 1.5), (size - 1, size - 3), (1, size - 3)]
    if shape == "diamond":
        return regular(4, middle, middle, inner + 0.5)
    if shape == "hexagon":
        return regular(6, middle, middle, inner, 0)
    if shape == "pentagon":
        return regular(5, middle, middle + 1, inner)
    return regular(48, middle, middle, inner)


@lru_cache(maxsize=256)
def mark(seat: int, size: int, lettered: bool = True) -> Image.Image:
    """Give a seat's mark: its colour, shape and letter; one below others in a pile needs no letter."""
    look = SEATS[seat]

    def paint(pen: Pen) -> None:
        line = max(1.5, size / 18)
        pen.polygon(_outline_of(look.shape, size), look.colour, INK, line)
        low = {"triangle": 0.16, "pentagon": 0.03}.get(look.shape, 0)
        share = {"triangle": 0.52, "diamond": 0.54}.get(look.shape, 0.6)
        if lettered:
            pen.letters(size / 2, size * (0.5 + low), look.letter, "sans-bold", size * share, look.on_it)

    return drawn(size, size, paint)


@lru_cache(maxsize=512)
def panel(
    width: int, height: int, fill: Colour | None, outline: Colour, line: int = 2, radius: int = 8
) -> Image.Image:
    """Give a frame with round corners; a large one is a small one that is pulled apart in the middle."""
    corners = 2 * (radius + line) + 1
    small = min(width, corners), min(height, corners)

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, *small), radius, fill, outline, line)

    tall = _wider(drawn(*small, paint).transpose(Transpose.TRANSPOSE), height)
    return _wider(tall.transpose(Transpose.TRANSPOSE), width)


def _wider(image: Image.Image, width: int) -> Image.Image:
    """Repeat the column in the middle until a picture is as wide."""
    half, height = image.width // 2, image.height
    wider = Image.new(image.mode, (width, height))
    wider.paste(image.crop((half, 0, half + 1, height)).resize((width, height)))
    wider.paste(image.crop((0, 0, half, height)))
    right = image.width - half
    wider.paste(image.crop((half, 0, image.width, height)), (width - right, 0))
    return wider


@lru_cache(maxsize=256)
def highlight(width: int, height: int, radius: int = 8, lit: bool = False) -> Image.Image:
    """Give the golden frame around what has changed; a lit one is laid below it and has a ground."""
    ground = mix(MARBLE, GOLD_BRIGHT, 0.45) if lit else None

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), radius, ground, INK, 6)
        pen.rounded((1, 1, width - 1, height - 1), radius - 1, None, GOLD_BRIGHT, 4)

    return drawn(width, height, paint)


_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}


@lru_cache(maxsize=64)
def die(face: int, size: int, lit: bool) -> Image.Image:
    """Give a die; a lit one brought what was needed."""

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, size, size), size / 5, GOLD_BRIGHT if lit else MARBLE, INK, 2)
        for across, down in _PIPS[face]:
            pen.circle(size * (0.26 + 0.24 * across), size * (0.26 + 0.24 * down), size * 0.095, INK)

    return drawn(size, size, paint)


@lru_cache(maxsize=64)
def coin(text: str, size: int, fill: Colour = GOLD) -> Image.Image:
    """Give a coin that says how many points something is worth."""

    def paint(pen: Pen) -> None:
        middle = size / 2
        pen.circle(middle, middle, middle, INK)
        pen.circle(middle, middle, middle - 2, fill)
        pen.circle(middle, middle, middle - 4, None, mix(fill, WHITE, 0.55), 1.2)
        pen.letters(middle, middle, text, "sans-bold", 34 if size >= 44 else size * 0.72, INK)

    return drawn(size, size, paint)


@lru_cache(maxsize=64)
def triangle(size: int, fill: Colour, turn: int) -> Image.Image:
    """Give an arrowhead; turn is where it points, in degrees from up."""

    def paint(pen: Pen) -> None:
        pen.polygon(regular(3, size / 2, size / 2, size / 2 - 1.5, turn - 90), fill, INK, 1.5)

    return drawn(size, size, paint)


@lru_cache(maxsize=64)
def wreath(size: int, leaf: Colour = OLIVE) -> Image.Image:
    """Give a laurel wreath, open on top, to lay around something."""

    def paint(pen: Pen) -> None:
        middle, radius = size / 2, size * 0.41
        pen.arc(
            (middle - radius, middle - radius, middle + radius, middle + radius),
            -55,
            235,
            mix(leaf, INK, 0.3),
            1.6,
        )
        for step in range(9):
            for side in (-1, 1):
                _leaf(pen, middle, radius, side, 12 + step * 15, size * 0.13, leaf)

    return drawn(size, size, paint)


def _leaf(
    pen: Pen, middle: float, radius: float, side: int, degrees: float, length: float, fill: Colour
) -> None:
    angle = math.radians(90 + side * degrees)
    x, y = middle + radius * math.cos(angle), middle + radius * math.sin(angle)
    for out in (-0.55, 0.55):
        lean = angle + side * (math.pi / 2 + out)
        tip = (x + length * math.cos(lean), y + length * math.sin(lean))
        half = ((x + tip[0]) / 2, (y + tip[1]) / 2)
        across = lean + math.pi / 2
        bulge = length * 0.26
        pen.polygon(
            [
                (x, y),
                (half[0] + bulge * math.cos(across), half[1] + bulge * math.sin(across)),
                tip,
                (half[0] - bulge * math.cos(across), half[1] - bulge * math.sin(across)),
            ],
            fill,
        )
