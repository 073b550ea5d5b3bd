"""`/antike`: a subcommand for each kind of action of Antike."""

from __future__ import annotations

from bot.discord.bot import KeryxBot
from cogs.game_group import build_group
from games.antike.game import GAME


async def setup(bot: KeryxBot) -> None:
    """Add the commands."""
    bot.tree.add_command(build_group(GAME))


async def teardown(bot: KeryxBot) -> None:
    """Take them away."""
    bot.tree.remove_command(GAME.id)
