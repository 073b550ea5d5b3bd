"""Perikles as the registry knows it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from games.core.game import Game, Orders, Standing, Wording
from games.perikles import queries
from games.perikles.actions import AnyAction
from games.perikles.board import board
from games.perikles.events import AnyEvent
from games.perikles.hidden import resample
from games.perikles.invariants import violations
from games.perikles.saves import RULES, SCHEMA, upgrade
from games.perikles.state import State, new_state
from games.perikles.view import view


def standings(state: State) -> list[Standing]:
    """Rank the seats, best first; equal merits share a rank."""
    merits = {seat: queries.merit(state, seat) for seat in range(state.seats)}
    best_first = sorted(merits, key=lambda seat: merits[seat], reverse=True)
    ranks = {seat: 1 + sum(merit > merits[seat] for merit in merits.values()) for seat in merits}
    return [Standing(seat, ranks[seat], merits[seat][0]) for seat in best_first]


def provenance() -> dict[str, str]:
    """Say of each table of component data whether it is verified, reconstructed or partly so."""
    printed = board().printed
    tables: dict[str, list[Any]] = {
        "cities and counters": [*printed.city, printed.persia],
        "influence tiles": printed.influence_tile,
        "places": printed.place,
        "special tiles": printed.special_tile,
        "combat table": printed.combat_column,
        "numbers of set-up": [printed.set_up],
    }
    kinds = {table: {entry.provenance for entry in entries} for table, entries in tables.items()}
    return {table: kind.pop() if len(kind) == 1 else "partly verified" for table, kind in kinds.items()}


def wording(language: str, names: Sequence[str]) -> Wording:
    """Give the wording in a language; the catalogues are loaded when first needed."""
    made: Wording = import_module("games.perikles.wording").wording(language, names)
    return made


def orders(language: str, names: Sequence[str]) -> Orders:
    """Give the reader and writer of orders in a language."""
    made: Orders = import_module("games.perikles.orders").orders(language, names)
    return made


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
    standings=standings,
    violations=violations,
    resample=resample,
    upgrade=upgrade,
    wording=wording,
    orders=orders,
    provenance=provenance,
    package="games.perikles",
)
