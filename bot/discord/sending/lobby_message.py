"""The message of a lobby, brought up to date whenever somebody sits down, leaves or starts the table."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord

from bot.db.status import Status
from bot.discord.connection import CONNECTION_FAULTS
from bot.discord.panels.lobby import lobby_panel, lobby_text

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot

log = logging.getLogger(__name__)

MAX_WAIT_S = 5.0
"""Seconds until we give up editing a lobby that Discord does not let us edit."""


async def refresh(bot: KeryxBot, table: int) -> None:
    """Bring the lobby's message up to date; what cannot be shown now is shown by the next change.

    No command fails for it, nor does the table stand still: Discord lets old messages be edited only so
    often, and may be out of reach.
    """
    async with bot.lobby_shown[table]:
        try:
            async with asyncio.timeout(MAX_WAIT_S):
                await _show_as_it_is(bot, table)
        except (discord.HTTPException, *CONNECTION_FAULTS) as fault:
            log.warning("the lobby of table %s is not shown as it is: %s", table, type(fault).__name__)


async def _show_as_it_is(bot: KeryxBot, table: int) -> None:
    row, seats = await bot.lobby.row(table), await bot.lobby.seats(table)
    if row.lobby_message_id is None:
        return
    view = lobby_panel(row, full=len(seats) >= row.seats) if row.status == Status.LOBBY else None
    channel = bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
    await channel.get_partial_message(row.lobby_message_id).edit(content=lobby_text(row, seats), view=view)
