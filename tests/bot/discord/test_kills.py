"""The bot is killed at random instants while people play: nothing is lost, nothing comes twice."""

import logging
from pathlib import Path

from bot.cli._soak import Soak
from bot.cli._soak_verdict import examine
from practice import PracticeServer

KILLS = 5


async def test_killed_bot_loses_and_doubles_nothing(tmp_path: Path) -> None:
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    async with PracticeServer() as server:
        soak = Soak(server, tmp_path, seed=1)
        await soak.run(KILLS)
        verdict = await examine(server, tmp_path, soak.tables)
    assert verdict.wrong == []
    assert verdict.moves > 0
    assert verdict.messages > 0
