"""Conditions of orders that are left ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from games.core import conditions
from games.core.conditions import Condition
from games.core.events import Event
from games.sparta.events.battles import BattleBegan
from games.sparta.events.games import Passed
from games.sparta.figures import Place

if TYPE_CHECKING:
    from games.sparta.view import View


class Controlled(Condition, frozen=True, kw_only=True):
    """The viewer still controls a place."""

    place: Place

    @classmethod
    def offered(cls, view: View) -> Iterable[Condition]:
        """Give one for each place that the viewer controls."""
        return [cls(place=each.id) for each in view.places if view.power and each.controller == view.power]

    def holds(self, view: View, _since: Sequence[Event]) -> bool:
        """Look who controls it."""
        return any(each.id == self.place and each.controller == view.power for each in view.places)


class NoBattle(Condition, frozen=True, kw_only=True):
    """No battle began where a unit of the viewer stands."""

    place: Place

    @classmethod
    def offered(cls, view: View) -> Iterable[Condition]:
        """Give one for each place at which a unit of the viewer stands."""
        return [cls(place=place) for place in _with_own_units(view)]

    def holds(self, _view: View, since: Sequence[Event]) -> bool:
        """Look for a battle there."""
        return not _is_fought_for(self.place, since)


class BattleFought(Condition, frozen=True, kw_only=True):
    """A battle began where a unit of the viewer stands."""

    awaits = True

    place: Place

    @classmethod
    def offered(cls, view: View) -> Iterable[Condition]:
        """Give one for each place at which a unit of the viewer stands."""
        return [cls(place=place) for place in _with_own_units(view)]

    def holds(self, _view: View, since: Sequence[Event]) -> bool:
        """Look for a battle there."""
        return _is_fought_for(self.place, since)


def _with_own_units(view: View) -> list[Place]:
    return list(dict.fromkeys(unit.at for unit in view.units if unit.at and unit.power == view.power))


def _is_fought_for(place: Place, since: Sequence[Event]) -> bool:
    return any(isinstance(event, BattleBegan) and event.place == place for event in since)


class AsNow(conditions.AsNow, frozen=True, kw_only=True):
    """A place still has the same units, influence, siege and raid."""

    @classmethod
    def parts(cls, view: View) -> dict[str, Any]:
        """Give the places in play."""
        return {
            each.id: (
                (each.owner, each.influence, each.controller, each.raid, each.siege),
                sorted((unit.id, unit.state) for unit in view.units if unit.at == each.id),
            )
            for each in view.places
        }


class NothingHappened(conditions.NothingHappened, frozen=True, kw_only=True):
    """Nothing was told but passes."""

    quiet = (Passed,)


CONDITIONS = (NothingHappened, Controlled, NoBattle, BattleFought, AsNow)
