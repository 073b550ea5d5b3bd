"""Peloponnes as the registry knows it."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.game import Game
from games.core.resigning import MAY
from games.peloponnes import queries
from games.peloponnes.actions import AnyAction
from games.peloponnes.board import board
from games.peloponnes.conditions import CONDITIONS
from games.peloponnes.events import AnyEvent
from games.peloponnes.hidden import resample
from games.peloponnes.invariants import violations
from games.peloponnes.outcome import ENDINGS, TIE_BREAKS, outcome
from games.peloponnes.report import sheet
from games.peloponnes.retrospect import roles, statistics
from games.peloponnes.saves import UPGRADES
from games.peloponnes.state import State, new_state
from games.peloponnes.view import view

LEVELS = ("level-1", "level-2", "level-3", "level-4", "level-5")


def achievement(state: State) -> tuple[str, str] | None:
    """Name the solo level that was completed, and the civilisation it was completed with."""
    done = queries.completed(state)
    return None if done is None else (f"level-{done[0]}", done[1])


def options(scenario: str, achieved: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Name the civilisations used on the way up to a level, which it may not use again (ruling 61)."""
    if scenario not in LEVELS:
        return {}
    below = LEVELS[: LEVELS.index(scenario)]
    used = dict.fromkeys(civilisation for level, civilisation in achieved if level in below)
    if len(used) == len(board().civilisations):
        latest = {level: civilisation for level, civilisation in achieved if level in below}
        used = dict.fromkeys(latest.values())
    return {"used": ",".join(used)}


GAME = Game(
    id="peloponnes",
    seats=(1, 2, 3, 4, 5),
    scenarios=("standard", "solo", *LEVELS),
    limits={"standard": (2, 3, 4, 5), **dict.fromkeys(("solo", *LEVELS), (1,))},
    state=State,
    action=AnyAction,
    event=AnyEvent,
    upgrades=UPGRADES,
    new=new_state,
    view=view,
    outcome=outcome,
    endings=ENDINGS,
    tie_breaks=TIE_BREAKS,
    violations=violations,
    resample=resample,
    conditions=CONDITIONS,
    lasting=frozenset({"no-such-civilisation", "no-such-kind", "named-twice", "luxury-in-pairs"}),
    options=options,
    achievement=achievement,
    sheet=sheet,
    statistics=statistics,
    roles=roles,
    resigning=MAY,
)
