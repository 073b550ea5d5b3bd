"""Pictures from views: what the drawing process does, and all that it is given for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import Any, NamedTuple

from games import registry
from games.core.events import Event
from games.text.wording import tell


class Sight(NamedTuple):
    """All that a picture is drawn from."""

    game: str
    view: Any
    before: Any
    names: Sequence[str]
    table: str = ""
    events: Sequence[Event] = ()
    """What everyone was told since the picture before."""
    part: str = ""
    """A part of the board that its game draws larger; empty: all of it."""


def paint_board(sight: Sight, language: str) -> bytes:
    """Draw the board, or a part of it."""
    pictures = import_module(f"rendering.{sight.game}")
    words = registry.get(sight.game).wording(language, sight.names)
    lines = tell(words, sight.events)
    draw = partial(pictures.draw_region, region=sight.part) if sight.part else pictures.draw
    image = draw(
        sight.view, words=words, names=sight.names, before=sight.before, lines=lines, table=sight.table
    )
    png: bytes = pictures.encode(image)
    return png


def paint_preview(sight: Sight, language: str) -> bytes:
    """Draw the board as an order would leave it, marked so that nobody takes it for the table."""
    pictures = import_module(f"rendering.{sight.game}")
    words = registry.get(sight.game).wording(language, sight.names)
    lines = tell(words, sight.events)
    image = pictures.draw(
        sight.view,
        words=words,
        names=sight.names,
        before=sight.before,
        lines=lines,
        table=sight.table,
        preview=True,
    )
    png: bytes = pictures.encode(image)
    return png


def paint_hand(sight: Sight, language: str) -> bytes:
    """Draw what a seat alone knows."""
    pictures = import_module(f"rendering.{sight.game}")
    words = registry.get(sight.game).wording(language, sight.names)
    image = pictures.draw_private(sight.view, words=words, names=sight.names)
    png: bytes = pictures.encode(image)
    return png
