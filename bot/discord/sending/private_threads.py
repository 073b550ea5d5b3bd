"""Private threads, also for players who take no direct messages; moderators can read them too."""

from __future__ import annotations

import contextlib
from datetime import datetime
from typing import TYPE_CHECKING

import discord
from discord.utils import snowflake_time

from bot.db import TableRow
from bot.discord.discord_codes import FAILED
from bot.discord.watching.threads import WEEK

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot


class NoPlace(Exception):
    """There is no channel in which a private thread could be opened."""


async def thread_for(bot: KeryxBot, row: TableRow, user_id: int) -> discord.Thread:
    """Give the private thread of a user at a table, opened when first needed."""
    thread = await awake(bot, await opened(bot, row, name_of(row, user_id)))
    await thread.add_user(discord.Object(user_id))
    return thread


async def opened(bot: KeryxBot, row: TableRow, name: str, since: datetime | None = None) -> discord.Thread:
    """Give the private thread of a name in a table's channel, not older than a time; or open it."""
    channel = bot.get_channel(row.channel_id)
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise NoPlace
    # Found again by name: a crash between opening it and the first message must not open a second.
    found = await _find(bot, channel, name)
    if found is not None and (since is None or snowflake_time(found.id) >= since):
        return found
    kind = discord.ChannelType.private_thread
    return await channel.create_thread(name=name, type=kind, invitable=False, auto_archive_duration=WEEK)


async def awake(bot: KeryxBot, thread: discord.Thread) -> discord.Thread:
    """Wake a thread that sleeps: nobody can be let into one, nor put out."""
    if not thread.archived:
        return thread
    bot.wakings.demand(thread.id)
    return await thread.edit(archived=False)


def name_of(row: TableRow, user_id: int) -> str:
    """Name a user's private thread at a table."""
    return f"keryx-{row.id}-{user_id}"


async def rename(bot: KeryxBot, row: TableRow, user_id: int) -> None:
    """Let the private thread of somebody who is forgotten bear no mark of them, if there is one."""
    channel = bot.get_channel(row.channel_id)
    if not isinstance(channel, discord.TextChannel):
        return
    with contextlib.suppress(*FAILED):
        found = await _find(bot, channel, name_of(row, user_id))
        if found is not None:
            await found.edit(name=f"keryx-{row.id}", archived=False)
            await found.edit(archived=True)


async def _find(bot: KeryxBot, channel: discord.TextChannel, name: str) -> discord.Thread | None:
    for thread in channel.threads:
        if _is_ours(bot, thread, name):
            return thread
    async for thread in channel.archived_threads(private=True, joined=True):
        if _is_ours(bot, thread, name):
            return thread
    return None


def _is_ours(bot: KeryxBot, thread: discord.Thread, name: str) -> bool:
    is_own = bot.user is not None and thread.owner_id == bot.user.id
    return thread.is_private() and is_own and thread.name == name
