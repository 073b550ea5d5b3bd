"""Pictures of views, by the drawing package of each game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from io import BytesIO
from typing import Any, NamedTuple, Protocol, cast

from PIL import Image

from bot.cli._names import seat_names
from bot.cli._random_play import RandomPlay
from games.core.decision import Seat
from games.core.game import Game, told
from rendering.palette import PARCHMENT

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

    def draw_private(self, view: Any, *, words: Any, names: Sequence[str]) -> Image.Image:
        """Draw what a seat alone knows."""

    def encode(self, image: Image.Image) -> bytes:
        """Encode a picture as it is sent."""


class Sight(NamedTuple):
    """What a viewer sees: now, before the last move, and what happened in it."""

    view: Any
    before: Any = None
    lines: Sequence[str] = ()


def look_on(play: RandomPlay, actions: int, viewer: Seat | None, language: str) -> Sight:
    """Play so many actions at random, and look before and after the last one."""
    game = play.game
    play.move_on(actions - 1)
    before = game.view(play.table.state, viewer)
    if not actions or play.ended:
        return Sight(before)
    wording = game.wording(language, seat_names(game, play.record.seats, language))
    lines = [wording.event(event) for event in told(play.move(), viewer)]
    return Sight(game.view(play.table.state, viewer), before, lines)


def pictures_of(game: Game) -> Pictures:
    """Give the drawing package of a game."""
    return cast(Pictures, import_module(f"rendering.{game.id}"))


def draw(game: Game, sight: Sight, language: str, names: Sequence[str]) -> Image.Image:
    """Draw what a viewer sees."""
    words = game.wording(language, names)
    return pictures_of(game).draw(
        sight.view, words=words, names=names, before=sight.before, lines=sight.lines
    )


def draw_private(game: Game, view: Any, language: str, names: Sequence[str]) -> Image.Image:
    """Draw what a seat alone knows."""
    return pictures_of(game).draw_private(view, words=game.wording(language, names), names=names)


def png_of(game: Game, sight: Sight, language: str, names: Sequence[str]) -> bytes:
    """Draw the board, for a seat with what it alone knows below, and encode it as it is sent."""
    picture = draw(game, sight, language, names)
    if sight.view.seat is not None:
        picture = _below(picture, draw_private(game, sight.view, language, names))
    return pictures_of(game).encode(picture)


def _below(upper: Image.Image, lower: Image.Image) -> Image.Image:
    both = Image.new("RGB", (max(upper.width, lower.width), upper.height + lower.height), PARCHMENT)
    both.paste(upper, (0, 0))
    both.paste(lower, (0, upper.height))
    return both


def encode_plainly(image: Image.Image) -> bytes:
    """Encode a picture as RGB, without any art."""
    file = BytesIO()
    image.convert("RGB").save(file, "PNG", compress_level=PLAIN_LEVEL)
    return file.getvalue()
