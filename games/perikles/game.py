"""Perikles as the registry knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.core.components import provenance_of
from games.core.game import Game, imported_late
from games.perikles.actions import AnyAction
from games.perikles.board import board
from games.perikles.events import AnyEvent
from games.perikles.hidden import resample
from games.perikles.invariants import violations
from games.perikles.outcome import outcome
from games.perikles.saves import RULES, SCHEMA, upgrade
from games.perikles.state import State, new_state
from games.perikles.view import view


def provenance() -> dict[str, str]:
    """Say of each table of component data whether it is verified, reconstructed or partly so."""
    printed = board().printed
    tables: dict[str, Sequence[Any]] = {
        "cities and counters": [*printed.city, printed.persia],
        "influence tiles": printed.influence_tile,
        "places": printed.place,
        "special tiles": printed.special_tile,
        "combat table": printed.combat_column,
        "numbers of set-up": [printed.set_up],
    }
    return provenance_of(tables)


GAME = Game(
    id="perikles",
    seats=(3, 4, 5),
    scenarios=("standard",),
    state=State,
    action=AnyAction,
    event=AnyEvent,
    schema=SCHEMA,
    rules=RULES,
    new=new_state,
    view=view,
    outcome=outcome,
    violations=violations,
    resample=resample,
    upgrade=upgrade,
    wording=imported_late("games.perikles", "wording"),
    orders=imported_late("games.perikles", "orders"),
    provenance=provenance,
    package="games.perikles",
)
