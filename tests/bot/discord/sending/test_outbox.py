"""Every message arrives once, in order, whatever happens on the way."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.db import OutboxRow
from bot.db.target import Target
from bot.discord.bot import KeryxBot
from bot.discord.sending import delivery, superseded, waiting_line
from bot.discord.sending.delivery import Fate
from bot.discord.sending.outbox import Pace
from bot.keeper.lobby import Wish
from bot.keeper.message import Post, read_message, write_message
from bot.keeper.posts import Outgoing, thread_of
from practice import MovableClock, PracticeServer
from tests.bot.discord.conftest import Visit
from tests.bot.discord.rig import (
    PLAYERS,
    all_sent,
    dealt_table,
    direct,
    new_table,
    play,
    posted,
    rows,
    running,
    unsent,
    until,
)
from tests.bot.discord.sending.outboxes import FIRM, PATIENT, SEND, put, put_off, said, tell


async def test_first_board_and_secrets_are_sent(bot: KeryxBot, server: PracticeServer) -> None:
    await new_table(bot, server)
    await all_sent(bot)
    live = await dealt_table(bot, server)
    await all_sent(bot)
    first = posted(server, "table-1")[0]
    assert [each.filename for each in first.attachments] == ["keryx-1-0.png"]
    assert first.attachments[0].description
    assert first.components
    for name in live.names:
        assert direct(server, name), f"{name} was told nothing"
    assert all(row.sent_at and row.message_id for row in await rows(bot))


async def test_order_is_kept_per_target(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    await put(bot, live, *(f"line {number}" for number in range(12)))
    bot.outbox.wake()
    await all_sent(bot)
    assert said(server)[-12:] == [f"line {number}" for number in range(12)]


@pytest.mark.parametrize(
    "fault",
    [
        lambda faults: faults.rate_limit(SEND, retry_after=0.05, times=3),
        lambda faults: faults.fail(SEND, status=500, times=7),
        lambda faults: faults.fail(SEND, status=503, times=3),
        lambda faults: faults.reset(SEND, times=3),
        lambda faults: faults.reset(SEND, times=3, after=True),
        lambda faults: faults.fail(SEND, status=502, times=3, after=True),
        lambda faults: faults.fail(SEND, status=503, times=2, after=True),
    ],
    ids=["429", "500", "503", "reset", "reset after", "502 after", "503 after"],
)
async def test_faults_that_pass_lose_and_double_nothing(
    bot: KeryxBot, server: PracticeServer, fault: object
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    fault(server.core.faults)  # type: ignore[operator]
    await put(bot, live, *(f"line {number}" for number in range(5)))
    bot.outbox.wake()
    await all_sent(bot)
    assert said(server)[1:] == [f"line {number}" for number in range(5)]


async def test_first_board_of_a_table_that_starts_before_its_thread_is_made_comes_in_the_thread(
    bot: KeryxBot, server: PracticeServer
) -> None:
    channel = bot.get_channel(int(server.channel("tables").id))
    assert isinstance(channel, discord.TextChannel)
    gamemaster = int(server.user("Althaia").id)
    wish = Wish("perikles", "standard", 3, channel.guild.id, channel.id, gamemaster, "en", "focus")
    server.core.faults.delay("POST /channels/{}/messages/{}/threads", seconds=1)
    table_id, _ = await bot.lobby.open(wish)
    await until(lambda: posted(server, "tables"))
    for name in PLAYERS[:3]:
        await bot.lobby.join(table_id, int(server.user(name).id), name)
    live = await bot.lobby.start(table_id)
    assert live.row.thread_id is None
    await all_sent(bot)
    row = await bot.store.table(table_id)
    assert row is not None
    assert [each.to for each in await rows(bot)] == [Target.channel(channel.id), thread_of(row)]
    assert row.thread_id is not None
    assert len(posted(server, "tables")) == 1


async def test_restart_between_commit_and_sending(server: PracticeServer, tmp_path: Path) -> None:
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        await bot.outbox.close()
        await put(bot, live, "left behind")
    async with running(server, tmp_path) as bot:
        await all_sent(bot)
    assert said(server)[1:] == ["left behind"]


async def test_what_was_put_off_is_tried_at_the_next_start(server: PracticeServer, tmp_path: Path) -> None:
    async with running(server, tmp_path, pace=PATIENT) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        await put_off(bot, server, live, "later", "after it")
    async with running(server, tmp_path, pace=PATIENT) as bot:
        await all_sent(bot)
    assert said(server)[1:] == ["later", "after it"]


async def test_sent_but_not_noted_is_not_sent_again(server: PracticeServer, tmp_path: Path) -> None:
    """Within minutes the nonce tells, later the channel's history."""
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        await bot.outbox.close()
        for row in await put(bot, live, "one", "two"):
            assert (await delivery.deliver(bot, row)).fate is delivery.Fate.SENT
    async with running(server, tmp_path) as bot:
        await all_sent(bot)
        assert said(server)[1:] == ["one", "two"]


