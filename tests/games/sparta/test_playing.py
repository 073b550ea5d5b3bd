"""Panels: no answer takes many clicks, no screen holds more than Discord lets it."""

from __future__ import annotations

import pytest

from bot.cli._clicks import MAX_CLICKS, counted
from bot.cli._kinds import TableKind
from games.sparta.game import GAME
from practice.limits.commands import MAX_OPTIONS


@pytest.mark.parametrize("scenario", ["pw2", "tsw"])
def test_answers_take_four_clicks_at_most_from_screens_of_twenty_five(scenario: str) -> None:
    count = counted(GAME, 2, [TableKind(2, scenario)])
    most = {action: max(clicks) for action, clicks in count.clicks.items()}
    assert {action: clicks for action, clicks in most.items() if clicks > MAX_CLICKS} == {}
    assert 1 < count.options <= MAX_OPTIONS
