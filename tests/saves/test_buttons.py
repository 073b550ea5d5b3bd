"""Buttons of before: while their question is open, they give the answers that they gave."""

from __future__ import annotations

import re

import msgspec
import pytest

from bot.discord.panels import question
from bot.discord.panels.buttons import Choice
from bot.discord.panels.spot import Spot
from games import registry
from tests.saves import kept
from tests.saves.asked import live_of
from tests.saves.kept import Button
from tests.saves.test_snapshots import loaded, snapshots


def spot_of(button: Button) -> Spot:
    read = re.fullmatch(Choice.__discord_ui_compiled_template__, button.custom_id)
    assert read is not None, button.custom_id
    return Spot.read(read)


@pytest.mark.parametrize("game", kept.games())
def test_a_button_gives_its_answer(game: str) -> None:
    rules, saved, number = registry.get(game), snapshots(game), 0
    for number, button in enumerate(kept.read(kept.buttons_of(game), Button), 1):
        snapshot = saved[button.snapshot]
        live = live_of(rules, snapshot.seats, snapshot.scenario, loaded(rules, snapshot))
        spot = spot_of(button)
        decision = question.find_decision(live, spot)
        assert decision is not None, (snapshot.steps, button)
        given = question.composer(live, decision, "en").at(spot.path).action
        assert given == msgspec.convert(button.action, rules.action), (snapshot.steps, button)
    assert number >= len(saved)
