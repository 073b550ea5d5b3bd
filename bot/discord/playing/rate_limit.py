"""A limit for what is costly: each user has it only now and then, by button as by command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands

if TYPE_CHECKING:
    from bot.discord.bot import Interaction

LOOKS_PER_SECONDS = (4, 20.0)
"""How many looks or previews, in how many seconds, one user may have by button or typed order."""

Sparing = commands.CooldownMapping[Any]


def new_sparing() -> Sparing:
    """Begin to count, user by user."""
    return commands.CooldownMapping(
        app_commands.Cooldown(*LOOKS_PER_SECONDS), lambda interaction: interaction.user.id
    )


def spare(interaction: Interaction) -> None:
    """Let a user wait who is too quick."""
    asked = interaction.created_at.timestamp()
    wait = interaction.client.sparing.update_rate_limit(interaction, asked)
    if wait:
        raise app_commands.CommandOnCooldown(app_commands.Cooldown(*LOOKS_PER_SECONDS), wait)
