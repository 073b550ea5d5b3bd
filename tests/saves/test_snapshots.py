"""Saved states of before, with every kind of step on the agenda: each loads and is played on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from bot.db import SnapshotRow
from bot.keeper import history
from games import registry
from games.core import codec
from games.core.agenda import Table
from games.core.chance import Seeded
from games.core.game import Game
from tests.saves import kept
from tests.saves.asked import live_of
from tests.saves.kept import Question, Snapshot

GAMES = kept.games()
FURTHER = 5
"""As many actions each table is played on."""


def by_step() -> list[tuple[str, str]]:
    """List every kind of step that was saved, under its name of then."""
    found = {(game, step) for game in GAMES for each in snapshots(game) for step in each.steps}
    return sorted(found)


@cache
def snapshots(game: str) -> list[Snapshot]:
    return list(kept.read(kept.snapshots_of(game), Snapshot))


def of_step(game: str, step: str) -> list[Snapshot]:
    """List the snapshots of which a kind of step is the present one, or those where it waits."""
    present = [each for each in snapshots(game) if each.steps and each.steps[-1] == step]
    return present or [each for each in snapshots(game) if step in each.steps][:FURTHER]


def loaded(game: Game, snapshot: Snapshot) -> Any:
    row = SnapshotRow(table_id=1, seq=0, schema=snapshot.schema, state=snapshot.state.encode())
    return history.read_state(game, row)


@pytest.mark.parametrize(("game", "step"), by_step())
def test_a_saved_step_is_loaded_and_played_on(game: str, step: str) -> None:
    for number, snapshot in enumerate(of_step(game, step)):
        rules = registry.get(game)
        state = loaded(rules, snapshot)
        assert is_kept_whole(rules, state)
        table = Table(state, Seeded(bytes([number])))
        if not snapshot.rests:
            table.settle()
        play_on(rules, table, Random(number))


def play_on(game: Game, table: Table[Any], rng: Random) -> None:
    """Answer at random, private settings too; each state that follows is sound and can be kept."""
    for _ in range(FURTHER):
        assert game.violations(table.state) == []
        assert is_kept_whole(game, table.state)
        asked = [*table.asked(), *table.always_asked()]
        if asked:
            decision = rng.choice(asked).decision
            table.act(decision.seat, game.random_answer(table.state, decision, rng))


def is_kept_whole(game: Game, state: Any) -> bool:
    return bool(codec.from_json(codec.to_json(state), game.state) == state)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_is_asked_and_buttons_know_it(game: str) -> None:
    rules = registry.get(game)
    resting = [each for each in snapshots(game) if each.rests]
    assert resting
    for snapshot in resting:
        state = loaded(rules, snapshot)
        live = live_of(rules, snapshot.seats, snapshot.scenario, state)
        decisions = [each for seat in range(snapshot.seats) for each in live.decisions(seat)]
        decisions += [each for seat in range(snapshot.seats) for each in live.settings(seat)]
        now = [(each.seat, each.section, each.question, each.required) for each in decisions]
        then = [(each.seat, each.section, each.question, each.required) for each in snapshot.asked]
        assert sorted(now) == sorted(then)
        for question in snapshot.asked:
            found = live.find(question.seat, question.id)
            assert found is not None, (snapshot.steps, question.question)
            assert found.question == question.question
            assert answers_refused(rules, state, question) == []


def answers_refused(game: Game, state: Any, question: Question) -> Sequence[Any]:
    """List the answers that were legal then and are not now."""
    table = Table(state, Seeded(b""))
    answers = [msgspec.convert(each, game.action) for each in question.answers]
    return [each for each in answers if table.why_not(question.seat, each) is not None]


def test_every_kind_of_step_was_saved() -> None:
    """As many as there were then."""
    steps = Counter(game for game, _ in by_step())
    assert steps == {"perikles": 23, "peloponnes": 16, "antike": 19}


def test_standing_orders_were_saved() -> None:
    held = [loaded(registry.get("antike"), each).agenda for each in snapshots("antike")]
    assert any(any(agenda[0].orders) for agenda in held if agenda)
