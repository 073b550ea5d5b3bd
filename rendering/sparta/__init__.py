"""The pictures of SPARTA!"""

from rendering.sparta.board import draw
from rendering.sparta.focus import draw_focus
from rendering.sparta.parties import party_badge, party_colour
from rendering.sparta.parts import DRAWN, REGIONS, box
from rendering.sparta.private import draw_private
from rendering.sparta.sheet import draw_sheet

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
