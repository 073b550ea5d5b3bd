"""How powers look where no board is: in the course of a game."""

from __future__ import annotations

from PIL import Image

from rendering.palette import Colour
from rendering.sparta.pieces import flag, look_of


def party_badge(party: str, size: int) -> Image.Image:
    """Give the letters of a power on its colour."""
    return flag(party, size)


def party_colour(party: str) -> Colour:
    """Give its colour."""
    return look_of(party).colour
