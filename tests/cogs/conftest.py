"""Keryx with all its commands on a practice server, and a table to play at."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import cogs
from bot.discord.bot import KeryxBot
from bot.discord.pictures.picture_cache import Drawn, Pictures, filename_of
from bot.keeper.lobby import Lobby
from bot.keeper.message import Picture
from practice import PracticeServer, User
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit, server, short_sleeps, visit
from tests.bot.discord.rig import PIXEL
from tests.cogs.house import House

__all__ = ["server", "short_sleeps", "visit"]


@pytest.fixture(autouse=True)
def quick_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw nothing, for speed, unless a test asks for real pictures."""

    async def draw(_: Pictures, picture: Picture, _language: str) -> Drawn:
        return Drawn(PIXEL, filename_of(picture))

    if "real_pictures" not in request.fixturenames:
        monkeypatch.setattr(Pictures, "draw", draw)


@pytest.fixture
def real_pictures() -> None:
    """Draw for real in this test."""


@pytest.fixture
def quick_previews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw no previews either."""

    async def draw_preview(*_: object) -> bytes:
        return PIXEL

    monkeypatch.setattr(Pictures, "draw_preview", draw_preview)


@pytest.fixture
async def bot(server: PracticeServer, tmp_path: Path) -> AsyncIterator[KeryxBot]:
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as started:
        # Every table has the same seed, so that a test meets the same game each time.
        started.lobby = Lobby(started.keeper, lambda size: b"k" * size)
        yield started


@pytest.fixture
async def althaia(visit: Visit) -> User:
    return await visit("Althaia")


@pytest.fixture
async def daphnis(visit: Visit) -> User:
    return await visit("Daphnis")


@pytest.fixture
async def house(bot: KeryxBot, server: PracticeServer, visit: Visit) -> House:
    """Three players at a table that has just been set up."""
    live = await rig.new_table(bot, server, rig.PLAYERS[:3])
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    await rig.all_sent(bot)
    return House(bot, server, users, live.id, str(live.row.thread_id))
