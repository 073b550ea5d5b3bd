"""SPARTA! as the conformance suite needs it."""

from __future__ import annotations

from typing import Any

from games.core.agenda import Table, steps_on
from games.core.chance import Recorded
from games.core.decision import Action, Seat
from games.sparta.board import board
from games.sparta.game import GAME
from games.sparta.state import State
from games.sparta.steps.battles import BattleTurn
from games.sparta.steps.standing import StandingAnswers
from games.sparta.steps.swaps import SwapCards
from tests.games.conformance.subject import SetUp, Subject


def points(state: State) -> list[int]:
    """Count regions anew: autonomy of full, uncontested places, a strict majority; the siege of Persis."""
    found = {"athens": 0, "sparta": 0}
    for region in state.figures.regions_in_play:
        weights = {"athens": 0, "sparta": 0}
        for place, spot in state.spots.items():
            space = board().spaces.get(place)
            if space is not None and space.region == region and not (spot.raid or spot.siege):
                size = 3 if place == "mantineia" and "megalopolis" in state.lasting else space.size
                if spot.owner and spot.influence == size:
                    weights[spot.owner] += size
        if weights["athens"] != weights["sparta"]:
            found[max(weights, key=lambda power: weights[power])] += 1
    persis = state.spots.get("persis")
    if state.war == "pw1" and persis is not None and persis.siege.startswith("athens"):
        found["athens"] += 1
    return [found[state.power_of(seat)] for seat in range(state.seats)]


def _hands(state: State, seat: Seat | None) -> Any:
    return {power: holding.hand for power, holding in state.holdings.items()}


def _arms(state: State, seat: Seat | None) -> Any:
    return {power: holding.battle for power, holding in state.holdings.items()}


def _decks(state: State, seat: Seat | None) -> Any:
    return (state.deck, state.battle_deck)


def _seen(state: State, seat: Seat | None) -> Any:
    steps = [step.seen for step in steps_on(state.agenda) if isinstance(step, SwapCards)]
    return [steps, {power: holding.shown for power, holding in state.holdings.items()}]


def _answers(state: State) -> dict[Any, dict[str, str]]:
    step = state.agenda[0] if state.agenda else None
    return step.answers if isinstance(step, StandingAnswers) else {}


def _all_answers(state: State, seat: Seat | None) -> Any:
    return {power: dict(left) for power, left in _answers(state).items()}


def _who_passes(state: State, seat: Seat | None) -> Any:
    return [power for power, left in _answers(state).items() if "pass" in left.values()]


def _playable(state: State, seat: Seat | None) -> Any:
    """Show what is on offer to whoever is asked for a battle card."""
    turns = [step for step in steps_on(state.agenda) if isinstance(step, BattleTurn) and not step.done]
    asked = [decision for step in turns for decision in step.decisions(state)]
    return [form.described() for decision in asked for form in decision.answers]


def disguise(state: State, seat: Seat, action: Action) -> Action | None:
    """Nothing is answered under seal."""
    table = Table(state, Recorded([]))
    return action if table.why_not(seat, action) is None else None


def align(state: State, other: State) -> None:
    """Change nothing: what is left standing shows in nothing that happens next (ruling 98)."""


SUBJECT = Subject(
    game=GAME,
    points=points,
    leaks={
        "hands": _hands,
        "battle cards": _arms,
        "playable battle cards": _playable,
        "decks": _decks,
        "seen cards": _seen,
        "standing answers": _all_answers,
        "who passes": _who_passes,
    },
    disguise=disguise,
    align=align,
    longest=1500,
    written=150,
    comparable=0.2,
    set_ups=[SetUp("pw1", 2), SetUp("pw2", 2), SetUp("tsw", 2), SetUp("cle", 2)],
    hides=lambda state: any(holding.hand for holding in state.holdings.values()),
)
