"""A limit for what is costly: each user has it only now and then, by button as by command."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands

from bot.keeper.errors import TableFault

if TYPE_CHECKING:
    from bot.discord.bot import Interaction

LOOKS_PER_SECONDS = (4, 20.0)
"""How many looks or previews, in how many seconds, one user may have by button or typed order."""

ORDERS_PER_SECONDS = (20, 20.0)
"""How many orders, in how many seconds, one user may give, try or ask about: more than anybody can type."""

PAGES_PER_SECONDS = (15, 20.0)
"""How many pages, in how many seconds, one user may turn: of a board that is drawn anew, or of the log."""

RateLimit = commands.CooldownMapping[Any]


def new_rate_limit(limit: tuple[int, float] = LOOKS_PER_SECONDS) -> RateLimit:
    """Begin to count, user by user."""
    return commands.CooldownMapping(app_commands.Cooldown(*limit), lambda interaction: interaction.user.id)


def keep_rate(interaction: Interaction) -> None:
    """Let a user wait who looks too often."""
    if wait := _wait(interaction, interaction.client.rate_limit):
        raise app_commands.CommandOnCooldown(app_commands.Cooldown(*LOOKS_PER_SECONDS), wait)


def keep_page_rate(interaction: Interaction) -> None:
    """Let a user wait who turns pages too quickly."""
    if wait := _wait(interaction, interaction.client.page_limit):
        raise app_commands.CommandOnCooldown(app_commands.Cooldown(*PAGES_PER_SECONDS), wait)


def keep_order_rate(interaction: Interaction) -> None:
    """Let a user wait who gives orders too quickly."""
    if wait := _wait(interaction, interaction.client.order_limit):
        raise TableFault("orders-too-quick", seconds=ceil(wait))


def _wait(interaction: Interaction, counted: RateLimit) -> float | None:
    """Count a use, and tell how many seconds its user has to wait, if any."""
    return counted.update_rate_limit(interaction, interaction.created_at.timestamp())
