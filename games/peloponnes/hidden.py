"""What a seat cannot know, shuffled: for the test of secrecy, and for computer players that guess."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from games.core import codec
from games.core.decision import Seat
from games.peloponnes.steps.simultaneous import Simultaneous

if TYPE_CHECKING:
    from games.peloponnes.state import State


def resample(state: State, seat: Seat | None, rng: Random) -> State:
    """Return a copy that looks the same to a seat, or to an onlooker, with others' noted answers shuffled."""
    other = codec.copy(state)
    step = other.agenda[-1] if other.agenda else None
    if isinstance(step, Simultaneous):
        for each in range(other.seats):
            if each != seat:
                _answer_anew(other, step, each, rng)
    return other


def _answer_anew(state: State, step: Simultaneous, seat: Seat, rng: Random) -> None:
    # In order, since a later question looks at the earlier answers.
    for slot in step.slots(state, seat):
        if slot in step.noted_by(seat):
            action = step.ask(state, seat, slot).sample(rng)
            step.noted[seat][slot] = action
