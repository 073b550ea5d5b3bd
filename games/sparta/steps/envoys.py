"""12: envoys."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Table
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal
from games.sparta import effects as printed
from games.sparta import influence, places, queries
from games.sparta.actions import Envoy, Pass
from games.sparta.board import board
from games.sparta.figures import Place, Power
from games.sparta.steps.carry_out import OfEffect

if TYPE_CHECKING:
    from games.sparta.state import State

STEPS = {"minor": 1, "major": 2}
"""12: how many steps an envoy takes."""


def reachable(
    state: State, power: Power, effect: printed.Envoy, sent: list[Place], *, capital: bool
) -> dict[Place, int]:
    """12: give the places that an envoy can go to, and how many steps it can take there."""
    fitting = places.candidates(state, power, effect.where, contested_ok=effect.contested_ok)
    fitting = [place for place in fitting if not _is_taken(place, effect, sent)]
    home = queries.capital(state, power)
    if capital and home not in fitting and may_go_home(state, power, effect):
        fitting.append(home)
    removes = effect.mode == "remove-only"
    rooms = {place: influence.room(state, power, place, remove_only=removes) for place in fitting}
    return {place: min(STEPS[effect.size], room) for place, room in rooms.items() if room}


def _is_taken(place: Place, effect: printed.Envoy, sent: list[Place]) -> bool:
    """Say whether an envoy of the same effect went there, or to the same region."""
    if effect.distinct == "space":
        return place in sent
    return effect.distinct == "region" and board().region_of(place) in map(board().region_of, sent)


def may_go_home(state: State, power: Power, effect: printed.Envoy) -> bool:
    """12: an envoy may go to the own capital if that is uncontested and free of the enemy (ruling 34)."""
    home = queries.capital(state, power)
    if effect.mode == "remove-only" or home not in state.spots or queries.is_contested(state, home):
        return False
    return not queries.is_hostile(state, power, home)


class SendEnvoy(OfEffect, kw_only=True):
    """12: an envoy takes its steps in one place, or is not sent; fewer steps are enough."""

    refused_as: ClassVar[str] = "send-or-pass"
    kinds = (Envoy, Pass)
    effect: printed.Envoy
    chosen: tuple[Place, int] | None = None
    left: int
    """How many envoys are left, with this one."""
    sent: list[Place]
    capital: bool
    """Whether it may go to the own capital whatever the card says."""

    def reach(self, state: State) -> dict[Place, int]:
        """Give the places that it can go to."""
        return reachable(state, self.power, self.effect, self.sent, capital=self.capital)

    def ask(self, state: State) -> Decision:
        options: list[Action] = [
            Envoy(place, steps) for place, most in self.reach(state).items() for steps in range(1, most + 1)
        ]
        options.append(Pass())
        return Decision(
            self.asker(state),
            "12",
            "envoy",
            Choices(options),
            default=Pass(),
            size=self.effect.size,
            left=self.left,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Envoy | Pass) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        most = self.reach(state).get(action.place, 0)
        if not most:
            return why_not_there(state, self.power, action.place, self.effect)
        return None if 1 <= action.steps <= most else Refusal("12", "steps-at-most", most=most)

    def answer(self, table: Table[State], seat: Seat, action: Envoy | Pass) -> None:
        if isinstance(action, Envoy):
            self.chosen = (action.place, action.steps)


def why_not_there(state: State, power: Power, place: Place, effect: printed.Envoy) -> Refusal:
    """12: name what keeps an envoy from a place."""
    if place not in state.spots:
        return Refusal("9", "not-in-play", place=place)
    if queries.is_contested(state, place) and not effect.contested_ok:
        return Refusal("12", "envoy-contested", place=place)
    if not influence.room(state, power, place, remove_only=effect.mode == "remove-only"):
        return Refusal("12", "envoy-no-room", place=place)
    return Refusal("12", "envoy-does-not-fit", place=place)
