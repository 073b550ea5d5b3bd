"""/live, /ready, /metrics and `keryx health`, of a bot that runs, that waits, and that is gone."""

import asyncio
import socket
from dataclasses import replace
from pathlib import Path
from unittest.mock import AsyncMock

import aiohttp
import pytest
from prometheus_client import REGISTRY

from bot.cli import health as command
from bot.cli._faults import Failed
from bot.db import StoreUnavailable
from bot.discord import upkeep
from bot.discord.bot import KeryxBot
from bot.discord.health import serving
from bot.keeper import faults
from bot.operating import metrics
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
        "keryx_servers 2.0",
        'keryx_moves_total{game="perikles"}',
        'keryx_discord_answers_total{status="200"}',
        "keryx_acknowledgement_seconds_bucket",
        "keryx_drawing_seconds_count",
        "keryx_loop_lag_seconds_count",
    ):
        assert line in figures
    assert "Althaia" not in figures


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


async def test_rate_limits_and_faults_are_counted(bot: KeryxBot, server: PracticeServer, port: int) -> None:
    bot.settings = replace(bot.settings, health_port=port)
    before = {line: await counted(bot, port, line) for line in (LIMITED, FAULTS)}
    server.core.faults.rate_limit("GET /guilds/{}/roles", retry_after=0.01)
    await bot.guilds[0].fetch_roles()
    faults.report(None, ValueError("a secret"))
    assert await counted(bot, port, LIMITED) == before[LIMITED] + 1
    assert await counted(bot, port, FAULTS) == before[FAULTS] + 1


LIMITED, FAULTS = 'keryx_discord_answers_total{status="429"}', "keryx_faults_total"


async def counted(bot: KeryxBot, port: int, line: str) -> float:
    async with serving(bot):
        _, figures = await get(port, "/metrics")
    return next((float(each.split()[-1]) for each in figures.splitlines() if each.startswith(line)), 0.0)


async def test_after_a_restart_the_last_copy_is_still_known(bot: KeryxBot) -> None:
    await upkeep.back_up(bot)
    made = last_copy()
    metrics.BACKED_UP.set(0)
    await upkeep.back_up(bot)
    # Files tell whole seconds.
    assert made > 0
    assert abs(last_copy() - made) <= 1


def last_copy() -> float:
    return REGISTRY.get_sample_value("keryx_backup_timestamp_seconds") or 0.0


def test_the_command_says_that_nobody_answers(port: int) -> None:
    with pytest.raises(Failed, match="Keryx does not answer"):
        command._asked(f"http://127.0.0.1:{port}/ready")
