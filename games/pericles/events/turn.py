"""3.3, 4, 5.1, 5.3 and 7.3 to 7.5: what happens from turn to turn, outside debates and theatres."""

from __future__ import annotations

from typing import ClassVar

from games.core.events import Event
from games.pericles.figures import Faction, Need, Side, Theatre


class ScenarioBegun(Event, frozen=True, kw_only=True):
    """3.3: everything is laid out."""

    scenario: str
    war: bool


class TurnBegun(Event, frozen=True, kw_only=True):
    """4.0: a turn began; tokens that were set aside came back, and others were set aside (A28)."""

    begins_round: ClassVar[bool] = True
    turn: int


class PlayDrawn(Event, frozen=True, kw_only=True):
    """5.11: the play of Aristophanes of the turn."""

    reveals: ClassVar[bool] = True
    play: str


class IssuesSet(Event, frozen=True, kw_only=True):
    """5.11: a play put issues at the centre of a track."""

    side: Side
    issues: tuple[str, ...]


class IssueSet(Event, frozen=True, kw_only=True):
    """5.11: a play put an issue into a box of a half."""

    half: Faction
    issue: str
    box: int


class TokensSetAside(Event, frozen=True, kw_only=True):
    """5.11: tokens of a stock were set aside for this turn (A29)."""

    side: Side
    tokens: int


class TokensBroughtBack(Event, frozen=True, kw_only=True):
    """5.11: a play brought tokens that lay aside back into a stock."""

    side: Side
    tokens: int


class TokensGranted(Event, frozen=True, kw_only=True):
    """5.11: a play gave tokens of the stock to a faction."""

    faction: Faction
    tokens: int


class WillSet(Event, frozen=True, kw_only=True):
    """5.12: what the assembly of a Side wants, in so many of the theatres."""

    side: Side
    need: Need
    theatres: tuple[Theatre, ...]
    number: int


class WillIgnored(Event, frozen=True, kw_only=True):
    """11.41: all bases of a Side stood when its assembly wanted one; or theatres are not in the game (E2)."""

    side: Side
    missing: bool = False


class AlcibiadesLeft(Event, frozen=True, kw_only=True):
    """12.2: Alcibiades went to Persia, for good."""


class PlagueStruck(Event, frozen=True, kw_only=True):
    """5.13: the plague struck, for the first time or again."""

    again: bool


class UnitsTaken(Event, frozen=True, kw_only=True):
    """5.11 and 5.14: a Side lost units to the plague or to a play."""

    side: Side
    theatre: Theatre
    units: tuple[tuple[str, int], ...]


class UnitsGone(Event, frozen=True, kw_only=True):
    """14.43: a Side lost units for the rest of the game."""

    side: Side
    theatre: Theatre
    units: tuple[tuple[str, int], ...]


class UnitsJoined(Event, frozen=True, kw_only=True):
    """5.11: a play brought units into a theatre."""

    side: Side
    theatre: Theatre
    units: tuple[tuple[str, int], ...]


class BoardFilled(Event, frozen=True, kw_only=True):
    """5.31: the strategy board of a Side was filled up from its stock."""

    side: Side
    tokens: int


class HostagesSpent(Event, frozen=True, kw_only=True):
    """5.33: a faction spent hostages: War/Peace lies in a box of the enemy's opposition."""

    faction: Faction
    side: Side
    half: Faction
    box: int


class HostagesKept(Event, frozen=True, kw_only=True):
    """5.33: a faction kept its hostages."""

    faction: Faction


class IssuePut(Event, frozen=True, kw_only=True):
    """5.32: a faction put an issue into a box of its half, or at the centre."""

    faction: Faction
    issue: str
    box: int


class LastCardShown(Event, frozen=True, kw_only=True):
    """7.3: a faction showed its last card and took tokens from the strategy board."""

    reveals: ClassVar[bool] = True
    faction: Faction
    card: str
    tokens: int


class BoardCleared(Event, frozen=True, kw_only=True):
    """7.3: what was left on a strategy board went back to the stock."""

    side: Side
    tokens: int


class WarDeclared(Event, frozen=True, kw_only=True):
    """7.41: these factions have won War/Peace in peace: there is war."""

    factions: tuple[Faction, ...]


class PeaceMade(Event, frozen=True, kw_only=True):
    """7.41: factions of both Sides have won War/Peace in war: there is peace, with Honour for both."""

    factions: tuple[Faction, ...]
    gained: int


class WarGoesOn(Event, frozen=True, kw_only=True):
    """7.41: only one faction has won War/Peace in war: nothing changes."""

    faction: Faction


class UnitSentHome(Event, frozen=True, kw_only=True):
    """7.41: at peace a unit of a City-State went home, or to a base of its colour."""

    faction: Faction
    units: tuple[tuple[str, int], ...]
    origin: Theatre
    theatre: Theatre


class GamesHonoured(Event, frozen=True, kw_only=True):
    """7.43: in peace the Games brought Honour."""

    faction: Faction
    gained: int


class GamesPaid(Event, frozen=True, kw_only=True):
    """7.43: in war the Games brought tokens, as far as the stock reached."""

    faction: Faction
    tokens: int


class CitizensMade(Event, frozen=True, kw_only=True):
    """7.44: a Delian base became an Athenian one, and units joined it."""

    faction: Faction
    theatre: Theatre
    units: tuple[tuple[str, int], ...]
    gained: int


class ColonyFounded(Event, frozen=True, kw_only=True):
    """7.44: a colony was founded."""

    faction: Faction
    theatre: Theatre
    units: tuple[tuple[str, int], ...]
    gained: int


class HelotsHunted(Event, frozen=True, kw_only=True):
    """7.45: the Krypteia removed Athenian treachery."""

    faction: Faction
    theatre: Theatre
    number: int


class SpartansTrained(Event, frozen=True, kw_only=True):
    """7.45: the Agoge raised land units in Sparta."""

    faction: Faction
    units: tuple[tuple[str, int], ...]


class IssueRetired(Event, frozen=True, kw_only=True):
    """7.44 and 7.45: a unique issue that was won is out of the game."""

    issue: str


class IssueUnused(Event, frozen=True, kw_only=True):
    """7.4: a unique issue that was won could not be used, or was not."""

    faction: Faction
    issue: str


class IssueVoided(Event, frozen=True, kw_only=True):
    """7.42: war or peace made a unique issue void (A20)."""

    faction: Faction
    issue: str


class CountersAwarded(Event, frozen=True, kw_only=True):
    """7.5: the theatre counters of a faction, for issues that it has won, and rumours."""

    faction: Faction
    counters: tuple[tuple[str, int], ...]


class CountersLent(Event, frozen=True, kw_only=True):
    """7.51: so many counters were lent to the compatriot."""

    faction: Faction
    rival: Faction
    number: int


class CountersHandedOver(Event, frozen=True, kw_only=True):
    """7.51: which counters were lent; told to both compatriots alone (B1)."""

    lasting: ClassVar[bool] = True
    faction: Faction
    rival: Faction
    counters: tuple[tuple[str, int], ...]
