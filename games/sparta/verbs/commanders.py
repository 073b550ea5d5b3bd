"""Verbs about commanders and units that are not on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.sparta import commanders, dice, effects, queries, units
from games.sparta.board import ENEMY, board
from games.sparta.events.units import TrialRolled
from games.sparta.verb import Verb

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.state import State
    from games.sparta.steps.carry_out import CarryOut


class Commander(Verb):
    """Exhaust an enemy commander, or bring him to trial."""

    declinable = True

    def targets(self, state: State, frame: CarryOut, effect: effects.Commander) -> tuple[str, ...]:
        return tuple(
            name
            for name in queries.commanders_of(state, ENEMY[frame.actor])
            if where(state, name) in effect.state and (not effect.named or queries.is_named(state, name))
        )

    def apply(self, table: Table[State], frame: CarryOut, effect: effects.Commander, target: str) -> None:
        if effect.action == "trial":
            _try(table, target)
            return
        unit = queries.commanding(table.state, target)
        if unit:
            units.home(table, unit)
        else:
            commanders.exhaust(table, target)


def where(state: State, commander: str) -> str:
    """Say where a commander is: ready, exhausted, or with a mobilised unit."""
    unit = queries.commanding(state, commander)
    if unit:
        return "mobilised" if queries.is_mobilised(state.units[unit]) else "on-map"
    return state.commanders[commander].state


def _try(table: Table[State], commander: str) -> None:
    """Roll for a commander on trial: a failure removes him, a blank turns him regular and exhausts him."""
    face = dice.roll(table, f"trial {commander}")
    side = board().commanders[commander].side
    table.tell(TrialRolled(power=side, commander=commander, face=face))
    if face == "failure":
        commanders.kill(table, commander)
    elif face == "blank":
        commanders.turn(table, commander, veteran=False)
        if table.state.commanders[commander].state == "ready":
            commanders.exhaust(table, commander)


class Demobilise(Verb):
    """Take a mobilised unit back; its commander becomes ready."""

    def targets(self, state: State, frame: CarryOut, effect: effects.Demobilise) -> tuple[str, ...]:
        own = queries.units_of(state, self.who(frame, effect))
        return tuple(sorted(name for name, unit in own.items() if queries.is_mobilised(unit)))

    def apply(self, table: Table[State], frame: CarryOut, effect: effects.Demobilise, target: str) -> None:
        units.home(table, target, "ready")
