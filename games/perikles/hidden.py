"""What a seat cannot know, shuffled: for the test of secrecy, and for computer players that guess."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from games.core import codec
from games.core.decision import Seat
from games.perikles import queries
from games.perikles.board import ARMS, Arm, City, Counter, board
from games.perikles.pieces import Sent

if TYPE_CHECKING:
    from games.perikles.state import State


def resample(state: State, seat: Seat | None, rng: Random) -> State:
    """Return a copy that looks the same to a seat, or to an onlooker, with all else shuffled."""
    other = codec.copy(state)
    _shuffle_specials(other, seat, rng)
    for city in other.hand:
        if seat is None or city not in queries.commands(other, seat):
            for arm in ARMS:
                _shuffle_strengths(other, city, arm, rng)
    return other


def _shuffle_specials(state: State, seat: Seat | None, rng: Random) -> None:
    if not any(state.specials):
        return
    unknown = [other for other in range(state.seats) if other != seat and not state.played[other]]
    known = [state.specials[other] for other in range(state.seats) if other not in unknown]
    pool = [tile for tile in board().specials if tile not in known]
    for other, tile in zip(unknown, rng.sample(pool, len(unknown)), strict=True):
        state.specials[other] = tile


def _shuffle_strengths(state: State, city: City, arm: Arm, rng: Random) -> None:
    hand = state.hand[city]
    places = [place for place in state.places if not place.turned_up]
    stacks = [stack for place in places for stack in (place.attackers, place.defenders)]
    spots = [
        (stack, index)
        for stack in stacks
        for index, sent in enumerate(stack)
        if (sent.counter.city, sent.counter.arm) == (city, arm)
    ]
    held = [index for index, counter in enumerate(hand) if counter.arm == arm]
    strengths = [hand[index].strength for index in held]
    strengths += [stack[index].counter.strength for stack, index in spots]
    strengths.sort()  # so that even the order in which they are drawn knows nothing of the truth
    rng.shuffle(strengths)
    for index in held:
        hand[index] = Counter(city, arm, strengths.pop())
    for stack, index in spots:
        stack[index] = Sent(Counter(city, arm, strengths.pop()), stack[index].by)
