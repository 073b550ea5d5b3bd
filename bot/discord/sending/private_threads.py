"""A private thread for players who take no direct messages and agreed to one: moderators can read it too."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import discord

from bot.db import TableRow
from bot.discord.discord_codes import FAILED
from bot.discord.watching.threads import WEEK

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot


class NoPlace(Exception):
    """There is no channel in which a private thread could be opened."""


async def thread_for(bot: KeryxBot, row: TableRow, user_id: int) -> discord.Thread:
    """Give the private thread of a user at a table, opened when first needed."""
    channel = bot.get_channel(row.channel_id)
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise NoPlace
    # Found again by name: a crash between opening it and the first message must not open a second.
    found = await _find(bot, channel, name_of(row, user_id))
    if found is None:
        kind = discord.ChannelType.private_thread
        found = await channel.create_thread(
            name=name_of(row, user_id), type=kind, invitable=False, auto_archive_duration=WEEK
        )
    elif found.archived:
        # Nobody can be let into a thread that sleeps.
        bot.wakings.demand(found.id)
        found = await found.edit(archived=False)
    await found.add_user(discord.Object(user_id))
    return found


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
