"""15: who plays for whom."""

from __future__ import annotations

from games.core.events import Event
from games.core.fields import Seat
from games.pericles.figures import Faction


class FactionsLed(Event, frozen=True, kw_only=True):
    """15: a seat leads these factions; or nobody does, and Phormio plays them."""

    seat: Seat
    factions: tuple[Faction, ...]
