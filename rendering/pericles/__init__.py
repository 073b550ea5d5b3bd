"""The pictures of Pericles: The Peloponnesian Wars."""

from rendering.pericles.board import draw
from rendering.pericles.focus import draw_focus
from rendering.pericles.parties import party_badge, party_colour
from rendering.pericles.parts import DRAWN, REGIONS, box
from rendering.pericles.private import draw_private
from rendering.pericles.sheet import draw_sheet

__all__ = [
    "DRAWN",
    "REGIONS",
    "box",
    "draw",
    "draw_focus",
    "draw_private",
    "draw_sheet",
    "party_badge",
    "party_colour",
]
