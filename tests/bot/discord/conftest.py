import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace

import discord
import discord.http
import discord.webhook.async_
import pytest

from bot.discord.bot import KeryxBot
from bot.discord.invitation import PERMISSIONS
from bot.discord.pictures.draw_jobs import Job
from bot.discord.pictures.draw_process import Paint
from bot.discord.pictures.picture_cache import Pictures
from practice import MovableClock, PracticeServer, User
from tests.bot.discord import rig

Visit = Callable[[str], Awaitable[User]]


@pytest.fixture(autouse=True)
def short_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the seconds that discord.py waits after an error of the server or a lost connection."""

    async def sleep(seconds: float, result: object = None) -> object:
        return await asyncio.sleep(min(seconds, 0.02), result)

    for module in (discord.http, discord.webhook.async_):
        monkeypatch.setattr(module, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": sleep}))
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda _: 0.05)


@pytest.fixture(autouse=True)
def quick_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw nothing, for speed, unless a test asks for real pictures: what would be drawn is written down."""

    async def note(_: Pictures, paint: Paint, job: Job, language: str) -> bytes:
        return rig.noted(paint, job, language)

    if "real_pictures" not in request.fixturenames:
        monkeypatch.setattr(Pictures, "_paint", note)


@pytest.fixture
def real_pictures() -> None:
    """Draw for real in this test."""


@pytest.fixture
async def server() -> AsyncIterator[PracticeServer]:
    async with PracticeServer(clock=MovableClock(), bot_permissions=PERMISSIONS.value) as started:
        yield started


@pytest.fixture
async def bot(server: PracticeServer, tmp_path: Path) -> AsyncIterator[KeryxBot]:
    async with rig.running(server, tmp_path) as started:
        yield started


@pytest.fixture
async def visit(server: PracticeServer) -> AsyncIterator[Visit]:
    """Let people come: `daphnis = await visit("Daphnis")`."""
    async with contextlib.AsyncExitStack() as stack:

        async def come(name: str) -> User:
            return await stack.enter_async_context(User(server.url, name))

        yield come
