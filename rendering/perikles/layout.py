"""Where everything lies on the board."""

from __future__ import annotations

from rendering import frame
from rendering.canvas import Box, at

WIDTH, HEIGHT = 1600, 1300
TITLE = 230
"""How much room the name of the game has."""

_TOP = 94
_LEFT = 14
TEMPLE = (264, 330)
_TEMPLE_GAP = (14, 8)
SLOT = at(_LEFT, 776, 820, 162)
SIDE, CENTRE = 244, 250
PLACES = at(848, _TOP, 2 * SIDE + CENTRE, 738)
PLACE_HEADER, PLACE_PITCH, PLACE_HEIGHT = 24, 102, 98
BATTLE = at(848, 836, 2 * SIDE + CENTRE, 102)
SEATS_TOP, SEAT_HEIGHT, SEAT_GAP = 946, 238, 10
FOOT = Box(0, HEIGHT - frame.FOOT, WIDTH, HEIGHT)


def temple(number: int) -> Box:
    """Give the place of a city: two rows of three."""
    row, column = divmod(number, 3)
    width, height = TEMPLE
    across, down = _TEMPLE_GAP
    return at(_LEFT + column * (width + across), _TOP + row * (height + down), width, height)


def place(number: int) -> Box:
    """Give the row of a place."""
    return at(PLACES.left, PLACES.top + PLACE_HEADER + number * PLACE_PITCH, PLACES.width, PLACE_HEIGHT)


def seat(number: int, seats: int) -> Box:
    """Give the panel of a seat."""
    width = (WIDTH - 2 * _LEFT - (seats - 1) * SEAT_GAP) // seats
    return at(_LEFT + number * (width + SEAT_GAP), SEATS_TOP, width, SEAT_HEIGHT)


# Within a temple, from its top.
PEDIMENT, FRIEZE, BAND, COLONNADE, STEPS, TRACK = 40, 82, 130, 248, 258, 298
COLUMNS_MARGIN = 8


def column(temple_box: Box, seat_number: int, seats: int) -> Box:
    """Give the space between two pillars where a seat's markers stand."""
    inner = temple_box.width - 2 * COLUMNS_MARGIN
    left = temple_box.left + COLUMNS_MARGIN + inner * seat_number // seats
    right = temple_box.left + COLUMNS_MARGIN + inner * (seat_number + 1) // seats
    return Box(left, temple_box.top + BAND, right, temple_box.top + COLONNADE)
