"""Panels: no answer takes many clicks, no screen holds more than Discord lets it."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import patch

import pytest

from bot.cli import _clicks
from bot.cli._clicks import counted
from bot.discord.panels.choice import Stage
from bot.discord.panels.composer import Composer
from games import registry
from games.pericles.game import GAME
from practice.limits.commands import MAX_OPTIONS


@pytest.mark.parametrize(("scenario", "seats"), [("thucydides", 2), ("aegean", 4), ("time-of-peace", 4)])
def test_answers_take_four_clicks_at_most_from_screens_of_twenty_five(scenario: str, seats: int) -> None:
    stages: list[Stage] = []
    at = Composer.at

    def watched(made: Composer, path: tuple[int, ...]) -> Stage:
        stages.append(at(made, path))
        return stages[-1]

    alone = replace(GAME, scenarios=(scenario,))
    with (
        patch.object(registry, "get", lambda _: alone),
        patch.object(_clicks, "SEATS", seats),
        patch.object(Composer, "at", watched),
    ):
        count = counted(alone, 2)
    assert {
        action: max(each) for action, each in count.clicks.items() if max(each) > _clicks.MAX_CLICKS
    } == {}
    assert stages
    assert max(len(stage.options) for stage in stages) <= MAX_OPTIONS
