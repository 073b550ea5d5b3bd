"""Antike as the conformance suite needs it."""

from __future__ import annotations

from typing import Any

from games.antike.actions import Lift, Stand
from games.antike.game import GAME
from games.antike.state import State
from games.antike.steps.march import March
from games.antike.steps.standing import StandingOrders
from games.core.agenda import Table
from games.core.chance import Recorded
from games.core.decision import Action, Seat
from tests.games.conformance.subject import SetUp, Subject


def points(state: State) -> list[int]:
    """Score each seat by the cards of its best nation: one each, a general one more with soldiers."""
    general = 2 if "military" in state.variants else 1
    worth = {"king": 1, "scholar": 1, "general": general, "citizen": 1, "navigator": 1}
    totals = [0] * state.seats
    for nation in state.nations:
        total = sum(worth[kind] * cards for kind, cards in nation.personages.items())
        totals[nation.seat] = max(totals[nation.seat], total)
    return totals


def _orders(state: State) -> list[list[Any]]:
    step = state.agenda[0] if state.agenda else None
    return step.orders if isinstance(step, StandingOrders) else []


def _all_orders(state: State, seat: Seat | None) -> Any:
    return [list(orders) for orders in _orders(state)]


def _numbers_of_orders(state: State, seat: Seat | None) -> Any:
    return [len(orders) for orders in _orders(state)]


def _who_never_fights(state: State, seat: Seat | None) -> Any:
    return [any(order.reaction == "never" for order in orders) for orders in _orders(state)]


def disguise(state: State, seat: Seat, action: Action) -> Action | None:
    """Give the same action; an order that is not there to be lifted is given instead: nobody sees either."""
    allowed = Table(state, Recorded([])).why_not(seat, action) is None
    if not allowed and isinstance(action, Lift):
        return Stand("ask")
    return action if allowed else None


def align(state: State, other: State) -> None:
    """Give the shuffled world the standing orders and ways of the real one: what happens next shows them."""
    for real, shuffled in zip(state.agenda, other.agenda, strict=True):
        if isinstance(real, March) and isinstance(shuffled, March):
            shuffled.route = list(real.route)
    theirs = other.agenda[0] if other.agenda else None
    if isinstance(theirs, StandingOrders):
        theirs.orders = [list(orders) for orders in _orders(state)]


def owned(state: State, seat: Seat) -> int:
    """Count the resources and coins of a seat's nations."""
    own = [nation for nation in state.nations if nation.seat == seat]
    return sum(nation.marble + nation.iron + nation.gold + nation.coins for nation in own)


SUBJECT = Subject(
    game=GAME,
    points=points,
    leaks={
        "standing orders": _all_orders,
        "number of standing orders": _numbers_of_orders,
        "who never fights": _who_never_fights,
    },
    disguise=disguise,
    align=align,
    longest=100_000,
    set_ups=[SetUp("orient", 3, ("chosen",), first=4, leaves=1), SetUp("orient-two-colours", 2)],
    every=13,
    written=250,
    owned=owned,
    hides=lambda state: any(_orders(state)),
)
