"""Players who cannot be written to directly are shown another way."""

from pathlib import Path

import pytest

from bot.db import UserSettings
from bot.db.target import Target
from bot.discord.bot import KeryxBot
from bot.discord.sending import delivery
from bot.discord.sending.private_threads import thread_for
from bot.keeper.message import Direct
from bot.keeper.posts import Outgoing
from practice import Permission, PracticeServer
from practice.operations.membership import direct_channel
from tests.bot.discord.conftest import Visit
from tests.bot.discord.rig import all_sent, dealt_table, direct, new_table, play, posted, rows, running, until
from tests.bot.discord.sending.outboxes import tell, tell_bion


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
