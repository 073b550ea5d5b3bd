"""/live, /ready, /metrics and `keryx health`, of a bot that runs, that waits, and that is gone."""

import asyncio
import socket
from dataclasses import replace
from pathlib import Path
from unittest.mock import AsyncMock

import aiohttp
import pytest

from bot.cli import health as command
from bot.cli._faults import Failed
from bot.db import StoreUnavailable
from bot.discord.bot import KeryxBot
from bot.discord.health import serving
from bot.operating.errors import CannotRun
from bot.settings import Settings
from practice import PracticeServer
from tests.bot.discord import rig


@pytest.fixture
def port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


async def get(port: int, path: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{path}") as answer,
    ):
        return answer.status, await answer.text()


async def test_health_and_figures_of_a_bot_that_plays(
    bot: KeryxBot, server: PracticeServer, port: int
) -> None:
    bot.settings = replace(bot.settings, health_port=port)
    live = await rig.new_table(bot, server)
    await rig.play(bot, live.id, 2)
    await rig.all_sent(bot)
    async with serving(bot):
        assert await get(port, "/live") == (200, '{"live": true}')
        assert await get(port, "/ready") == (200, '{"gateway": true, "database": true, "outbox": true}')
        assert await asyncio.to_thread(command._asked, f"http://127.0.0.1:{port}/ready")
        _, figures = await get(port, "/metrics")
    for line in (
        'keryx_tables{status="running"} 1.0',
        "keryx_outbox_unsent 0.0",
        "keryx_servers 1.0",
        'keryx_moves_total{game="perikles"}',
        'keryx_discord_answers_total{status="200"}',
        "keryx_acknowledgement_seconds_bucket",
        "keryx_drawing_seconds_count",
        "keryx_loop_lag_seconds_count",
    ):
        assert line in figures
    assert "Aspasia" not in figures


async def test_a_bot_without_its_database_or_connection_is_not_ready(
    bot: KeryxBot, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot.settings = replace(bot.settings, health_port=port)
    monkeypatch.setattr(bot.store, "unsent", AsyncMock(side_effect=StoreUnavailable("gone")))
    async with serving(bot):
        status, told = await get(port, "/ready")
        assert (status, told) == (503, '{"gateway": true, "database": false, "outbox": true}')
        assert (await get(port, "/metrics"))[0] == 200
        await bot.close()
        assert (await get(port, "/ready"))[0] == 503


async def test_before_the_start_a_bot_is_live_but_not_ready(tmp_path: Path, port: int) -> None:
    bot = KeryxBot(Settings(data=tmp_path, health_port=port), cogs=())
    async with serving(bot):
        assert (await get(port, "/live"))[0] == 200
        assert (await get(port, "/ready"))[0] == 503
        with pytest.raises(CannotRun, match=f"on port {port}: .*. Change HEALTH_PORT."):
            async with serving(bot):
                pass


async def test_the_oldest_unsent_message_shows_its_age(bot: KeryxBot, server: PracticeServer) -> None:
    assert await bot.store.oldest_unsent() is None
    live = await rig.new_table(bot, server)
    with server.outage():
        await rig.play(bot, live.id, 1)
        oldest = await bot.store.oldest_unsent()
    assert oldest is not None
    assert oldest <= bot.now()


def test_the_command_says_that_nobody_answers(port: int) -> None:
    with pytest.raises(Failed, match="Keryx does not answer"):
        command._asked(f"http://127.0.0.1:{port}/ready")
