"""Whole games by panel alone, over the wire, by the practice server's own client; answers count at once."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord import app_commands

from bot.cli._player import open_table
from games import registry
from practice import PracticeServer
from tests import long
from tests.bot.discord.group import Group, company
from tests.bot.discord.rig import all_sent
from tests.rendering.subject import seats_near

PLAYERS = ("Althaia", "Gorgo", "Daphnis")
SOME = {"perikles": 40, "peloponnes": 60, "antike": 40, "pericles": 40, "sparta": 40}
"""How many answers are given in a normal run; in a long one the game is played to its end."""
MOST = 3000


@pytest.fixture
async def group(
    request: pytest.FixtureRequest, server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Group]:
    # People who look at everything twice in a second would be asked to wait.
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)
    async with company(server, tmp_path, PLAYERS[: seats_near(request.param, len(PLAYERS))]) as (bot, users):
        bot.staging.undo_s = 0
        yield Group(bot, server, users, await open_table(users, game=request.param))


@pytest.mark.parametrize("group", registry.ids(), indirect=True)
async def test_game_is_played_by_panel_alone(group: Group) -> None:
    """Nothing is staged, nothing is typed but numbers, and every answer that is given counts once."""
    group.shares = 1.0, 0.0
    live, answers = await group.live(), 0
    while live.waiting_for() and (long.is_asked() or answers < SOME[live.game.id]):
        await group.play_on()
        live, answers = await group.live(), answers + 1
        assert answers < MOST
    await all_sent(group.bot)
    assert set(group.ways) == {"panel"}
    assert await group.bot.store.waiting_orders() == []
    moves = [row for row in await group.bot.store.log(live.id) if row.kind == "move"]
    assert len(moves) >= answers
    assert sum(len(player.done) for player in group.players) == answers
    assert not long.is_asked() or live.row.status == "ended"
