"""Conditions of orders that are left ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from games.core import conditions
from games.core.conditions import Condition
from games.core.events import Event
from games.perikles.board import City, board
from games.perikles.events import CounterSent, NothingSent, PermissionAsked, PermissionRefused, QuietKept

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
        return not _is_attacked(self.city, since)


class Attacked(Condition, frozen=True, kw_only=True):
    """Somebody has sent a counter against a place of a city."""

    awaits = True

    city: City

    @classmethod
    def offered(cls, view: View) -> Iterable[Condition]:
        """Give one for each city."""
        return [cls(city=city.id) for city in view.cities]

    def holds(self, _view: View, since: Sequence[Event]) -> bool:
        """Look for a counter on the attackers' side."""
        return _is_attacked(self.city, since)


def _is_attacked(city: City, since: Sequence[Event]) -> bool:
    attacks = (event for event in since if isinstance(event, CounterSent) and event.side == "attack")
    return any(board().places[event.place].city == city for event in attacks)


class AsNow(conditions.AsNow, frozen=True, kw_only=True):
    """A city still has the same markers, candidates, leader and statues."""

    @classmethod
    def parts(cls, view: View) -> dict[str, Any]:
        """Give the cities."""
        return {city.id: (city.markers, city.candidates, city.leader, city.statues) for city in view.cities}


class CountersAsNow(conditions.AsNow, frozen=True, kw_only=True):
    """The same counters still stand at a place of this round."""

    @classmethod
    def parts(cls, view: View) -> dict[str, Any]:
        """Give the places."""
        return {place.id: (place.attackers, place.defenders) for place in view.places}


class NothingHappened(conditions.NothingHappened, frozen=True, kw_only=True):
    """Nothing was told but passes, requests and refusals of these."""

    quiet = (NothingSent, PermissionAsked, PermissionRefused, QuietKept)


CONDITIONS = (NothingHappened, TileOnOffer, NotAttacked, Attacked, AsNow, CountersAsNow)
