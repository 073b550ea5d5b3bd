"""The pictures of Antike."""

from rendering.antike.board import compose, draw
from rendering.antike.private import compose_private, draw_private
from rendering.antike.region import compose_region, draw_region
from rendering.encode import encode

__all__ = [
    "compose",
    "compose_private",
    "compose_region",
    "draw",
    "draw_private",
    "draw_region",
    "encode",
]
