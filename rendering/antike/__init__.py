"""The pictures of Antike."""

from rendering.antike.board import draw
from rendering.antike.focus import draw_focus
from rendering.antike.parties import party_badge, party_colour
from rendering.antike.parts import DRAWN, REGIONS, box
from rendering.antike.private import draw_private
from rendering.antike.sheet import draw_sheet

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
