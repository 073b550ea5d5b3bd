"""What happens when the bot starts and stops."""

import asyncio
import json
import logging
import re
import signal
import threading
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock
from urllib.parse import parse_qsl, urlsplit

import discord
import pytest
import yarl
from sqlalchemy import Select

import cogs
from bot.cli import _bot
from bot.db import Store, StoreUnavailable, UserSettings, Writer
from bot.discord import access
from bot.discord.bot import KeryxBot
from bot.discord.run import run
from bot.discord.sending import answered
from bot.discord.sending.outbox import Outbox
from bot.discord.upkeep import LATELY, SENT_LONG_AGO, Upkeep
from bot.discord.watching import attendance
from bot.keeper import Keeper, history
from bot.operating.errors import CannotRun
from bot.operating.logs import Redacting, set_up_logging
from bot.settings import Settings
from games.perikles.view import view as view_of
from practice import MovableClock, Permission, PracticeServer, discord_py_at
from tests.bot.databases import lay_out
from tests.bot.db.rows import a_table
from tests.bot.discord.conftest import Visit
from tests.bot.discord.rig import all_sent, new_table, play, rows, running, until


async def test_tables_are_in_memory_after_a_restart(server: PracticeServer, tmp_path: Path) -> None:
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        live = await play(bot, live.id, 15)
        await all_sent(bot)
    async with running(server, tmp_path) as bot:
        found = bot.keeper.in_memory(live.id)
        assert found is not None
        assert found.state == live.state
        assert found.answers == live.answers


async def test_languages_are_known_after_a_restart(server: PracticeServer, tmp_path: Path) -> None:
    """Also of those who sit at no table yet, and may be told something when they do."""
    async with running(server, tmp_path) as bot, bot.store.writing() as writer:
        await writer.set_user(UserSettings(user_id=7, locale="de"))
        await writer.set_user(UserSettings(user_id=8))
    async with running(server, tmp_path) as bot:
        assert bot.language_of(7) == "de"
        assert bot.language_of(8) == "en"


