"""What a faction can answer, one frozen struct per kind of action.

A seat may lead several factions, so each action names the one that acts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from games.core.decision import Action
from games.core.unions import closed
from games.pericles.figures import Faction, Theatre


class OfFaction(msgspec.Struct, frozen=True):
    """An action of a faction."""

    faction: Faction

    @property
    def party(self) -> str:
        """Name the faction."""
        return self.faction


class Dismiss(OfFaction, Action, frozen=True):
    """5.21: throw away some cards of the entourage, or none."""

    command: ClassVar[str] = "entourage"
    cards: tuple[str, ...]


class Retain(OfFaction, Action, frozen=True):
    """5.23: set three cards aside as the entourage."""

    command: ClassVar[str] = "entourage"
    cards: tuple[str, ...]


class Remove(OfFaction, Action, frozen=True):
    """5.11 and 5.14: choose which own units go: of the City-State, of the league, of Argos, the 300."""

    command: ClassVar[str] = "losses"
    city: int = 0
    league: int = 0
    argos: int = 0
    three_hundred: int = 0


class Enlist(OfFaction, Action, frozen=True):
    """5.11: choose where a unit stands that a play adds."""

    command: ClassVar[str] = "place"
    theatre: Theatre


class Hostages(OfFaction, Action, frozen=True):
    """5.33: spend hostages, or keep them."""

    command: ClassVar[str] = "answer"
    yes: bool


class Put(OfFaction, Action, frozen=True):
    """5.32: put an issue on the track."""

    issue: str


class Debate(OfFaction, Action, frozen=True):
    """6.11: raise an issue for debate, by kind and box."""

    issue: str
    box: int


class PlayCard(OfFaction, Action, frozen=True):
    """6.12: play a card in the debate."""

    card: str


class Trust(OfFaction, Action, frozen=True):
    """6.31: use the Brain Trust, or not."""

    command: ClassVar[str] = "answer"
    yes: bool


class Stop(OfFaction, Action, frozen=True):
    """6.14: stop War/Peace at the centre, or go on."""

    command: ClassVar[str] = "answer"
    yes: bool


class Citizens(OfFaction, Action, frozen=True):
    """7.44: make a Delian base an Athenian one, and add a ship or land units."""

    command: ClassVar[str] = "build"
    theatre: Theatre
    land: int = 0
    naval: int = 0


class Settle(OfFaction, Action, frozen=True):
    """7.44: found a colony: a base, and units of the league."""

    command: ClassVar[str] = "build"
    theatre: Theatre
    land: int = 0
    naval: int = 0


class Hunt(OfFaction, Action, frozen=True):
    """7.45: remove Athenian treachery from a theatre."""

    command: ClassVar[str] = "clear"
    theatre: Theatre
    number: int


class Train(OfFaction, Action, frozen=True):
    """7.45: raise land units in Sparta, the 300 among them."""

    command: ClassVar[str] = "build"
    land: int = 0
    three_hundred: int = 0


class Lend(OfFaction, Action, frozen=True):
    """7.51: lend counters to the compatriot."""

    counters: tuple[str, ...]


class Fight(OfFaction, Action, frozen=True):
    """14.1: open the battle (B2)."""


class Kill(OfFaction, Action, frozen=True):
    """9.44 and 9.45: choose which enemy units die: of the City-State, of the league, of Argos, the 300."""

    command: ClassVar[str] = "losses"
    city: int = 0
    league: int = 0
    argos: int = 0
    three_hundred: int = 0


class Raze(OfFaction, Action, frozen=True):
    """9.44: destroy enemy bases: of the City-State, of the league."""

    command: ClassVar[str] = "losses"
    city: int = 0
    league: int = 0


class Second(OfFaction, Action, frozen=True):
    """9.6: fight the second battle, or not."""

    command: ClassVar[str] = "answer"
    yes: bool


class Place(OfFaction, Action, frozen=True):
    """8.3: place a counter face down; its owner is named where it was lent."""

    kind: str
    owner: Faction
    theatre: Theatre


class Reveal(OfFaction, Action, frozen=True):
    """8.41: turn up the top counter of a theatre."""

    theatre: Theatre


class Decline(OfFaction, Action, frozen=True):
    """8.5: do not resolve an issue."""

    command: ClassVar[str] = "done"


class Commit(OfFaction, Action, frozen=True):
    """8.51 and 9.31: commit tokens."""

    tokens: int


class Negotiate(OfFaction, Action, frozen=True):
    """8.51: try diplomacy in a neutral theatre."""

    command: ClassVar[str] = "commit"


class Clear(OfFaction, Action, frozen=True):
    """8.51 and 8.52: remove treachery of the own Side and of the enemy."""

    own: int
    enemy: int


class BuildBase(OfFaction, Action, frozen=True):
    """8.52: build a league base, or a Persian one."""


class Convert(OfFaction, Action, frozen=True):
    """8.52: make a league base one of the City-State."""


class Raise(OfFaction, Action, frozen=True):
    """8.52 and 9.1: build units."""

    command: ClassVar[str] = "build"
    land: int = 0
    naval: int = 0
    argos: int = 0
    three_hundred: int = 0


class Consult(OfFaction, Action, frozen=True):
    """8.53: take Honour from the oracle."""

    command: ClassVar[str] = "oracle"


class Banish(OfFaction, Action, frozen=True):
    """8.53: send an enemy league unit home."""

    command: ClassVar[str] = "oracle"
    unit: str
    theatre: Theatre


class Omens(OfFaction, Action, frozen=True):
    """8.53: sow treachery in three theatres."""

    command: ClassVar[str] = "oracle"
    theatres: tuple[Theatre, ...]


class Raid(OfFaction, Action, frozen=True):
    """9.2: raid a contested theatre."""


class Muster(OfFaction, Action, frozen=True):
    """9.3: muster an expedition."""


class Gold(OfFaction, Action, frozen=True):
    """9.11: build with Persian gold, by one Persian base."""

    command: ClassVar[str] = "build"
    unit: str
    theatre: Theatre


class Move(OfFaction, Action, frozen=True):
    """9.32: move a unit; the way may be named."""

    unit: str
    origin: Theatre
    to: Theatre
    via: tuple[Theatre, ...] = ()


class Ships(OfFaction, Action, frozen=True):
    """12.3: send the State ships, or not."""

    command: ClassVar[str] = "answer"
    yes: bool


class Done(OfFaction, Action, frozen=True):
    """9.11 and 9.32: do no more."""

    droppable = True


class Sign(OfFaction, Action, frozen=True):
    """13.21: sign the treaty of Callias; a ship is given up in a theatre."""

    command: ClassVar[str] = "callias"
    theatre: Theatre


class Refuse(OfFaction, Action, frozen=True):
    """13.21: sign no treaty."""

    command: ClassVar[str] = "callias"


class Disband(OfFaction, Action, frozen=True):
    """11.2, 11.3 and 14.43: take units off the map."""

    unit: str
    theatre: Theatre
    number: int = 1


class Redeploy(OfFaction, Action, frozen=True):
    """11.3: send units to another theatre."""

    command: ClassVar[str] = "move"
    unit: str
    origin: Theatre
    to: Theatre
    number: int = 1


class Stand(OfFaction, Action, frozen=True):
    """4.0: leave an answer standing, or take all of them back."""

    command: ClassVar[str] = "standing"
    topic: str
    tokens: int = 0
    theatre: Theatre = ""


class Show(OfFaction, Action, frozen=True):
    """4.1: show the compatriot tokens, or counters that are not placed."""

    what: str


if TYPE_CHECKING:
    AnyAction = Action
else:
    AnyAction = closed(Action, __name__)
