"""The one place where exceptions become answers."""

from __future__ import annotations

import discord

from bot.discord.texts import language_for, lifecycle_in
from bot.keeper import faults


async def answer(
    interaction: discord.Interaction, error: BaseException, *, table_id: int | None = None
) -> None:
    """Answer an interaction privately with what went wrong."""
    number = faults.report(table_id, error)
    text = lifecycle_in(language_for(interaction.locale)).say("fault-of-ours", number=number)
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)
