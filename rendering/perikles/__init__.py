"""The pictures of Perikles."""

from rendering.perikles.board import draw
from rendering.perikles.focus import draw_focus
from rendering.perikles.parts import DRAWN, REGIONS, box
from rendering.perikles.private import draw_private
from rendering.perikles.sheet import draw_sheet

__all__ = ["DRAWN", "REGIONS", "box", "draw", "draw_focus", "draw_private", "draw_sheet"]
