"""How a game of Pericles ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.decision import NOBODY
from games.core.outcome import Outcome, Standing, ranked, resigned_last
from games.pericles.board import ENEMY, SIDE_OF
from games.pericles.pieces import Result
from games.pericles.ranking import total_of

if TYPE_CHECKING:
    from games.core.decision import Seat
    from games.core.errors import Fact
    from games.pericles.state import State

VIGNETTES = ("ostracism", "honour", "level", "war", "war-control", "no-war", "battle", "stand-off", "theatre")
"""Why a political, battle or theatre game can be over."""
ENDINGS = (*VIGNETTES, "supremacy", "conquest", "both-taken", "granaries", "final", "peace")
"""Why a game can be over."""


def outcome(state: State) -> Outcome:
    """Put the winner's seat first; a draw is shared by all who have not resigned."""
    return resigned_last(_by_result(state), state.resigned)


def _by_result(state: State) -> Outcome:
    """Name the winner; if it is a faction that Phormio plays, or has come to play, all have lost."""
    result = state.result or Result("level")
    points = [points_of(state, seat) for seat in range(state.seats)]
    first = state.seat_of(result.winner) if result.winner else None
    if first == NOBODY or first in state.resigned:
        standings = ranked([(each,) for each in points])
        return Outcome(result.ending, standings, facts=_facts(state, result), lost=True)
    ranks = [1 if first in (None, seat) else 2 for seat in range(state.seats)]
    standings = [Standing(seat, ranks[seat], points[seat]) for seat in range(state.seats)]
    standings.sort(key=lambda each: (each.rank, -each.points, each.seat))
    return Outcome(result.ending, standings, facts=_facts(state, result))


def _facts(state: State, result: Result) -> dict[str, Fact]:
    """Name the winner, and what the Sides have; what broke a tie is a part of why it is over."""
    facts: dict[str, Fact] = {"faction": result.winner, "tie": result.tie}
    if result.winner and len(state.sides) > 1:
        side = SIDE_OF[result.winner]
        facts |= {"side": side, "total": total_of(state, side), "less": total_of(state, ENEMY[side])}
    return facts


def points_of(state: State, seat: Seat) -> int:
    """Give the Honour of a seat's best faction; in a battle game, who has won the first battle has one."""
    if state.figures.kind == "battle":
        return int(state.result is not None and state.owners.get(state.result.winner) == seat)
    own = state.parties_of(seat)
    return max(
        (state.houses[faction].honour for faction in own if faction in state.houses),
        default=0,
    )
