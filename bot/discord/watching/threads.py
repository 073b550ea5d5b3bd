"""Threads: how long Discord leaves them open, and whether one was archived by somebody or fell asleep."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

import discord
from discord.utils import parse_time, snowflake_time

WEEK: Final = 10_080
"""In minutes: Discord lets no thread be quiet for longer before it archives it."""
SLACK = timedelta(minutes=1)


async def open_in(channel: discord.TextChannel, name: str) -> discord.Thread:
    """Open a thread that all who see a channel may see; a channel of announcements has a kind of its own."""
    kinds = discord.ChannelType
    kind = kinds.news_thread if channel.is_news() else kinds.public_thread
    return await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)


def fell_asleep(thread: discord.Thread) -> bool:
    """Say whether a thread was archived because it was quiet; the next message wakes it."""
    last = thread.last_message_id or thread.id
    return thread.archived and _was_quiet(last, thread.archive_timestamp, thread.auto_archive_duration)


def falls_asleep(event: discord.RawThreadUpdateEvent) -> bool:
    """Say the same of a thread that is just being archived."""
    metadata = event.data["thread_metadata"]
    last = int(event.data.get("last_message_id") or event.thread_id)
    archived_at = parse_time(metadata["archive_timestamp"])
    return metadata["archived"] and _was_quiet(last, archived_at, metadata["auto_archive_duration"])


def _was_quiet(last_message_id: int, archived_at: datetime, minutes: int) -> bool:
    # Discord does not say who archived a thread; it does so itself only when its time is over.
    return archived_at - snowflake_time(last_message_id) >= timedelta(minutes=minutes) - SLACK
