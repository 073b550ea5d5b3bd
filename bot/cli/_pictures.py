"""Pictures of positions, for the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO

from PIL import Image

from bot.cli._names import seat_names
from bot.cli._random_play import RandomPlay
from games.core.decision import Seat
from games.core.game import Game, told
from games.core.view import Seen
from games.text.wording import GameWording
from rendering.encode import below, encode
from rendering.pictures import pictures_of
from rendering.sight import Sight

PLAIN_LEVEL = 6
"""How hard the picture that others are measured against is compressed."""


def sight_of(game: Game, view: Seen, language: str, names: Sequence[str]) -> Sight[Seen, GameWording]:
    """Give a view with the words that a picture of it needs."""
    return Sight(view, game.wording(language, names), names)


def look_on(play: RandomPlay, actions: int, viewer: Seat | None, language: str) -> Sight[Seen, GameWording]:
    """Play some actions at random, and look before and after the last one."""
    game = play.game
    names = seat_names(game, play.record.seats, language)
    play.move_on(actions - 1)
    before = sight_of(game, game.view(play.table.state, viewer), language, names)
    if not actions or play.ended:
        return before
    lines = [before.words.event(event) for event in told(play.move(), viewer)]
    return replace(before, view=game.view(play.table.state, viewer), before=before.view, lines=lines)


def draw(game: Game, sight: Sight[Seen, GameWording]) -> Image.Image:
    """Draw what a viewer sees."""
    return pictures_of(game.id).draw(sight).image


def draw_focus(game: Game, sight: Sight[Seen, GameWording]) -> Image.Image:
    """Draw what a question is about, for a phone."""
    return pictures_of(game.id).draw_focus(sight).image


def draw_private(game: Game, sight: Sight[Seen, GameWording]) -> Image.Image:
    """Draw what a seat alone knows."""
    return pictures_of(game.id).draw_private(Sight(sight.view, sight.words, sight.names)).image


def png_of(game: Game, sight: Sight[Seen, GameWording]) -> bytes:
    """Draw the board, for a seat with what it alone knows below, and encode it as it is sent."""
    picture = draw(game, sight)
    if sight.view.seat is not None:
        picture = below(picture, draw_private(game, sight))
    return encode(picture)


def encode_plainly(image: Image.Image) -> bytes:
    """Encode a picture as RGB, without any art."""
    file = BytesIO()
    image.convert("RGB").save(file, "PNG", compress_level=PLAIN_LEVEL)
    return file.getvalue()
