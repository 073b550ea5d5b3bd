"""Conditions of orders that are left ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from games.antike.board import board
from games.antike.events import CityConquered, FightDemanded, Fought, LetPass, ManoeuvreEnded
from games.core import conditions
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
        return [cls(province=each) for each in _own_cities(view)]

    def holds(self, _view: View, since: Sequence[Event]) -> bool:
        """Look for fights and conquests there."""
        return not _is_attacked(self.province, since)


class Attacked(Condition, frozen=True, kw_only=True):
    """Somebody has fought in a province, or conquered it."""

    awaits = True

    province: str

    @classmethod
    def offered(cls, view: View) -> Iterable[Condition]:
        """Give one for each city of the viewer's nations."""
        return [cls(province=each) for each in _own_cities(view)]

    def holds(self, _view: View, since: Sequence[Event]) -> bool:
        """Look for fights and conquests there."""
        return _is_attacked(self.province, since)


def _own_cities(view: View) -> list[str]:
    own = {nation.id for nation in view.nations if nation.seat == view.seat}
    return [each.id for each in view.provinces if each.city in own]


def _is_attacked(province: str, since: Sequence[Event]) -> bool:
    fights = (event for event in since if isinstance(event, CityConquered | FightDemanded | Fought))
    return any(event.province == province for event in fights)


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


class AsNow(conditions.AsNow, frozen=True, kw_only=True):
    """A province still has the same city, temple and units."""

    @classmethod
    def parts(cls, view: View) -> dict[str, Any]:
        """Give the provinces."""
        return {
            each.id: (each.city, each.temple, [(unit.nation, unit.unit, unit.count) for unit in each.units])
            for each in view.provinces
        }


class NothingHappened(conditions.NothingHappened, frozen=True, kw_only=True):
    """Nothing was told but that units were let pass, or a manoeuvre ended."""

    quiet = (LetPass, ManoeuvreEnded)


CONDITIONS = (NothingHappened, NotAttacked, Attacked, AdvanceUnknown, AsNow)
