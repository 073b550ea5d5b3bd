"""Toy as the conformance suite needs it."""

from __future__ import annotations

from typing import Any

from games.core.agenda import Table
from games.core.chance import Recorded
from games.core.decision import Action, Seat
from tests.games.conformance.subject import SetUp, Subject
from tests.toy.game.game import GAME
from tests.toy.game.state import State
from tests.toy.game.steps.bids import Bids, standing_bids


def points(state: State) -> list[int]:
    """Count every good and every card that was shown for its keeper."""
    earned = [stall for stall, goods in state.goods.items() for _ in range(goods)] + state.shown
    return [sum(state.owners[stall] == seat for stall in earned) for seat in range(state.seats)]


def _all_cards(state: State, seat: Seat | None) -> Any:
    return state.cards


def _all_bids(state: State, seat: Seat | None) -> Any:
    step = state.agenda[-1] if state.agenda else None
    return step.noted if isinstance(step, Bids) else None


def _all_standing_bids(state: State, seat: Seat | None) -> Any:
    return standing_bids(state)


def disguise(state: State, seat: Seat, action: Action) -> Action | None:
    """Give the same answer where it is one: nobody else sees it before all have answered."""
    return action if Table(state, Recorded([])).why_not(seat, action) is None else None


def align(state: State, other: State) -> None:
    """Let the same standing bids stand."""
    if state.agenda:
        left = standing_bids(other)
        left.clear()
        left.update(standing_bids(state))


def owned(state: State, seat: Seat) -> int:
    """Count the coins of a seat's stalls."""
    return sum(coins for stall, coins in state.coins.items() if state.owners[stall] == seat)


SUBJECT = Subject(
    game=GAME,
    points=points,
    leaks={"cards": _all_cards, "noted bids": _all_bids, "standing bids": _all_standing_bids},
    disguise=disguise,
    align=align,
    longest=500,
    comparable=0.25,
    owned=owned,
    set_ups=[SetUp("standard", 3), SetUp("fair", 2)],
)
