"""`/moves`, `/order`, `/undo`: playing, whatever the game; and the forms of panels."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord import access
from bot.discord.bot import Interaction, KeryxBot
from bot.discord.playing import modals
from bot.discord.playing import play as panel
from bot.discord.playing.reply import acknowledge
from cogs._about import about, params
from cogs._tables import own_tables


class Play(commands.Cog):
    """Answering one's question by panel or by typed order."""

    def __init__(self, bot: KeryxBot) -> None:
        self.bot = bot

    @app_commands.command(name="moves", description=about("moves"))
    @app_commands.describe(**params("table"))
    @app_commands.autocomplete(table=own_tables)
    async def moves(self, interaction: Interaction, table: int | None = None) -> None:
        """Show what one is asked now, as a panel."""
        await acknowledge(interaction)
        await panel.present(interaction, await access.find_table(interaction, table))

    @app_commands.command(name="order", description=about("order"))
    @app_commands.describe(**params("text", "table", command="order"))
    @app_commands.autocomplete(table=own_tables)
    async def order(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, modals.MAX_ORDER],
        table: int | None = None,
    ) -> None:
        """Carry out a typed order."""
        await acknowledge(interaction)
        live = await access.find_table(interaction, table)
        await modals.order(interaction, live.id, text)

    @app_commands.command(name="undo", description=about("undo"))
    @app_commands.describe(**params("table"))
    @app_commands.autocomplete(table=own_tables)
    async def undo(self, interaction: Interaction, table: int | None = None) -> None:
        """Take back one's last move inside one's own turn."""
        await acknowledge(interaction)
        live = await access.find_table(interaction, table)
        await panel.undo(interaction, live.id)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take in the forms that were filled in, also those that an earlier process opened."""
        await modals.on_interaction(cast("Interaction", interaction))


async def setup(bot: KeryxBot) -> None:
    """Add the commands."""
    await bot.add_cog(Play(bot))
