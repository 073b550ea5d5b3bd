"""The colours of every picture, and the mark of every seat."""

from __future__ import annotations

from typing import Literal, NamedTuple

Colour = tuple[int, int, int]
Shape = Literal["circle", "square", "hexagon", "triangle", "diamond", "pentagon"]


def rgb(code: str) -> Colour:
    """Read a colour such as #efe2bf."""
    number = int(code.removeprefix("#"), 16)
    return number >> 16, number >> 8 & 255, number & 255


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """Blend two colours; share is how much of the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


PARCHMENT = rgb("#efe2bf")
PARCHMENT_DARK = rgb("#d9c592")
PARCHMENT_EDGE = rgb("#b59a62")
MARBLE = rgb("#fbf5e6")
MARBLE_SHADE = rgb("#e6d8b6")
SEA = rgb("#b9d3df")
INK = rgb("#2b2118")
INK_SOFT = rgb("#6a5535")
INK_FAINT = rgb("#b8a57c")
TERRACOTTA = rgb("#a8482a")
TERRACOTTA_DARK = rgb("#7d3019")
GOLD = rgb("#c9a227")
GOLD_BRIGHT = rgb("#f4c430")
OLIVE = rgb("#6b7a3a")
LAND = rgb("#7a4a21")
SEA_DEEP = rgb("#1f5f86")
STONE = rgb("#8d8676")
VIOLET = rgb("#7a4a9c")
WHITE = rgb("#ffffff")


class SeatMark(NamedTuple):
    """How a seat looks in every picture: colour, letter and shape say the same."""

    colour: Colour
    letter: str
    on_it: Colour
    """The colour of the letter."""
    shape: Shape


SEATS = (
    SeatMark(rgb("#e69f00"), "Α", INK, "circle"),
    SeatMark(rgb("#56b4e9"), "Β", INK, "square"),
    SeatMark(rgb("#009e73"), "Γ", WHITE, "hexagon"),
    SeatMark(rgb("#0072b2"), "Δ", WHITE, "triangle"),
    SeatMark(rgb("#d55e00"), "Ε", WHITE, "diamond"),
    SeatMark(rgb("#cc79a7"), "Ζ", INK, "pentagon"),
)
