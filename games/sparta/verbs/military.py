"""Verbs that mobilise and move units, and roll for sieges; not built yet, so that they find no target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.sparta import effects
from games.sparta.verb import Verb

if TYPE_CHECKING:
    from games.sparta.state import State
    from games.sparta.steps.carry_out import CarryOut


class Mobilise(Verb):
    """13: mobilise a unit; open."""

    def targets(self, state: State, frame: CarryOut, effect: effects.Mobilise) -> tuple[str, ...]:
        return ()


class SiegeRoll(Verb):
    """15: a siege action at once; open."""

    def targets(self, state: State, frame: CarryOut, effect: effects.SiegeRoll) -> tuple[str, ...]:
        return ()


class Relocate(Verb):
    """13: move a unit; open."""

    def targets(self, state: State, frame: CarryOut, effect: effects.Relocate) -> tuple[str, ...]:
        return ()
