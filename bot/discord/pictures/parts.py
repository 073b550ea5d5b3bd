"""Parts of a board's picture, cut out where the game's pictures say where they are."""

from __future__ import annotations

import asyncio
import io
from importlib import import_module
from importlib.util import find_spec

from PIL import Image


def regions(game: str) -> tuple[str, ...]:
    """List the parts of a game's board that can be shown alone."""
    module = f"rendering.{game}.parts"
    names: tuple[str, ...] = import_module(module).REGIONS if find_spec(module) else ()
    return names


def is_drawn(game: str, part: str) -> bool:
    """Tell whether a part is drawn larger, instead of being cut out of the picture."""
    return part in getattr(import_module(f"rendering.{game}.parts"), "DRAWN", ())


async def cut(png: bytes, game: str, part: str, seats: int) -> bytes:
    """Cut a part out of a picture, off the event loop."""
    return await asyncio.to_thread(_cut, png, game, part, seats)


def _cut(png: bytes, game: str, part: str, seats: int) -> bytes:
    box: tuple[int, int, int, int] = import_module(f"rendering.{game}.parts").box(part, seats)
    into = io.BytesIO()
    with Image.open(io.BytesIO(png)) as whole:
        whole.crop(box).save(into, "PNG")
    return into.getvalue()
