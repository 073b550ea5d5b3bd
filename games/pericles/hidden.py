"""What a seat cannot know, shuffled: for the test of secrecy, and for computer players that guess."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, cast

from games.core import codec
from games.core.agenda import steps_on
from games.core.decision import Seat
from games.core.shapes import Everybody
from games.pericles.actions import Stand
from games.pericles.board import OF_SIDE
from games.pericles.cards import is_leader
from games.pericles.pieces import Counter, Placed
from games.pericles.standing import NO_MORE
from games.pericles.steps.expedition import CommitAlone, Commitments, Expedition, most_of
from games.pericles.steps.military import Military
from games.pericles.steps.standing import StandingAnswers

if TYPE_CHECKING:
    from games.pericles.figures import Faction, Side
    from games.pericles.state import State


def resample(state: State, seat: Seat | None, rng: Random) -> State:
    """Return a copy that looks the same to a seat, or to an onlooker."""
    return resample_for(state, state.parties_of(seat), rng)


def as_known(state: State, seat: Seat | None) -> State:
    """Return such a copy that is the same for all states which the seat cannot tell apart."""
    return resample(state, seat, cast("Random", Unmoved()))


class Unmoved:
    """What stands for chance where all is to be the same: it shuffles nothing and takes what comes first."""

    def shuffle(self, _items: list[Any]) -> None:
        """Leave the items as they are."""

    def randint(self, low: int, _high: int) -> int:
        """Take the least."""
        return low

    def random(self) -> float:
        """Take the first."""
        return 0.0

    def sample(self, items: Sequence[Any], number: int) -> list[Any]:
        """Take the first ones."""
        return list(items[:number])


def resample_for(state: State, eyes: Sequence[Faction], rng: Random) -> State:
    """Return a copy that looks the same to who sees what these factions see."""
    other = codec.copy(state)
    strange = [faction for faction in other.factions if faction not in eyes]
    for side in other.sides:
        hidden = [faction for faction in OF_SIDE[side] if faction in strange]
        _deal_anew(other, side, hidden, rng)
        if len(hidden) == len(OF_SIDE[side]):
            _split_anew(other, side, rng)
            _lend_anew(other, side, rng)
    for faction in strange:
        _place_anew(other, faction, rng)
    _answer_anew(other, strange, rng)
    _seal_anew(other, strange, rng)
    _stand_anew(other, strange, rng)
    return other


def _deal_anew(state: State, side: Side, factions: list[Faction], rng: Random) -> None:
    """Deal unknown cards anew in the same numbers; leaders and what lies open stay."""
    houses = {faction: state.houses[faction] for faction in factions}
    closed = [house for house in houses.values() if not house.trusted]
    held = [card for house in houses.values() for card in house.hand if not is_leader(card)]
    kept = [card for house in closed for card in house.entourage]
    pool = sorted([*state.cities[side].deck, *held, *kept])
    rng.shuffle(pool)
    for house in houses.values():
        leaders = [card for card in house.hand if is_leader(card)]
        house.hand = [*sorted(pool.pop() for _ in range(len(house.hand) - len(leaders))), *leaders]
    for house in closed:
        house.entourage = sorted(pool.pop() for _ in house.entourage)
    state.cities[side].deck = sorted(pool)


def _split_anew(state: State, side: Side, rng: Random) -> None:
    """Split the tokens of two strangers anew; only their sum follows from what is open."""
    first, second = (state.houses[faction] for faction in OF_SIDE[side])
    total = first.tokens + second.tokens
    low, high = (int(faction in _spenders(state)) for faction in OF_SIDE[side])
    first.tokens = rng.randint(low, max(low, total - high))
    second.tokens = total - first.tokens


def _spenders(state: State) -> set[Faction]:
    """List who is seen to have a token: only the owner of one is asked about a military issue (9.0)."""
    commands = [
        step for step in steps_on(state.agenda) if isinstance(step, Military | CommitAlone | Commitments)
    ]
    return {step.owner for step in commands if not getattr(step, "done", False)}


def _place_anew(state: State, faction: Faction, rng: Random) -> None:
    """Permute the counters of a faction among its hand and those that it placed face down."""
    house = state.houses[faction]
    mine = _placed_by(state, faction)
    pool = sorted([*house.counters, *(queue[at].counter for queue, at in mine)])
    rng.shuffle(pool)
    for queue, at in mine:
        queue[at] = Placed(pool.pop(), faction)
    house.counters = sorted(pool)


def _lend_anew(state: State, side: Side, rng: Random) -> None:
    """Let two strangers have lent each other other counters; how many is known (B1)."""
    for owner in OF_SIDE[side]:
        kinds = sorted(each.kind for each in _held(state, side) if each.owner == owner)
        rng.shuffle(kinds)
        for faction in OF_SIDE[side]:
            house = state.houses[faction]
            house.counters = [
                Counter(owner, kinds.pop()) if each.owner == owner else each for each in house.counters
            ]
            for queue, at in _placed_by(state, faction):
                if queue[at].counter.owner == owner:
                    queue[at] = Placed(Counter(owner, kinds.pop()), faction)


def _held(state: State, side: Side) -> Iterator[Counter]:
    """Go through the counters that the factions of a Side hold or have placed."""
    for faction in OF_SIDE[side]:
        yield from state.houses[faction].counters
        for queue, at in _placed_by(state, faction):
            yield queue[at].counter


def _placed_by(state: State, faction: Faction) -> list[tuple[list[Placed], int]]:
    return [(queue, at) for queue in _queues(state) for at, each in enumerate(queue) if each.by == faction]


def _queues(state: State) -> list[list[Placed]]:
    return [state.queues[theatre] for theatre in sorted(state.queues)]


def _seal_anew(state: State, factions: list[Faction], rng: Random) -> None:
    """Seal other tokens of strange defenders, as their purses allow."""
    for step in steps_on(state.agenda):
        if isinstance(step, Expedition):
            for faction in sorted(step.defence):
                if faction in factions:
                    step.defence[faction] = rng.randint(0, most_of(state, step.owner, faction))


def _stand_anew(state: State, factions: list[Faction], rng: Random) -> None:
    """Leave other answers standing for strangers."""
    bottom = state.agenda[0] if state.agenda else None
    if isinstance(bottom, StandingAnswers):
        for decision in bottom.decisions(state):
            if decision.party in factions and Stand in decision.kinds():
                left = decision.sample(rng)
                assert isinstance(left, Stand)
                bottom.left[decision.party] = [left] if left.topic != NO_MORE else []


def _answer_anew(state: State, factions: list[Faction], rng: Random) -> None:
    """Note another legal answer for each stranger who has answered."""
    for step in steps_on(state.agenda):
        if isinstance(step, Everybody):
            for faction in factions:
                for slot in step.noted_by(faction):
                    step.noted[faction][slot] = step.ask(state, faction, slot).sample(rng)
