"""The pictures of Perikles."""

from rendering.encode import encode
from rendering.perikles.board import compose, draw
from rendering.perikles.private import compose_private, draw_private

__all__ = ["compose", "compose_private", "draw", "draw_private", "encode"]
