"""Pictures of views, by the drawing package of each game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from io import BytesIO
from typing import Any, NamedTuple, Protocol, cast

from PIL import Image

from games.core.game import Game

PLAIN_LEVEL = 6
"""How hard the picture that others are measured against is compressed."""


class Pictures(Protocol):
    """What a drawing package offers."""

    def draw(
        self,
        view: Any,
        *,
        words: Any,
        names: Sequence[str],
        before: Any = None,
        lines: Sequence[str] = (),
    ) -> Image.Image:
        """Draw the board."""

    def encode(self, image: Image.Image) -> bytes:
        """Encode a picture as it is sent."""


class Sight(NamedTuple):
    """What a viewer sees: now, before the last move, and what happened in it."""

    view: Any
    before: Any = None
    lines: Sequence[str] = ()


def pictures_of(game: Game) -> Pictures:
    """Give the drawing package of a game."""
    return cast(Pictures, import_module(f"rendering.{game.id}"))


def draw(game: Game, sight: Sight, language: str, names: Sequence[str]) -> Image.Image:
    """Draw what a viewer sees."""
    words = game.wording(language, names)
    return pictures_of(game).draw(
        sight.view, words=words, names=names, before=sight.before, lines=sight.lines
    )


def png_of(game: Game, sight: Sight, language: str, names: Sequence[str]) -> bytes:
    """Draw what a viewer sees and encode it as it is sent."""
    return pictures_of(game).encode(draw(game, sight, language, names))


def encode_plainly(image: Image.Image) -> bytes:
    """Encode a picture as RGB, without any art."""
    file = BytesIO()
    image.convert("RGB").save(file, "PNG", compress_level=PLAIN_LEVEL)
    return file.getvalue()
