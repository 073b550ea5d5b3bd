"""How a game of Pericles ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.decision import NOBODY
from games.core.outcome import Outcome, Standing, ranked
from games.pericles.pieces import Result

if TYPE_CHECKING:
    from games.core.decision import Seat
    from games.pericles.state import State

ENDINGS = ("ostracism", "honour", "level", "war", "war-control", "no-war", "battle", "stand-off", "theatre")
"""Why a game can be over."""


def outcome(state: State) -> Outcome:
    """Put the winner's seat first; a draw is shared by all. If a faction of Phormio's wins, all have lost."""
    result = state.result or Result("level")
    points = [points_of(state, seat) for seat in range(state.seats)]
    first = state.seat_of(result.winner) if result.winner else None
    if first == NOBODY:
        standings = ranked([(each,) for each in points])
        return Outcome(result.ending, standings, facts={"faction": result.winner}, lost=True)
    ranks = [1 if first in (None, seat) else 2 for seat in range(state.seats)]
    standings = [Standing(seat, ranks[seat], points[seat]) for seat in range(state.seats)]
    standings.sort(key=lambda each: (each.rank, -each.points, each.seat))
    return Outcome(result.ending, standings, facts={"faction": result.winner})


def points_of(state: State, seat: Seat) -> int:
    """Give the Honour of a seat's best faction; in a battle game, who has won the first battle has one."""
    if state.figures.kind == "battle":
        return int(state.result is not None and state.owners.get(state.result.winner) == seat)
    own = [faction for faction in state.factions if state.owners[faction] == seat]
    return max(
        (state.houses[faction].honour for faction in own if faction in state.houses),
        default=0,
    )
