"""Games of SPARTA! over the practice server: a war by two, and one by a user alone against Keryx."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord import app_commands

from bot.cli._player import open_table
from practice import PracticeServer
from tests.bot.discord.group import Group, company

PLAYERS = ("Althaia", "Gorgo")
SPARTA = "sparta"


@pytest.fixture
async def group(
    request: pytest.FixtureRequest, server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Group]:
    # People who look at everything twice in a second would be asked to wait.
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)
    scenario, seats = request.param
    async with company(server, tmp_path, PLAYERS[:seats]) as (bot, users):
        bot.staging.undo_s = 0
        yield Group(bot, server, users, await open_table(users, game=SPARTA, scenario=scenario))


@pytest.mark.parametrize("group", [("pw1", 2), ("cle", 1)], indirect=True)
async def test_a_war_is_played_to_its_end(group: Group) -> None:
    """By panel, command and typed order in turns; who is waited for is always a person."""
    group.shares = 0.1, 0.2
    answers = await group.play_to_the_end()
    live = await group.live()
    assert live.row.status == "ended"
    assert live.game.outcome(live.state).ending in live.game.endings
    assert set(group.ways) == {"panel", "command", "order"}
    moves = [row for row in await group.bot.store.log(live.id) if row.kind == "move"]
    assert len(moves) >= answers
