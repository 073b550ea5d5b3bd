"""What the pictures are painted from."""

from __future__ import annotations

from typing import Protocol

from games.core.decision import Seat
from rendering import sight, words
from tests.toy.game.view import View


class Words(words.Words, Protocol):
    """The words of a language, as far as the pictures of Toy need them."""

    def name(self, thing: str, case: str = ..., /) -> str:
        """Name a thing of the game."""

    def keeper(self, seat: Seat, /) -> str:
        """Name who keeps a stall."""

    def hand_lines(self, view: View, /) -> list[str]:
        """Say what a private picture shows."""


Sight = sight.Sight[View, Words]
Scene = sight.Scene[View, Words]
