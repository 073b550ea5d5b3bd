"""What a seat cannot know, shuffled: for the test of secrecy, and for computer players that guess."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from games.core import codec
from games.core.decision import NOBODY, Seat
from tests.toy.game.actions import Bid
from tests.toy.game.steps.bids import MOST, Bids, standing_bids

if TYPE_CHECKING:
    from tests.toy.game.state import State


def resample(state: State, seat: Seat | None, rng: Random) -> State:
    """Return a copy that looks the same to a seat, or to an onlooker: others' cards and bids are shuffled."""
    other = codec.copy(state)
    strange = [stall for stall, keeper in other.owners.items() if keeper != seat or seat is None]
    _deal_anew(other, [stall for stall in strange if stall in other.cards], rng)
    _bid_anew(other, strange, rng)
    for stall in strange:
        if state.owners[stall] != NOBODY and other.agenda:
            standing_bids(other)[stall] = rng.randint(0, MOST)
    return other


def _deal_anew(state: State, stalls: list[str], rng: Random) -> None:
    hidden = [stall for stall in stalls if stall not in state.shown]
    pool = [*state.deck, *(state.cards[stall] for stall in hidden)]
    rng.shuffle(pool)
    for stall in hidden:
        state.cards[stall] = pool.pop()
    state.deck = pool


def _bid_anew(state: State, stalls: list[str], rng: Random) -> None:
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, Bids):
        for stall in stalls:
            if step.noted_by(stall):
                step.noted[stall][""] = Bid(stall, rng.randint(0, state.coins[stall]))
