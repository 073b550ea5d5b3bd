"""Perikles as the registry knows it."""

from __future__ import annotations

from games.core.game import Game
from games.core.resigning import MAY
from games.perikles.actions import AnyAction
from games.perikles.conditions import CONDITIONS
from games.perikles.events import AnyEvent, PermissionGranted
from games.perikles.hidden import resample
from games.perikles.invariants import violations
from games.perikles.outcome import ENDINGS, TIE_BREAKS, outcome
from games.perikles.report import sheet
from games.perikles.retrospect import statistics
from games.perikles.saves import UPGRADES
from games.perikles.state import State, new_state
from games.perikles.view import view

GAME = Game(
    id="perikles",
    seats=(3, 4, 5),
    scenarios=("standard",),
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
    lasting=frozenset(
        {
            "no-such-city",
            "no-such-seat",
            "tile-city-fixed",
            "tile-needs-city",
            "land-only",
            "special-takes-no-target",
            "no-such-side",
            "alkibiades-same-city",
        }
    ),
    upgrades=UPGRADES,
    counted_on=(PermissionGranted,),
    sheet=sheet,
    statistics=statistics,
    talks=True,
    resigning=MAY,
)
