"""Threads archived, locked or deleted, the bot removed, players gone: tables wait, and go on."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.db import StoreUnavailable, TableRow, Writer
from bot.discord.bot import KeryxBot
from bot.discord.upkeep import Upkeep
from bot.discord.watching import attendance, listeners, waiting, waking
from bot.discord.watching.listeners import Listeners
from bot.discord.watching.members import Members
from bot.discord.watching.threads import open_in
from bot.discord.watching.waking import MAX_IN_A_ROW, Waker
from bot.keeper import Live
from bot.keeper.errors import NotNow
from bot.keeper.message import Post
from bot.keeper.posts import Outgoing, thread_of
from practice import MovableClock, Permission, PracticeServer, User
from practice.errors import by_code
from tests.bot.discord.conftest import Visit
from tests.bot.discord.rig import (
    QUICK,
    all_sent,
    dealt_table,
    direct,
    new_table,
    play,
    posted,
    running,
    unsent,
    until,
)

MAY_NOT_WRITE = Permission.SEND_MESSAGES_IN_THREADS
MEMBER = "GET /guilds/{}/members/{}"


def move_on(server: PracticeServer, time: timedelta) -> None:
    """Let time pass."""
    assert isinstance(server.clock, MovableClock)
    server.clock.advance(time.total_seconds())


async def status(bot: KeryxBot, table_id: int, wanted: str) -> str:
    """Wait for a table's status and give its note."""
    async with asyncio.timeout(30):
        while True:
            row = await bot.store.table(table_id)
            assert row is not None
            if row.status == wanted:
                return row.note
            await asyncio.sleep(0.02)


async def notice(server: PracticeServer, channel: str, word: str) -> None:
    """Wait until the bot says something in a channel."""
    await until(lambda: any(word in message.content for message in posted(server, channel)))


async def refuses_moves(bot: KeryxBot, table_id: int) -> None:
    live = await bot.keeper.live(table_id)
    with pytest.raises(NotNow):
        await play(bot, table_id, 1)
    assert (await bot.keeper.live(table_id)).row.seq == live.row.seq


