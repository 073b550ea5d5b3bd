"""How a game of Peloponnes ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.outcome import Outcome, by_merit, ranked, resigned_last
from games.peloponnes import queries
from games.peloponnes.board import board

if TYPE_CHECKING:
    from games.peloponnes.state import State

ENDINGS = ("rounds", "level-reached", "level-missed")
"""Why a game can be over."""
TIE_BREAKS = ("higher", "luxury")
"""What decides between equal points, in this order."""


def outcome(state: State) -> Outcome:
    """Rank the seats by the lower value, then the higher, then luxury; who has resigned is last."""
    return resigned_last(_by_points(state), state.resigned)


def _by_points(state: State) -> Outcome:
    """Rank the seats; a solo level can be lost."""
    merits = [queries.merit(holding) for holding in state.holdings]
    level = queries.level_of(state)
    if level is None:
        return by_merit("rounds", merits, TIE_BREAKS, rounds=board().numbers.rounds)
    facts = {"level": level.level, "target": level.target}
    if queries.is_reached(state):
        return Outcome("level-reached", ranked(merits), facts=facts)
    return Outcome("level-missed", ranked(merits), facts=facts, lost=True)
