"""Conditions of orders that are left ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from games.antike.board import board
from games.antike.events import CityConquered, FightDemanded, Fought
from games.core.conditions import Condition
from games.core.events import Event

if TYPE_CHECKING:
    from games.antike.view import View


class NotAttacked(Condition, frozen=True, kw_only=True):
    """Nobody has fought in a province, nor conquered it."""

    province: str

    @classmethod
    def offered(cls, view: View) -> Iterable[Condition]:
        """Give one for each city of the viewer's nations."""
        own = {nation.id for nation in view.nations if nation.seat == view.seat}
        return [cls(province=each.id) for each in view.provinces if each.city in own]

    def holds(self, _view: View, since: Sequence[Event]) -> bool:
        """Look for fights and conquests there."""
        fights = (event for event in since if isinstance(event, CityConquered | FightDemanded | Fought))
        return all(event.province != self.province for event in fights)


class AdvanceUnknown(Condition, frozen=True, kw_only=True):
    """No nation has acquired an advance yet."""

    advance: str

    @classmethod
    def offered(cls, view: View) -> Iterable[Condition]:
        """Give one for each advance that nobody has."""
        return [cls(advance=each) for each in board().advances if each not in _acquired(view)]

    def holds(self, view: View, _since: Sequence[Event]) -> bool:
        """Look who has it."""
        return self.advance not in _acquired(view)


def _acquired(view: View) -> set[str]:
    return {advance for nation in view.nations for advance in nation.advances}


CONDITIONS = (NotAttacked, AdvanceUnknown)
