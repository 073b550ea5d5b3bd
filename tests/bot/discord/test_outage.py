"""A server that Discord calls unavailable for a while: nobody has put the bot out, so no table stops."""

import asyncio
import contextlib
from pathlib import Path

import pytest

from bot.discord.bot import KeryxBot
from practice import PracticeServer
from tests.bot.discord.rig import all_sent, new_table, play, posted, running, until


async def status(bot: KeryxBot, table: int) -> str:
    row = await bot.store.table(table)
    assert row is not None
    return row.status


async def waits(bot: KeryxBot, *tables: int) -> None:
    """Wait until tables wait."""
    async with asyncio.timeout(20):
        while {await status(bot, table) for table in tables} != {"waiting"}:  # noqa: ASYNC110 - nothing tells
            await asyncio.sleep(0.01)


async def test_tables_do_not_stop_for_an_outage(
    bot: KeryxBot, server: PracticeServer, caplog: pytest.LogCaptureFixture
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    guild = bot.guilds[0]
    with server.outage():
        await until(lambda: guild.unavailable)
        assert await status(bot, live.id) == "running"
        await play(bot, live.id, 1)
        await asyncio.sleep(0.1)
    await until(lambda: not guild.unavailable)
    await all_sent(bot)
    assert await status(bot, live.id) == "running"
    assert len(posted(server, "table-1")) == 2
    assert "fault" not in caplog.text


async def test_bot_that_starts_during_an_outage_stops_no_table(
    server: PracticeServer, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
    with server.outage():
        async with running(server, tmp_path) as bot:
            await asyncio.sleep(0.1)
            assert [guild.unavailable for guild in bot.guilds] == [True, False]
            assert await status(bot, live.id) == "running"
    async with running(server, tmp_path) as bot:
        await play(bot, live.id, 1)
        await all_sent(bot)
        assert await status(bot, live.id) == "running"
    assert len(posted(server, "table-1")) == 2
    assert "fault" not in caplog.text


async def test_what_happened_to_a_thread_is_noticed_after_the_outage(
    server: PracticeServer, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(server, tmp_path) as bot:
        gone, locked = await new_table(bot, server), await new_table(bot, server)
        await all_sent(bot)
    with contextlib.ExitStack() as outage:
        outage.enter_context(server.outage())
        server.delete_channel("table-1")
        server.archive_thread("table-2", locked=True)
        async with running(server, tmp_path) as bot:
            assert await status(bot, gone.id) == await status(bot, locked.id) == "running"
            outage.close()
            await waits(bot, gone.id, locked.id)
    assert "fault" not in caplog.text


async def test_table_that_waits_is_left_waiting_during_an_outage(
    server: PracticeServer, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        server.archive_thread("table-1", locked=True)
        await waits(bot, live.id)
    with server.outage():
        async with running(server, tmp_path) as bot:
            await asyncio.sleep(0.1)
            assert await status(bot, live.id) == "waiting"
    assert "fault" not in caplog.text
