"""10: Honour, which never falls below zero."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.pericles.pieces import Reason

if TYPE_CHECKING:
    from games.pericles.figures import Faction
    from games.pericles.state import State


def change(state: State, faction: Faction, amount: int, reason: Reason) -> int:
    """Change the Honour of a faction, and return by how much it really was (A59)."""
    house = state.houses[faction]
    real = max(amount, -house.honour)
    house.honour += real
    if real:
        house.tally[reason] = house.tally.get(reason, 0) + real
    return real
