"""Conditions of orders that are left ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from games.core.conditions import Condition
from games.core.events import Event

if TYPE_CHECKING:
    from games.peloponnes.view import SeenTile, View


class NotOutbid(Condition, frozen=True, kw_only=True):
    """The viewer's bid still lies on a tile."""

    tile: str

    @classmethod
    def offered(cls, view: View) -> Iterable[Condition]:
        """Give one for each tile on which the viewer's bid lies."""
        return [cls(tile=tile.id) for tile in _turned_up(view) if tile.bidder == view.seat]

    def holds(self, view: View, _since: Sequence[Event]) -> bool:
        """Look whose bid lies there."""
        return any(tile.id == self.tile and tile.bidder == view.seat for tile in _turned_up(view))


class NoBidYet(Condition, frozen=True, kw_only=True):
    """A tile lies there and nobody has bid on it."""

    tile: str

    @classmethod
    def offered(cls, view: View) -> Iterable[Condition]:
        """Give one for each tile on which no bid lies."""
        return [cls(tile=tile.id) for tile in _turned_up(view) if tile.bidder is None]

    def holds(self, view: View, _since: Sequence[Event]) -> bool:
        """Look whether a bid lies there."""
        return any(tile.id == self.tile and tile.bidder is None for tile in _turned_up(view))


def _turned_up(view: View) -> tuple[SeenTile, ...]:
    return (*view.regular, *view.conquest)


CONDITIONS = (NotOutbid, NoBidYet)
