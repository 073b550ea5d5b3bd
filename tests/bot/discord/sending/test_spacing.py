"""One slow bucket delays nothing else, and what Discord allows only now and then is spaced out."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest
from discord.utils import time_snowflake

from bot.db.target import Target
from bot.discord.bot import KeryxBot
from bot.discord.sending import lobby_message
from bot.discord.sending.spacing import OldEdits, Spacing
from bot.keeper import Live
from bot.keeper.lobby import Wish
from bot.keeper.message import Direct, Post
from bot.keeper.posts import Outgoing, thread_of
from practice import MovableClock, PracticeServer
from tests.bot.discord.rig import PLAYERS, all_sent, direct, new_table, posted, rows, until
from tests.bot.discord.sending.outboxes import put, said

MEMBER = "GET /guilds/{}/members/{}"


def moved(server: PracticeServer, seconds: float) -> None:
    assert isinstance(server.clock, MovableClock)
    server.clock.advance(seconds)


def times_of(monkeypatch: pytest.MonkeyPatch, place: Any, name: str) -> list[float]:
    """Note when a call to Discord is made."""
    calls: list[float] = []
    real: Callable[..., Awaitable[object]] = getattr(place, name)

    async def noting(*arguments: object, **options: object) -> object:
        calls.append(asyncio.get_running_loop().time())
        return await real(*arguments, **options)

    monkeypatch.setattr(place, name, noting)
    return calls


async def tell_all(bot: KeryxBot, live: Live, server: PracticeServer) -> None:
    """Write to every player and into the thread."""
    users = [Target.user(int(server.user(name).id)) for name in PLAYERS[: len(live.names)]]
    messages = [Outgoing(user, Direct(seat, ["For you alone."])) for seat, user in enumerate(users)]
    async with bot.store.writing() as writer:
        for message in [*messages, Outgoing(thread_of(live.row), Post(lines=["For all."]))]:
            await writer.add_outbox(bot.keeper.outbox_row(live.row, message))
    bot.outbox.wake()


async def test_slow_bucket_of_one_thread_delays_no_other(bot: KeryxBot, server: PracticeServer) -> None:
    slow, quick = await new_table(bot, server), await new_table(bot, server)
    await all_sent(bot)
    server.core.faults.delay(f"POST /channels/{slow.row.thread_id}/messages", seconds=2)
    await put(bot, slow, "one", "two")
    await put(bot, quick, *(f"line {number}" for number in range(5)))
    await tell_all(bot, quick, server)
    await until(lambda: said(server, "table-2")[-1] == "For all." and direct(server, "Gorgo"))
    assert said(server, "table-2")[1:-1] == [f"line {number}" for number in range(5)]
    assert len(said(server)) == 1
    await all_sent(bot)
    assert said(server)[1:] == ["one", "two"]


async def test_message_that_is_limited_for_long_waits_as_told_and_holds_up_no_other(
    bot: KeryxBot, server: PracticeServer
) -> None:
    slow, quick = await new_table(bot, server), await new_table(bot, server)
    await all_sent(bot)
    server.core.faults.rate_limit(f"POST /channels/{slow.row.thread_id}/messages", retry_after=300)
    (row,) = await put(bot, slow, "one")
    bot.outbox.wake()
    await bot.outbox.tried(row.key, 10)
    await put(bot, slow, "two")
    await put(bot, quick, "at once")
    await until(lambda: said(server, "table-2")[-1] == "at once")
    stored = await bot.store.outbox_row(row.key)
    assert stored is not None
    assert timedelta(seconds=200) < stored.due_at - bot.now() <= timedelta(seconds=300)
    assert not stored.dead
    moved(server, 301)
    await all_sent(bot)
    assert said(server)[1:] == ["one", "two"]


async def test_slow_answer_about_members_delays_no_post(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    server.core.faults.delay(MEMBER, seconds=2, times=10)
    asked = live.user_of(0)
    assert asked is not None
    async with bot.store.writing() as writer:
        for text in ("one", "two"):
            post = Post(lines=[text], mentions=[asked])
            await writer.add_outbox(bot.keeper.outbox_row(live.row, Outgoing(thread_of(live.row), post)))
    bot.outbox.wake()
    async with asyncio.timeout(1.8):
        await until(lambda: len(said(server)) == 3)


async def test_conversations_are_opened_one_after_the_other_and_posts_do_not_wait(
    bot: KeryxBot, server: PracticeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await new_table(bot, server, PLAYERS)
    await all_sent(bot)
    bot.openings = Spacing(2, 0.5, bot.elapsed)
    opened = times_of(monkeypatch, bot.http, "start_private_message")
    posts = times_of(monkeypatch, discord.PartialMessageable, "send")
    await tell_all(bot, live, server)
    await all_sent(bot)
    assert len(opened) == 4
    assert opened[2] - opened[0] >= 0.4
    assert opened[3] - opened[2] >= 0.4
    assert posts[0] < opened[2]
    assert all(row.tries == 0 for row in await rows(bot))
    await tell_all(bot, live, server)
    await all_sent(bot)
    assert len(opened) == 4, "open conversations are not opened again"


def test_turns_are_given_at_once_and_then_apart() -> None:
    time = [0.0]
    spacing = Spacing(3, 10.0, lambda: time[0])
    assert [spacing.wait_of(who) for who in "abcde"] == [0, 0, 0, 10, 20]
    assert spacing.wait_of("e") == 20, "who waits keeps the turn"
    time[0] = 20.0
    assert [spacing.wait_of(who) for who in "de"] == [0, 0]
    assert spacing.wait_of("f") == 10
    time[0] = 100.0
    assert [spacing.wait_of(who) for who in "fghi"] == [0, 0, 0, 0]


async def test_only_edits_of_old_messages_wait_and_the_last_shows_all() -> None:
    time, now = [0.0], datetime(2026, 1, 1, 12, tzinfo=UTC)
    young = time_snowflake(now - timedelta(minutes=50))
    old, other = (time_snowflake(now - timedelta(minutes=age)) for age in (70, 80))
    edits = OldEdits(lambda: now, lambda: time[0], apart=0.2)
    assert [await edits.turn(1, young) for _ in range(5)] == [True] * 5
    assert await edits.turn(1, old)
    waiting = asyncio.create_task(edits.turn(1, old))
    await asyncio.sleep(0)
    assert not await edits.turn(1, old), "one that waits will show it too"
    assert await edits.turn(2, other), "another channel has turns of its own"
    assert not waiting.done()
    time[0] = 1.0
    assert await waiting


async def test_old_lobby_is_edited_seldom_and_shows_everybody_at_last(
    bot: KeryxBot, server: PracticeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = bot.get_channel(int(server.channel("tables").id))
    assert isinstance(channel, discord.TextChannel)
    gamemaster = int(server.user("Althaia").id)
    wish = Wish("perikles", "standard", 4, channel.guild.id, channel.id, gamemaster, "en", "focus")
    table_id, _ = await bot.lobby.open(wish)
    await all_sent(bot)
    moved(server, 7200)
    server.core.rate_limits.tighten_old_edits(limit=2, seconds=3600)
    bot.old_edits = OldEdits(bot.now, bot.elapsed, apart=0.5)
    monkeypatch.setattr(lobby_message, "MAX_WAIT_S", 0.01)
    edits = times_of(monkeypatch, bot.http, "edit_message")
    for name in PLAYERS:
        await bot.lobby.join(table_id, int(server.user(name).id), name)
        await lobby_message.refresh(bot, table_id)
    await until(lambda: bot.errands.are_done)
    assert len(edits) == 2
    (lobby,) = posted(server, "tables")
    assert all(name in str(lobby.components) for name in PLAYERS)
