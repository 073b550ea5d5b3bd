"""From rows back to states: saves of an older schema too."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.db import SnapshotRow
from bot.keeper import history
from games.core import codec
from games.core.game import Game
from games.peloponnes.actions import Feed
from games.peloponnes.game import GAME
from games.peloponnes.state import new_state
from games.peloponnes.steps.supply import Supply

NEWER = replace(GAME, upgrades={**GAME.upgrades, GAME.schema: lambda raw: {**raw, "round": raw["round"] + 1}})


@pytest.mark.parametrize(("game", "rounds"), [(GAME, 3), (NEWER, 4)])
def test_seats_that_are_keys_are_read_in_every_schema(game: Game, rounds: int) -> None:
    """JSON has only texts for keys; a newer schema reads them from raw data."""
    state = new_state(3, "standard")
    state.round, state.agenda = 3, [Supply(asking=[2, 1], noted={1: {"feed": Feed(2)}})]
    row = SnapshotRow(table_id=1, seq=0, schema=GAME.schema, state=codec.to_json(state))
    read = history.read_state(game, row)
    assert (read.round, read.agenda) == (rounds, state.agenda)
