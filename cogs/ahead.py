"""`/ahead`: orders that are left for a question that is still to come."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.discord.bot import Interaction, KeryxBot
from bot.discord.playing import leaving
from bot.discord.playing.modals import in_one_line
from bot.discord.playing.reply import acknowledge
from cogs._about import PER, RATE, about, params
from cogs._tables import meant_table, own_tables
from games.text.orders import LONGEST_ORDER


class Ahead(commands.GroupCog, group_name="ahead", group_description=about("ahead")):
    """Orders that are left ahead."""

    def __init__(self, bot: KeryxBot) -> None:
        self.bot = bot

    @app_commands.command(name="leave", description=about("ahead leave"))
    @app_commands.describe(**params("text", "table", command="ahead leave"))
    @app_commands.autocomplete(table=own_tables)
    async def leave(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, LONGEST_ORDER],
        table: int | None = None,
    ) -> None:
        """Leave an order; on what condition is asked next."""
        await acknowledge(interaction)
        live = await meant_table(interaction, table, text)
        if live is not None:
            await leaving.ask_condition(interaction, live.id, in_one_line(text))

    @app_commands.command(name="show", description=about("ahead show"))
    @app_commands.checks.cooldown(RATE, PER)
    async def show(self, interaction: Interaction) -> None:
        """Show what one has left, at whatever table."""
        await acknowledge(interaction)
        await leaving.show_all(interaction)

    @app_commands.command(name="drop", description=about("ahead drop"))
    @app_commands.describe(**params("table"))
    @app_commands.autocomplete(table=own_tables)
    async def drop(self, interaction: Interaction, table: int | None = None) -> None:
        """Drop what one has left at a table."""
        await acknowledge(interaction)
        live = await meant_table(interaction, table)
        if live is not None:
            await leaving.drop_all(interaction, live)

    @app_commands.command(name="late", description=about("ahead late"))
    @app_commands.describe(**params("late"))
    async def late(self, interaction: Interaction, late: bool) -> None:
        """Choose whether orders come some minutes after their question, so that speed tells nothing."""
        await acknowledge(interaction)
        await leaving.choose_late(interaction, late)


async def setup(bot: KeryxBot) -> None:
    """Add the commands."""
    await bot.add_cog(Ahead(bot))
