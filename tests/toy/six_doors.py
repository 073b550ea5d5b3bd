"""A table of a game that `tools/new_game` has just made, over the practice server.

`tests/test_new_game.py` runs it where the game was made; the environment names the game.
"""

import os
from random import Random

from bot.cli._player import Player
from bot.discord.bot import KeryxBot
from practice import PracticeServer
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.conftest import bot, server, short_sleeps, visit
from tests.cogs.house import House, open_house

__all__ = ["bot", "server", "short_sleeps", "visit"]

GAME = os.environ.get("KERYX_NEW_GAME", "")


async def play_on(house: House, players: list[Player]) -> None:
    """Let all answer by their panels until the game is over."""
    while (await house.live()).state.agenda:
        for player in players:
            await player.play(answers=1)


async def test_table_is_played_by_command_order_and_panel(
    bot: KeryxBot,
    server: PracticeServer,
    visit: Visit,
) -> None:
    users = [await visit(name) for name in rig.PLAYERS[:2]]
    house = await open_house(bot, server, users, GAME)
    await house.say(users[0], f"{GAME} bid", stall="oil", coins="2")
    await house.say(users[1], "order", text="bid wine 1")
    assert (await house.live()).state.goods == {"oil": 1, "wine": 0}
    await play_on(house, [Player(user, house.thread, Random(seat)) for seat, user in enumerate(users)])
    await rig.all_sent(bot)
    posts = rig.posted(server, f"table-{house.table}")
    assert any(post.attachments for post in posts)
    assert any("The market is over after 3 rounds." in post.content for post in posts)
