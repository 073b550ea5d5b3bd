"""What players do in the lobby of a table: join, leave, start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.db import TableRow
from bot.discord import access, errors
from bot.discord.discord_codes import FAILED
from bot.discord.panels.lobby import Join, LobbyButton, place_of
from bot.discord.playing.reply import acknowledge, language_of, show
from bot.discord.sending.lobby_message import refresh
from bot.discord.texts import commands_in
from bot.keeper.errors import NotAtTable

if TYPE_CHECKING:
    from bot.discord.bot import Interaction, KeryxBot


async def press(interaction: Interaction, button: Join | LobbyButton) -> None:
    """Do what a button of the lobby asks for."""
    await acknowledge(interaction)
    await _demand_own_lobby(interaction, button.table)
    match button:
        case Join():
            await join(interaction, button.table)
        case LobbyButton(part="leave"):
            await leave(interaction, button.table)
        case _:
            await start(interaction, button.table)


async def _demand_own_lobby(interaction: Interaction, table: int) -> None:
    """Refuse a button under another message than the one that opened the table."""
    row = await interaction.client.lobby.row(table)
    access.demand_own_button(interaction, row)
    pressed = interaction.message.id if interaction.message is not None else None
    if row.lobby_message_id not in (None, pressed):
        raise NotAtTable("button-of-another")


async def join(interaction: Interaction, table: int, seat: int | None = None) -> None:
    """Give a user a seat, and let them into the thread."""
    bot, user = interaction.client, interaction.user
    errors.about(interaction, table)
    got = await bot.lobby.join(table, user.id, user.display_name, seat)
    await refresh(bot, table)
    row = await bot.lobby.row(table)
    await let_in(bot, row, user)
    texts = commands_in(language_of(interaction))
    mark = texts.mark(got)
    await show(interaction, texts.say("lobby-joined", table=str(table), mark=mark, thread=place_of(row)))


async def leave(interaction: Interaction, table: int) -> None:
    """Free the seat of the user who asks."""
    errors.about(interaction, table)
    await interaction.client.lobby.leave(table, interaction.user.id)
    await refresh(interaction.client, table)
    await show(interaction, commands_in(language_of(interaction)).say("lobby-left", table=str(table)))


async def start(interaction: Interaction, table: int) -> None:
    """Start a table for its gamemaster."""
    bot = interaction.client
    errors.about(interaction, table)
    row = await bot.lobby.row(table)
    await access.demand_gamemaster(interaction, row)
    await bot.lobby.start(table)
    await refresh(bot, table)
    texts = commands_in(language_of(interaction))
    await show(interaction, texts.say("lobby-begun", table=str(table), thread=place_of(row)))


async def let_in(bot: KeryxBot, row: TableRow, user: discord.abc.Snowflake) -> None:
    """Add somebody to a table's thread; who is not let in can still open it."""
    thread = None if row.thread_id is None else bot.get_channel(row.thread_id)
    if isinstance(thread, discord.Thread):
        try:
            await thread.add_user(user)
        except FAILED:
            return
