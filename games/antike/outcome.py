"""How a game of Antike ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.antike import queries
from games.core.outcome import Outcome, Standing, resigned_last

if TYPE_CHECKING:
    from games.antike.state import State

ENDINGS = ("target", "temple")
"""Why a game can be over."""


def outcome(state: State) -> Outcome:
    """Rank the seats by the best of their nations; who won is first, who has resigned is last."""
    return resigned_last(_by_points(state), state.resigned)


def _by_points(state: State) -> Outcome:
    best = [
        max((queries.points(state, nation) for nation in queries.nations_of(state, seat)), default=0)
        for seat in range(state.seats)
    ]
    first = queries.winner(state)
    merits = [(bool(first) and state.seat_of(first) == seat, own) for seat, own in enumerate(best)]
    order = sorted(range(state.seats), key=lambda seat: merits[seat], reverse=True)
    standings = [
        Standing(seat, 1 + sum(merit > merits[seat] for merit in merits), best[seat]) for seat in order
    ]
    reached = max(best, default=0) >= state.kind.target
    return Outcome("target" if reached else "temple", standings, facts={"target": state.kind.target})
