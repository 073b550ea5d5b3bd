"""What a question is about: a battle, a part of the map, what the powers have, or the whole map."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from games.core.agenda import phase_of
from games.core.decision import Choices
from games.sparta import queries
from games.sparta.board import board
from games.sparta.steps.battles import ChooseBattle
from games.sparta.steps.carry_out import OfEffect
from games.sparta.steps.interlude import BesiegeFirst, CampaignEnvoys
from games.sparta.steps.raids import RaidChoice
from games.sparta.steps.set_up import PlaceInfluence
from games.sparta.steps.sieges import ContinueSieges, MayBreakOff
from games.sparta.steps.swaps import DropCards, SwapCards

if TYPE_CHECKING:
    from games.sparta.figures import Place
    from games.sparta.state import State

OF_POWERS = frozenset({"ships", "recruiting", "dealing", "mobilising", "games", "scoring"})
"""Phases whose questions are about what the powers have."""
ABOUT_PLACES = (
    OfEffect, RaidChoice, PlaceInfluence, MayBreakOff, ChooseBattle, BesiegeFirst, CampaignEnvoys
)  # fmt: skip
"""Steps whose answers everybody may know, and which may name places."""


def focus_of(state: State) -> tuple[str, ...]:
    """Name what the present question is about; everybody may know it."""
    phase = phase_of(state)
    if not phase:
        return ()
    if state.combat is not None:
        return ("battle",)
    places = set(_asked(state))
    if places:
        return (_part(places),)
    return ("powers",) if phase in OF_POWERS else ("map",)


def _asked(state: State) -> Iterator[Place]:
    """List the places that the present question names."""
    step: Any = state.agenda[-1]
    if isinstance(step, ContinueSieges):
        yield from queries.sieges(state, step.power)
    if not isinstance(step, ABOUT_PLACES) or isinstance(step, DropCards | SwapCards):
        return
    decision = step.ask(state)
    listed = [form for form in decision.answers if isinstance(form, Choices)] if decision else []
    for action in (action for form in listed for action in form.actions):
        named = getattr(action, "place", None) or getattr(action, "what", "")
        place = state.units[named].at if named in state.units else named
        if place in board().places:
            yield place


def _part(places: set[Place]) -> str:
    """Choose the part that shows all places, else the whole map."""
    return next((part for part in board().quarters if places <= board().quarters[part]), "map")
