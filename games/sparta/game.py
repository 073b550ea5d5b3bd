"""SPARTA! as the registry will know it."""

from __future__ import annotations

from games.core.game import Game
from games.core.resigning import MAY
from games.sparta.actions import AnyAction
from games.sparta.conditions import CONDITIONS
from games.sparta.events import AnyEvent
from games.sparta.hidden import resample
from games.sparta.invariants import violations
from games.sparta.outcome import ENDINGS, outcome
from games.sparta.preview import preview
from games.sparta.report import sheet
from games.sparta.retrospect import roles, statistics
from games.sparta.state import State, new_state
from games.sparta.variants import SCENARIOS, VARIANTS, why_not
from games.sparta.view import view

GAME = Game(
    id="sparta",
    seats=(1, 2),
    scenarios=SCENARIOS,
    state=State,
    action=AnyAction,
    event=AnyEvent,
    new=new_state,
    view=view,
    outcome=outcome,
    endings=ENDINGS,
    violations=violations,
    resample=resample,
    conditions=CONDITIONS,
    lasting=frozenset({"card-without-favour", "no-harbour", "cancelled-twice", "no-such-answer"}),
    turn_phases=("raids", "actions", "deploying", "mobilising", "sieges", "battles"),
    sheet=sheet,
    statistics=statistics,
    roles=roles,
    preview=preview,
    variants=VARIANTS,
    why_not=why_not,
    resigning=MAY,
)
