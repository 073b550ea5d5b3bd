"""Conditions of orders that are left ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from games.core.conditions import Condition
from games.core.events import Event
from games.perikles.board import City, board
from games.perikles.events import CounterSent

if TYPE_CHECKING:
    from games.perikles.view import View


class TileOnOffer(Condition, frozen=True, kw_only=True):
    """An influence tile is still on offer."""

    tile: str

    @classmethod
    def offered(cls, view: View) -> Iterable[Condition]:
        """Give one for each tile on offer."""
        return [cls(tile=tile) for tile in view.offer]

    def holds(self, view: View, _since: Sequence[Event]) -> bool:
        """Look for the tile."""
        return self.tile in view.offer


class NotAttacked(Condition, frozen=True, kw_only=True):
    """Nobody has sent a counter against a place of a city."""

    city: City

    @classmethod
    def offered(cls, view: View) -> Iterable[Condition]:
        """Give one for each city that the viewer leads."""
        return [cls(city=city.id) for city in view.cities if city.leader == view.seat]

    def holds(self, _view: View, since: Sequence[Event]) -> bool:
        """Look for a counter on the attackers' side."""
        places = board().places
        return not any(
            isinstance(event, CounterSent)
            and event.side == "attack"
            and places[event.place].city == self.city
            for event in since
        )


CONDITIONS = (TileOnOffer, NotAttacked)
