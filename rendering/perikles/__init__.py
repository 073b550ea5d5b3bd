"""The pictures of Perikles."""

from rendering.encode import encode
from rendering.perikles.board import compose, draw

__all__ = ["compose", "draw", "encode"]