async def test_language_that_could_not_be_written_is_written_the_next_time(
    server: PracticeServer, tmp_path: Path, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        tried.set()
        raise StoreUnavailable("The disk is full.")

    daphnis = await visit("Daphnis")
    await daphnis.set_locale("de")
    async with running(server, tmp_path, cogs=["tests.bot.discord.failing"]) as bot:
        user, tried = int(await daphnis.id()), asyncio.Event()
        with monkeypatch.context() as patch:
            patch.setattr(Writer, "set_user", full)
            await daphnis.answer(await daphnis.slash("agora", "fail", how="full"))
            await asyncio.wait_for(tried.wait(), 5)
        await daphnis.answer(await daphnis.slash("agora", "fail", how="full"))
        await until(lambda: bot.language_of(user) == "de")
        assert (await bot.store.user_settings(user)).locale == "de"


@pytest.mark.parametrize(
    "place",
    [
        "bot.discord.bot.KeryxBot.application_info",
        "bot.db.schema.bring_up_to_date",
        "bot.db.Store._fill_directory",
        "bot.discord.bot.asyncio.to_thread",
        "bot.keeper.history.load_live",
        "bot.discord.syncing.payloads",
    ],
)
async def test_bot_that_still_starts_can_be_stopped(
    server: PracticeServer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    place: str,
) -> None:
    """Wherever the start has come to, nothing is reported and nothing stays open."""
    async with running(server, tmp_path) as before:
        await new_table(before, server)
        await all_sent(before)
    reached = asyncio.Event()
    threads = threads_left()

    async def stand_still(*_: object, **__: object) -> None:
        reached.set()
        # The migration is never broken off, so that it must end by itself.
        await asyncio.sleep(0.1 if place.endswith("bring_up_to_date") else 3600)

    monkeypatch.setattr(place, stand_still)
    with discord_py_at(server.url):
        bot = KeryxBot(Settings(data=tmp_path), cogs=(), guild_wait=0.05)
        life = asyncio.create_task(run(bot, server.token, on_ready=lambda _: None))
        await asyncio.wait_for(reached.wait(), 20)
        signal.raise_signal(signal.SIGTERM)
        await asyncio.wait_for(life, 20)
    assert bot.is_closed()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    await until(lambda: threads_left() <= threads)


def threads_left() -> int:
    """Count threads, but for those that the loop keeps to lend out."""
    return len([each for each in threading.enumerate() if not each.name.startswith("asyncio_")])


async def test_what_stops_the_bot_is_named(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost() -> None:
        raise FileNotFoundError(2, "No such file or directory", "en.ftl")

    with discord_py_at(server.url), monkeypatch.context() as patch:
        patch.setattr("bot.discord.texts.read_all", lost)
        bot = KeryxBot(Settings(data=tmp_path), cogs=(), guild_wait=0.05)
        with pytest.raises(CannotRun, match=r"cannot use en\.ftl: No such file"):
            await run(bot, server.token, on_ready=lambda _: None)
    await server.close()
    with discord_py_at(server.url):
        bot = KeryxBot(Settings(data=tmp_path), cogs=(), guild_wait=0.05)
        with pytest.raises(CannotRun, match="Discord cannot be reached"):
            await run(bot, server.token, on_ready=lambda _: None)


async def test_discord_that_answers_with_an_error_is_named(server: PracticeServer, tmp_path: Path) -> None:
    await lay_out(tmp_path)
    server.core.faults.fail("GET /users/{}", status=503, times=100)
    with discord_py_at(server.url):
        bot = KeryxBot(Settings(data=tmp_path), cogs=(), guild_wait=0.05)
        with pytest.raises(CannotRun, match=r"^Discord cannot be used right now .*503.*\.$"):
            await run(bot, server.token, on_ready=lambda _: None)


async def test_gateway_that_cannot_be_reached_at_the_start_is_named(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All else of Discord answers; discord.py itself would end with an error of its own."""
    await lay_out(tmp_path)
    monkeypatch.setattr("discord.client.ExponentialBackoff.delay", lambda _: 0.0)
    with discord_py_at(server.url):
        monkeypatch.setattr("discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY", yarl.URL("ws://127.0.0.1:9/"))
        bot = KeryxBot(Settings(data=tmp_path), cogs=(), guild_wait=0.05)
        with pytest.raises(CannotRun, match=r"^Discord cannot be reached from this machine\.$"):
            await asyncio.wait_for(run(bot, server.token, on_ready=lambda _: None), 20)


@pytest.mark.parametrize("is_set_up", [True, False])
async def test_fault_of_ours_is_not_taken_for_a_lost_gateway(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_set_up: bool
) -> None:
    await lay_out(tmp_path)
    place = "discord.gateway.DiscordWebSocket.poll_event" if is_set_up else "bot.discord.texts.read_all"
    with discord_py_at(server.url):
        bot = KeryxBot(Settings(data=tmp_path), cogs=(), guild_wait=0.05)
        poll = discord.gateway.DiscordWebSocket.poll_event

        async def broken_later(socket: discord.gateway.DiscordWebSocket) -> None:
            if bot.guilds:
                raise AttributeError
            await poll(socket)

        def broken() -> None:
            raise AttributeError

        monkeypatch.setattr(place, broken_later if is_set_up else broken)
        with pytest.raises(AttributeError):
            await asyncio.wait_for(run(bot, server.token, on_ready=lambda _: None), 20)


async def test_bot_that_waits_for_the_gateway_to_come_back_can_be_stopped(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lay_out(tmp_path)
    asleep, ready = asyncio.Event(), asyncio.Event()

    def delay(_: object) -> float:
        asleep.set()
        return 3600.0

    monkeypatch.setattr("bot.discord.run.get_ready", AsyncMock())
    monkeypatch.setattr("discord.client.ExponentialBackoff.delay", delay)
    with discord_py_at(server.url):
        bot = KeryxBot(Settings(data=tmp_path), cogs=(), guild_wait=0.05)
        life = asyncio.create_task(run(bot, server.token, on_ready=lambda _: ready.set()))
        await asyncio.wait_for(ready.wait(), 20)
        await server.close()
        await asyncio.wait_for(asleep.wait(), 20)
        signal.raise_signal(signal.SIGTERM)
        await asyncio.wait_for(life, 10)
    assert bot.is_closed()


async def test_what_is_done_from_time_to_time_goes_on_after_a_fault(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A table whose snapshots cannot be thinned is reported; the others' are, and so it is the next time."""
    thinned: list[int] = []

    async def thin(_: Writer, table_id: int) -> None:
        if table_id == 1:
            raise ValueError("a secret")
        thinned.append(table_id)

    async def look(_: KeryxBot) -> None:
        raise ValueError("a secret")

    async with running(server, tmp_path) as bot:
        for _ in range(2):
            await new_table(bot, server)
        upkeep = bot.get_cog("Upkeep")
        assert isinstance(upkeep, Upkeep)
        monkeypatch.setattr(Writer, "thin_snapshots", thin)
        monkeypatch.setattr(attendance, "look", look)
        for loop in (upkeep.thin, upkeep.miss_players):
            loop.change_interval(seconds=0.02)
            loop.restart()
        await until(lambda: caplog.text.count("fault") >= 4 and len(thinned) >= 2)
        for loop in (upkeep.thin, upkeep.miss_players):
            assert loop.is_running()
            assert not loop.failed()
    assert "at table 1: ValueError" in caplog.text
    assert "at table None: ValueError" in caplog.text
    assert "a secret" not in caplog.text


async def test_sender_goes_on_after_a_fault(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ValueError("a secret")

    monkeypatch.setattr(Outbox, "hurry", broken)
    monkeypatch.setattr(Outbox, "_lease_again", broken)
    async with running(server, tmp_path) as bot:
        await new_table(bot, server)
        await all_sent(bot)


async def test_invitation_is_shown_when_the_bot_is_on_discord(
    server: PracticeServer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    begun: list[Coroutine[Any, Any, None]] = []
    shown = ""
    monkeypatch.setattr(_bot, "_run", begun.append)
    monkeypatch.setattr(_bot, "set_up_logging", lambda *_: None)
    monkeypatch.setattr(_bot, "KeryxBot", partial(KeryxBot, guild_wait=0.05))
    monkeypatch.setattr(cogs, "ALL", ())
    monkeypatch.setattr("bot.discord.run.get_ready", AsyncMock())
    with discord_py_at(server.url):
        _bot.run_on_discord(Settings(data=tmp_path, discord_token=server.token))
        life = asyncio.create_task(begun[0])
        async with asyncio.timeout(20):
            while "Invite it" not in shown:
                assert not life.done()
                await asyncio.sleep(0.02)
                shown += capsys.readouterr().out
        signal.raise_signal(signal.SIGTERM)
        await life
    assert "is on Discord; servers: 2. Ctrl+C ends it." in shown
    assert f"client_id={server.store.application_id}" in shown
    assert "scope=bot+applications.commands" in shown


async def test_address_of_the_page_is_told_before_the_bot_has_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []

    async def come(*_: object, on_ready: Callable[[object], None]) -> None:
        told.append(capsys.readouterr().out)
        on_ready(None)

    monkeypatch.setattr(_bot, "run", come)
    monkeypatch.setattr(cogs, "ALL", ())
    await _bot._practise(Settings(data=tmp_path, practice_port=0))
    assert re.match(r"Open http://127\.0\.0\.1:\d+ in a browser; Ctrl\+C ends it\.", told[0])
    assert capsys.readouterr().out.startswith("Keryx is practising.")


async def test_old_snapshots_are_thinned_and_every_move_can_still_be_shown(
    server: PracticeServer, tmp_path: Path
) -> None:
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        live = await play(bot, live.id, 70)
        await all_sent(bot)
        middle = live.row.seq - 35
        before = await history.state_at(bot.store, live.game, live.row, middle)
    async with running(server, tmp_path) as bot:
        async with asyncio.timeout(30):
            while len(await bot.store.snapshots_at_or_before(live.id, live.row.seq)) > 30:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        assert await bot.store.snapshot(live.id, middle) is None
        assert await history.state_at(bot.store, live.game, live.row, middle) == before


async def test_table_that_ended_long_ago_leaves_the_memory(server: PracticeServer, tmp_path: Path) -> None:
    async with running(server, tmp_path) as bot:
        over, running_on = await new_table(bot, server), await new_table(bot, server)
        await bot.gamemaster.end(over.id, "Over.")
        upkeep = bot.get_cog("Upkeep")
        assert isinstance(upkeep, Upkeep)
        await bot.keeper.live(over.id)
        await upkeep.thin()
        assert bot.keeper.in_memory(over.id) is not None
        assert isinstance(server.clock, MovableClock)
        server.clock.advance(LATELY.total_seconds() + 1)
        await upkeep.thin()
        assert bot.keeper.in_memory(over.id) is None
        assert bot.keeper.in_memory(running_on.id) is not None


async def test_tables_that_ended_long_ago_are_not_read_again_every_hour(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[object] = []
    asked = Store._read

    async def counting(store: Store, statement: Select[Any]) -> list[dict[str, Any]]:
        found = await asked(store, statement)
        read.extend(found)
        return found

    async with running(server, tmp_path) as bot:
        async with bot.store.writing() as writer:
            for _ in range(30):
                await writer.add_table(a_table(seq=5, status="ended", ended_at=bot.now() - 2 * LATELY))
        upkeep = bot.get_cog("Upkeep")
        assert isinstance(upkeep, Upkeep)
        monkeypatch.setattr(Store, "_read", counting)
        await upkeep.thin()
    assert len(read) < 30


async def test_messages_of_weeks_ago_are_deleted_but_for_those_that_may_still_be_changed(
    server: PracticeServer, tmp_path: Path
) -> None:
    async with running(server, tmp_path) as bot:
        over, running_on = await new_table(bot, server), await new_table(bot, server)
        for live in (over, running_on):
            await play(bot, live.id, 25)
        await bot.gamemaster.end(over.id, "Over.")
        await all_sent(bot)
        upkeep = bot.get_cog("Upkeep")
        assert isinstance(upkeep, Upkeep)
        assert isinstance(server.clock, MovableClock)
        server.clock.advance(SENT_LONG_AGO.total_seconds() - 3600)
        before = await rows(bot)
        await upkeep.thin()
        assert await rows(bot) == before
        server.clock.advance(7200)
        await upkeep.thin()
        found = [await bot.store.outbox_row(row.key) for row in before]
        kept = [row for row in found if row is not None]
        assert {row.table_id for row in kept} == {running_on.id}
        targets = Counter(row.target for row in before if row.table_id == running_on.id)
        assert Counter(row.target for row in kept) == {
            target: min(count, answered.LOOKED_AT) for target, count in targets.items()
        }
        assert max(targets.values()) > answered.LOOKED_AT


async def test_unreadable_save_does_not_stop_the_others(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(server, tmp_path) as bot:
        await new_table(bot, server)
        await new_table(bot, server)
        await all_sent(bot)
    live = Keeper.live

    async def broken(keeper: Keeper, table_id: int) -> object:
        if table_id == 1:
            raise ValueError("a secret")
        return await live(keeper, table_id)

    monkeypatch.setattr(Keeper, "live", broken)
    async with running(server, tmp_path) as bot:
        assert bot.keeper.in_memory(2) is not None
    assert "a secret" not in caplog.text


async def test_database_that_cannot_be_opened_stops_the_bot(server: PracticeServer, tmp_path: Path) -> None:
    (tmp_path / "keryx.db").write_text("not a database at all" * 100)
    with pytest.raises(StoreUnavailable):
        async with running(server, tmp_path):
            pass


async def test_invitation_asks_for_exactly_what_the_code_needs(bot: KeryxBot) -> None:
    """Each channel permission is one that is checked before a table is opened, or a private thread's."""
    link = bot.invite_link()
    assert f"client_id={bot.application_id}" in link
    assert "applications.commands" in link
    asked = {name for name, granted in discord.Permissions(int(_query(link)["permissions"])) if granted}
    assert asked == {
        "attach_files",
        "create_private_threads",
        "create_public_threads",
        "manage_threads",
        "read_message_history",
        "read_messages",
        "send_messages",
        "send_messages_in_threads",
    }
    assert {"read_messages", *access.TO_POST, *access.TO_POST_IN_THREADS} - {"view_channel"} <= asked


async def test_practice_server_grants_what_the_invitation_asks_for_and_nothing_else(
    bot: KeryxBot, server: PracticeServer
) -> None:
    asked = int(_query(bot.invite_link())["permissions"])
    for guild in bot.guilds:
        (own,) = (role for role in guild.me.roles if role.is_bot_managed())
        assert own.permissions.value == asked
        everyone = guild.default_role.permissions.value & ~int(Permission.USE_APPLICATION_COMMANDS)
        assert everyone | asked == asked, "what everyone may hides no permission that the invitation lacks"


def _query(link: str) -> dict[str, str]:
    return dict(parse_qsl(urlsplit(link).query))


async def test_bot_hears_of_servers_and_of_nothing_else(server: PracticeServer, bot: KeryxBot) -> None:
    """What listeners are for tells which intents are needed; no other events are asked for."""
    (session,) = server.core.sessions._by_id.values()
    assert session.intents == discord.Intents(guilds=True).value == 1
    heard = {event for cog in bot.cogs.values() for event, _ in cog.get_listeners()}
    assert heard == {
        "on_guild_available",
        "on_guild_channel_delete",
        "on_guild_channel_update",
        "on_guild_join",
        "on_guild_remove",
        "on_guild_role_update",
        "on_interaction",
        "on_raw_thread_delete",
        "on_raw_thread_update",
        "on_ready",
        "on_resumed",
    }


def test_token_reaches_no_log() -> None:
    record = logging.LogRecord("x", logging.INFO, "", 0, "logged in with %s", ("abc.def.ghi",), None)
    assert "abc.def.ghi" not in Redacting("abc.def.ghi").format(record)


def test_no_text_of_an_exception_reaches_a_log() -> None:
    try:
        raise ValueError("a secret")
    except ValueError as fault:
        told = (type(fault), fault, fault.__traceback__)
    record = logging.LogRecord("x", logging.ERROR, "", 0, "it failed", (), told)
    record.exc_text = "ValueError: a secret, as another formatter wrote it"
    line = Redacting("").format(record)
    assert "a secret" not in line
    assert "ValueError at" in line
    assert Path(__file__).name in line


def test_discord_is_never_logged_below_info(monkeypatch: pytest.MonkeyPatch) -> None:
    from games import text

    root = logging.getLogger()
    before = (root.level, root.handlers[:])
    try:
        set_up_logging("DEBUG", "")
        assert not logging.getLogger("discord.http").isEnabledFor(logging.DEBUG)
        assert not logging.getLogger("discord.gateway").isEnabledFor(logging.DEBUG)
        set_up_logging("ERROR", "")
        assert not logging.getLogger("discord.http").isEnabledFor(logging.INFO)
    finally:
        text.report_faults_to(None)
        root.setLevel(before[0])
        root.handlers = before[1]
        for name in ("discord", "aiohttp", "PIL"):
            logging.getLogger(name).setLevel(logging.NOTSET)


async def test_no_secret_reaches_a_log(
    server: PracticeServer, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """With every logger as talkative as the settings allow, no hand and no message is logged."""
    caplog.set_level(logging.DEBUG)
    for name in ("discord", "aiohttp", "PIL"):
        caplog.set_level(logging.INFO, name)
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        live = await play(bot, live.id, 40)
        await all_sent(bot)
        texts = [json.loads(row.payload) for row in await rows(bot)]
    specials = {str(view_of(live.state, seat).special) for seat in range(3)}
    for secret in specials | {line for text in texts for line in text["lines"]}:
        assert secret not in caplog.text
    assert server.token not in caplog.text


def test_nobody_is_warned_that_voice_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(discord.VoiceClient, "warn_nacl", True)
    monkeypatch.setattr(discord.VoiceClient, "warn_dave", True)
    KeryxBot(Settings(data=tmp_path), cogs=())
    assert caplog.records == []