async def test_locked_thread(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    server.archive_thread("table-1", archived=False, locked=True)
    assert "locked" in await status(bot, live.id, "waiting")
    await refuses_moves(bot, live.id)
    await notice(server, "tables", "locked")
    server.archive_thread("table-1", archived=False, locked=False)
    await status(bot, live.id, "running")
    await notice(server, "table-1", "goes on")
    assert (await play(bot, live.id, 3)).row.seq == live.row.seq + 3


async def test_thread_archived_early_is_woken_without_a_word(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    said = [len(posted(server, name)) for name in ("table-1", "tables")]
    server.archive_thread("table-1")
    await until(lambda: not sleeps(server, "table-1"))
    assert await status(bot, live.id, "running") == ""
    assert [len(posted(server, name)) for name in ("table-1", "tables")] == said


async def archive_again_and_again(bot: KeryxBot, server: PracticeServer, table_id: int) -> None:
    for _ in range(MAX_IN_A_ROW):
        server.archive_thread("table-1")
        await until(lambda: not sleeps(server, "table-1"))
    await all_sent(bot)
    assert await status(bot, table_id, "running") == ""
    server.archive_thread("table-1")


async def test_who_archives_a_thread_again_and_again_stops_the_table(
    bot: KeryxBot, server: PracticeServer, visit: Visit
) -> None:
    """The bot does not wake it for ever; whoever writes there lets the table go on."""
    live = await new_table(bot, server)
    await all_sent(bot)
    await archive_again_and_again(bot, server, live.id)
    assert "archived" in await status(bot, live.id, "waiting")
    await notice(server, "tables", "again and again")
    assert not await waiting.resume_if_right(bot, live.id)
    daphnis = await visit("Daphnis")
    await daphnis.say("table-1", "Still there?")
    await status(bot, live.id, "running")


async def test_thread_that_falls_asleep_after_an_hour_each_time_is_woken_each_time(
    bot: KeryxBot, server: PracticeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moderators can shorten its time; only what is shorter than any such time was somebody's doing."""
    monkeypatch.setattr(waking, "SOON_S", 0.0)
    live = await new_table(bot, server)
    await all_sent(bot)
    await archive_again_and_again(bot, server, live.id)
    await until(lambda: not sleeps(server, "table-1"))
    assert await status(bot, live.id, "running") == ""


async def test_threads_are_woken_one_after_the_other(bot: KeryxBot, server: PracticeServer) -> None:
    for _ in range(3):
        await new_table(bot, server)
    await all_sent(bot)
    bot.waker = Waker(bot, apart=60)
    names = ["table-1", "table-2", "table-3"]
    for name in names:
        server.archive_thread(name)
    await until(lambda: not all(sleeps(server, name) for name in names))
    await asyncio.sleep(0.1)
    assert sum(sleeps(server, name) for name in names) == 2
    await bot.waker.close()
    bot.waker = Waker(bot, apart=0)
    for row in await bot.store.tables():
        bot.waker.want(row.key)
    await until(lambda: not any(sleeps(server, name) for name in names))


async def test_server_full_of_threads_is_told_so_once_and_tried_again(
    bot: KeryxBot, server: PracticeServer
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    server.core.faults.refuse("PATCH /channels/{}", by_code(160006), times=3)
    server.archive_thread("table-1")
    await notice(server, "tables", "1,000 active threads")
    assert await status(bot, live.id, "running") == ""
    await until(lambda: not sleeps(server, "table-1"))
    assert sum("1,000" in message.content for message in posted(server, "tables")) == 1


async def quiet_days(bot: KeryxBot, server: PracticeServer, days: int) -> None:
    """Let days pass in which nobody says a word."""
    await all_sent(bot)
    move_on(server, timedelta(days=days))
    server.archive_quiet_threads()
    await asyncio.sleep(0.1)


def sleeps(server: PracticeServer, name: str) -> bool:
    thread = server.channel(name).thread
    return thread is not None and thread.archived


async def test_quiet_thread_is_woken_without_a_word(bot: KeryxBot, server: PracticeServer) -> None:
    """Games take weeks: whoever is to move must find buttons to press."""
    live = await new_table(bot, server)
    await all_sent(bot)
    said = len(posted(server, "table-1"))
    await quiet_days(bot, server, 8)
    await until(lambda: not sleeps(server, "table-1"))
    assert await status(bot, live.id, "running") == ""
    assert len(posted(server, "table-1")) == said


async def test_thread_archived_while_the_bot_was_away_is_woken(
    server: PracticeServer, tmp_path: Path
) -> None:
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
    server.archive_thread("table-1")
    async with running(server, tmp_path) as bot:
        await until(lambda: not sleeps(server, "table-1"))
        assert await status(bot, live.id, "running") == ""
        assert (await play(bot, live.id, 1)).row.seq == 1


async def test_thread_that_is_locked_in_its_sleep_stops_the_table(
    bot: KeryxBot, server: PracticeServer
) -> None:
    live = await new_table(bot, server)
    await quiet_days(bot, server, 8)
    server.archive_thread("table-1", locked=True)
    assert "locked" in await status(bot, live.id, "waiting")


async def test_table_in_a_locked_thread_waits_until_it_is_unlocked(
    server: PracticeServer, tmp_path: Path, visit: Visit
) -> None:
    """The bot may manage threads, and so write in a locked one; but whoever locked it meant to stop."""
    async with running(server, tmp_path, cogs=["cogs.play"]) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        server.archive_thread("table-1", archived=False, locked=True)
        await status(bot, live.id, "waiting")
        bion = await visit("Bion")
        await bion.answer(await bion.slash("agora", "moves"))
        assert not await waiting.resume_if_right(bot, live.id)
        assert "locked" in await status(bot, live.id, "waiting")
    async with running(server, tmp_path) as bot:
        await asyncio.sleep(0.1)
        assert "locked" in await status(bot, live.id, "waiting")
        server.archive_thread("table-1", archived=False, locked=False)
        await status(bot, live.id, "running")


async def test_thread_locked_while_the_bot_was_away_lets_the_table_wait(
    server: PracticeServer, tmp_path: Path
) -> None:
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
    server.archive_thread("table-1", archived=False, locked=True)
    async with running(server, tmp_path) as bot:
        assert "locked" in await status(bot, live.id, "waiting")


async def test_thread_that_fell_asleep_locked_need_only_be_unlocked(
    bot: KeryxBot, server: PracticeServer
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    server.archive_thread("table-1", archived=False, locked=True)
    await status(bot, live.id, "waiting")
    await all_sent(bot)
    move_on(server, timedelta(days=8))
    server.archive_thread("table-1", archived=True, locked=True)
    server.archive_thread("table-1", archived=True, locked=False)
    await status(bot, live.id, "running")


async def test_deleted_thread(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    server.delete_channel("table-1")
    assert "deleted" in await status(bot, live.id, "waiting")
    await refuses_moves(bot, live.id)
    await notice(server, "tables", "deleted")


async def test_table_waits_only_together_with_the_notice_of_it(
    bot: KeryxBot, server: PracticeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are one transaction: a table that stands still without a word would stand still for ever."""
    live = await new_table(bot, server)
    await all_sent(bot)

    async def broken(*_: object) -> int:
        raise StoreUnavailable("The disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "add_outbox", broken)
        with pytest.raises(StoreUnavailable):
            await waiting.let_wait_for_thread(bot, live.id, "waits-thread-barred")
    row = await bot.store.table(live.id)
    assert row is not None
    assert (row.status, row.note) == ("running", "")
    assert (await bot.keeper.live(live.id)).row.status == "running"
    await asyncio.gather(
        *(waiting.let_wait_for_thread(bot, live.id, "waits-thread-barred") for _ in range(2))
    )
    await all_sent(bot)
    assert (
        len(
            [
                message
                for message in posted(server, "tables")
                if "is waiting, and nothing is lost" in message.content
            ]
        )
        == 1
    )


async def test_deleted_channel(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    server.delete_channel("tables")
    assert "deleted" in await status(bot, live.id, "waiting")
    await refuses_moves(bot, live.id)


@pytest.mark.parametrize("threads_first", [True, False])
async def test_gamemaster_is_told_directly_that_the_channel_was_deleted(
    bot: KeryxBot, server: PracticeServer, threads_first: bool
) -> None:
    """Nobody can be told in the channel; whether Discord tells of its threads too is not to be relied on."""
    live = await new_table(bot, server)
    await all_sent(bot)
    bot.keeper.locales[live.row.gamemaster_id] = "de"
    if not threads_first:
        del server.store.channels[str(live.row.thread_id)]
    server.delete_channel("tables")
    await status(bot, live.id, "waiting")
    await until(lambda: direct(server, "Althaia"))
    await all_sent(bot)
    [told] = direct(server, "Althaia")
    assert told.content.startswith("Tisch 1 wartet")
    assert "Sein Kanal wurde gelöscht." in told.content
    assert not (await bot.store.user_settings(live.row.gamemaster_id)).told


async def test_players_are_told_directly_that_the_channel_was_deleted_if_the_gamemaster_cannot_be(
    bot: KeryxBot, server: PracticeServer
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    server.user("Althaia").dms_open = False
    server.delete_channel("tables")
    await status(bot, live.id, "waiting")
    await all_sent(bot)
    assert direct(server, "Althaia") == []
    for player in ("Bion", "Gorgo"):
        [told] = direct(server, player)
        assert told.content.startswith("Table 1 is waiting, and nothing is lost. Its channel was deleted.")
    assert (await bot.store.user_settings(live.row.gamemaster_id)).dm == "unknown"


class Announcements(discord.TextChannel):
    """A channel of announcements that remembers what thread it was asked for."""

    def __init__(self) -> None:
        self.asked: list[object] = []

    def is_news(self) -> bool:
        return True

    async def create_thread(self, *, type: object, **_: object) -> Any:  # type: ignore[override]  # noqa: A002
        self.asked.append(type)


async def test_thread_in_a_channel_of_announcements_is_of_its_own_kind() -> None:
    channel = Announcements()
    await open_in(channel, "table-1")
    assert channel.asked == [discord.ChannelType.news_thread]


async def test_missing_permissions_put_off_and_lose_nothing(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    shown = len(posted(server, "table-1"))
    server.restrict_bot("tables", deny=MAY_NOT_WRITE)
    for seed in range(50):
        live = await play(bot, live.id, 1, seed)
        if any(row.target.startswith("channel:") for row in await unsent(bot)):
            break
    assert "barred" in await status(bot, live.id, "waiting")
    server.restrict_bot("tables", deny=Permission(0))
    await status(bot, live.id, "running")
    await notice(server, "table-1", "goes on")
    after = posted(server, "table-1")[shown:]
    assert len(after) == 2
    assert "goes on" in after[1].content


async def test_table_waits_until_the_bot_may_attach_files_again(
    server: PracticeServer, tmp_path: Path, visit: Visit
) -> None:
    """A board is a file: a table that went on without that right would be barred by its next post."""
    pace = replace(QUICK, barred_wait=600)
    async with running(server, tmp_path, cogs=["cogs.play"], pace=pace) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        server.restrict_bot("tables", deny=Permission.ATTACH_FILES)
        for seed in range(50):
            live = await play(bot, live.id, 1, seed)
            if any(row.target.startswith("channel:") for row in await unsent(bot)):
                break
        assert "barred" in await status(bot, live.id, "waiting")
        await notice(server, "tables", "attach files")
        althaia = await visit("Althaia")
        await althaia.answer(await althaia.slash("table-1", "moves"))
        assert not await waiting.resume_if_right(bot, live.id)
        assert "barred" in await status(bot, live.id, "waiting")
        assert (
            len(
                [
                    each
                    for each in posted(server, "tables")
                    if "is waiting, and nothing is lost" in each.content
                ]
            )
            == 1
        )
        server.restrict_bot("tables", deny=Permission(0))
        await status(bot, live.id, "running")
        await all_sent(bot)
        assert posted(server, "table-1")[-1].attachments


@pytest.mark.parametrize("right", ["send_messages_in_threads", "attach_files", "read_message_history"])
async def test_thread_is_shut_without_any_right_that_a_post_needs(
    bot: KeryxBot, server: PracticeServer, right: str
) -> None:
    live = await new_table(bot, server)
    assert await waiting.why_shut(bot, live.row) is None
    server.restrict_bot("tables", deny=Permission[right.upper()])
    async with asyncio.timeout(30):
        while await waiting.why_shut(bot, live.row) is None:  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.02)
    assert await waiting.why_shut(bot, live.row) == "waits-thread-barred"


async def test_bot_removed_and_invited_again(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    server.remove_bot()
    assert "removed" in await status(bot, live.id, "waiting")
    await refuses_moves(bot, live.id)
    server.invite_bot()
    await status(bot, live.id, "running")
    await notice(server, "table-1", "goes on")


async def test_what_happened_while_the_bot_was_away(server: PracticeServer, tmp_path: Path) -> None:
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
    server.delete_channel("table-1")
    async with running(server, tmp_path) as bot:
        await status(bot, live.id, "waiting")


async def test_error_about_one_table_does_not_keep_the_bot_from_looking_at_the_others(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(server, tmp_path) as bot:
        tables = [await new_table(bot, server) for _ in range(2)]
        await all_sent(bot)
    server.delete_channel("table-2")
    look = waiting.why_shut

    async def first_fails(bot: KeryxBot, row: TableRow) -> str | None:
        if row.id == tables[0].id:
            raise discord.DiscordServerError(SimpleNamespace(status=503, reason="x"), "x")
        return await look(bot, row)

    monkeypatch.setattr(waiting, "why_shut", first_fails)
    async with running(server, tmp_path) as bot:
        await status(bot, tables[1].id, "waiting")
        assert await status(bot, tables[0].id, "running") == ""


@pytest.mark.parametrize("is_over", [True, False])
async def test_look_that_the_end_of_the_bot_breaks_off_is_no_fault(
    bot: KeryxBot,
    server: PracticeServer,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    is_over: bool,
) -> None:
    live = await new_table(bot, server)
    listeners = bot.get_cog("Listeners")
    assert isinstance(listeners, Listeners)

    async def closed(*_: object) -> None:
        raise RuntimeError("Session is closed")

    monkeypatch.setattr(waiting, "why_shut", closed)
    with monkeypatch.context() as patch:
        patch.setattr(bot, "is_closed", lambda: is_over)
        await listeners._for_each([live.row], listeners._catch_up)
    assert ("fault" in caplog.text) is not is_over


async def test_bot_removed_and_back_while_it_was_away(server: PracticeServer, tmp_path: Path) -> None:
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
    server.remove_bot()
    async with running(server, tmp_path) as bot:
        await status(bot, live.id, "waiting")
    server.invite_bot()
    async with running(server, tmp_path) as bot:
        await status(bot, live.id, "running")


async def test_player_who_left_is_missed_when_asked(
    server: PracticeServer, tmp_path: Path, visit: Visit
) -> None:
    """The bot is not told of members who leave; it finds out when it is their turn."""
    async with running(server, tmp_path, cogs=["cogs.play"]) as bot:
        await leave_and_come_back(bot, server, visit)


async def leave_and_come_back(bot: KeryxBot, server: PracticeServer, visit: Visit) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    asked = live.names[live.waiting_for()[0]]
    player = await visit(asked)
    bot.members.saw(live.row.guild_id, int(server.user(asked).id))
    await player.leave_server()
    async with bot.store.writing() as writer:
        post = Post(lines=["Your turn."], mentions=[int(server.user(asked).id)])
        await writer.add_outbox(bot.keeper.outbox_row(live.row, Outgoing(thread_of(live.row), post)))
    bot.outbox.wake()
    await status(bot, live.id, "waiting")
    await notice(server, "table-1", f"{asked} has left the server")
    await player.rejoin_server()
    await player.slash("agora", "moves")
    await status(bot, live.id, "running")


async def asked_to_leave(bot: KeryxBot, server: PracticeServer, visit: Visit) -> tuple[Live, User]:
    """Let whoever is asked leave the server, after the post that asks; nobody tells the bot."""
    live = await new_table(bot, server)
    await all_sent(bot)
    player = await visit(live.names[live.waiting_for()[0]])
    await player.leave_server()
    return live, player


async def test_player_who_leaves_after_being_asked_is_missed_within_minutes(
    server: PracticeServer, tmp_path: Path, visit: Visit
) -> None:
    async with running(server, tmp_path, cogs=["cogs.play"]) as bot:
        live, player = await asked_to_leave(bot, server, visit)
        upkeep = bot.get_cog("Upkeep")
        assert isinstance(upkeep, Upkeep)
        assert upkeep.miss_players.is_running()
        await upkeep.miss_players()
        assert await status(bot, live.id, "running") == ""
        move_on(server, attendance.ASK_AGAIN_AFTER)
        await upkeep.miss_players()
        await status(bot, live.id, "waiting")
        await notice(server, "table-1", f"{player.name} has left the server")
        await player.rejoin_server()
        await player.slash("agora", "moves")
        await status(bot, live.id, "running")


async def test_players_who_are_there_do_not_have_discord_asked_all_the_time_for_one_who_left(
    server: PracticeServer, tmp_path: Path, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(server, tmp_path, cogs=["cogs.play"]) as bot:
        live, player = await asked_to_leave(bot, server, visit)
        move_on(server, attendance.ASK_AGAIN_AFTER)
        await attendance.look(bot)
        await status(bot, live.id, "waiting")
        await all_sent(bot)
        other = await visit(next(name for name in live.names if name != player.name))
        looked: list[int] = []

        async def look(bot: KeryxBot, table_id: int) -> bool:
            looked.append(table_id)
            return await resume_if_right(bot, table_id)

        resume_if_right = waiting.resume_if_right
        monkeypatch.setattr(waiting, "resume_if_right", look)
        for typed in ("", "1", "12"):
            await other.autocomplete("table-1", "order", "table", typed)
        assert looked == []
        for _ in range(3):
            await other.answer(await other.slash("table-1", "moves"))
        await until(lambda: looked)
        await asyncio.sleep(0.1)
        assert looked == [live.id]
        move_on(server, timedelta(seconds=listeners.LOOK_AGAIN_AFTER_S + 1))
        await other.answer(await other.slash("table-1", "moves"))
        await until(lambda: len(looked) > 1)
        assert looked == [live.id] * 2
        await player.rejoin_server()
        await player.slash("table-1", "moves")
        await status(bot, live.id, "running")


async def test_table_does_not_go_on_by_what_was_seen_of_a_player_before_leaving(
    bot: KeryxBot, server: PracticeServer, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "ASK_AGAIN_AFTER", timedelta(0))
    live, player = await asked_to_leave(bot, server, visit)
    bot.members.saw(live.row.guild_id, int(await player.id()))
    await attendance.look(bot)
    await status(bot, live.id, "waiting")
    assert not await waiting.resume_if_right(bot, live.id)


async def test_table_does_not_wait_for_somebody_who_was_replaced_meanwhile(
    bot: KeryxBot, server: PracticeServer, visit: Visit
) -> None:
    live, player = await asked_to_leave(bot, server, visit)
    user_id = int(await player.id())
    seat = live.seat_of(user_id)
    assert seat is not None
    await bot.gamemaster.substitute(live.id, seat, 77, "Somebody else")
    await waiting.let_wait_for_player(bot, live, user_id)
    await status(bot, live.id, "running")


@pytest.mark.parametrize("failure", ["fail", "reset", "unknown"])
async def test_error_of_discord_does_not_make_a_player_absent(
    bot: KeryxBot, server: PracticeServer, visit: Visit, failure: str
) -> None:
    live, _ = await asked_to_leave(bot, server, visit)
    faults = server.core.faults
    if failure == "reset":
        faults.reset(MEMBER, times=10)
    else:
        faults.fail(MEMBER, status=503 if failure == "fail" else 404, times=10)
    move_on(server, attendance.ASK_AGAIN_AFTER)
    await attendance.look(bot)
    assert await status(bot, live.id, "running") == ""


async def test_discord_is_asked_about_few_players_and_about_each_now_and_then(
    bot: KeryxBot, server: PracticeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        await new_table(bot, server)
    await all_sent(bot)
    asked: list[int] = []

    async def is_here_now(members: Members, guild: object, user_id: int) -> bool:
        asked.append(user_id)
        return await ask(members, guild, user_id)  # type: ignore[arg-type]

    ask = Members.is_here_now
    monkeypatch.setattr(Members, "is_here_now", is_here_now)
    monkeypatch.setattr(attendance, "MAX_ASKED_ABOUT", 1)
    move_on(server, attendance.ASK_AGAIN_AFTER)
    waited = {live.user_of(seat) for live in bot.keeper.running() for seat in live.waiting_for()}
    for _ in range(len(waited) + 2):
        before = len(asked)
        await attendance.look(bot)
        assert len(asked) <= before + 1
    assert sorted(asked) == sorted(user for user in waited if user is not None)


async def test_table_that_is_paused_while_discord_is_asked_stays_paused(
    bot: KeryxBot, server: PracticeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    await bot.gamemaster.wait(live.id, "waits-thread-barred")

    async def pauses(*_: object) -> bool:
        if (await bot.keeper.live(live.id)).row.status == "waiting":
            await bot.gamemaster.pause(live.id, "Holidays")
        return True

    monkeypatch.setattr(bot.members, "is_here", pauses)
    assert not await waiting.resume_if_right(bot, live.id)
    assert await status(bot, live.id, "paused") == "Holidays"
    await waiting.resume(bot, live.id, ["On."])
    assert await status(bot, live.id, "running") == ""


async def test_lobby_of_a_deleted_thread_is_left_alone(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    await bot.gamemaster.pause(live.id, "supper")
    server.delete_channel("table-1")
    await asyncio.sleep(0.2)
    assert await status(bot, live.id, "paused") == "supper"


async def test_everybody_hears_in_their_own_language(bot: KeryxBot, server: PracticeServer) -> None:
    bot.keeper.locales[int(server.user("Bion").id)] = "de"
    bot.keeper.locales[int(server.user("Gorgo").id)] = "el"
    await dealt_table(bot, server)
    await all_sent(bot)
    assert "Dein Sonderplättchen" in direct(server, "Bion")[0].content
    assert "Περικλής 1" in direct(server, "Gorgo")[0].content
    assert "Your special tile" in direct(server, "Althaia")[0].content
