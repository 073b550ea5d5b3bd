"""What every part of the board is painted from."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple, Protocol

from games.core.decision import Seat
from games.pericles.board import LETTERS, SIDE_OF, board
from games.pericles.view import SeenCity, SeenFaction, SeenTheatre, View
from rendering import sight, words
from rendering.canvas import Canvas
from rendering.palette import INK, MARBLE, VIOLET, WHITE, Colour, Shape, mix, rgb


class Look(NamedTuple):
    """How a colour, a Side or a faction looks in every picture."""

    colour: Colour
    on_it: Colour
    """The colour of letters on its own."""
    letter: str
    shape: Shape = "circle"


_INKS = {
    "athens": (rgb("#2a6496"), WHITE),
    "delian": (rgb("#fbf8ee"), INK),
    "argos": (rgb("#c49a6c"), INK),
    "sparta": (rgb("#a32a1c"), WHITE),
    "peloponnesian": (rgb("#efc53a"), INK),
    "persia": (VIOLET, WHITE),
}
COLOURS = {name: Look(colour, on_it, LETTERS[name]) for name, (colour, on_it) in _INKS.items()}
"""Units and bases, by colour and letter."""
FACTIONS = {
    "aristocrats": Look(rgb("#1f4e79"), WHITE, "AF", "circle"),
    "demagogues": Look(rgb("#8fc4e8"), INK, "DF", "hexagon"),
    "agiad": Look(rgb("#8c1f14"), WHITE, "AK", "square"),
    "eurypontid": Look(rgb("#eda183"), INK, "EK", "diamond"),
}
SIDES = {side: COLOURS[side] for side in ("athens", "sparta")}
PALE = {side: mix(MARBLE, look.colour, 0.16) for side, look in SIDES.items()}
"""The ground of what belongs to a Side."""


class Words(words.Words, Protocol):
    """The words of a language, as far as the pictures of Pericles need them."""

    def short(self, thing: str, /) -> str:
        """Name a theatre or a faction in one word, as orders do."""

    def speaker(self, card: str, /) -> str:
        """Name who is on a card, where there is little room."""

    def will(self, city: SeenCity, /) -> str:
        """Say what an assembly wants, in a few words."""

    def noted(self, view: View, /) -> list[str]:
        """Say what the viewer has answered while others are still waited for."""

    def left_standing(self, view: View, /) -> list[str]:
        """Say which answers of the viewer are given without asking."""

    def half(self, card: str, faction: str, /) -> str:
        """Say what a half of a political card is worth, and when."""


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
    """A view of Pericles that is being painted."""

    @cached_property
    def theatre(self) -> dict[str, SeenTheatre]:
        """Give the theatres in which something stands."""
        return {seen.id: seen for seen in self.view.theatres}

    @cached_property
    def theatre_before(self) -> dict[str, SeenTheatre]:
        """Give the theatres as they were."""
        return {seen.id: seen for seen in self.before.theatres} if self.before else {}

    @cached_property
    def faction(self) -> dict[str, SeenFaction]:
        """Give the factions by id."""
        return {seen.id: seen for seen in self.view.factions}

    @cached_property
    def faction_before(self) -> dict[str, SeenFaction]:
        """Give the factions as they were."""
        return {seen.id: seen for seen in self.before.factions} if self.before else {}

    @cached_property
    def city_before(self) -> dict[str, SeenCity]:
        """Give the City-States as they were."""
        return {seen.side: seen for seen in self.before.cities} if self.before else {}

    def has_changed(self, theatre: str) -> bool:
        """Say whether something has changed in a theatre since the last move."""
        if self.before is None:
            return False
        return self.theatre.get(theatre) != self.theatre_before.get(theatre)

    def factions_of(self, seat: Seat) -> list[SeenFaction]:
        """List the factions of a seat, and those that Keryx plays beside it."""
        own = [seen for seen in self.view.factions if seen.seat == seat]
        sides = {SIDE_OF[seen.id] for seen in own}
        players = {seen.seat for seen in self.view.factions if seen.seat >= 0}
        taken = {SIDE_OF[seen.id] for seen in self.view.factions if seen.seat >= 0}
        unled = [seen for seen in self.view.factions if seen.seat not in players]
        last = seat == max(players, default=seat)
        beside = [
            each for each in unled if SIDE_OF[each.id] in sides or (last and SIDE_OF[each.id] not in taken)
        ]
        return [*own, *(each for each in beside if self._first_of(SIDE_OF[each.id], seat))]

    def _first_of(self, side: str, seat: Seat) -> bool:
        leaders = [seen.seat for seen in self.view.factions if SIDE_OF[seen.id] == side and seen.seat >= 0]
        return not leaders or leaders[0] == seat


def closed(view: View) -> frozenset[str]:
    """List the theatres that are not in play; the Eastern Mediterranean needs the Persian War (A25)."""
    listed = board().scenarios[view.scenario].theatres
    shut = set(board().theatres) - set(listed) if listed else set()
    return frozenset(shut if view.persian_war else {*shut, "east-mediterranean"})
