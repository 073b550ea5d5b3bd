"""What commanders can do: the verbs of the side that lies up, while they command."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from games.sparta.board import board
from games.sparta.effects import Effect, Effects, OnExhausted

if TYPE_CHECKING:
    from games.sparta.figures import Power
    from games.sparta.state import State

E = TypeVar("E", bound=Effect)


def of(state: State, commander: str) -> Effects:
    """Give the effects of a commander's side that lies up."""
    printed = board().commanders[commander]
    return printed.veteran if state.commanders[commander].veteran else printed.regular


def having(state: State, commander: str, verb: type[E]) -> list[E]:
    """List the effects of one verb that a commander has; nobody has none."""
    if not commander:
        return []
    return [effect for effect in of(state, commander) if isinstance(effect, verb)]


def in_battle(state: State, power: Power, verb: type[E]) -> list[E]:
    """List the effects of one verb that a power's commander has in the present battle."""
    assert state.combat is not None
    return having(state, state.units[state.combat.sides[power].unit].commander, verb)


def when_exhausted(state: State, commander: str) -> Effects:
    """Give what a commander does when he is exhausted (ruling 5)."""
    return tuple(each for trigger in having(state, commander, OnExhausted) for each in trigger.effects)
