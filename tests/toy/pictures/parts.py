"""Where everything lies on the board, and which parts of it can be shown alone."""

from __future__ import annotations

from rendering import frame
from rendering.canvas import Box, at

WIDTH, HEIGHT = 1600, 1000
ROW = 104
"""How high the row of a stall is."""
REGIONS = ("market", "seats")
DRAWN: tuple[str, ...] = ()
MARKET = at(14, frame.TOP + 8, WIDTH - 28, 4 * ROW + 20)
SEATS = at(14, MARKET.bottom + 10, WIDTH - 28, HEIGHT - frame.FOOT - MARKET.bottom - 20)
_GAP = 10


def box(part: str, seats: int) -> Box:
    """Say where a region lies, or, as seat-0 and so on, the panel of a seat."""
    if part == "market":
        return MARKET
    return seat(int(part.removeprefix("seat-")), seats) if part.startswith("seat-") else SEATS


def seat(number: int, seats: int) -> Box:
    """Give the panel of a seat."""
    width = (SEATS.width - (seats - 1) * _GAP) // seats
    return at(SEATS.left + number * (width + _GAP), SEATS.top, width, SEATS.height)
