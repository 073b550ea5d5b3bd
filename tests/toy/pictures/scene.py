"""What the pictures are painted from."""

from __future__ import annotations

from typing import Protocol

from rendering import sight, words
from tests.toy.game.view import SeenStall, View


class Words(words.Words, Protocol):
    """The words of a language, as far as the pictures of Toy need them."""

    def stall(self, seen: SeenStall, /) -> str:
        """Say in a line what a stall has."""

    def hand_lines(self, view: View, /) -> list[str]:
        """Say what a private picture shows."""


Sight = sight.Sight[View, Words]
Scene = sight.Scene[View, Words]
