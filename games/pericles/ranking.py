"""11.14: who is first by Honour, and what broke a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.pericles.board import OF_SIDE, SIDES
from games.pericles.pieces import Result

if TYPE_CHECKING:
    from games.pericles.figures import Faction, Side
    from games.pericles.state import State

CONTROL, BEST, ATHENS, ATHENS_CONTROL = "control", "best", "athens", "athens-control"
"""What broke a tie: between compatriots who controls; between Sides the best faction, and at last Athens."""
TIES = (CONTROL, BEST, ATHENS, ATHENS_CONTROL)


def total_of(state: State, side: Side) -> int:
    """11.14: add up the Honour of both factions of a Side."""
    return sum(state.houses[faction].honour for faction in OF_SIDE[side])


def _best_of(state: State, side: Side) -> int:
    return max(state.houses[faction].honour for faction in OF_SIDE[side])


def first_of(state: State, side: Side) -> tuple[Faction, str]:
    """11.14: name the faction of a Side with more Honour; level, the one that controls it."""
    first, second = OF_SIDE[side]
    lead = state.houses[first].honour - state.houses[second].honour
    if not lead:
        return state.cities[side].controlling, CONTROL
    return (first if lead > 0 else second), ""


def first_side(state: State) -> tuple[Side, str]:
    """11.14: name the Side with more Honour; level, that of the best faction; still level, Athens."""
    for merit, tie in ((total_of, ""), (_best_of, BEST)):
        lead = merit(state, "athens") - merit(state, "sparta")
        if lead:
            return SIDES[0] if lead > 0 else SIDES[1], tie
    return "athens", ATHENS


def by_honour(state: State, ending: str) -> Result:
    """11.14: name the winner."""
    side, between = first_side(state)
    winner, within = first_of(state, side)
    tie = "-".join(each for each in (between, within) if each)
    return Result(ending, winner, tie)
