"""How a game of Perikles ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.outcome import Outcome, by_merit, resigned_last
from games.perikles import queries
from games.perikles.board import board

if TYPE_CHECKING:
    from games.perikles.state import State

ENDINGS = ("rounds", "early")
"""Why a game can be over."""
TIE_BREAKS = ("places", "statues")
"""What decides between equal points, in this order."""


def outcome(state: State) -> Outcome:
    """Rank the seats by points, then by points for places, then by statues; who has resigned is last."""
    return resigned_last(_by_points(state), state.resigned)


def _by_points(state: State) -> Outcome:
    merits = [queries.merit(state, seat) for seat in range(state.seats)]
    beaten = tuple(queries.beaten(state))
    if beaten and state.round < board().numbers.rounds:
        return by_merit("early", merits, TIE_BREAKS, cities=beaten)
    return by_merit("rounds", merits, TIE_BREAKS, rounds=board().numbers.rounds)
