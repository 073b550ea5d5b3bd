"""`/watch`: tables at which one does not play, told of round by round."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.discord import access
from bot.discord.bot import Interaction, KeryxBot
from bot.discord.playing import watch
from bot.discord.playing.reply import acknowledge
from cogs._about import PER, RATE, about, params
from cogs._tables import server_tables


class Watch(commands.Cog):
    """Looking on without playing."""

    def __init__(self, bot: KeryxBot) -> None:
        self.bot = bot

    @app_commands.command(name="watch", description=about("watch"))
    @app_commands.describe(**params("table", "stop", command="watch"))
    @app_commands.autocomplete(table=server_tables)
    @app_commands.checks.cooldown(RATE, PER)
    async def watch(self, interaction: Interaction, table: int | None = None, stop: bool = False) -> None:
        """Watch a table, or watch it no more; where none is named or played, list what one watches."""
        await acknowledge(interaction)
        here = await access.table_here(interaction) if table is None else None
        number = table if here is None else here.key
        if number is None:
            await watch.show(interaction)
        elif stop:
            await watch.stop(interaction, number)
        else:
            await watch.begin(interaction, await access.find_table(interaction, number))


async def setup(bot: KeryxBot) -> None:
    """Add the commands."""
    await bot.add_cog(Watch(bot))
