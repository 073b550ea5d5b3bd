"""`/results` and `/player`: ended tables, and what somebody has come to at them."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.bot import Interaction, KeryxBot
from bot.discord.panels.results import Filter
from bot.discord.playing import results
from bot.discord.playing.reply import acknowledge
from bot.keeper.errors import TableFault
from cogs._about import PER, RATE, about, choice, params
from games import registry


class Results(commands.Cog):
    """The archive of ended tables."""

    def __init__(self, bot: KeryxBot) -> None:
        self.bot = bot

    @app_commands.command(name="results", description=about("results"))
    @app_commands.describe(**params("game", "person"))
    @app_commands.choices(game=[choice(game) for game in registry.ids()])
    @app_commands.checks.cooldown(RATE, PER)
    async def results(
        self, interaction: Interaction, game: str | None = None, person: discord.User | None = None
    ) -> None:
        """List ended tables: those of the server, or in direct messages those at which one sat."""
        await acknowledge(interaction)
        if person is not None and not _is_here(interaction, person):
            raise TableFault("nothing-to-look-up")
        await results.show(interaction, Filter(game or "", person.id if person is not None else 0))

    @app_commands.command(name="player", description=about("player"))
    @app_commands.describe(**params("person"))
    @app_commands.checks.cooldown(RATE, PER)
    async def player(self, interaction: Interaction, person: discord.User | None = None) -> None:
        """Show what somebody has come to at each game."""
        await acknowledge(interaction)
        await results.show_player(interaction, person or interaction.user)


def _is_here(interaction: Interaction, person: discord.User | discord.Member) -> bool:
    """Say whether somebody is on the server where it is asked; Discord says so with the command."""
    return person.id == interaction.user.id or isinstance(person, discord.Member)


async def setup(bot: KeryxBot) -> None:
    """Add the commands."""
    await bot.add_cog(Results(bot))
