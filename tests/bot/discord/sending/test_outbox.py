"""Every message arrives once, in order, whatever happens on the way."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.db import UNREADABLE, OutboxRow, Store, StoreUnavailable, UserSettings
from bot.db.target import Target
from bot.discord.bot import KeryxBot
from bot.discord.pictures.draw_process import painter
from bot.discord.sending import delivery, rerouting, superseded
from bot.discord.sending.delivery import Fate, Outcome
from bot.discord.sending.outbox import Pace
from bot.discord.sending.private_threads import thread_for
from bot.discord.watching import waiting
from bot.keeper import Live, history
from bot.keeper.lobby import Wish
from bot.keeper.message import Direct, Panel, Picture, Post, read_message, write_message
from bot.keeper.posts import Outgoing, board_picture, thread_of
from practice import MovableClock, Permission, PracticeServer
from practice.operations.membership import direct_channel
from tests.bot.discord.conftest import Visit
from tests.bot.discord.pictures.test_draw_process import hang
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

SEND = "POST /channels/{}/messages"
PATIENT = Pace(lease=0.6, poll=0.1, first_wait=600, longest_wait=600)
FIRM = Pace(lease=20, poll=0.1)
"""A claim that no busy machine lets lapse."""


async def put(bot: KeryxBot, live: Live, *texts: str) -> list[OutboxRow]:
    """Put posts for the table's thread into the outbox, and say nothing of it."""
    made = []
    async with bot.store.writing() as writer:
        for text in texts:
            row = OutboxRow(
                table_id=live.id,
                target=f"channel:{live.row.thread_id}",
                kind="post",
                seq=live.row.seq,
                payload=write_message(Post(lines=[text])),
                nonce=f"{text}-{live.id}"[:25],
                created_at=bot.now(),
                due_at=bot.now(),
            )
            row.id = await writer.add_outbox(row)
            made.append(row)
    return made


def said(server: PracticeServer, name: str = "table-1") -> list[str]:
    return [message.content for message in posted(server, name)]


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
        await _put_off(bot, server, live, "later", "after it")
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


async def tell(
    bot: KeryxBot, live: Live, *payloads: Post | Direct, target: Target | None = None
) -> list[OutboxRow]:
    """Put messages into the outbox as the keeper does, for the thread unless it is said for whom."""
    made = []
    async with bot.store.writing() as writer:
        for each in payloads:
            row = bot.keeper.outbox_row(live.row, Outgoing(target or thread_of(live.row), each))
            row.id = await writer.add_outbox(row)
            made.append(row)
    return made


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
    bot: KeryxBot, server: PracticeServer
) -> None:
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
    assert "die Schaltfläche „My hand“ im Thread" in told


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_direct_messages_are_told_once_in_the_thread(
    bot: KeryxBot, server: PracticeServer, code: int
) -> None:
    server.settings.closed_code = code
    server.user("Bion").dms_open = False
    live = await dealt_table(bot, server)
    await play(bot, live.id, 40)
    await all_sent(bot)
    bion = int(server.user("Bion").id)
    settings = await bot.store.user_settings(bion)
    assert (settings.dm, settings.told) == ("closed", True)
    notices = [m for m in posted(server, "table-1") if "My hand" in m.content]
    assert len(notices) == 1
    assert notices[0].mentions == [str(bion)]
    assert notices[0].components
    dead = [row for row in await rows(bot) if row.dead]
    assert dead
    assert {row.target for row in dead} == {f"user:{bion}"}


async def tell_bion(bot: KeryxBot, server: PracticeServer, live: Live) -> int:
    """Put something for Bion alone into the outbox, and wait until it is sent or given up."""
    bion = int(server.user("Bion").id)
    told = Outgoing(Target.user(bion), Direct(live.seat_of(bion) or 0, ["For you alone."]))
    async with bot.store.writing() as writer:
        row_id = await writer.add_outbox(bot.keeper.outbox_row(live.row, told))
    bot.outbox.wake()
    await all_sent(bot)
    return row_id


