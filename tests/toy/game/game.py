"""Toy as the registry knows it."""

from __future__ import annotations

from games.core.game import Game
from games.core.resigning import MAY
from tests.toy.game.actions import AnyAction
from tests.toy.game.conditions import CONDITIONS
from tests.toy.game.events import AnyEvent
from tests.toy.game.hidden import resample
from tests.toy.game.invariants import violations
from tests.toy.game.outcome import ENDINGS, TIE_BREAKS, outcome
from tests.toy.game.retrospect import roles, statistics
from tests.toy.game.state import State, guild, new_state
from tests.toy.game.variants import VARIANTS, why_not
from tests.toy.game.view import view

GAME = Game(
    id="toy",
    seats=(1, 2, 3),
    scenarios=("standard", "double", "alone", "fair"),
    state=State,
    action=AnyAction,
    event=AnyEvent,
    new=new_state,
    view=view,
    outcome=outcome,
    endings=ENDINGS,
    tie_breaks=TIE_BREAKS,
    violations=violations,
    resample=resample,
    conditions=CONDITIONS,
    limits={"standard": (2, 3), "double": (2,), "alone": (1,), "fair": (2, 3)},
    groups=guild,
    variants=VARIANTS,
    why_not=why_not,
    statistics=statistics,
    roles=roles,
    talks=True,
    resigning=MAY,
    lasting=frozenset({"not-your-stall"}),
)
