"""What every part of the board is painted from."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple, Protocol

from games.sparta.board import board
from games.sparta.view import SeenPlace, SeenPower, SeenUnit, View
from rendering import sight, words
from rendering.canvas import Canvas
from rendering.palette import INK, INK_SOFT, MARBLE, STONE, WHITE, Colour, mix, rgb


class Look(NamedTuple):
    """How a power looks in every picture: colour, letters and the shape of its influence say the same."""

    colour: Colour
    on_it: Colour
    """The colour of letters on its own."""
    letters: str
    is_round: bool
    """Whether its influence is a disc; the other's is a square."""


POWERS = {
    "sparta": Look(rgb("#a32a1c"), WHITE, "Λ", is_round=False),
    "athens": Look(rgb("#2a6496"), WHITE, "ΑΘ", is_round=True),
}
NOBODY = Look(STONE, WHITE, "", is_round=True)
PALE = {power: mix(MARBLE, look.colour, 0.16) for power, look in POWERS.items()}
"""The ground of what belongs to a power."""
REGIONS = {
    "peloponnesos": rgb("#d3b491"),
    "isthmus": rgb("#e6dd8f"),
    "attica": rgb("#a9d19a"),
    "boeotia": rgb("#cbb6e6"),
    "aitolia": rgb("#e2ab8f"),
    "thessalia": rgb("#edc4e2"),
    "chalcidice": rgb("#f6d68c"),
    "hellespontus": rgb("#f0a9ac"),
    "ionia": rgb("#b3c3f0"),
    "cyclades": rgb("#9bdcd3"),
    "sicilia": rgb("#c2d98c"),
}
"""The ground of the places of a region; its symbol says the same."""
ALLY = mix(MARBLE, INK_SOFT, 0.1)


class Words(words.Words, Protocol):
    """The words of a language, as far as the pictures of SPARTA! need them."""

    def code(self, unit: str, /) -> str:
        """Call a unit as orders do."""

    def note_lines(self, view: View, /) -> list[str]:
        """Say how many own cards lie face down, and what is left standing for battles."""

    def rank(self, commander: str, /) -> str:
        """Name a commander without his power."""

    def card_lines(self, card: str, /) -> list[str]:
        """Say what an action card does, a line for each of its parts."""

    def half_text(self, card: str, element: str, /) -> str:
        """Say what half of a battle card does."""

    def half_title(self, card: str, element: str, /) -> str:
        """Name half of a battle card."""

    def commander_text(self, commander: str, /, *, veteran: bool) -> str:
        """Say what a side of a commander can do."""


Sight = sight.Sight[View, Words]


class Desk(Protocol):
    """What pieces are painted on: a scene, or the sheet of a report."""

    @property
    def canvas(self) -> Canvas:
        """Give the sheet to paint on."""

    @property
    def words(self) -> Words:
        """Give the words of a language."""


class Scene(sight.Scene[View, Words]):
    """A view of SPARTA! that is being painted."""

    @cached_property
    def place(self) -> dict[str, SeenPlace]:
        """Give the places in play."""
        return {seen.id: seen for seen in self.view.places}

    @cached_property
    def _places_before(self) -> dict[str, SeenPlace]:
        return {seen.id: seen for seen in self.before.places} if self.before else {}

    @cached_property
    def units_at(self) -> dict[str, list[SeenUnit]]:
        """Give the units on the map by place."""
        return _by_place(self.view)

    @cached_property
    def _units_before(self) -> dict[str, list[SeenUnit]]:
        return _by_place(self.before) if self.before else {}

    @cached_property
    def power_before(self) -> dict[str, SeenPower]:
        """Give the powers as they were."""
        return {seen.id: seen for seen in self.before.powers} if self.before else {}

    def has_changed(self, place: str) -> bool:
        """Say whether something has changed in a place since the last move."""
        if self.before is None:
            return False
        if self.place.get(place) != self._places_before.get(place):
            return True
        return self.units_at.get(place, []) != self._units_before.get(place, [])


def _by_place(view: View) -> dict[str, list[SeenUnit]]:
    found: dict[str, list[SeenUnit]] = {}
    for unit in view.units:
        if unit.state in ("field", "siege"):
            found.setdefault(unit.at, []).append(unit)
    return found


def ground_of(place: str) -> Colour:
    """Give the colour of a place: that of its region."""
    return REGIONS.get(board().region_of(place), ALLY)


def symbol_of(place: str) -> str:
    """Name the symbol of a place: that of its region, or the ally's own."""
    region = board().region_of(place)
    return board().regions[region].symbol if region else place


def ink_on(colour: Colour) -> Colour:
    """Give the ink of letters on a ground."""
    red, green, blue = colour
    return INK if 0.3 * red + 0.59 * green + 0.11 * blue > 130 else WHITE
