"""The pictures of Perikles."""

from rendering.perikles.board import draw
from rendering.perikles.parts import DRAWN, REGIONS, box
from rendering.perikles.private import draw_private

__all__ = ["DRAWN", "REGIONS", "box", "draw", "draw_private"]
