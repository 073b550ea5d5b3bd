"""Conditions of orders that are left ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from games.core import conditions
from games.core.conditions import Condition
from games.core.events import Event
from games.peloponnes.events import AnswerNoted, BidDisplaced, BidPassed

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


class Outbid(Condition, frozen=True, kw_only=True):
    """Somebody has outbid the viewer on a tile."""

    awaits = True

    tile: str

    @classmethod
    def offered(cls, view: View) -> Iterable[Condition]:
        """Give one for each tile on which the viewer's bid lies."""
        return [cls(tile=tile.id) for tile in _turned_up(view) if tile.bidder == view.seat]

    def holds(self, view: View, since: Sequence[Event]) -> bool:
        """Look whether the viewer was outbid there."""
        outbid = (event for event in since if isinstance(event, BidDisplaced))
        return any((event.seat, event.tile) == (view.seat, self.tile) for event in outbid)


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


class AsNow(conditions.AsNow, frozen=True, kw_only=True):
    """A tile lies there with the same bid, or with none as before."""

    @classmethod
    def parts(cls, view: View) -> dict[str, Any]:
        """Give the tiles of the round."""
        return {tile.id: tile for tile in _turned_up(view)}


class NothingHappened(conditions.NothingHappened, frozen=True, kw_only=True):
    """Nothing was told but passes, and that answers are noted."""

    quiet = (BidPassed, AnswerNoted)


CONDITIONS = (NothingHappened, NotOutbid, Outbid, NoBidYet, AsNow)
