"""Some rounds of Antike over the wire, by three users who give standing orders now and then."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord import app_commands

from bot.cli._player import open_table
from games.core import codec
from practice import PracticeServer
from tests.bot.discord.group import Group, company, received, sent_to
from tests.bot.discord.rig import all_sent, posted

PLAYERS = ("Althaia", "Gorgo", "Daphnis")
MOVES = 45
SHARES = 0.3, 0.3
LONGEST = 300
"""Seconds that so many moves do not take, however busy the machine."""


@pytest.fixture
async def group(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Group]:
    # People who look at everything twice in a second would be asked to wait.
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)
    async with company(server, tmp_path, PLAYERS) as (bot, users):
        yield Group(bot, server, users, await open_table(users, game="antike"))


async def test_rounds_of_three(group: Group, monkeypatch: pytest.MonkeyPatch) -> None:
    group.shares = SHARES
    async with asyncio.timeout(LONGEST):
        for number in range(MOVES):
            if number % 9 == 0:
                await _give_standing_order(group, number // 9 % len(PLAYERS))
            await group.play_on()
        await group.everybody_looks(monkeypatch)
        await all_sent(group.bot)
    live = await group.live()
    assert live.asides
    assert len(group.ways) == 3
    await _check_that_orders_stay_private(group)
    group.bot.keeper.forget(group.table)
    assert codec.to_json((await group.live()).state) == codec.to_json(live.state)


async def _give_standing_order(group: Group, seat: int) -> None:
    live = await group.live()
    setting = live.settings(seat)[0]
    before_state = codec.to_json(live.state)
    before = len(await sent_to(group.bot, f"channel:{group.thread}"))
    after = live
    for _ in range(20):
        # What changes nothing is not kept.
        await group.order(seat, live.game.random_answer(live.state, setting, group.rng))
        after = await group.live()
        if after.row.seq > live.row.seq:
            break
    assert after.seq == live.seq
    # What was set so already is not set again.
    changed = codec.to_json(after.state) != before_state
    assert after.row.seq == live.row.seq + changed
    assert len(await sent_to(group.bot, f"channel:{group.thread}")) == before


async def _check_that_orders_stay_private(group: Group) -> None:
    """What anybody else was ever shown says nothing of a standing order."""
    log = await group.bot.store.log(group.table)
    given = {row.seat for row in log if row.kind == "setting"}
    assert given
    for message in posted(group.server, group.server.store.channels[group.thread].name):
        assert "tanding order" not in message.content
    for seat, user in enumerate(group.users):
        if seat not in given:
            assert not any("tanding order:" in message.content for message in received(user))
