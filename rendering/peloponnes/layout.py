"""Where everything lies on the board, by the number of seats alone."""

from __future__ import annotations

from typing import NamedTuple

from rendering.canvas import Box, at
from rendering.frame import FOOT, TOP

WIDTH = 1600
TITLE = 270
"""How much room the name of the game has."""
MARGIN = 14

# The two rows side by side, their bids below them.
ROWS_TOP = TOP + 6
HEADING = 25
CARD = (222, 195)
_CARD_PITCH = 228
_ROWS_APART = 18
"""Between the regular and the conquest row."""
BID = 46
ROWS = at(MARGIN, ROWS_TOP, 5 * _CARD_PITCH + _ROWS_APART, HEADING + CARD[1] + 4 + BID)
SIDE = Box(ROWS.right + 8, ROWS_TOP, WIDTH - MARGIN, ROWS.bottom)

SEATS_TOP = ROWS.bottom + 8
_SEAT_GAP = 4


class SeatSize(NamedTuple):
    """How high a seat's panel is, and the line with its numbers within."""

    height: int
    header: int


_SEAT_SIZES = {
    1: SeatSize(440, 64),
    2: SeatSize(304, 58),
    3: SeatSize(252, 54),
    4: SeatSize(200, 48),
    5: SeatSize(159, 44),
}


def seat_size(seats: int) -> SeatSize:
    """Give the size of a seat's panel."""
    return _SEAT_SIZES[seats]


def seat(number: int, seats: int) -> Box:
    """Give the panel of a seat."""
    height = seat_size(seats).height
    return at(MARGIN, SEATS_TOP + number * (height + _SEAT_GAP), WIDTH - 2 * MARGIN, height)


def height(seats: int) -> int:
    """Give the height of the whole picture."""
    return seat(seats - 1, seats).bottom + 6 + FOOT


def card(number: int, conquest: bool) -> Box:
    """Give the place of a tile of this round; both rows are counted through."""
    left = ROWS.left + number * _CARD_PITCH + (_ROWS_APART if conquest else 0)
    return at(left, ROWS.top + HEADING, *CARD)


def bid(card_box: Box) -> Box:
    """Give the place of the bid on a tile."""
    return at(card_box.left, card_box.bottom + 4, card_box.width, BID)
