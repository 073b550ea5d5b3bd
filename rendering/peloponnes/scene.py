"""What every part of the board is painted from."""

from __future__ import annotations

from typing import Any, Protocol

from games.peloponnes.view import SeenSeat, SeenTile, View
from rendering import sight, words


class Words(words.Words, Protocol):
    """The words of a language, as far as the pictures of Peloponnes need them."""

    def action(self, action: Any, /) -> str:
        """Put an action into a few words."""


Sight = sight.Sight[View, Words]


class Scene(sight.Scene[View, Words]):
    """A view of Peloponnes that is being painted."""

    def seat_before(self, seat: int) -> SeenSeat | None:
        """Give a seat as it was."""
        return self.before.seats[seat] if self.before else None

    def tile_before(self, tile: str) -> SeenTile | None:
        """Give a tile of this round as it was."""
        tiles = (*self.before.regular, *self.before.conquest) if self.before else ()
        return next((seen for seen in tiles if seen.id == tile), None)
