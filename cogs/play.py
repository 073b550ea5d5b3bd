"""`/moves`, `/tables`, `/order`, `/undo`: playing, whatever the game; and the forms of panels."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.db import UserSettings
from bot.discord.bot import Interaction, KeryxBot
from bot.discord.playing import inbox, modals
from bot.discord.playing import play as panel
from bot.discord.playing.reply import acknowledge, language_of, show
from bot.discord.playing.staging import MAX_UNDO_S, UNDO_S
from bot.discord.texts import commands_in
from cogs._about import PER, RATE, about, choice, params
from cogs._tables import meant_table, own_tables
from games.text.orders import LONGEST_ORDER

UNDO_TIMES = ("0", str(UNDO_S), str(MAX_UNDO_S))
"""Seconds that can be chosen."""


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
        live = await meant_table(interaction, table)
        if live is not None:
            await panel.present(interaction, live)

    @app_commands.command(name="tables", description=about("tables"))
    @app_commands.checks.cooldown(RATE, PER)
    async def tables(self, interaction: Interaction) -> None:
        """Show one's tables, first those that wait for one."""
        await acknowledge(interaction)
        await inbox.show(interaction)

    @app_commands.command(name="order", description=about("order"))
    @app_commands.describe(**params("text", "table", command="order"))
    @app_commands.autocomplete(table=own_tables)
    async def order(
        self,
        interaction: Interaction,
        text: app_commands.Range[str, 1, LONGEST_ORDER],
        table: int | None = None,
    ) -> None:
        """Carry out a typed order."""
        await acknowledge(interaction)
        live = await meant_table(interaction, table, text)
        if live is not None:
            await modals.order(interaction, live.id, text)

    @app_commands.command(name="undo", description=about("undo"))
    @app_commands.describe(**params("table"))
    @app_commands.autocomplete(table=own_tables)
    async def undo(self, interaction: Interaction, table: int | None = None) -> None:
        """Take back one's last move inside one's own turn."""
        await acknowledge(interaction)
        live = await meant_table(interaction, table)
        if live is not None:
            await panel.undo(interaction, live.id)

    @app_commands.command(name="undo-time", description=about("undo-time"))
    @app_commands.describe(**params("seconds"))
    @app_commands.choices(seconds=[choice(each) for each in UNDO_TIMES])
    async def undo_time(self, interaction: Interaction, seconds: str) -> None:
        """Choose how long an answer given by panel can be undone before it is carried out."""
        await acknowledge(interaction)
        texts = commands_in(language_of(interaction))
        if seconds not in UNDO_TIMES:
            await show(interaction, texts.say("undo-time-unknown", times=UNDO_TIMES))
            return
        async with self.bot.store.writing() as writer:
            known = await writer.user_settings(interaction.user.id)
            await writer.set_user(UserSettings(**known.model_dump() | {"undo_s": int(seconds)}))
        self.bot.staging.chosen[interaction.user.id] = int(seconds)
        await show(interaction, texts.say("undo-time-chosen", seconds=int(seconds)))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take in the forms that were filled in, also those that an earlier process opened."""
        await modals.on_interaction(cast("Interaction", interaction))


async def setup(bot: KeryxBot) -> None:
    """Add the commands."""
    await bot.add_cog(Play(bot))
