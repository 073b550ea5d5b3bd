"""The first message of a table and the thread that hangs on it: made once, whatever happens in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.db import OutboxRow, TableRow
from bot.db.status import Status
from bot.discord.discord_codes import Meaning, meaning
from bot.discord.panels import lobby
from bot.discord.sending.compose import LOOKED_THROUGH, Withheld, earliest, may_be_there
from bot.discord.sending.lobby_message import refresh
from bot.discord.watching.threads import WEEK

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot


async def open_table(bot: KeryxBot, row: OutboxRow) -> int:
    """Post the lobby and hang a thread on it, so far as that is not done; give the message's id."""
    table = await bot.lobby.row(row.table_key)
    if table.status == Status.CANCELLED:
        raise Withheld
    channel = bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    message_id = table.lobby_message_id
    if message_id is None:
        shown = await _shown(bot, row.table_key)
        found = await _find(bot, channel, row) if may_be_there(bot, row) else None
        message_id = found or await _post(bot, channel, row)
        await bot.lobby.remember(row.table_key, lobby_message_id=message_id)
        if await _shown(bot, row.table_key) != shown:
            await refresh(bot, row.table_key)
        table = await bot.lobby.row(row.table_key)
    if table.thread_id is None and table.status != Status.CANCELLED:
        thread_id = await _hang_thread(channel.get_partial_message(message_id), table)
        await bot.lobby.remember(row.table_key, thread_id=thread_id)
    return message_id


async def _shown(bot: KeryxBot, table: int) -> tuple[Status, list[int]]:
    """Give what a lobby shows and may change while it is on its way: how the table stands, who sits there."""
    row, seats = await bot.lobby.row(table), await bot.lobby.seats(table)
    return row.status, [each.key for each in seats]


async def _find(bot: KeryxBot, channel: discord.PartialMessageable, row: OutboxRow) -> int | None:
    """Look for a lobby that was posted, although nobody lived to note it."""
    since = earliest(bot, row)
    async for message in channel.history(after=since, limit=LOOKED_THROUGH, oldest_first=False):
        if message.author == bot.user and lobby.is_of(message, row.table_key):
            return message.id
    return None


async def _post(bot: KeryxBot, channel: discord.PartialMessageable, row: OutboxRow) -> int:
    table, seats = await bot.lobby.row(row.table_key), await bot.lobby.seats(row.table_key)
    settings = await bot.store.guild_settings(table.guild_id)
    # Who plays a rematch is invited by name.
    role = settings.called_role_id if table.rematch_of is None else None
    allowed = discord.AllowedMentions(
        everyone=False, users=False, roles=[discord.Object(role)] if role is not None else False
    )
    view = lobby.lobby_layout(table, seats, role)
    return (await channel.send(view=view, nonce=row.nonce, allowed_mentions=allowed)).id


async def _hang_thread(message: discord.PartialMessage, table: TableRow) -> int:
    try:
        return (await message.create_thread(name=lobby.thread_name(table), auto_archive_duration=WEEK)).id
    except discord.HTTPException as refusal:
        if meaning(refusal) is not Meaning.DONE:
            raise
        # A message has one thread at most, whose id is the message's own.
        return message.id
