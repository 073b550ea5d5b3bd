"""What a seat cannot know: others' standing orders, and where units on their way go next (ruling 44).

Shuffled for the test of secrecy, and for computer players that guess.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from games.antike.pieces import StandingOrder
from games.antike.steps.march import March
from games.antike.steps.standing import REACTIONS, StandingOrders
from games.core import codec
from games.core.decision import Seat

if TYPE_CHECKING:
    from games.antike.state import State


def resample(state: State, seat: Seat | None, rng: Random) -> State:
    """Return a copy that looks the same to a seat, or to an onlooker, with what only others know anew."""
    other = codec.copy(state)
    step = other.agenda[0] if other.agenda else None
    if isinstance(step, StandingOrders):
        for each in range(other.seats):
            if each != seat:
                step.orders[each] = [StandingOrder(rng.choice(REACTIONS)) for _ in range(rng.randint(0, 2))]
    for march in others_marches(other, seat):
        march.route = march.route[: rng.randint(0, len(march.route))]
    return other


def others_marches(state: State, seat: Seat | None) -> Iterator[March]:
    """Return the groups on their way that a seat does not move itself."""
    for step in state.agenda:
        if isinstance(step, March) and state.seat_of(step.nation) != seat:
            yield step
