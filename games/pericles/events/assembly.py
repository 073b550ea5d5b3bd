"""5.2, 6, 7.1 and 7.2: what happens at the assembly."""

from __future__ import annotations

from typing import ClassVar

from games.core.events import Event
from games.pericles.figures import Faction, Side


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
