"""IV. The end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.antike import queries
from games.antike.events import GameWon
from games.core.agenda import Table

if TYPE_CHECKING:
    from games.antike.state import State


def win(table: Table[State], name: str) -> None:
    """End the game at once: nothing that was still to come is played."""
    state = table.state
    state.winner = name
    state.agenda.clear()
    best = queries.winner(state)
    points = queries.points(state, queries.nation_of(state, best))
    table.tell(GameWon(nation=best, seat=state.seat_of(best), points=points))
