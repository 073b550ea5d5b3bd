"""1. Places and influence tiles are laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Table
from games.core.chance import draw_out
from games.perikles import events
from games.perikles.board import board
from games.perikles.pieces import Place

if TYPE_CHECKING:
    from games.perikles.state import State


def lay_out(table: Table[State]) -> None:
    """1 Seven new places, and ten tiles from all influence tiles anew."""
    state, numbers = table.state, board().numbers
    drawn = [draw_out(table.chance, state.unseen_places, "place") for _ in range(numbers.places_per_round)]
    state.places = [Place(place) for place in drawn]
    state.pile = list(board().all_tiles)
    state.offer = [draw_out(table.chance, state.pile, "influence-tile") for _ in range(numbers.offer)]
    table.tell(
        events.RoundBegun(round=state.round, start=state.start, places=tuple(drawn), tiles=tuple(state.offer))
    )
