"""The list of events and refusals that neither random play nor a ruling test produces; it must be empty."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import Any, get_args

import pytest

from games import registry
from games.core.agenda import Table
from games.core.chance import Recorded
from games.core.settings import is_setting
from tests.games.conformance.random_play import final, looked_at, played
from tests.games.conformance.subject import load, tables

ROOT = Path(__file__).parents[3]
GENERAL = {"not-your-turn", "game-over", "not-an-answer"}


def events_of(game: str) -> set[str]:
    """Name every kind of event of a game."""
    return {kind.__name__ for kind in get_args(registry.get(game).event)}


def refusals_of(game: str) -> set[str]:
    """Name every refusal that a game's code can make."""
    keys: set[str] = set()
    for path in (ROOT / "games" / game).rglob("*.py"):
        if path.name not in ("orders.py", "wording.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                keys |= _keys(node)
    return keys - GENERAL


def _keys(node: ast.AST) -> set[str]:
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"):
        return set()
    texts = [each.value for each in ast.walk(node.args[1]) if isinstance(each, ast.Constant)]
    return {text for text in texts if isinstance(text, str)}


def by_ruling_tests(game: str, folder: Path) -> dict[str, list[str]]:
    """Run a game's ruling tests by themselves and give what they produced."""
    seen = folder / "seen.json"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.games.conformance.watch"]
    command += ["-p", "no:cacheprovider", "-p", "no:xdist", str(ROOT / "tests" / "games" / game / "rulings")]
    environment = {**os.environ, "KERYX_WATCHED": str(seen)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout[-2000:]
    found: dict[str, list[str]] = json.loads(seen.read_text(encoding="utf-8"))
    return found


def left_by_random_play(game: str, wanted: set[str]) -> set[str]:
    """Play a few games of every number of seats, until every kind of event wanted has been told."""
    for each, scenario, seats in tables():
        for seed in range(5) if each == game else ():
            if wanted:
                told = played(game, scenario, seats, seed).events
                wanted = wanted - {type(event).__name__ for event in told}
    return wanted


def by_variants(game: str) -> set[str]:
    """Ask for every two variants, and for one that there is not, and give the refusals."""
    found = registry.get(game)
    wishes = [*combinations(found.variants, 2), *((each,) for each in found.variants), ("none such",)]
    asked = [
        found.why_not(scenario, seats, wish)
        for scenario in found.scenarios
        for seats in found.seats_for(scenario)
        for wish in wishes
    ]
    return {refusal.key for refusal in asked if refusal is not None}


@pytest.mark.parametrize("game", registry.ids())
def test_every_event_and_refusal_has_been_produced(game: str, tmp_path: Path) -> None:
    ruled = by_ruling_tests(game, tmp_path)
    assert left_by_random_play(game, events_of(game) - set(ruled["told"])) == set()
    assert refusals_of(game) - set(ruled["refused"]) - by_variants(game) == set()


@pytest.mark.parametrize("game", registry.ids())
def test_general_refusals_are_produced(game: str) -> None:
    subject = load(game)
    scenario = subject.game.scenarios[0]
    seats = min(subject.game.seats_for(scenario))
    for moment in looked_at(subject, scenario, seats):
        if is_setting(moment.table.state, moment.action):
            continue
        idle = set(range(seats)) - {asked.decision.seat for asked in moment.table.asked()}
        for seat in idle:
            assert moment.table.why_not(seat, moment.action).key == "not-your-turn"  # type: ignore[union-attr]
    table: Table[Any] = Table(final(subject, scenario, seats), Recorded([]))
    assert table.why_not(0, moment.action).key == "game-over"  # type: ignore[union-attr]
