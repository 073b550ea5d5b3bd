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


class TokensShown(Event, frozen=True, kw_only=True):
    """4.1: a faction showed its compatriot how many tokens it has; told to the two alone."""

    faction: Faction
    rival: Faction
    tokens: int


class CountersShown(Event, frozen=True, kw_only=True):
    """4.1: a faction showed its compatriot the counters that it has not placed; told to the two alone."""

    faction: Faction
    rival: Faction
    counters: tuple[tuple[str, int], ...]
