"""11.2: what bases can maintain, and what units need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.pericles import movement, queries
from games.pericles.board import board

if TYPE_CHECKING:
    from games.pericles.figures import Side, Theatre
    from games.pericles.state import State

ARGIVES = "argos-land"


def points_of(state: State, side: Side) -> int:
    """11.2: four points a base."""
    return queries.all_bases(state, side) * board().printed.cost.points_of_a_base


def cost_of(unit: str) -> int:
    """11.2: two points a ship, one a land unit."""
    _, element = queries.apart(unit)
    return board().printed.cost.maintain[element]


def standing(state: State, side: Side) -> dict[tuple[Theatre, str], int]:
    """List all units of a Side, Argos too, by theatre and kind."""
    found: dict[tuple[Theatre, str], int] = {}
    for theatre in board().theatres:
        held = movement.movable(state, side, theatre)
        if side == "athens" and queries.stack(state, theatre, "argos").land:
            held[ARGIVES] = queries.stack(state, theatre, "argos").land
        found |= {(theatre, unit): number for unit, number in held.items()}
    return found


def upkeep_of(state: State, side: Side) -> int:
    """11.2: add up what all units of a Side need."""
    return sum(cost_of(unit) * number for (_, unit), number in standing(state, side).items())


def excess_of(state: State, side: Side) -> int:
    """11.2: by how much the units of a Side need more than its bases give."""
    return max(0, upkeep_of(state, side) - points_of(state, side))


def most_to_disband(state: State, side: Side, theatre: Theatre, unit: str) -> int:
    """11.2: how many units of a kind may go: none after it is enough."""
    there = standing(state, side).get((theatre, unit), 0)
    return min(there, -(-excess_of(state, side) // cost_of(unit)))
