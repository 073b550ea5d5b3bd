"""15: what Phormio expects of a battle, from what lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.pericles import movement, queries
from games.pericles.board import THREE_HUNDRED, board

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.pericles.figures import Element, Side, Theatre
    from games.pericles.state import State

DEFENCE = 4
"""How many tokens Phormio expects of an enemy who defends."""
LEAD = 3
"""By how much he wants to be ahead."""


def standing(state: State, theatre: Theatre, side: Side, element: Element) -> int:
    """9.42: add up all of a Side's total that lies open: units, bases, treachery, the 300, tokens."""
    elite = int(side == "sparta" and state.three_hundred == theatre)
    here = queries.strength(state, theatre, side, element) + queries.treachery(state, theatre, side)
    return here + elite + queries.committed(state, side)


def lead(state: State, theatre: Theatre, side: Side, element: Element) -> int:
    """Give by how much a Side is ahead in a theatre; cards are worth as much on average."""
    enemy: Side = "sparta" if side == "athens" else "athens"
    return standing(state, theatre, side, element) - standing(state, theatre, enemy, element)


def reserves(state: State, side: Side, goal: Theatre, element: Element) -> list[int]:
    """List the values of units that can come to a theatre, best first; each needs a token."""
    found = [
        value
        for origin in queries.in_play(state)
        if origin != goal
        for value in _spare(state, side, origin, goal, element)
    ]
    return sorted(found, reverse=True)


def _spare(state: State, side: Side, origin: Theatre, goal: Theatre, element: Element) -> Iterator[int]:
    for unit, number in spare(state, side, origin).items():
        colour, kind = queries.apart(unit)
        if kind == element and movement.reaches(state, unit, origin, goal):
            yield from [board().value(colour, kind)] * number


def spare(state: State, side: Side, origin: Theatre) -> dict[str, int]:
    """Count the units that may leave: none where the enemy stands; one stays where there is no base."""
    if queries.is_contested(state, origin):
        return {}
    there = movement.movable(state, side, origin)
    there.pop(THREE_HUNDRED, None)
    if queries.bases_of(state, origin, side) or not there:
        return there
    first = min(there, key=lambda unit: (_value(unit), unit))
    return {
        unit: number - int(unit == first) for unit, number in there.items() if number - int(unit == first)
    }


def _value(unit: str) -> int:
    return board().value(*queries.apart(unit))


def with_tokens(state: State, side: Side, goal: Theatre, tokens: int) -> int:
    """Give the lead in a theatre that so many tokens make, with the units that they bring."""
    element = board().theatres[goal].element
    moved = sum(reserves(state, side, goal, element)[:tokens])
    return lead(state, goal, side, element) + tokens + moved
