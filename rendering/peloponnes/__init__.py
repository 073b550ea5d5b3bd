"""The pictures of Peloponnes."""

from rendering.peloponnes.board import draw
from rendering.peloponnes.parts import DRAWN, REGIONS, box
from rendering.peloponnes.private import draw_private

__all__ = ["DRAWN", "REGIONS", "box", "draw", "draw_private"]
