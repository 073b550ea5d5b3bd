"""Antike as the registry knows it."""

from __future__ import annotations

from collections.abc import Sequence

from games.antike.actions import AnyAction
from games.antike.board import board
from games.antike.events import AnyEvent
from games.antike.hidden import resample
from games.antike.invariants import violations
from games.antike.outcome import outcome
from games.antike.preview import preview
from games.antike.random_play import random_answer
from games.antike.saves import UPGRADES
from games.antike.state import VARIANTS, State, new_state
from games.antike.view import view
from games.core.errors import Refusal
from games.core.game import Game

TWO_COLOURS = ("orient-two-colours", "occident-two-colours")


def why_not(scenario: str, seats: int, variants: Sequence[str]) -> Refusal | None:
    """XIII: which variants go together."""
    chosen = set(variants)
    unknown = sorted(chosen - set(VARIANTS))
    if unknown:
        return Refusal("XIII", "no-such-variant", variant=unknown[0])
    if "twelve" in chosen and (seats != board().printed.twelve.nations or scenario in TWO_COLOURS):
        return Refusal("XIII", "twelve-needs-three")
    if {"twelve", "military"} <= chosen:
        return Refusal("XIII", "variants-clash", one="twelve", other="military")
    for variant in ("military", "chosen"):
        if variant in chosen and scenario in TWO_COLOURS:
            return Refusal("XIII", "not-with-two-colours", variant=variant)
    return None


GAME = Game(
    id="antike",
    seats=(2, 3, 4, 5, 6),
    scenarios=("orient", "occident", *TWO_COLOURS),
    state=State,
    action=AnyAction,
    event=AnyEvent,
    new=new_state,
    view=view,
    outcome=outcome,
    violations=violations,
    resample=resample,
    printed=lambda: board().printed,
    upgrades=UPGRADES,
    limits=dict.fromkeys(TWO_COLOURS, (2,)),
    coloured=False,
    variants=VARIANTS,
    why_not=why_not,
    random_answer=random_answer,
    preview=preview,
)
