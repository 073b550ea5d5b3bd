"""Parts of a board's picture, cut out where the game's pictures say where they are."""

from __future__ import annotations

import asyncio
import io
from importlib.util import find_spec

from PIL import Image

from rendering.pictures import pictures_of


def regions(game: str) -> tuple[str, ...]:
    """List the parts of a game's board that can be shown alone."""
    return pictures_of(game).REGIONS if find_spec(f"rendering.{game}") else ()


def is_drawn(game: str, part: str) -> bool:
    """Tell whether a part is drawn larger, instead of being cut out of the picture."""
    return part in pictures_of(game).DRAWN


async def cut(png: bytes, game: str, part: str, seats: int) -> bytes:
    """Cut a part out of a picture, off the event loop."""
    return await asyncio.to_thread(_cut, png, game, part, seats)


def _cut(png: bytes, game: str, part: str, seats: int) -> bytes:
    box, into = pictures_of(game).box(part, seats), io.BytesIO()
    with Image.open(io.BytesIO(png)) as whole:
        whole.crop(box).save(into, "PNG")
    return into.getvalue()
