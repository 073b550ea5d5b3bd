"""11 and 13.2: what happens in the End Phase."""

from __future__ import annotations

from games.core.events import Event
from games.pericles.figures import Faction, Side, Theatre


class CalliasSigned(Event, frozen=True, kw_only=True):
    """13.21: the treaty of Callias; Athenian bases and a ship are gone, units went home."""

    faction: Faction
    units: tuple[tuple[str, int], ...]


class ShipGivenUp(Event, frozen=True, kw_only=True):
    """13.21: a ship of Athens is the price of the treaty."""

    theatre: Theatre


class CalliasRefused(Event, frozen=True, kw_only=True):
    """13.21: there is no treaty."""

    faction: Faction


class UnitsWithdrawn(Event, frozen=True, kw_only=True):
    """13.21: units of the Eastern Mediterranean went to the theatre of their City-State."""

    side: Side
    units: tuple[tuple[str, int], ...]
    theatre: Theatre


class BasesMadePersian(Event, frozen=True, kw_only=True):
    """13.21: Spartan bases of the Eastern Mediterranean are gone; so many became Persian ones."""

    units: tuple[tuple[str, int], ...]
    number: int


class PersianWarPaid(Event, frozen=True, kw_only=True):
    """13.22: what the Persian War cost: the number of the turn, and one more without ships and control."""

    faction: Faction
    total: int
    lost: int


class SupremacyWon(Event, frozen=True, kw_only=True):
    """11.11: a faction has three times the Honour of any enemy."""

    faction: Faction
    total: int
    less: int


class CityTaken(Event, frozen=True, kw_only=True):
    """11.12: a Side controls the theatre of the enemy's City-State."""

    side: Side


class GranariesLost(Event, frozen=True, kw_only=True):
    """11.13: Athens had no base at a granary for a whole turn."""


class VictoryHonoured(Event, frozen=True, kw_only=True):
    """11.12 and 11.13: the Side that has won moves Honour to its controlling faction."""

    faction: Faction
    rival: Faction
    gained: int
    lost: int


class PoliticsScored(Event, frozen=True, kw_only=True):
    """11.14 A: the controlling faction gained, the opposition lost."""

    faction: Faction
    rival: Faction
    gained: int
    lost: int


class BasesScored(Event, frozen=True, kw_only=True):
    """11.14 B: Honour for a Side's bases; the controlling faction's part, and its compatriot's."""

    side: Side
    number: int
    faction: Faction
    gained: int
    rival: Faction
    less: int


class TheatresScored(Event, frozen=True, kw_only=True):
    """11.14 C and D: Honour for the theatres that a Side controls."""

    side: Side
    number: int
    faction: Faction
    gained: int
    rival: Faction
    less: int


class HonourTotalled(Event, frozen=True, kw_only=True):
    """11.14: the Honour of both factions of a Side."""

    side: Side
    total: int


class ArgosDispersed(Event, frozen=True, kw_only=True):
    """12.1: without a Delian base all but one Argive unit went home."""

    units: tuple[tuple[str, int], ...]


class UnitsDisbanded(Event, frozen=True, kw_only=True):
    """11.2: units that cannot be maintained are gone."""

    faction: Faction
    units: tuple[tuple[str, int], ...]
    theatre: Theatre


class UnitsStranded(Event, frozen=True, kw_only=True):
    """11.3: units that can stand nowhere are gone."""

    side: Side
    units: tuple[tuple[str, int], ...]
    theatre: Theatre


class UnitsRedeployed(Event, frozen=True, kw_only=True):
    """11.3: units went to another theatre."""

    faction: Faction
    units: tuple[tuple[str, int], ...]
    origin: Theatre
    theatre: Theatre


class WillMet(Event, frozen=True, kw_only=True):
    """11.4: the will of an assembly was done: Honour for each of its factions."""

    side: Side
    gained: int


class WillFailed(Event, frozen=True, kw_only=True):
    """11.4: the will of an assembly was not done: Honour that its factions lost, tokens of next turn."""

    side: Side
    faction: Faction
    lost: int
    rival: Faction
    less: int
    tokens: int


class UnitsRavaged(Event, frozen=True, kw_only=True):
    """14.43: war takes units out of the game that were not built."""

    side: Side
    units: tuple[tuple[str, int], ...]


class UnitsRavagedAt(Event, frozen=True, kw_only=True):
    """14.43: war takes units out of the game that stood in a theatre."""

    side: Side
    units: tuple[tuple[str, int], ...]
    theatre: Theatre
