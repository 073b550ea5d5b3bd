"""How factions look where no board is: in the course of a game."""

from __future__ import annotations

from PIL import Image

from rendering.palette import Colour
from rendering.pericles.pieces import badge
from rendering.pericles.scene import FACTIONS


def party_badge(party: str, size: int) -> Image.Image:
    """Give the badge of a faction."""
    return badge(party, size)


def party_colour(party: str) -> Colour:
    """Give its colour."""
    return FACTIONS[party].colour
