"""What the pictures are painted from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from games.core.decision import Seat
from rendering import sight, words
from tests.toy.game.view import SeenStall, View


class Words(words.Words, Protocol):
    """The words of a language, as far as the pictures of Toy need them."""

    def name(self, thing: str, case: str = ..., /) -> str:
        """Name a thing of the game."""

    def keeper(self, seat: Seat, /) -> str:
        """Name who keeps a stall."""

    def basket(self, basket: Mapping[str, int], /) -> list[str]:
        """Say what is in a basket."""

    def hand_lines(self, view: View, /) -> list[str]:
        """Say what a private picture shows."""


Sight = sight.Sight[View, Words]
Scene = sight.Scene[View, Words]


def wealth(words: Words, seen: SeenStall) -> str:
    """Say what a stall has beside coins and card: goods, and what it has sold at the fair."""
    goods = f"{words.label('goods')}: {seen.goods}"
    return f"{goods} · {words.label('sold')}: {seen.sold}" if seen.sold else goods
