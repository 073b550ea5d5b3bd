"""A whole game of Perikles by four users over the wire; nobody ever receives what only another may know."""

from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.cli._wire import open_table
from bot.db import LogRow
from bot.keeper import Live
from practice import PracticeServer
from tests.bot.discord.group import Group, company, received, sent_to
from tests.bot.discord.rig import all_sent, direct, play, posted

PLAYERS = ("Aspasia", "Gorgo", "Damon", "Elpinike")
LOOK_EVERY = 90
"""After so many answers, everybody looks at all there is to look at."""
FIRST_LOOK = 12
NAMED_ELSEWHERE = "perikles"
"""The one special tile that shares its name with something public: the game."""


@pytest.fixture
async def group(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Group]:
    # People who look at everything twice in a second would be asked to wait.
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)
    async with company(server, tmp_path, PLAYERS) as (bot, users):
        yield Group(bot, server, users, await open_table(users))


async def test_whole_game_of_four(group: Group, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = 0
    while (await group.live()).waiting_for():
        await group.play_on()
        answers += 1
        if answers % LOOK_EVERY == FIRST_LOOK:
            await group.everybody_looks(monkeypatch)
    await all_sent(group.bot, 60)
    await _check_the_end(group)


async def test_planted_leak_is_found(group: Group, monkeypatch: pytest.MonkeyPatch) -> None:
    """If everybody were shown the first seat's hand, looking would tell."""
    await play(group.bot, 1, FIRST_LOOK)
    monkeypatch.setattr("bot.discord.panels.looks.access.seat_of", lambda *_: 0)
    with pytest.raises(AssertionError):
        await group.everybody_looks(monkeypatch)


async def _check_the_end(group: Group) -> None:
    bot, server = group.bot, group.server
    live = await group.live()
    assert live.row.status == "ended"
    log = await bot.store.log(live.id)
    thread = server.store.channels[group.thread].name
    messages = [m.id for m in posted(server, thread)]
    rows = await sent_to(bot, f"channel:{group.thread}")
    assert [str(row.message_id) for row in rows] == messages
    for name, seat in zip(PLAYERS, range(len(PLAYERS)), strict=True):
        own = await sent_to(bot, f"user:{server.user(name).id}")
        assert [str(row.message_id) for row in own] == [m.id for m in direct(server, name)]
        assert own
        _check_that_no_name_came_too_early(group, live, log, seat)


def _check_that_no_name_came_too_early(group: Group, live: Live, log: list[LogRow], seat: int) -> None:
    """A special tile's name reaches the others when it is played, and not before."""
    words: Any = live.game.wording("en", live.names)
    for other in range(len(PLAYERS)):
        special = live.game.view(live.state, other).special
        if other == seat or special in (None, NAMED_ELSEWHERE):
            continue
        played = [row.at for row in log if row.seat == other and "PlaySpecial" in (row.action or "")]
        since = min(played, default=live.row.ended_at)
        assert since is not None
        naming = [seen for seen in received(group.users[seat]) if words.name(special) in seen.text]
        told = [
            datetime.fromisoformat(seen.raw["edited_timestamp"] or seen.raw["timestamp"]) for seen in naming
        ]
        assert all(at >= since for at in told), special
