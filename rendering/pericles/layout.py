"""Where everything lies on the board."""

from __future__ import annotations

from rendering import frame
from rendering.canvas import Box, at

WIDTH, HEIGHT = 1600, 1300
TITLE = 190
"""How much room the name of the game has."""
EDGE, GAP = 8, 8

SEATS = at(EDGE, 1046, WIDTH - 2 * EDGE, 138)
"""The panels of the factions, in the order of the seats."""
LEAD = Box(0, frame.TOP, WIDTH, SEATS.top - 4)
"""What the phase is about: the map or the assemblies."""
CITIES = at(0, frame.TOP, WIDTH, 60)
"""Where the map leads: what is to be known of the City-States."""
MAP = Box(0, CITIES.bottom, WIDTH, LEAD.bottom)
NAME, PIECE = 34, 32
"""Letters of a theatre's name, and how high a piece is."""

TRACK = 612
"""How high a track is."""
LESSER = Box(EDGE, LEAD.top + TRACK + 10, WIDTH - EDGE, LEAD.bottom - 2)
"""Below the tracks: the debate, and the map in small."""


def city(number: int) -> Box:
    """Give the bar of a City-State above the map."""
    half = WIDTH // 2
    return at(number * half, CITIES.top, half, CITIES.height)


def track(number: int, cities: int) -> Box:
    """Give the track of a City-State, side by side; one alone has the room of both."""
    width = (WIDTH - 2 * EDGE - (cities - 1) * GAP) // cities
    return at(EDGE + number * (width + GAP), LEAD.top + 4, width, TRACK)


def seat(number: int, seats: int) -> Box:
    """Give the room for the factions of a seat."""
    width = (SEATS.width - (seats - 1) * GAP) / seats
    left = SEATS.left + round(number * (width + GAP))
    return Box(left, SEATS.top, left + round(width), SEATS.bottom)
