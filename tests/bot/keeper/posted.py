"""What the thread of a table is told, post by post, in a game played at random without a store."""

from __future__ import annotations

from collections.abc import Iterator

from bot.cli._threads import RandomThread, Told
from bot.cli._threads import begun as _begun
from bot.keeper.live import Live
from bot.keeper.message import Post
from tests.rendering.subject import seats_near


def thread(game: str, seats: int, seed: int, language: str = "en") -> Iterator[Told]:
    """Play a game at random by so many, or nearly; give all that its thread is told, with the table then."""
    return RandomThread(game, seats_near(game, seats), seed, language).told()


def posts(game: str, seats: int, seed: int, language: str = "en") -> Iterator[tuple[Live, Post]]:
    """Play a game at random; give every post, without reports, with the table as it was then."""
    for live, told in thread(game, seats, seed, language):
        if isinstance(told, Post):
            yield live, told


def begun(game: str, seats: int, seed: int) -> Live:
    """Give a table of a game that has just begun."""
    return _begun(game, seats, seed)[0]
