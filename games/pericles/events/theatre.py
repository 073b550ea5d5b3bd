"""8, 9.1 to 9.3 and 12.3: what happens in the Theatre Phase."""

from __future__ import annotations

from typing import ClassVar

from games.core.events import Event
from games.pericles.figures import Faction, Side, Theatre


class HonourOrderSet(Event, frozen=True, kw_only=True):
    """8.1: the order of the Theatre Phase."""

    factions: tuple[Faction, ...]


class CounterPlaced(Event, frozen=True, kw_only=True):
    """8.3: a faction placed a counter face down."""

    faction: Faction
    theatre: Theatre


class OwnCounterPlaced(Event, frozen=True, kw_only=True):
    """8.3: which counter it was; told to its seat alone."""

    lasting: ClassVar[bool] = True
    faction: Faction
    owner: Faction
    kind: str
    theatre: Theatre


class CounterRevealed(Event, frozen=True, kw_only=True):
    """8.41: a faction turned up a counter."""

    reveals: ClassVar[bool] = True
    faction: Faction
    owner: Faction
    kind: str
    theatre: Theatre


class Passed(Event, frozen=True, kw_only=True):
    """8.42: no counter of a faction's Side lies on top."""

    faction: Faction


class Declined(Event, frozen=True, kw_only=True):
    """8.5: an issue was not resolved; a military one costs a token all the same."""

    faction: Faction
    kind: str
    theatre: Theatre
    tokens: int


class NoEffect(Event, frozen=True, kw_only=True):
    """8.5: an issue could do nothing where it lay (A43)."""

    faction: Faction
    kind: str
    theatre: Theatre


class DiplomacyTried(Event, frozen=True, kw_only=True):
    """8.51: tokens and treachery against units and bases."""

    faction: Faction
    theatre: Theatre
    tokens: int
    total: int
    less: int


class BaseFlipped(Event, frozen=True, kw_only=True):
    """8.51: a league base changed sides; Honour went from a faction to another."""

    faction: Faction
    rival: Faction
    theatre: Theatre
    gained: int
    lost: int


class TreacheryPlaced(Event, frozen=True, kw_only=True):
    """9.8: treachery of a Side was placed."""

    side: Side
    theatre: Theatre
    number: int


class TreacheryCleared(Event, frozen=True, kw_only=True):
    """9.81: treachery of both Sides was removed, perhaps for tokens."""

    faction: Faction
    theatre: Theatre
    own: int
    enemy: int
    tokens: int


class TalksOpened(Event, frozen=True, kw_only=True):
    """8.51: what a Side put into talks with a neutral theatre: tokens and a battle card."""

    reveals: ClassVar[bool] = True
    faction: Faction
    tokens: int
    card: str
    value: int
    total: int


class TalksSettled(Event, frozen=True, kw_only=True):
    """8.51: talks with a neutral theatre brought a league base, or nothing."""

    faction: Faction
    theatre: Theatre
    won: bool


class BaseBuilt(Event, frozen=True, kw_only=True):
    """8.52: a faction built a league base, or a Persian one, for tokens and Honour."""

    faction: Faction
    theatre: Theatre
    tokens: int
    gained: int


class BaseConverted(Event, frozen=True, kw_only=True):
    """8.52: a faction made a league base one of its City-State."""

    faction: Faction
    theatre: Theatre
    tokens: int
    gained: int


class UnitsBuilt(Event, frozen=True, kw_only=True):
    """8.52 and 9.1: units were built, perhaps for tokens."""

    faction: Faction
    theatre: Theatre
    units: tuple[tuple[str, int], ...]
    tokens: int


class NothingBuilt(Event, frozen=True, kw_only=True):
    """9.11: a faction built nothing at home, and takes Persian gold alone."""

    faction: Faction
    tokens: int


class OracleHeard(Event, frozen=True, kw_only=True):
    """8.53: an oracle gave Honour."""

    faction: Faction
    gained: int


class UnitBanished(Event, frozen=True, kw_only=True):
    """8.53: an oracle sent an enemy league unit home."""

    faction: Faction
    theatre: Theatre
    units: tuple[tuple[str, int], ...]
    gained: int


class Raided(Event, frozen=True, kw_only=True):
    """9.2: a raid: tokens spent, Honour, and what the enemy lost of both."""

    reveals: ClassVar[bool] = True
    faction: Faction
    rival: Faction
    theatre: Theatre
    card: str
    value: int
    gained: int
    tokens: int
    lost: int


class TokensCommitted(Event, frozen=True, kw_only=True):
    """9.31: the tokens of a faction lie open."""

    reveals: ClassVar[bool] = True
    faction: Faction
    tokens: int


class UnitMoved(Event, frozen=True, kw_only=True):
    """9.32: a unit went to a theatre."""

    faction: Faction
    units: tuple[tuple[str, int], ...]
    origin: Theatre
    theatre: Theatre


class NoBattle(Event, frozen=True, kw_only=True):
    """9.4: the theatre of an expedition is not contested (A45)."""

    theatre: Theatre


class ShipsSent(Event, frozen=True, kw_only=True):
    """12.3: the State ships fight in this issue."""

    faction: Faction


class CapitalScored(Event, frozen=True, kw_only=True):
    """8.6: tokens left over were returned, for Honour."""

    reveals: ClassVar[bool] = True
    faction: Faction
    tokens: int
    gained: int
