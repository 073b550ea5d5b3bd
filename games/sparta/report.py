"""What the picture of a report shows: the battles that were decided, each with how it came about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from games.core.events import Event
from games.sparta.board import ENEMY
from games.sparta.effects import Advantage, Element
from games.sparta.events import battles as war
from games.sparta.events.cards import ActionRoundBegan, CardPlayed, StrengthChanged
from games.sparta.events.games import TruceKept
from games.sparta.events.units import UnitDeployed
from games.sparta.figures import Place, Power
from games.sparta.pieces import Owner

change = msgspec.structs.replace


class Fighter(msgspec.Struct, frozen=True):
    """16 and 17: what a power brought into a battle, and what became of it."""

    power: Power
    unit: str
    advantages: tuple[Advantage, ...] = ()
    struck: tuple[Advantage, ...] = ()
    """Advantages that the enemy cancelled."""
    strength: int = 0
    commander: str = ""
    fate: str = ""
    lost: int = 0


_Alter: TypeAlias = Callable[[Fighter], Fighter]


class Fought(msgspec.Struct, frozen=True):
    """A battle; the attacker comes first."""

    place: Place
    element: Element
    fighters: tuple[Fighter, Fighter]
    cards: tuple[tuple[Power, str], ...] = ()
    lead: Owner = ""
    by: int = 0
    """Where the combat marker stood at last."""
    winner: Owner = ""
    is_decided: bool = False
    is_over: bool = False
    """Whether what happens now belongs to something else."""


class Sheet(msgspec.Struct, frozen=True):
    """The battles that were decided, in order."""

    battles: tuple[Fought, ...] = ()


ENDED_BY = (ActionRoundBegan, CardPlayed, UnitDeployed, TruceKept)
"""After these nothing more is a loss of the battle before."""


def sheet(told: Sequence[Event]) -> Sheet | None:
    """Gather the battles that were decided."""
    battles: list[Fought] = []
    for event in told:
        if isinstance(event, war.BattleBegan):
            battles.append(_begun(event))
        elif battles and not battles[-1].is_over:
            battles[-1] = _after(battles[-1], event)
    decided = tuple(each for each in battles if each.is_decided)
    return Sheet(decided) if decided else None


def _begun(event: war.BattleBegan) -> Fought:
    attacker, defender = Fighter(event.power, event.unit), Fighter(ENEMY[event.power], event.enemy)
    return Fought(event.place, event.element, (attacker, defender))


def _after(battle: Fought, event: Event) -> Fought:
    """Write into a battle what happened in it."""
    match event:
        case war.AdvantagesCounted():
            return _each(battle, lambda each: change(each, advantages=getattr(event, each.power)))
        case war.CombatWeighed(lead=lead, by=by):
            weighed = _each(battle, lambda each: change(each, strength=getattr(event, each.power)))
            return change(weighed, lead=lead, by=by)
        case war.BattleCardPlayed(power=power, card=card):
            return change(battle, cards=(*battle.cards, (power, card)))
        case war.AdvantagesCancelled(power=power, advantages=lost):
            return _of(battle, ENEMY[power], lambda each: change(each, struck=(*each.struck, *lost)))
        case war.BattleEnded(winner=winner):
            return change(battle, winner=winner, is_decided=True)
        case war.FateRolled(power=power, commander=commander, fate=fate):
            return _of(battle, power, lambda each: change(each, commander=commander, fate=fate))
        case StrengthChanged(power=power, track=track, change=by) if battle.is_decided and by < 0:
            if (track == "army") == (battle.element == "land"):
                return _of(battle, power, lambda each: change(each, lost=each.lost - by))
    return change(battle, is_over=True) if battle.is_decided and isinstance(event, ENDED_BY) else battle


def _each(battle: Fought, alter: _Alter) -> Fought:
    first, second = battle.fighters
    return change(battle, fighters=(alter(first), alter(second)))


def _of(battle: Fought, power: Power, alter: _Alter) -> Fought:
    return _each(battle, lambda each: alter(each) if each.power == power else each)
