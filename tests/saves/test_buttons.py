"""Buttons of before: while their question is open, they give the answers that they gave."""

from __future__ import annotations

import re
from itertools import groupby

import msgspec
import pytest

from bot.discord.panels import question
from bot.discord.panels.buttons import Choice
from bot.discord.panels.custom_id import Spot
from bot.keeper import Live
from games import registry
from games.core.decision import Action
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
    rules, saved = registry.get(game), snapshots(game)
    buttons: list[Button] = list(kept.read(kept.buttons_of(game), Button))
    assert len(buttons) >= len(saved)
    for number, of_one in groupby(buttons, key=lambda each: each.snapshot):
        snapshot = saved[number]
        live = live_of(rules, snapshot.seats, snapshot.scenario, loaded(rules, snapshot))
        for button in of_one:
            assert given_by(live, spot_of(button)) == msgspec.convert(button.action, rules.action), (
                snapshot.steps
            )


def given_by(live: Live, spot: Spot) -> Action | None:
    """Follow the way of a button to its answer."""
    decision = question.find_decision(live, spot)
    assert decision is not None, spot
    return question.stage_of(question.composer(live, decision, "en"), spot).action
