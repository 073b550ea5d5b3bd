"""15: who plays for whom."""

from __future__ import annotations

from games.core.events import Event
from games.core.fields import Seat
from games.pericles.figures import Faction, Theatre


class FactionsLed(Event, frozen=True, kw_only=True):
    """15: a seat leads these factions; or nobody does, and Phormio plays them."""

    seat: Seat
    factions: tuple[Faction, ...]


class StandingAnswerLeft(Event, frozen=True, kw_only=True):
    """4.0: a faction left an answer standing, or took all of them back; told to its seat alone."""

    faction: Faction
    topic: str
    tokens: int
    theatre: Theatre
