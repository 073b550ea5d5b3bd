"""The pictures of Toy."""

from tests.toy.pictures.board import draw
from tests.toy.pictures.focus import draw_focus
from tests.toy.pictures.parts import DRAWN, REGIONS, box
from tests.toy.pictures.private import draw_private

__all__ = ["DRAWN", "REGIONS", "box", "draw", "draw_focus", "draw_private"]
