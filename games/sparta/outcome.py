"""How a game of SPARTA! ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.outcome import Outcome, Standing, resigned_last
from games.sparta.steps.end import count

if TYPE_CHECKING:
    from games.core.decision import Seat
    from games.sparta.figures import Power
    from games.sparta.state import State

ENDINGS = ("regions", "level")
"""Why a game is over: more regions, or as many, where Sparta wins."""


def outcome(state: State) -> Outcome:
    """12: rank by regions; at a tie Sparta wins. Who has resigned has lost."""
    return resigned_last(_by_regions(state), state.resigned)


def _by_regions(state: State) -> Outcome:
    counted = state.result.regions if state.result is not None else count(state)
    winner: Power = "athens" if counted["athens"] > counted["sparta"] else "sparta"
    ending = "level" if counted["athens"] == counted["sparta"] else "regions"
    powers = [state.power_of(seat) for seat in range(state.seats)]
    standings = [
        # Who has lost alone still is the best of all who sat at the table (ruling 70).
        Standing(seat, 1 if power == winner or state.bot else 2, counted[power])
        for seat, power in enumerate(powers)
    ]
    standings.sort(key=lambda each: each.rank)
    facts = {"power": winner, "sparta": counted["sparta"], "athens": counted["athens"]}
    return Outcome(ending, standings, facts=facts, lost=state.bot == winner)


def points_of(state: State, seat: Seat) -> int:
    """Count the regions that a seat would win by now."""
    counted = state.result.regions if state.result is not None else count(state)
    return counted[state.power_of(seat)]
