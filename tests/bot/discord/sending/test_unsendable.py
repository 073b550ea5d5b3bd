"""A message that cannot be sent as it is holds up no other, and none is lost."""

import asyncio
import re
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.db import UNREADABLE, OutboxRow, Store, StoreUnavailable
from bot.db.target import Target
from bot.discord.bot import KeryxBot
from bot.discord.pictures import picture_cache
from bot.discord.pictures.draw_process import painter
from bot.discord.sending import rerouting, superseded
from bot.discord.sending.delivery import Fate, Outcome
from bot.discord.watching import waiting
from bot.keeper import history
from bot.keeper.message import FOCUS, Direct, Panel, Picture, Post
from bot.keeper.posts import Outgoing, board_picture, thread_of
from practice import PracticeServer
from tests.bot.discord.pictures.test_draw_process import hang
from tests.bot.discord.rig import all_sent, dealt_table, direct, new_table, play, posted, rows, running
from tests.bot.discord.sending.outboxes import SEND, put, said, tell


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
        patch.setattr(picture_cache, "PAINTS", {**picture_cache.PAINTS, FOCUS: hang})
        live = await play(bot, live.id, 1)
        await all_sent(bot)
    await play(bot, live.id, 1)
    await all_sent(bot)
    posts = posted(server, "table-1")
    assert all(post.content for post in posts)
    assert [len(post.attachments) for post in posts] == [1, 0, 1]
