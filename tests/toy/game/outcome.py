"""How a game of Toy ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.decision import NOBODY, Seat
from games.core.outcome import Outcome, by_merit, ranked, resigned_last

if TYPE_CHECKING:
    from tests.toy.game.state import State

ENDINGS = ("rounds", "held", "beaten")
"""Why a game can be over."""
TIE_BREAKS = ("coins",)
"""What decides between equal points, in this order."""


def outcome(state: State) -> Outcome:
    """Rank the seats by points, then coins; alone one can lose against Keryx. Who has resigned is last."""
    return resigned_last(_by_points(state), state.resigned)


def _by_points(state: State) -> Outcome:
    merits = [merit(state, seat) for seat in range(state.seats)]
    if state.scenario != "alone":
        return by_merit("rounds", merits, TIE_BREAKS, rounds=state.rounds)
    own, keryx = merits[0][0], merit(state, NOBODY)[0]
    facts = {"points": own, "target": keryx}
    if keryx > own:
        return Outcome("beaten", ranked(merits), facts=facts, lost=True)
    return Outcome("held", ranked(merits), facts=facts)


def merit(state: State, seat: Seat) -> tuple[int, int]:
    """Count the points of a seat's stalls, and their coins."""
    stalls = [stall for stall, keeper in state.owners.items() if keeper == seat]
    goods = sum(state.goods.get(stall, 0) for stall in stalls)
    cards = sum(stall in state.shown for stall in stalls)
    return goods + cards, sum(state.coins.get(stall, 0) for stall in stalls)
