"""Where everything lies on the board."""

from __future__ import annotations

from rendering import frame
from rendering.canvas import Box, at

WIDTH, HEIGHT = 1600, 1300
TITLE = 200
"""How much room the name of the game has."""
EDGE, GAP = 8, 8

CHART = Box(0, frame.TOP, WIDTH, frame.TOP + 884)
"""The map."""
PANELS = Box(EDGE, CHART.bottom + 6, WIDTH - EDGE, HEIGHT - frame.FOOT - 6)
"""What the powers have, Sparta on the left."""

NAME, DISC, TOKEN = 30, 60, 22
"""Letters of a place's name, width of its shape, and how wide a piece is on average."""
CLOSE_NAME = 30
"""Letters of a name on a close-up for a phone."""

TABLES = {
    "tracks": at(150, 798, 560, 80),
    "supports": at(232, 420, 172, 268),
    "piles": at(1284, 700, 308, 176),
}
"""What lies on free parts of the map: strengths, supports with who leads, and piles with lasting markers."""


def table(which: str) -> Box:
    """Say where a table lies on the picture."""
    return TABLES[which].moved(CHART.left, CHART.top)


def seat(number: int, seats: int) -> Box:
    """Give the panel of a power."""
    width = (PANELS.width - (seats - 1) * GAP) / seats
    left = PANELS.left + round(number * (width + GAP))
    return Box(left, PANELS.top, left + round(width), PANELS.bottom)
