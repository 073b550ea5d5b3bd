"""Commands, guide and panels, for a game that is not in the registry yet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from unittest.mock import patch

import pytest

from bot.cli import _clicks
from bot.cli._clicks import counted
from bot.discord.panels.choice import Stage
from bot.discord.panels.composer import Composer
from cogs.game_group import build_group
from games import registry
from games.sparta.game import GAME
from practice.limits.commands import MAX_OPTIONS
from tests import test_docs

ID = "sparta"


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with patch.dict(registry.PATHS, {ID: "games.sparta.game:GAME"}):
        yield


def test_the_orders_of_the_guide_can_be_typed() -> None:
    test_docs.test_orders_of_the_players_guide_can_be_typed(ID)


def test_all_commands_find_room() -> None:
    assert len(build_group(GAME).commands) <= MAX_OPTIONS


@pytest.mark.parametrize(("scenario", "seats"), [("pw2", 2), ("tsw", 2)])
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
