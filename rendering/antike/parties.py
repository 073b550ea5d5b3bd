"""How nations look where no board is: in the course of a game."""

from __future__ import annotations

from functools import cache

from PIL import Image

from games.antike.board import board
from rendering.antike.pieces import badge_of
from rendering.antike.scene import Look
from rendering.palette import Colour, rgb


@cache
def _look(nation: str) -> Look:
    cards = (each.nations[nation] for each in board().maps.values() if nation in each.nations)
    card = next(cards)
    return Look(rgb(card.colour), card.letter)


def party_badge(party: str, size: int) -> Image.Image:
    """Give the badge of a nation."""
    return badge_of(_look(party), size)


def party_colour(party: str) -> Colour:
    """Give its colour."""
    return _look(party).colour
