"""What happens at a table of Pericles, each told to everyone unless it has an audience."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.events import Event
from games.core.unions import closed
from games.pericles.figures import Element, Faction, Side, Theatre


class ScenarioBegun(Event, frozen=True, kw_only=True):
    """3.3: everything is laid out."""

    scenario: str
    war: bool


class EntourageDismissed(Event, frozen=True, kw_only=True):
    """5.21: a faction threw cards of its entourage away, face up."""

    reveals: ClassVar[bool] = True
    faction: Faction
    cards: tuple[str, ...]


class EntourageKept(Event, frozen=True, kw_only=True):
    """5.21: a faction kept its whole entourage."""

    faction: Faction


class HandDealt(Event, frozen=True, kw_only=True):
    """5.21: a faction was dealt so many cards."""

    faction: Faction
    number: int


class CardsDealt(Event, frozen=True, kw_only=True):
    """5.21: which cards a faction holds now; told to its seat alone."""

    lasting: ClassVar[bool] = True
    faction: Faction
    cards: tuple[str, ...]


class EntourageFormed(Event, frozen=True, kw_only=True):
    """5.23: a faction has set its entourage aside."""

    faction: Faction


class EntourageSet(Event, frozen=True, kw_only=True):
    """5.23: which cards are its entourage; told to its seat alone."""

    lasting: ClassVar[bool] = True
    faction: Faction
    cards: tuple[str, ...]


class AnswerNoted(Event, frozen=True, kw_only=True):
    """An answer was noted, to be opened with the others; told to its seat alone."""

    faction: Faction


class IssueRaised(Event, frozen=True, kw_only=True):
    """6.11: a faction raised an issue for debate, from a box on somebody's half or at the centre."""

    faction: Faction
    issue: str
    half: Faction
    box: int
    number: int


class CardRevealed(Event, frozen=True, kw_only=True):
    """6.12: a card was opened, and what it is worth."""

    reveals: ClassVar[bool] = True
    faction: Faction
    card: str
    value: int
    bonus: int


class BrainTrustUsed(Event, frozen=True, kw_only=True):
    """6.31: a Brain Trust turned up a card."""

    reveals: ClassVar[bool] = True
    faction: Faction
    card: str
    value: int


class EntourageOpened(Event, frozen=True, kw_only=True):
    """6.31: an entourage that was used lies open after the debate."""

    reveals: ClassVar[bool] = True
    faction: Faction
    cards: tuple[str, ...]


class TokensEarned(Event, frozen=True, kw_only=True):
    """6.21: a faction took tokens for a card that fits, as far as the stock reached."""

    faction: Faction
    tokens: int
    wanted: int


class DebateWon(Event, frozen=True, kw_only=True):
    """6.13: a faction won a debate."""

    faction: Faction
    rival: Faction
    issue: str
    total: int
    less: int


class DebateTied(Event, frozen=True, kw_only=True):
    """6.13: nobody won a debate."""

    side: Side
    issue: str
    total: int


class IssueMoved(Event, frozen=True, kw_only=True):
    """6.13: an issue went to a box on somebody's half, or to the centre."""

    faction: Faction
    issue: str
    half: Faction
    box: int


class IssueCaptured(Event, frozen=True, kw_only=True):
    """6.15: an issue was captured."""

    faction: Faction
    issue: str


class IssueStopped(Event, frozen=True, kw_only=True):
    """6.14: War/Peace was stopped at the centre."""

    faction: Faction


class IssuesDropped(Event, frozen=True, kw_only=True):
    """6.16: issues at the centre were won by nobody."""

    side: Side
    issues: tuple[str, ...]


class OstracismScored(Event, frozen=True, kw_only=True):
    """7.1: ostracism was won."""

    faction: Faction
    rival: Faction
    gained: int
    lost: int


class OrationScored(Event, frozen=True, kw_only=True):
    """7.1: a faction spoke better."""

    faction: Faction
    rival: Faction
    total: int
    less: int
    gained: int
    lost: int


class OrationLevel(Event, frozen=True, kw_only=True):
    """7.1: both factions spoke equally well."""

    side: Side
    total: int


class ControlSettled(Event, frozen=True, kw_only=True):
    """7.2: a faction controls its City-State, and has won so many issues."""

    side: Side
    faction: Faction
    number: int


class FavourMoved(Event, frozen=True, kw_only=True):
    """7.2: the favour of the Assembly moved to a faction's box, or to the neutral one."""

    side: Side
    faction: Faction


class FavourHonoured(Event, frozen=True, kw_only=True):
    """7.2: a faction had the favour already, and gained Honour."""

    faction: Faction
    rival: Faction
    gained: int
    lost: int


class BattleJoined(Event, frozen=True, kw_only=True):
    """9.4: a battle is fought in a theatre."""

    theatre: Theatre
    element: Element
    faction: Faction
    """The commander."""


class StrengthCounted(Event, frozen=True, kw_only=True):
    """9.42: what a Side's total is made of."""

    reveals: ClassVar[bool] = True
    side: Side
    units: int
    bases: int
    strategoi: int
    treachery: int
    card: str
    value: int
    total: int


class BattleWon(Event, frozen=True, kw_only=True):
    """9.43: a Side won a battle."""

    side: Side
    theatre: Theatre
    element: Element
    margin: int


class BattleTied(Event, frozen=True, kw_only=True):
    """9.43: nobody won a battle."""

    theatre: Theatre
    element: Element


class UnitsLost(Event, frozen=True, kw_only=True):
    """9.44 and 9.45: units of a Side died."""

    side: Side
    theatre: Theatre
    units: tuple[tuple[str, int], ...]


class BasesRazed(Event, frozen=True, kw_only=True):
    """9.44: bases of a Side were destroyed, and its treachery with them."""

    side: Side
    theatre: Theatre
    units: tuple[tuple[str, int], ...]
    treachery: int


class BattleHonoured(Event, frozen=True, kw_only=True):
    """9.5: Honour that a faction gained or lost by a battle."""

    faction: Faction
    change: int


class HostagesTaken(Event, frozen=True, kw_only=True):
    """9.46: a Side took hostages, and a faction gained Honour."""

    side: Side
    faction: Faction
    gained: int


class MajorDefeat(Event, frozen=True, kw_only=True):
    """9.54: a Side suffered a major defeat: War/Peace lies in a box of its opposition."""

    side: Side
    half: Faction
    box: int


class TokensReturned(Event, frozen=True, kw_only=True):
    """9.7: committed tokens went back to the stock."""

    side: Side
    tokens: int


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


if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = closed(Event, __name__)
