"""Markers on the board: how they come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Table
from games.core.decision import Seat
from games.perikles import events, queries
from games.perikles.board import City

if TYPE_CHECKING:
    from games.perikles.state import State


def place_markers(state: State, seat: Seat, city: City, wanted: int) -> int:
    """Put markers into a city's column, as many as the supply has (ruling 4); give their number."""
    placed = min(wanted, queries.supply(state, seat))
    state.markers[city][seat] += placed
    return placed


def remove_candidate(table: Table[State], city: City, owner: Seat) -> None:
    """Remove a candidate; if alpha falls, beta moves up (ruling 12)."""
    candidates = table.state.candidates[city]
    was_alpha = candidates[0] == owner
    candidates.remove(owner)
    if was_alpha and candidates:
        table.tell(events.BetaMovedUp(city=city, owner=candidates[0]))
