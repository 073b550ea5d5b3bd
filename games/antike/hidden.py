"""What a seat cannot know, shuffled: for the test of secrecy, and for computer players that guess."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from games.antike.pieces import StandingOrder
from games.antike.steps import StandingOrders
from games.antike.steps.standing import REACTIONS
from games.core import codec
from games.core.decision import Seat

if TYPE_CHECKING:
    from games.antike.state import State


def resample(state: State, seat: Seat | None, rng: Random) -> State:
    """Give a copy that looks the same to a seat, or to an onlooker, with others' standing orders anew."""
    other = codec.copy(state)
    step = other.agenda[0] if other.agenda else None
    if isinstance(step, StandingOrders):
        for each in range(other.seats):
            if each != seat:
                step.orders[each] = [StandingOrder(rng.choice(REACTIONS)) for _ in range(rng.randint(0, 2))]
    return other
