"""Health and figures over HTTP, on this machine alone: /live, /ready and /metrics."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.db import StoreUnavailable
from bot.db.status import Status
from bot.operating import metrics
from bot.operating.errors import CannotRun

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot

HOST = "127.0.0.1"
PATIENCE_S = 2.0
"""Seconds in which the database must answer."""


@contextlib.asynccontextmanager
async def serving(bot: KeryxBot) -> AsyncIterator[None]:
    """Tell health and figures while the block lasts, if a port is set for that."""
    if not bot.settings.health_port:
        yield
        return
    runner = web.AppRunner(_application(bot), access_log=None)
    await runner.setup()
    lag = asyncio.create_task(metrics.watch_loop())
    try:
        await _listen(runner, bot.settings.health_port)
        yield
    finally:
        lag.cancel()
        await runner.cleanup()


async def _listen(runner: web.AppRunner, port: int) -> None:
    try:
        await web.TCPSite(runner, HOST, port).start()
    except OSError as error:
        raise CannotRun(
            f"Health cannot be told on port {port}: {error.strerror}. Change HEALTH_PORT."
        ) from None


def _application(bot: KeryxBot) -> web.Application:
    async def live(_: web.Request) -> web.Response:
        return web.json_response({"live": True})

    async def ready(_: web.Request) -> web.Response:
        found = await readiness(bot)
        return web.json_response(found, status=200 if all(found.values()) else 503)

    async def figures(_: web.Request) -> web.Response:
        await _read_gauges(bot)
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    application = web.Application()
    application.router.add_get("/live", live)
    application.router.add_get("/ready", ready)
    application.router.add_get("/metrics", figures)
    return application


async def readiness(bot: KeryxBot) -> dict[str, bool]:
    """Say of each thing that the bot cannot do without whether it is there."""
    return {
        "gateway": bot.is_connected(),
        "database": bot.is_set_up and await _database_answers(bot),
        "outbox": bot.is_set_up and bot.outbox.is_running,
    }


async def _database_answers(bot: KeryxBot) -> bool:
    try:
        async with asyncio.timeout(PATIENCE_S):
            bot.store.demand_in_place()
            await bot.store.unsent()
    except (StoreUnavailable, TimeoutError):
        return False
    return True


async def _read_gauges(bot: KeryxBot) -> None:
    """Bring up to date what is read from the database; while it cannot be read, the figures stay."""
    if not bot.is_set_up:
        return
    metrics.SERVERS.set(len(bot.guilds))
    with contextlib.suppress(StoreUnavailable, TimeoutError):
        async with asyncio.timeout(PATIENCE_S):
            await _read_database(bot)


async def _read_database(bot: KeryxBot) -> None:
    metrics.UNSENT.set(await bot.store.unsent())
    oldest = await bot.store.oldest_unsent()
    age = (bot.now() - oldest).total_seconds() if oldest is not None else 0.0
    metrics.OLDEST.set(max(age, 0.0))
    counted = await bot.store.statuses()
    for status in Status:
        metrics.TABLES.labels(status=status.value).set(counted.get(status, 0))
