"""The bot is killed at random instants while people play: nothing is lost, nothing comes twice."""

import logging
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.cli._soak import Soak
from bot.cli._soak_verdict import examine
from bot.discord.invitation import PERMISSIONS
from practice import PracticeServer
from tests import long
from tests.bot.discord import watched_bot

KILLS = 10 if long.is_asked() else 2


async def test_killed_bot_loses_and_doubles_nothing(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    async with PracticeServer(bot_permissions=PERMISSIONS.value) as server:
        refused = tmp_path / "refused.txt"
        soak = Soak(server, tmp_path, seed=1)
        is_watched = pytestconfig.pluginmanager.hasplugin("contract")
        if is_watched:
            soak.program = ("-m", watched_bot.__name__, str(refused))
        await soak.run(KILLS)
        verdict = await examine(server, tmp_path, soak.tables)
    assert verdict.wrong == []
    assert verdict.moves > 0
    assert verdict.messages > 0
    # The file is there as soon as a request was looked at.
    assert not is_watched or refused.read_text("utf-8") == ""


def test_watched_bot_writes_down_what_would_be_refused(tmp_path: Path) -> None:
    plugin = SimpleNamespace(check=lambda method, path, body: [f"{method} {path}"] if body else [])
    watched_bot.watch(plugin, tmp_path / "refused.txt")
    assert plugin.check("GET", "/gateway", None) == []
    assert (tmp_path / "refused.txt").read_text() == ""
    assert plugin.check("POST", "/nowhere", {"content": "x"}) == ["POST /nowhere"]
    assert (tmp_path / "refused.txt").read_text() == "POST /nowhere\n"
