"""Conditions of orders that are left ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from games.core.conditions import Condition
from games.core.events import Event
from games.sparta.events.battles import BattleBegan
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
        return [cls(place=unit.at) for unit in view.units if unit.at and unit.power == view.power]

    def holds(self, _view: View, since: Sequence[Event]) -> bool:
        """Look for a battle there."""
        return not any(isinstance(event, BattleBegan) and event.place == self.place for event in since)


CONDITIONS = (Controlled, NoBattle)
