"""What every part of the board is painted from."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple, Protocol

from games.antike.board import board
from games.antike.view import SeenNation, SeenProvince, View
from games.core.decision import Seat
from rendering import sight, words
from rendering.palette import INK, STONE, WHITE, Colour, rgb

PERSONAGES = ("king", "scholar", "general", "citizen", "navigator")
STOCK = ("marble", "iron", "gold", "coins")
_LIGHT = 130
"""Colours brighter than this have dark letters."""


class Look(NamedTuple):
    """How a nation looks in every picture."""

    colour: Colour
    letter: str

    @property
    def on_it(self) -> Colour:
        """Give the colour of letters on its own."""
        red, green, blue = self.colour
        return INK if 0.3 * red + 0.59 * green + 0.11 * blue > _LIGHT else WHITE


NOBODY = Look(STONE, "?")


class Words(words.Words, Protocol):
    """The words of a language, as far as the pictures of Antike need them."""

    def standing(self, order: object, /) -> str:
        """Put a standing order into a few words."""


Sight = sight.Sight[View, Words]


class Scene(sight.Scene[View, Words]):
    """A view of Antike that is being painted."""

    @cached_property
    def _looks(self) -> dict[str, Look]:
        return {}

    def look(self, nation: str) -> Look:
        """Say how a nation looks."""
        if nation not in self._looks:
            card = board().maps[self.view.map].nations.get(nation)
            self._looks[nation] = Look(rgb(card.colour), card.letter) if card else NOBODY
        return self._looks[nation]

    def nations_of(self, seat: Seat) -> tuple[SeenNation, ...]:
        """List the nations of a seat."""
        return tuple(nation for nation in self.view.nations if nation.seat == seat)

    @cached_property
    def earlier(self) -> dict[str, SeenNation]:
        """Give the nations as they were."""
        return {nation.id: nation for nation in self.before.nations} if self.before else {}

    @cached_property
    def province(self) -> dict[str, SeenProvince]:
        """Give the provinces by id."""
        return {province.id: province for province in self.view.provinces}
