"""The message of a lobby, brought up to date whenever somebody sits down, leaves or starts the table.

From then on it is the table's card (`table_card`).
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from discord import AllowedMentions

from bot.discord.discord_codes import FAILED, named
from bot.discord.panels.card import card_layout
from bot.discord.panels.lobby import lobby_layout
from bot.keeper import Live, history
from bot.keeper.errors import TableFault

if TYPE_CHECKING:
    from bot.db import TableRow
    from bot.discord.bot import KeryxBot

log = logging.getLogger(__name__)

MAX_WAIT_S = 5.0
"""Seconds that a command waits for the lobby to show what it has done."""
MAX_EDIT_S = 20.0
"""Seconds until we give up editing a lobby that Discord does not let us edit."""


async def refresh(bot: KeryxBot, table: int) -> None:
    """Bring the lobby's message up to date; what cannot be shown now is shown by the next change.

    No command fails for it, nor does the table stand still: Discord lets old messages be edited only so
    often, and may be out of reach.
    """
    showing = bot.errands.begin(_refresh(bot, table), table)
    await asyncio.wait({showing}, timeout=MAX_WAIT_S)


async def _refresh(bot: KeryxBot, table: int) -> None:
    row = await bot.lobby.row(table)
    if row.lobby_message_id is None or not await bot.old_edits.turn(row.channel_id, row.lobby_message_id):
        return
    async with bot.lobby_shown[table]:
        try:
            async with asyncio.timeout(MAX_EDIT_S):
                await _show_as_it_is(bot, table, row.lobby_message_id)
        except FAILED as fault:
            log.warning("the lobby of table %s is not shown as it is: %s", table, named(fault))


async def _show_as_it_is(bot: KeryxBot, table: int, message_id: int) -> None:
    row, seats = await bot.lobby.row(table), await bot.lobby.seats(table)
    channel = bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
    message, live = channel.get_partial_message(message_id), await _started(bot, row)
    if live is None:
        await message.edit(content=None, view=lobby_layout(row, seats))
        return
    told = await bot.store.log_of(table, [live.row.posted_seq])
    since = told[0].at if told else live.row.started_at
    seen = await history.as_told(bot.store, live)
    await message.edit(content=None, view=card_layout(seen, since), allowed_mentions=AllowedMentions.none())
    bot.cards.note(live)


async def _started(bot: KeryxBot, row: TableRow) -> Live | None:
    """Give a table that has started, unless it cannot be read."""
    if row.started_at is None:
        return None
    try:
        return await bot.keeper.live(row.key)
    except TableFault:
        return None
