"""Parts of the state: pieces in theatres, issues on tracks, factions and their City-States."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.pericles.figures import Faction, Need, Theatre

Reason = Literal[
    "oration",
    "ostracism",
    "favour",
    "peace",
    "games",
    "battle",
    "hostages",
    "diplomacy",
    "base",
    "oracle",
    "raid",
    "capital",
    "persian-war",
    "conquest",
    "granary",
    "will",
    "end-political",
    "end-bases",
    "end-theatres",
]
"""What Honour is won or lost by."""


class Stack(msgspec.Struct):
    """The pieces of one colour in a theatre; the 300 are counted apart."""

    land: int = 0
    naval: int = 0
    base: int = 0

    @property
    def is_empty(self) -> bool:
        """Say whether nothing stands there."""
        return not (self.land or self.naval or self.base)


class Issue(msgspec.Struct, order=True):
    """6.1: an issue on a track. Boxes run from -7 to 7, those of a Side's first faction are negative."""

    kind: str
    box: int


class Counter(msgspec.Struct, frozen=True, order=True):
    """3.15: a theatre counter: whose it is, and what."""

    owner: Faction
    kind: str


class Placed(msgspec.Struct, frozen=True):
    """8.31: a counter that lies face down, and who placed it."""

    counter: Counter
    by: Faction


class Will(msgspec.Struct, frozen=True):
    """5.12: what the assembly of a Side wants, in so many of the theatres."""

    need: Need
    theatres: list[Theatre]
    count: int = 1


class House(msgspec.Struct):
    """A faction: hand, entourage and tokens are its own secret."""

    honour: int = 0
    tally: dict[Reason, int] = msgspec.field(default_factory=dict)
    """What its Honour was changed by since the start."""
    tokens: int = 0
    hand: list[str] = msgspec.field(default_factory=list)
    entourage: list[str] = msgspec.field(default_factory=list)
    trusted: bool = False
    """6.31: whether its Brain Trust was used this turn; then its entourage lies open."""
    counters: list[Counter] = msgspec.field(default_factory=list)
    """7.5: theatre counters that are not placed yet."""


class City(msgspec.Struct):
    """A City-State: its assembly, its tokens, its cards."""

    controlling: Faction
    favour: Faction = ""
    """7.2: whose box the Assembly's favour is in; nobody's: neutral."""
    stock: int = 0
    board: int = 0
    aside: int = 0
    """Tokens set aside for this turn (A28, A29)."""
    aside_next: int = 0
    """Tokens that will be set aside in the next turn (A28)."""
    track: list[Issue] = msgspec.field(default_factory=list)
    removed: list[str] = msgspec.field(default_factory=list)
    """7.44 and 7.45: issues that are out of the game."""
    hostages: bool = False
    will: Will | None = None
    """5.12: what the assembly wants this turn; nothing, or what cannot be: None."""
    founded: list[Theatre] = msgspec.field(default_factory=list)
    """11.41: where bases were built, placed by diplomacy or converted this turn (A27)."""
    deck: list[str] = msgspec.field(default_factory=list)
    """Battle deck; it has no order."""
    spent: list[str] = msgspec.field(default_factory=list)
    """Battle cards of this turn."""
    discards: list[str] = msgspec.field(default_factory=list)
    """Cards that were played or thrown away this turn."""


class Result(msgspec.Struct):
    """How a table has ended; no winner: a draw."""

    ending: str
    winner: Faction = ""
    tie: str = ""
    """What broke a tie (`ranking`); nothing: there was none."""