async def test_direct_messages_opened_too_fast_are_sent_later(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    server.core.faults.fail("POST /users/@me/channels", status=403, code=40003, times=2)
    await tell_bion(bot, server, live)
    assert len(direct(server, "Bion")) == 1
    assert (await bot.store.user_settings(int(server.user("Bion").id))).dm == "open"
    assert not [row for row in await rows(bot) if row.dead]


async def test_who_is_refused_us_for_an_unknown_reason_is_shown_another_way_after_some_tries(
    bot: KeryxBot, server: PracticeServer
) -> None:
    live = await new_table(bot, server)
    server.core.faults.fail("POST /users/@me/channels", status=403, code=20026, times=10_000)
    row_id = await tell_bion(bot, server, live)
    row = await bot.store.outbox_row(row_id)
    assert row is not None
    assert (row.dead, row.tries, row.error) == (True, delivery.MAX_TRIES, "403 20026")
    assert (await bot.store.user_settings(int(server.user("Bion").id))).dm == "closed"
    assert len([m for m in posted(server, "table-1") if "My hand" in m.content]) == 1


@pytest.mark.parametrize(
    ("status", "code"), [(403, 50007), (400, 50007), (403, 50278), (400, 50278), (404, 10003), (404, 10013)]
)
async def test_closed_direct_messages_are_known_by_their_code(
    bot: KeryxBot, server: PracticeServer, status: int, code: int
) -> None:
    live = await new_table(bot, server)
    conversation = direct_channel(server.core, server.user("Bion").id)
    server.core.faults.fail(f"POST /channels/{conversation.id}/messages", status=status, code=code)
    row_id = await tell_bion(bot, server, live)
    row = await bot.store.outbox_row(row_id)
    assert row is not None
    assert (row.dead, row.error) == (True, f"{status} {code}")
    assert (await bot.store.user_settings(int(server.user("Bion").id))).dm == "closed"
    assert len([m for m in posted(server, "table-1") if "My hand" in m.content]) == 1


async def test_private_thread_with_consent(server: PracticeServer, tmp_path: Path, visit: Visit) -> None:
    """One thread per table, which only its player and moderators see; also after a restart."""
    bion = int(server.user("Bion").id)
    server.user("Bion").dms_open = False
    async with running(server, tmp_path) as bot:
        async with bot.store.writing() as writer:
            await writer.set_user(UserSettings(user_id=bion, private_thread_ok=True))
        live = await dealt_table(bot, server)
        await all_sent(bot)
        assert (await bot.store.user_settings(bion)).dm == "thread"
    async with running(server, tmp_path) as bot:
        await play(bot, live.id, 40)
        await all_sent(bot)
        assert not [row for row in await rows(bot) if row.dead]
    name = f"keryx-{live.id}-{bion}"
    threads = [each for each in server.store.channels.values() if each.name == name]
    assert len(threads) == 1
    assert threads[0].is_private_thread
    assert posted(server, name)
    gorgo, player = await visit("Gorgo"), await visit("Bion")
    assert name not in [each["name"] for each in await gorgo.threads()]
    assert name in [each["name"] for each in await player.threads()]


async def test_private_thread_is_known_by_the_bots_user(server: PracticeServer, tmp_path: Path) -> None:
    """An old application has another id than its bot."""
    server.store.application_id = server.core.ids.next()
    bion = int(server.user("Bion").id)
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        opened = [await thread_for(bot, live.row, bion) for _ in range(2)]
    assert opened[0].id == opened[1].id


async def test_private_thread_wakes_for_what_is_to_be_told(bot: KeryxBot, server: PracticeServer) -> None:
    """Nobody can be let into a thread that sleeps; it stays open for a week, as long as Discord allows."""
    bion = server.user("Bion")
    bion.dms_open = False
    async with bot.store.writing() as writer:
        await writer.set_user(UserSettings(user_id=int(bion.id), private_thread_ok=True))
    live = await dealt_table(bot, server)
    await all_sent(bot)
    name = f"keryx-{live.id}-{bion.id}"
    thread = server.channel(name).thread
    assert thread is not None
    assert thread.auto_archive_duration == 7 * 24 * 60
    server.archive_thread(name)
    told = len(posted(server, name))
    more = Outgoing(Target.user(int(bion.id)), Direct(live.seat_of(int(bion.id)) or 0, ["One thing more."]))
    async with bot.store.writing() as writer:
        await writer.add_outbox(bot.keeper.outbox_row(live.row, more))
    bot.outbox.wake()
    await all_sent(bot)
    assert len(posted(server, name)) == told + 1
    assert not thread.archived


@pytest.mark.parametrize("missing", [Permission.CREATE_PRIVATE_THREADS, Permission.MANAGE_THREADS])
async def test_private_thread_that_cannot_be_opened(
    bot: KeryxBot, server: PracticeServer, missing: Permission
) -> None:
    """Each permission that the invitation asks for because of private threads is needed for them."""
    bion = int(server.user("Bion").id)
    server.user("Bion").dms_open = False
    server.restrict_bot("tables", deny=missing)
    async with bot.store.writing() as writer:
        await writer.set_user(UserSettings(user_id=bion, private_thread_ok=True))
    await dealt_table(bot, server)
    await all_sent(bot)
    assert (await bot.store.user_settings(bion)).dm == "closed"
    assert len([m for m in posted(server, "table-1") if "My hand" in m.content]) == 1


async def test_private_thread_that_cannot_be_opened_is_told_once(
    bot: KeryxBot, server: PracticeServer
) -> None:
    """It is tried again with every message, for it may be allowed by now; nobody is called for that."""
    bion = int(server.user("Bion").id)
    server.user("Bion").dms_open = False
    server.restrict_bot("tables", deny=Permission.CREATE_PRIVATE_THREADS)
    async with bot.store.writing() as writer:
        await writer.set_user(UserSettings(user_id=bion, private_thread_ok=True))
    live = await dealt_table(bot, server)
    await all_sent(bot)
    name = f"keryx-{live.id}-{bion}"
    for may in (False, False, True, False):
        server.restrict_bot("tables", deny=Permission(0) if may else Permission.CREATE_PRIVATE_THREADS)
        secret = Direct(live.seat_of(bion) or 0, [f"More, {may}."])
        [row] = await tell(bot, live, secret, target=Target.user(bion))
        bot.outbox.wake()
        await all_sent(bot)
        stored = await bot.store.outbox_row(row.key)
        assert stored is not None
        assert stored.dead is not may
        assert len([m for m in posted(server, "table-1") if "My hand" in m.content]) == 1
        assert (await bot.store.user_settings(bion)).dm == ("again" if may else "closed")
        if may:
            server.delete_channel(name)
            await until(lambda: name not in [each.name for each in bot.guilds[0].threads])


async def test_reopened_direct_messages_are_used_again(bot: KeryxBot, server: PracticeServer) -> None:
    server.user("Bion").dms_open = False
    await dealt_table(bot, server)
    await all_sent(bot)
    server.user("Bion").dms_open = True
    await dealt_table(bot, server)
    await all_sent(bot)
    assert (await bot.store.user_settings(int(server.user("Bion").id))).dm == "open"
    assert len(direct(server, "Bion")) == 1


async def test_direct_message_says_once_where_secrets_are_shown(
    bot: KeryxBot, server: PracticeServer
) -> None:
    await dealt_table(bot, server)
    await all_sent(bot)
    await dealt_table(bot, server)
    await all_sent(bot)
    told = [message for message in direct(server, "Gorgo") if "/hand" in message.content]
    assert len(told) == 1
    assert len(direct(server, "Gorgo")) == 2


async def test_deleted_thread_lets_the_table_wait(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    server.delete_channel("table-1")
    await put(bot, live, "too late")
    bot.outbox.wake()
    await until(
        lambda: [m for m in posted(server, "tables") if "is waiting, and nothing is lost" in m.content]
    )
    row = await bot.store.table(live.id)
    assert row is not None
    assert row.status == "waiting"
    assert "deleted" in row.note


async def test_post_that_found_no_thread_comes_in_the_new_one(server: PracticeServer, tmp_path: Path) -> None:
    """At once, however long the sender would wait otherwise."""
    async with running(server, tmp_path, pace=Pace(poll=0.1, barred_wait=600)) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        server.delete_channel("table-1")
        await put(bot, live, "What happened last.", "And then.")
        bot.outbox.wake()
        await until(
            lambda: [m for m in posted(server, "tables") if "is waiting, and nothing is lost" in m.content]
        )
        assert [row.dead for row in await rows(bot)] == [False] * 4
        await bot.gamemaster.resume(live.id, ["On."], int(server.channel("agora").id), None)
        await bot.outbox.hurry(live.id)
        await all_sent(bot)
    assert [text.split("\n")[0] for text in said(server, "agora")] == [
        "What happened last.",
        "And then.",
        "On.",
    ]


async def test_post_of_a_table_that_is_over_comes_in_the_channel_if_its_thread_is_gone(
    bot: KeryxBot, server: PracticeServer
) -> None:
    """The seed must be published: nobody could check the draws without it."""
    live = await new_table(bot, server)
    await all_sent(bot)
    server.delete_channel("table-1")
    await bot.gamemaster.end(live.id, "No thread.", ["Over.", "The seed was 17."])
    await all_sent(bot)
    heading = "**Table 1**, whose thread was deleted:"
    assert said(server, "tables")[-1] == f"{heading}\nOver.\nThe seed was 17."


async def test_post_of_a_table_that_is_over_comes_directly_if_its_channel_is_gone(
    bot: KeryxBot, server: PracticeServer
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    bot.keeper.locales[int(server.user("Bion").id)] = "de"
    await bot.gamemaster.pause(live.id, "supper")
    await all_sent(bot)
    server.delete_channel("tables")
    await bot.gamemaster.end(live.id, "No channel.", ["The seed was 17."])
    await all_sent(bot)
    headings = {name: direct(server, name)[-1].content.split("\n")[0] for name in live.names}
    english = "**Table 1**, whose channel was deleted:"
    assert headings == dict.fromkeys(live.names, english) | {
        "Bion": "**Tisch 1**, dessen Kanal gelöscht wurde:"
    }
    assert all(direct(server, name)[-1].content.endswith("The seed was 17.") for name in live.names)


@pytest.mark.parametrize("fate", [Fate.GONE, Fate.BARRED, Fate.LATER])
async def test_failure_in_a_former_thread_does_not_count(
    server: PracticeServer, tmp_path: Path, fate: Fate
) -> None:
    """A message that was on its way when its table got another thread is sent there."""
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        await bot.outbox.close()
        [row] = await put(bot, live, "on its way")
        await bot.gamemaster.pause(live.id, "supper")
        new = int(server.channel("agora").id)
        await bot.gamemaster.resume(live.id, ["On."], thread_id=new)
        await bot.outbox._note(row, Outcome(fate, error="too late"))
        assert [(each.target, each.dead, each.error) for each in (await rows(bot))[-2:]] == [
            (f"channel:{new}", False, "")
        ] * 2
        assert (await bot.keeper.live(live.id)).row.status == "running"
    async with running(server, tmp_path) as bot:
        await all_sent(bot)
    assert [text.split("\n")[0] for text in said(server, "agora")] == ["on its way", "On."]


async def test_channel_that_bars_the_bot_does_not_stop_a_table_in_its_thread(
    bot: KeryxBot, server: PracticeServer
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    server.restrict_bot("tables", deny=Permission.SEND_MESSAGES)
    async with bot.store.writing() as writer:
        told = Outgoing(Target.channel(live.row.channel_id), Post(lines=["For the channel."]))
        await writer.add_outbox(bot.keeper.outbox_row(live.row, told))
    bot.outbox.wake()
    async with asyncio.timeout(30):
        while not (await rows(bot))[-1].tries:  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)
    await play(bot, live.id, 1)
    assert (await bot.keeper.live(live.id)).row.status == "running"


async def test_message_for_a_substituted_player_is_withheld(server: PracticeServer, tmp_path: Path) -> None:
    """Whoever has left a seat is told none of its secrets, not even old ones."""
    async with running(server, tmp_path) as bot:
        await bot.outbox.close()
        live = await dealt_table(bot, server)
        await bot.gamemaster.substitute(live.id, 1, int(server.user("Zenon").id), "Zenon")
    async with running(server, tmp_path) as bot:
        await all_sent(bot)
    assert direct(server, "Bion") == []


async def test_secrets_of_a_table_that_cannot_be_read_wait_until_it_is_resumed(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(server, tmp_path) as bot:
        await bot.outbox.close()
        live = await dealt_table(bot, server)
        secrets = [row for row in await rows(bot) if row.kind == "dm"]

    def broken(*_: object) -> object:
        raise ValueError

    async def put_off() -> list[OutboxRow]:
        return [row for row in await rows(bot) if row.error == UNREADABLE]

    async with running(server, tmp_path) as bot:
        with monkeypatch.context() as patch:
            patch.setattr(history, "read_state", broken)
            bot.keeper.forget(live.id)
            async with asyncio.timeout(30):
                while len(await put_off()) < len(live.seats):  # noqa: ASYNC110 - there is no event to wait for
                    await asyncio.sleep(0.02)
        await waiting.resume(bot, live.id, ["On."])
        await all_sent(bot)
        kept = [await bot.store.outbox_row(row.key) for row in secrets]
        assert [row.payload for row in kept if row] == [row.payload for row in secrets]
        assert all(row.sent_at and not row.dead for row in kept if row)
    assert all(direct(server, name) for name in live.names)


@pytest.mark.parametrize("asked", ["user_settings", "snapshots_at_or_before"])
async def test_fault_of_the_database_puts_a_message_off_and_loses_nothing_of_it(
    bot: KeryxBot, server: PracticeServer, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    live = await dealt_table(bot, server)
    await all_sent(bot)
    ask = getattr(Store, asked)
    failed: list[str] = []

    async def fails_once(*given: object, **options: object) -> object:
        if not failed:
            failed.append(asked)
            raise StoreUnavailable("The database is too busy.")
        return await ask(*given, **options)

    monkeypatch.setattr(Store, asked, fails_once)
    secret = Direct(1, ["A secret."], Picture(live.id, live.trail[1], seat=1))
    await tell(bot, live, secret, target=Target.user(live.user_of(1) or 0))
    bot.outbox.wake()
    await all_sent(bot)
    assert failed
    last = direct(server, live.names[1])[-1]
    assert "A secret." in last.content
    assert last.attachments


async def test_unsendable_message_does_not_hold_up_the_others(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    server.core.faults.fail(SEND, status=400)
    await put(bot, live, "never", "but this")
    bot.outbox.wake()
    await all_sent(bot)
    _, in_place, other = said(server)
    assert "could not be shown" in in_place
    assert other == "but this"


async def test_message_that_is_too_large_does_not_hold_up_the_others(
    bot: KeryxBot, server: PracticeServer
) -> None:
    """No further try makes it smaller; what stands in its place has no picture."""
    live = await new_table(bot, server)
    await all_sent(bot)
    server.core.faults.fail(SEND, status=413, code=40005)
    await tell(bot, live, Post(lines=["never"], picture=board_picture(live)), Post(lines=["but this"]))
    bot.outbox.wake()
    await all_sent(bot)
    _, in_place, other = posted(server, "table-1")
    assert "could not be shown" in in_place.content
    assert not in_place.attachments
    assert other.content == "but this"


@pytest.mark.parametrize(("status", "code"), [(400, 40003), (400, 130000), (401, 0), (404, 0), (408, 0)])
async def test_refusal_that_passes_puts_a_message_off(
    bot: KeryxBot, server: PracticeServer, status: int, code: int
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    server.core.faults.fail(SEND, status=status, code=code)
    await put(bot, live, "later")
    bot.outbox.wake()
    await all_sent(bot)
    assert said(server)[1:] == ["later"]


async def test_plain_text_in_place_of_a_wrong_message_says_who_is_asked(
    bot: KeryxBot, server: PracticeServer, caplog: pytest.LogCaptureFixture
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    asked = live.user_of(live.waiting_for()[0])
    assert asked is not None
    server.core.faults.fail(SEND, status=400)
    post = Post(lines=["a secret"], mentions=[asked], waiting="Waiting for one.", panel=Panel(live.id))
    async with bot.store.writing() as writer:
        await writer.add_outbox(bot.keeper.outbox_row(live.row, Outgoing(thread_of(live.row), post)))
    bot.outbox.wake()
    await all_sent(bot)
    sent = posted(server, "table-1")[-1]
    assert sent.mentions == [str(asked)]
    assert "Waiting for one." in sent.content
    assert "`/moves`" in sent.content
    (number,) = re.findall("number ([0-9a-f]{6})", sent.content)
    assert f"fault {number}" in caplog.text
    assert not sent.components


async def test_plain_text_in_place_names_nobody_who_was_forgotten_meanwhile(
    bot: KeryxBot, server: PracticeServer
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    user = live.user_of(1)
    assert user is not None
    server.core.faults.reset(SEND, times=10_000)
    post = Post(lines=["never"], mentions=[user], waiting=f"Waiting for <@{user}>.")
    async with bot.store.writing() as writer:
        told = Outgoing(thread_of(live.row), post)
        row_id = await writer.add_outbox(bot.keeper.outbox_row(live.row, told))
        claimed = await writer.outbox_row(row_id)
    assert claimed is not None
    async with bot.store.writing() as writer:
        await writer.forget_user(user)
    assert await rerouting.put_plainly(bot, claimed, Outcome(Fate.WRONG, fault="abcdef"))
    stored = await bot.store.outbox_row(row_id)
    assert stored is not None
    assert "abcdef" in stored.payload
    assert str(user) not in stored.payload


async def test_plain_text_in_place_of_a_wrong_direct_message_is_in_the_users_language(
    bot: KeryxBot, server: PracticeServer
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    user = live.user_of(1)
    bot.keeper.locales[user or 0] = "de"
    server.core.faults.fail(SEND, status=400)
    async with bot.store.writing() as writer:
        told = Outgoing(Target.user(user or 0), Direct(1, ["a secret"]))
        await writer.add_outbox(bot.keeper.outbox_row(live.row, told))
    bot.outbox.wake()
    await all_sent(bot)
    (sent,) = direct(server, live.names[1])
    assert "Etwas nur für dich" in sent.content
    assert "`/züge`" in sent.content


async def test_message_is_given_up_if_its_plain_text_is_refused_too(
    bot: KeryxBot, server: PracticeServer
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    server.core.faults.fail(SEND, status=400, times=2)
    await put(bot, live, "never", "but this")
    bot.outbox.wake()
    await all_sent(bot)
    assert said(server)[1:] == ["but this"]
    dead = [row for row in await rows(bot) if row.dead]
    assert [row.error[:3] for row in dead] == ["400"]


@pytest.mark.usefixtures("real_pictures")
async def test_picture_that_cannot_be_drawn_does_not_lose_the_words(
    bot: KeryxBot, server: PracticeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> bytes:
        raise ValueError("a secret")

    monkeypatch.setattr("bot.discord.pictures.draw_process.Painter.draw", broken)
    await new_table(bot, server)
    await all_sent(bot)
    assert posted(server, "table-1")[0].content
    assert posted(server, "table-1")[0].attachments == []


@pytest.mark.usefixtures("real_pictures")
async def test_drawing_process_that_hangs_does_not_hold_up_the_words(
    bot: KeryxBot, server: PracticeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(superseded, "strip", AsyncMock())
    live = await new_table(bot, server)
    await all_sent(bot)
    with monkeypatch.context() as patch:
        patch.setattr(painter(), "patience", 0.2)
        patch.setattr("bot.discord.pictures.picture_cache.paint_focus", hang)
        live = await play(bot, live.id, 1)
        await all_sent(bot)
    await play(bot, live.id, 1)
    await all_sent(bot)
    posts = posted(server, "table-1")
    assert all(post.content for post in posts)
    assert [len(post.attachments) for post in posts] == [1, 0, 1]


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
            await _put_off(bot, server, live, "meanwhile")
            pressing = asyncio.create_task(asked.press(panel, "Your move"))
            await until(lambda: server.core.interactions)
            assert not resumed.is_set()
        assert "In which city" in (await asked.answer(await pressing)).text
        await all_sent(bot)
        assert resumed.is_set()
        assert server.core.sessions.ids() == sessions
    assert said(server)[1:] == ["meanwhile"]


async def _put_off(bot: KeryxBot, server: PracticeServer, live: Live, *texts: str) -> None:
    """Let messages fail once, so that by themselves they would not be sent for a long time."""
    server.core.faults.fail(SEND, status=503)
    await put(bot, live, *texts)
    bot.outbox.wake()
    async with asyncio.timeout(30):
        while not [row for row in await rows(bot) if row.tries]:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def _setter(event: asyncio.Event) -> Callable[[], Coroutine[Any, Any, None]]:
    async def on_resumed() -> None:
        event.set()

    return on_resumed
