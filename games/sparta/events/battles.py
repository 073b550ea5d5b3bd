"""16 and 17: what happens in battles."""

from __future__ import annotations

from typing import ClassVar, Literal

from games.core.events import Event
from games.sparta.effects import Advantage, Element
from games.sparta.figures import Place
from games.sparta.of_power import OfPower
from games.sparta.pieces import Face, Owner


class BattleBegan(OfPower, frozen=True, kw_only=True):
    """16: a battle begins; the power is the attacker."""

    place: Place
    element: Element
    unit: str
    enemy: str


class FightMissed(OfPower, frozen=True, kw_only=True):
    """16: a unit that came to fight finds its enemy gone."""

    unit: str
    place: Place


class AdvantagesCounted(Event, frozen=True, kw_only=True):
    """16: the advantages of both powers as a battle begins."""

    sparta: tuple[Advantage, ...]
    athens: tuple[Advantage, ...]


class CombatWeighed(Event, frozen=True, kw_only=True):
    """16: how strong both powers are, and whom the combat marker favours, at most by three."""

    lead: Owner
    by: int
    sparta: int
    athens: int


class BattleCardPlayed(OfPower, frozen=True, kw_only=True):
    """17: a power played a battle card; scouts of the other may take its effect away."""

    reveals: ClassVar[bool] = True
    card: str
    element: Element
    countered: bool


class AdvantagesCancelled(OfPower, frozen=True, kw_only=True):
    """16: a power cancelled advantages of its enemy until the battle ends."""

    advantages: tuple[Advantage, ...]


class BattleHandSeen(OfPower, frozen=True, kw_only=True):
    """17: which battle cards of the other a power has seen; told to its seat alone."""

    lasting: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


class BattleEnded(Event, frozen=True, kw_only=True):
    """17: who has won a battle, if anybody, and by what."""

    place: Place
    winner: Owner
    by: Literal["strength", "commander", "card", "nothing"]


class FateRolled(OfPower, frozen=True, kw_only=True):
    """17: the fate of a commander; the worse of two dice may count."""

    commander: str
    faces: tuple[Face, ...]
    fate: Literal["veteran", "card", "dead", "unharmed"]


class StandingAnswerLeft(OfPower, frozen=True, kw_only=True):
    """17: what a power answers in its battles on land or at sea; told to its seat alone."""

    answer: str
    kind: Element
