"""Recorder of buttons: for every question of the snapshots, ways through its panel to an answer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from bot.db import SnapshotRow
from bot.discord.panels import question
from bot.discord.panels.composer import Composer
from bot.discord.panels.custom_id import Spot
from bot.keeper import history
from games import registry
from games.core.decision import Decision
from tests.saves import kept
from tests.saves.asked import live_of
from tests.saves.kept import Button, Snapshot

WAYS = 4
"""As many ways are kept through each panel."""

SPARED = 24
"""Panels of private settings are kept of the first seat, and of few snapshots: they are all alike."""


def record(game: str) -> None:
    """Record the buttons of a game."""
    snapshots = kept.read(kept.snapshots_of(game), Snapshot)
    found = [each for number, one in enumerate(snapshots) if one.rests for each in _buttons(number, one)]
    kept.write(kept.buttons_of(game), found)


def _buttons(number: int, snapshot: Snapshot) -> Iterator[Button]:
    game = registry.get(snapshot.game)
    row = SnapshotRow(table_id=1, seq=0, schema=snapshot.schema, state=snapshot.state.encode())
    live = live_of(game, snapshot.seats, snapshot.scenario, history.read_state(game, row))
    for asked in snapshot.asked:
        if live.settings(asked.seat) and not asked.required and (asked.seat or number % SPARED):
            continue
        decision = live.find(asked.seat, asked.id)
        assert decision is not None
        spot = Spot(live.id, asked.seat, asked.id)
        for way, action in _ways(question.composer(live, decision, "en"), decision):
            yield Button(number, spot.then(*way).id("q"), action)


def _ways(made: Composer, decision: Decision) -> Iterator[tuple[tuple[int, ...], kept.Builtins]]:
    rng, known = Random(decision.question), set()
    for _ in range(WAYS):
        path: tuple[int, ...] = ()
        stage = made.at(path)
        while stage.action is None:
            path = (*path, rng.choice(stage.options).index)
            stage = made.at(path)
        if path not in known:
            known.add(path)
            yield path, msgspec.to_builtins(stage.action)
