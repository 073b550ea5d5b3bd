"""What the bot showed before it was stopped works when it runs again: it knows components by their ids."""

from pathlib import Path
from typing import Any

import pytest
from discord import ui

import cogs
from bot.discord import panels
from bot.discord.pictures import picture_cache
from bot.keeper.lobby import Lobby
from games import registry
from practice import PracticeServer
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs import ways
from tests.cogs.test_antike import Hand


def every_item(kind: type[Any] = ui.DynamicItem) -> set[type[Any]]:
    """Find every component of the panels that is made again from its id."""
    found = {each for each in kind.__subclasses__() if each.__module__.startswith("bot.discord.panels")}
    return found.union(*(every_item(each) for each in kind.__subclasses__()))


def test_every_component_is_known_to_the_bot() -> None:
    assert set(panels.ITEMS) == every_item() == set(ways.USES)


async def test_every_component_outlives_a_restart(
    server: PracticeServer, visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.PATHS, "toy", "tests.toy.game.game:GAME")
    monkeypatch.setattr(picture_cache, "painter", Hand)
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        bot.lobby = Lobby(bot.keeper, lambda size: b"k" * size)
        inn = ways.Inn(bot, server, users)
        left = {way.__name__: await way(inn) for way in ways.ALL}
        await rig.all_sent(bot)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        inn.move_to(bot)
        for name, then in left.items():
            try:
                await then()
            except (AssertionError, TimeoutError, LookupError) as wrong:
                wrong.add_note(f"after a restart: {name}")
                raise
