"""Threads: how long Discord leaves them open, and how many."""

from __future__ import annotations

from typing import Final

import discord

from bot.discord.discord_codes import THREADS_FULL
from bot.keeper.errors import TableFault

WEEK: Final = 10_080
"""In minutes: Discord lets no thread be quiet for longer before it archives it."""
SOON_S = 3000.0
"""In seconds: no thread can be set to be archived after so short a time of silence; the least is an hour."""


async def open_in(channel: discord.TextChannel, name: str) -> discord.Thread:
    """Open a thread that all who see a channel may see; a channel of announcements has a kind of its own."""
    kinds = discord.ChannelType
    kind = kinds.news_thread if channel.is_news() else kinds.public_thread
    try:
        return await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)
    except discord.HTTPException as refusal:
        if are_full(refusal):
            raise TableFault("threads-full") from refusal
        raise


def are_full(fault: BaseException) -> bool:
    """Say whether Discord opens or wakes no thread because the server has as many as it may have."""
    return isinstance(fault, discord.HTTPException) and fault.code in THREADS_FULL
