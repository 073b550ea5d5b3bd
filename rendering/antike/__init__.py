"""The pictures of Antike."""

from rendering.antike.board import draw
from rendering.antike.parts import DRAWN, REGIONS, box
from rendering.antike.private import draw_private

__all__ = ["DRAWN", "REGIONS", "box", "draw", "draw_private"]
