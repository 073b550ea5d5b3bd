"""The games that Keryx knows; each is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from games.core.game import Game

GAMES = (
    "perikles",
    "peloponnes",
    "antike",
    "pericles",
    "sparta",
)
PATHS = {game: f"games.{game}.game:GAME" for game in GAMES}
"""Where each game is found: module and name in it."""


class UnknownGame(KeyError):
    """There is no game of that id."""


def ids() -> tuple[str, ...]:
    """Give the ids of all games."""
    return tuple(PATHS)


def get(game: str) -> Game:
    """Give a game by its id."""
    try:
        module, _, name = PATHS[game].partition(":")
    except KeyError:
        raise UnknownGame(game) from None
    found: Game = getattr(import_module(module), name)
    return found
