"""Antike as the registry knows it."""

from __future__ import annotations

from games.antike.actions import AnyAction
from games.antike.conditions import CONDITIONS
from games.antike.events import AnyEvent, LetPass, UnitsMoved
from games.antike.hidden import resample
from games.antike.invariants import violations
from games.antike.outcome import ENDINGS, outcome
from games.antike.preview import preview
from games.antike.random_play import random_answer
from games.antike.report import sheet
from games.antike.retrospect import roles, statistics
from games.antike.saves import UPGRADES
from games.antike.state import State, new_state
from games.antike.variants import TWO_COLOURS, VARIANTS, why_not
from games.antike.view import view
from games.core.game import Game
from games.core.resigning import MAY

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
    endings=ENDINGS,
    violations=violations,
    resample=resample,
    conditions=CONDITIONS,
    lasting=frozenset(
        {
            "arm-nothing",
            "only-legions",
            "only-galleys",
            "no-such-resource",
            "exchange-odd",
            "exchange-for-itself",
            "exchange-nothing",
            "not-on-this-board",
            "no-border",
            "no-route",
            "move-nothing",
            "fight-nothing",
            "coin-twice",
            "own-nation",
            "no-such-nation",
        }
    ),
    upgrades=UPGRADES,
    limits=dict.fromkeys(TWO_COLOURS, (2,)),
    coloured=False,
    variants=VARIANTS,
    why_not=why_not,
    random_answer=random_answer,
    counted_on=(LetPass, UnitsMoved),
    preview=preview,
    sheet=sheet,
    statistics=statistics,
    roles=roles,
    talks=True,
    resigning=MAY,
)
