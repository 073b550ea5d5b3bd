"""What a seat cannot know, shuffled: for the test of secrecy, and for computer players that guess."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, cast

from games.core import codec
from games.core.agenda import steps_on
from games.core.decision import NOBODY, Seat
from games.sparta.board import ENEMY, POWERS
from games.sparta.steps.standing import ANSWERS, ELEMENTS, StandingAnswers
from games.sparta.steps.swaps import SwapCards

LIKELY = 0.5
"""How likely it is taken to be that somebody has left an answer standing."""

if TYPE_CHECKING:
    from games.sparta.figures import Power
    from games.sparta.state import State


def resample(state: State, seat: Seat | None, rng: Random) -> State:
    """Return a copy that looks the same to a seat, or to an onlooker."""
    other = codec.copy(state)
    if not other.holdings:
        return other
    _deal_anew(other, seat, rng)
    _arm_anew(other, seat, rng)
    _answer_anew(other, seat, rng)
    return other


def as_known(state: State, seat: Seat) -> State:
    """Return such a copy that is the same for all states which the seat cannot tell apart."""
    return resample(state, seat, cast("Random", Unmoved()))


class Unmoved:
    """What stands for chance where all is to be the same: it shuffles nothing, and what may be is not."""

    def shuffle(self, _items: list[str]) -> None:
        """Leave the items as they are."""

    def random(self) -> float:
        """Give what no chance is greater than."""
        return 1.0


def known(state: State, power: Power, seat: Seat | None) -> list[str]:
    """List the action cards of a power that a seat knows."""
    if state.seat_of(power) == seat:
        return state.holdings[power].hand
    return state.holdings[power].shown if state.seat_of(ENEMY[power]) == seat else []


def _deal_anew(state: State, seat: Seat | None, rng: Random) -> None:
    """Deal the deck and the cards that are not known anew, in the same numbers."""
    kept = {power: list(known(state, power, seat)) for power in POWERS}
    held = {power: state.holdings[power] for power in POWERS}
    sizes = {power: len(held[power].hand) - len(kept[power]) for power in POWERS}
    pool = [card for power in POWERS for card in held[power].hand if card not in kept[power]]
    pool = sorted([*pool, *state.deck, *(card for power in POWERS for card in held[power].face_down)])
    rng.shuffle(pool)
    for power in POWERS:
        new = [pool.pop() for _ in range(sizes[power])]
        _rename(state, power, seat, [*kept[power], *new])
        held[power].hand = sorted([*kept[power], *new])
        held[power].face_down = sorted(pool.pop() for _ in held[power].face_down)
    state.deck = sorted(pool)


def _rename(state: State, power: Power, seat: Seat | None, now: list[str]) -> None:
    """Let what was shown to the other alone be other cards of the new hand, for whoever did not see it."""
    holding = state.holdings[power]
    if seat is not None and seat in (state.seat_of(power), state.seat_of(ENEMY[power])):
        return
    holding.shown = sorted(now[: len(holding.shown)])
    for step in steps_on(state.agenda):
        if isinstance(step, SwapCards) and step.power == ENEMY[power]:
            step.seen = sorted(now[: len(step.seen)])


def _arm_anew(state: State, seat: Seat | None, rng: Random) -> None:
    """Deal battle cards anew in the same way."""
    held = {power: state.holdings[power] for power in POWERS}
    kept = {power: list(_known_arms(state, power, seat)) for power in POWERS}
    pool = [card for power in POWERS for card in held[power].battle if card not in kept[power]]
    pool = sorted([*pool, *state.battle_deck])
    rng.shuffle(pool)
    for power in POWERS:
        new = [pool.pop() for _ in range(len(held[power].battle) - len(kept[power]))]
        held[power].battle = sorted([*kept[power], *new])
        if seat is None or seat not in (state.seat_of(power), state.seat_of(ENEMY[power])):
            held[power].battle_shown = held[power].battle[: len(held[power].battle_shown)]
    state.battle_deck = sorted(pool)


def _known_arms(state: State, power: Power, seat: Seat | None) -> list[str]:
    if state.seat_of(power) == seat:
        return state.holdings[power].battle
    return state.holdings[power].battle_shown if state.seat_of(ENEMY[power]) == seat else []


def _answer_anew(state: State, seat: Seat | None, rng: Random) -> None:
    """Let the others have left any answers standing, or none."""
    bottom = state.agenda[0] if state.agenda else None
    if isinstance(bottom, StandingAnswers):
        others = [power for power in POWERS if state.seat_of(power) not in (seat, NOBODY)]
        for power in others:
            left = [kind for kind in ELEMENTS if rng.random() < LIKELY]
            bottom.answers[power] = {kind: rng.choice(ANSWERS) for kind in left}
