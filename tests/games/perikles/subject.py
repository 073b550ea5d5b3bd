"""Perikles as the conformance suite needs it."""

from __future__ import annotations

from typing import Any

from games.core.agenda import Table
from games.core.chance import Recorded
from games.core.decision import Action, Seat
from games.perikles.actions import PlaySpecial, Send
from games.perikles.board import board
from games.perikles.game import GAME
from games.perikles.state import State
from tests.games.conformance.subject import SetUp, Subject


def points(state: State) -> list[int]:
    """Score from the printed values: markers, tiles won, and the best free box for each statue."""
    totals = [0] * state.seats
    for city in board().printed.city:
        boxes = [*city.statue_values, *[0] * 20]
        for seat in range(state.seats):
            totals[seat] += state.markers[city.id][seat]
        for seat in state.statues[city.id]:
            totals[seat] += boxes[state.defeats[city.id]]
    for place in board().printed.place:
        for seat in {seat for won in state.won if won.place == place.id for seat in won.seats}:
            totals[seat] += place.points
    return totals


def _all_specials(state: State, seat: Seat | None) -> Any:
    return state.specials


def _all_hands(state: State, seat: Seat | None) -> Any:
    return {city: sorted(counters) for city, counters in state.hand.items()}


def _all_sent(state: State, seat: Seat | None) -> Any:
    return [[place.attackers, place.defenders] for place in state.places]


def _weakest_hand(state: State, seat: Seat | None) -> Any:
    return [min((counter.strength for counter in hand), default=0) for hand in state.hand.values()]


def _has_a_fitting_special(state: State, seat: Seat | None) -> Any:
    return [board().specials[tile].moment for tile in state.specials if tile]


def disguise(state: State, seat: Seat, action: Action) -> Action | None:
    """Send another strength, or none that shows: a special tile played is different to everyone."""
    if isinstance(action, PlaySpecial):
        return None
    if isinstance(action, Send):
        strengths = sorted(
            counter.strength
            for counter in state.hand[action.city]
            if (counter.city, counter.arm) == (action.city, action.arm)
        )
        return Send(action.city, action.arm, strengths[0], action.place, action.side)
    allowed = Table(state, Recorded([])).why_not(seat, action) is None
    return action if allowed else None


def align(state: State, other: State) -> None:
    """There are no private settings."""


SUBJECT = Subject(
    game=GAME,
    points=points,
    leaks={
        "specials": _all_specials,
        "hand": _all_hands,
        "sent": _all_sent,
        "weakest of a hand": _weakest_hand,
        "moment of a special": _has_a_fitting_special,
    },
    disguise=disguise,
    align=align,
    longest=1500,
    set_ups=[SetUp("standard", 4, first=4)],
)
