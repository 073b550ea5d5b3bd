"""Where everything lies on the board."""

from __future__ import annotations

from rendering import frame
from rendering.canvas import Box, at

WIDTH, HEIGHT = 1600, 1300
TITLE = 170
"""How much room the name of the game has."""

CHART = Box(0, frame.TOP, WIDTH, frame.TOP + 850)
"""The map."""
PANELS = Box(10, CHART.bottom + 6, WIDTH - 10, HEIGHT - frame.FOOT - 6)
GAP = 8

NAME, DISC, TOKEN = 34, 52, 46
"""Letters of a city's name, width of its disc, and how wide a piece is on average."""

WHEEL = 252

TABLES = {
    "orient": {
        "wheel": at(1344, 4, WHEEL, WHEEL),
        "advances": at(8, 678, 676, 164),
        "store": at(688, 678, 170, 164),
    },
    "occident": {
        "wheel": at(1344, 4, WHEEL, WHEEL),
        "advances": at(998, 6, 340, 248),
        "store": at(8, 778, 588, 64),
    },
}
"""What lies on free parts of each map: rondel, table of advances, and the store with personages and bank."""


def table(chart: str, which: str) -> Box:
    """Say where a table lies on the picture."""
    return TABLES[chart][which].moved(CHART.left, CHART.top)


def seat(number: int, seats: int) -> Box:
    """Give the room for the nations of a seat."""
    width = (PANELS.width - (seats - 1) * GAP) / seats
    left = PANELS.left + round(number * (width + GAP))
    return Box(left, PANELS.top, left + round(width), PANELS.bottom)


ROSTER = 2
"""How many panels lie side by side where all nations are shown alone."""
ROSTER_WIDTH = WIDTH // 2
"""So a phone shows them twice as large as on the board."""


def roster(number: int) -> Box:
    """Give the panel of a nation where all are shown alone."""
    row, column = divmod(number, ROSTER)
    width = (ROSTER_WIDTH - 2 * GAP - (ROSTER - 1) * GAP) // ROSTER
    return at(GAP + column * (width + GAP), GAP + row * (PANELS.height + GAP), width, PANELS.height)


def nation(number: int, nations: int, box: Box) -> Box:
    """Give the panel of one of a seat's nations."""
    width = (box.width - (nations - 1) * GAP) / nations
    left = box.left + round(number * (width + GAP))
    return Box(left, box.top, left + round(width), box.bottom)


NOTE, NOTE_ROOM = (612, 824), 420
"""Where a reconstructed map says so."""
