"""What every part of the board is painted from."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Literal, Protocol

from games.perikles.view import SeenCity, SeenPlace, SeenSeat, View
from rendering import sight, words
from rendering.canvas import Canvas

CITIES = ("athens", "sparta", "argos", "corinth", "thebes", "megara", "persia")
ANY_CITY = "any"
Arm = Literal["hoplite", "trireme"]


class Words(words.Words, Protocol):
    """The words of a language, as far as the pictures of Perikles need them."""

    def help(self, special: str, /) -> str:
        """Say what a special tile does, and when."""


@lru_cache(maxsize=256)
def initials(name: str) -> str:
    """Give the first two letters of a name, without accents: they differ for all seven forces."""
    plain = unicodedata.normalize("NFD", name)
    return "".join(letter for letter in plain if letter.isalpha())[:2]


class Desk(Protocol):
    """What places are painted from: a scene, or the sheet of a report."""

    @property
    def canvas(self) -> Canvas:
        """Give the sheet to paint on."""

    @property
    def words(self) -> Words:
        """Give the words of a language."""

    def letters(self, city: str, /) -> str:
        """Give a city in short."""

    def place_before(self, place: str, /) -> SeenPlace | None:
        """Give a place of this round as it was."""


Sight = sight.Sight[View, Words]


class Scene(sight.Scene[View, Words]):
    """A view of Perikles that is being painted."""

    def letters(self, city: str) -> str:
        """Give a city in short."""
        return "*" if city == ANY_CITY else initials(self.words.name(city))

    def city_before(self, city: str) -> SeenCity | None:
        """Give a city as it was."""
        cities = self.before.cities if self.before else ()
        return next((seen for seen in cities if seen.id == city), None)

    def place_before(self, place: str) -> SeenPlace | None:
        """Give a place of this round as it was."""
        places = self.before.places if self.before else ()
        return next((seen for seen in places if seen.id == place), None)

    def seat_before(self, seat: int) -> SeenSeat | None:
        """Give a seat as it was."""
        return self.before.seats[seat] if self.before else None


class Tile:
    """An influence tile, read from the name of its kind."""

    def __init__(self, kind: str) -> None:
        self.city, shards, *symbol = kind.split("-")
        self.shards = int(shards)
        self.symbol = symbol[0] if symbol else ""