async def test_old_row_is_looked_for_in_the_history(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that was not noted was not superseded either: the next to the same place waited for it."""
    monkeypatch.setattr(superseded, "strip", AsyncMock())
    async with running(server, tmp_path) as bot:
        live = await dealt_table(bot, server)
        await all_sent(bot)
        await play(bot, live.id, 12)
        await all_sent(bot)
        before = [message.id for message in posted(server, "table-1")]
        dms = [message.id for message in direct(server, "Bion")]
        await bot.outbox.close()
        async with bot.store.writing() as writer:
            for row in await rows(bot):
                await writer.mark_sent(row.key, None, None)  # type: ignore[arg-type]
                await writer.mark_failed(row.key, "", row.created_at, 0)
        assert isinstance(server.clock, MovableClock)
        server.clock.advance(3600)
    async with running(server, tmp_path) as bot:
        await all_sent(bot)
        assert [message.id for message in posted(server, "table-1")] == before
        assert [message.id for message in direct(server, "Bion")] == dms


async def test_last_post_of_a_game_that_is_over_is_found_in_the_history(
    server: PracticeServer, tmp_path: Path
) -> None:
    """Signs in names are shown as they are, whether or not the table is still in memory."""
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        await bot.gamemaster.substitute(live.id, 0, int(server.user("Zenon").id), "iron_man_")
        await all_sent(bot)
        await bot.outbox.close()
        [row] = await put(bot, live, "iron_man_ wins the game.")
        assert (await delivery.deliver(bot, row)).fate is Fate.SENT
        async with bot.store.writing() as writer:
            await writer.update_table(live.id, status="ended", ended_at=bot.now())
    assert isinstance(server.clock, MovableClock)
    server.clock.advance(3600)
    async with running(server, tmp_path) as bot:
        assert bot.keeper.in_memory(live.id) is None
        await all_sent(bot)
    assert [text for text in said(server) if "wins" in text] == [r"iron\_man\_ wins the game."]


@pytest.mark.parametrize("sent", [0, 1, 2])
async def test_posts_of_the_same_words_all_come_after_an_outage(
    server: PracticeServer, tmp_path: Path, sent: int
) -> None:
    """One that was sent, and not noted, is still known for what it is."""
    words = ["Paused: supper", "Goes on.", "Paused: supper"]
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        await bot.outbox.close()
        made = await tell(bot, live, *(Post(lines=[each]) for each in words))
        for row in made[:sent]:
            assert (await delivery.deliver(bot, row)).fate is Fate.SENT
        assert isinstance(server.clock, MovableClock)
        server.clock.advance(180)
    async with running(server, tmp_path) as bot:
        await all_sent(bot)
        assert len({row.message_id for row in await rows(bot)}) == len(await rows(bot))
    assert said(server)[1:] == words


async def test_overtaken_boards_are_left_out_and_their_words_stay(
    server: PracticeServer, tmp_path: Path
) -> None:
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        await bot.outbox.close()
        shown = len(posted(server, "table-1"))
        await play(bot, live.id, 30)
        waiting = [row for row in await unsent(bot) if row.target.startswith("channel:")]
        assert len(waiting) > 2
    async with running(server, tmp_path) as bot:
        await all_sent(bot)
    new = posted(server, "table-1")[shown:]
    stand = [row for row in waiting[:-1] if not getattr(read_message(row.payload), "passing", False)]
    assert len(new) == len(stand) + 1
    assert [bool(message.attachments) for message in new] == [False] * (len(new) - 1) + [True]
    assert all(message.content for message in new)


async def test_two_processes_send_once(server: PracticeServer, tmp_path: Path) -> None:
    """Two bots on one database: the claim keeps them apart, and nonces are not even needed."""
    server.core.settings.nonce_seconds = 0.0
    async with running(server, tmp_path, pace=FIRM) as one, running(server, tmp_path, pace=FIRM) as other:
        live = await new_table(one, server)
        await all_sent(one)
        for number in range(10):
            await put(one, live, f"line {number}")
            one.outbox.wake()
            other.outbox.wake()
            await asyncio.sleep(0.01)
        await all_sent(one)
    assert Counter(said(server)[1:]) == Counter(f"line {number}" for number in range(10))
    assert said(server)[1:] == [f"line {number}" for number in range(10)]


async def test_slow_sending_keeps_its_claim(server: PracticeServer, tmp_path: Path) -> None:
    slow = Pace(lease=1.2, poll=0.1)
    async with running(server, tmp_path, pace=slow) as one, running(server, tmp_path, pace=slow) as other:
        live = await new_table(one, server)
        await all_sent(one)
        server.core.settings.nonce_seconds = 0.0
        server.core.faults.delay(SEND, seconds=2.6)
        await put(one, live, "slow", "after it")
        one.outbox.wake()
        await asyncio.sleep(0.1)
        other.outbox.wake()
        await all_sent(one)
    assert said(server)[1:] == ["slow", "after it"]


async def test_text_too_long_for_a_message_comes_whole_as_a_file(
    bot: KeryxBot, server: PracticeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It names two, though the table waits for one.
    monkeypatch.setattr(waiting_line, "catch_up", AsyncMock())
    live = await new_table(bot, server)
    lines = [f"line {number} " + "x" * 40 for number in range(100)]
    waiting = f"Waiting for <@{live.user_of(0)}> and <@{live.user_of(1)}>"
    post = Post(lines, mentions=[live.user_of(0) or 0], waiting=waiting)
    await bot.keeper.amend(
        live, lambda after: [Outgoing(thread_of(after.row), post, off_record=True)], note=""
    )
    bot.outbox.wake()
    await all_sent(bot)
    last = posted(server, "table-1")[-1]
    assert len(last.content) <= 2000
    first, gap, *rest = last.content.splitlines()
    assert first.startswith("line 0 ")
    assert "all of it is in the file" in gap
    assert rest[-3].startswith("line 99")
    assert rest[-1] == waiting
    stored = server.core.files.find(last.attachments[0].id, last.attachments[0].filename)
    assert stored is not None
    whole = stored.read_text("utf-8")
    assert whole.startswith("line 0 ")
    assert whole.endswith(f"Waiting for {live.names[0]} and {live.names[1]}")


async def test_names_show_as_they_are(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    async with bot.store.writing() as writer:
        user = live.user_of(1)
        await writer.set_seat(live.id, 1, user, "__Brasi_das__", computer=False, since_seq=live.row.seq + 1)
    bot.keeper.forget(live.id)
    await bot.keeper.live(live.id)
    await put(bot, live, "__Brasi_das__ says **yes**.")
    bot.outbox.wake()
    await all_sent(bot)
    assert said(server)[-1] == r"\_\_Brasi\_das\_\_ says **yes**."


async def test_only_those_asked_are_mentioned(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    async with bot.store.writing() as writer:
        users = [int(server.user(name).id) for name in ("Althaia", "Bion")]
        post = Post(lines=[f"@everyone <@{users[1]}>"], mentions=[users[0]])
        row = OutboxRow(
            table_id=live.id,
            target=f"channel:{live.row.thread_id}",
            kind="post",
            payload=write_message(post),
            created_at=bot.now(),
            due_at=bot.now(),
        )
        await writer.add_outbox(row)
    bot.outbox.wake()
    await all_sent(bot)
    last = posted(server, "table-1")[-1]
    assert last.mentions == [str(users[0])]
    assert not last.mention_everyone


async def test_a_button_is_named_as_it_is_called_at_the_table(bot: KeryxBot, server: PracticeServer) -> None:
    bot.keeper.locales[int(server.user("Gorgo").id)] = "de"
    await dealt_table(bot, server)
    await all_sent(bot)
    told = next(message.content for message in direct(server, "Gorgo") if "`/hand`" in message.content)
    assert "der Knopf „My hand“ im Thread" in told


async def test_gateway_lost_and_resumed(server: PracticeServer, tmp_path: Path, visit: Visit) -> None:
    """The session goes on: a press in the meantime is answered, and what was put off is sent at once."""
    async with running(server, tmp_path, pace=PATIENT) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        asked = await visit(live.names[live.waiting_for()[0]])
        panel = await asked.wait_for_message("table-1", lambda m: m.components)
        sessions, resumed = server.core.sessions.ids(), asyncio.Event()
        bot.add_listener(_setter(resumed), "on_resumed")
        async with server.gateway_down():
            await put_off(bot, server, live, "meanwhile")
            pressing = asyncio.create_task(asked.press(panel, "Your move"))
            await until(lambda: server.core.interactions)
            assert not resumed.is_set()
        assert "In which city" in (await asked.answer(await pressing)).text
        await all_sent(bot)
        assert resumed.is_set()
        assert server.core.sessions.ids() == sessions
    assert said(server)[1:] == ["meanwhile"]


def _setter(event: asyncio.Event) -> Callable[[], Coroutine[Any, Any, None]]:
    async def on_resumed() -> None:
        event.set()

    return on_resumed
