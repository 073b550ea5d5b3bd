"""The pictures of Peloponnes."""

from rendering.encode import encode
from rendering.peloponnes.board import compose, draw
from rendering.peloponnes.private import compose_private, draw_private

__all__ = ["compose", "compose_private", "draw", "draw_private", "encode"]
