"""What the picture of a report shows: battles with their sums, or debates."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.core.events import Event
from games.pericles.board import OF_SIDE, SIDE_OF
from games.pericles.events import assembly
from games.pericles.events import battle as war
from games.pericles.figures import Element, Faction, Side, Theatre

Units = tuple[tuple[str, int], ...]


class Strength(msgspec.Struct, frozen=True):
    """9.42: what a Side brought into a battle, and what it lost there."""

    side: Side
    units: int = 0
    bases: int = 0
    strategoi: int = 0
    treachery: int = 0
    card: str = ""
    value: int = 0
    total: int = 0
    lost: Units = ()


class Fought(msgspec.Struct, frozen=True):
    """A battle."""

    theatre: Theatre
    element: Element
    faction: Faction
    """Who was in command."""
    strengths: tuple[Strength, ...] = ()
    winner: str = ""
    margin: int = 0
    is_decided: bool = False
    honour: tuple[tuple[Faction, int], ...] = ()
    hostages: bool = False
    major: bool = False


class Debated(msgspec.Struct, frozen=True):
    """A debate: the cards of both factions, their totals, and who won; nobody: a tie."""

    issue: str
    cards: tuple[tuple[Faction, str], ...] = ()
    totals: tuple[int, ...] = ()
    winner: Faction = ""
    is_decided: bool = False

    @property
    def side(self) -> Side:
        """Return whose assembly it was."""
        return next((SIDE_OF[faction] for faction, _ in self.cards), "athens")


class Sheet(msgspec.Struct, frozen=True):
    """What was decided, in order: battles, or where there were none the debates."""

    battles: tuple[Fought, ...] = ()
    debates: tuple[Debated, ...] = ()


def sheet(told: Sequence[Event]) -> Sheet | None:
    """Gather the battles and debates that were decided."""
    battles: list[Fought] = []
    debates: dict[Side, list[Debated]] = {"athens": [], "sparta": []}
    for event in told:
        _fight(battles, event)
        _debate(debates, event)
    fought = tuple(each for each in battles if each.is_decided)
    argued = tuple(each for side in debates.values() for each in side if each.is_decided)
    if fought:
        return Sheet(battles=fought)
    return Sheet(debates=argued) if argued else None


def _fight(battles: list[Fought], event: Event) -> None:
    """Begin a battle, or write into the newest what happened in it."""
    if isinstance(event, war.BattleJoined):
        battles.append(Fought(event.theatre, event.element, event.faction))
    elif battles:
        battles[-1] = _after(battles[-1], event)


def _after(battle: Fought, event: Event) -> Fought:
    change = msgspec.structs.replace
    match event:
        case war.StrengthCounted():
            parts = {name: getattr(event, name) for name in _PARTS}
            return change(battle, strengths=(*battle.strengths, Strength(**parts)))
        case war.BattleWon(side=side, margin=margin):
            return change(battle, winner=side, margin=margin, is_decided=True)
        case war.BattleTied():
            return change(battle, is_decided=True)
        case war.UnitsLost(side=side, units=units) | war.BasesRazed(side=side, units=units):
            return change(battle, strengths=tuple(_lose(each, side, units) for each in battle.strengths))
        case war.BattleHonoured(faction=faction, change=honour):
            return change(battle, honour=(*battle.honour, (faction, honour)))
        case war.HostagesTaken(faction=faction, gained=gained):
            return change(battle, honour=(*battle.honour, (faction, gained)), hostages=True)
        case war.MajorDefeat():
            return change(battle, major=True)
    return battle


_PARTS = ("side", "units", "bases", "strategoi", "treachery", "card", "value", "total")


def _lose(strength: Strength, side: Side, units: Units) -> Strength:
    if strength.side != side:
        return strength
    return msgspec.structs.replace(strength, lost=(*strength.lost, *units))


def _debate(debates: dict[Side, list[Debated]], event: Event) -> None:
    """Begin a debate of a Side, or write into its newest what happened in it."""
    side = _side_of(event)
    if side is None:
        return
    found = debates[side]
    if isinstance(event, assembly.IssueRaised):
        found.append(Debated(event.issue))
    elif found:
        found[-1] = _argued(found[-1], event)


def _side_of(event: Event) -> Side | None:
    match event:
        case assembly.DebateTied(side=side):
            return side
        case assembly.IssueRaised(faction=faction) | assembly.CardRevealed(faction=faction):
            return SIDE_OF[faction]
        case assembly.DebateWon(faction=faction):
            return SIDE_OF[faction]
    return None


def _argued(debate: Debated, event: Event) -> Debated:
    change = msgspec.structs.replace
    match event:
        case assembly.CardRevealed(faction=faction, card=card):
            return change(debate, cards=(*debate.cards, (faction, card)))
        case assembly.DebateWon(faction=faction, total=total, less=less):
            won_first = OF_SIDE[SIDE_OF[faction]][0] == faction
            totals = (total, less) if won_first else (less, total)
            return change(debate, winner=faction, totals=totals, is_decided=True)
        case assembly.DebateTied(total=total):
            return change(debate, totals=(total, total), is_decided=True)
    return debate
