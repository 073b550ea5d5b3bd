"""Conditions of orders that are left ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from games.core import conditions
from games.core.conditions import Condition
from games.core.events import Event
from games.pericles.events.assembly import AnswerNoted
from games.pericles.events.battle import BattleJoined
from games.pericles.events.theatre import Declined, NoEffect, Passed
from games.pericles.figures import Faction, Theatre

if TYPE_CHECKING:
    from games.pericles.view import View


class InControl(Condition, frozen=True, kw_only=True):
    """A faction of the viewer still controls its City-State."""

    faction: Faction

    @classmethod
    def offered(cls, view: View) -> Iterable[Condition]:
        """Give one for each faction of the viewer that is in control."""
        own = {faction.id for faction in view.factions if faction.seat == view.seat}
        return [cls(faction=city.controlling) for city in view.cities if city.controlling in own]

    def holds(self, view: View, _since: Sequence[Event]) -> bool:
        """Look who is in control."""
        return any(city.controlling == self.faction for city in view.cities)


class NoBattle(Condition, frozen=True, kw_only=True):
    """No battle was fought in a theatre."""

    theatre: Theatre

    @classmethod
    def offered(cls, view: View) -> Iterable[Condition]:
        """Give one for each theatre."""
        return [cls(theatre=theatre.id) for theatre in view.theatres]

    def holds(self, _view: View, since: Sequence[Event]) -> bool:
        """Look for a battle there."""
        return not _is_fought_for(self.theatre, since)


class BattleFought(Condition, frozen=True, kw_only=True):
    """A battle was fought in a theatre."""

    awaits = True

    theatre: Theatre

    @classmethod
    def offered(cls, view: View) -> Iterable[Condition]:
        """Give one for each theatre."""
        return [cls(theatre=theatre.id) for theatre in view.theatres]

    def holds(self, _view: View, since: Sequence[Event]) -> bool:
        """Look for a battle there."""
        return _is_fought_for(self.theatre, since)


def _is_fought_for(theatre: Theatre, since: Sequence[Event]) -> bool:
    return any(isinstance(event, BattleJoined) and event.theatre == theatre for event in since)


class AsNow(conditions.AsNow, frozen=True, kw_only=True):
    """A theatre still has the same pieces and counters."""

    @classmethod
    def parts(cls, view: View) -> dict[str, Any]:
        """Give the theatres in which something stands."""
        return {theatre.id: theatre for theatre in view.theatres}


class NothingHappened(conditions.NothingHappened, frozen=True, kw_only=True):
    """Nothing was told but passes, refusals, what had no effect, and that answers are noted."""

    quiet = (Passed, Declined, NoEffect, AnswerNoted)


CONDITIONS = (NothingHappened, InControl, NoBattle, BattleFought, AsNow)
