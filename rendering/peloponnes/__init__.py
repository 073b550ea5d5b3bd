"""The pictures of Peloponnes."""

from rendering.peloponnes.board import draw
from rendering.peloponnes.focus import draw_focus
from rendering.peloponnes.parts import DRAWN, REGIONS, box
from rendering.peloponnes.private import draw_private
from rendering.peloponnes.sheet import draw_sheet

__all__ = ["DRAWN", "REGIONS", "box", "draw", "draw_focus", "draw_private", "draw_sheet"]
