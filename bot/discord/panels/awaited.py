"""The newest post names who is waited for; where several are asked at once, it is kept up to date."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import discord
import msgspec

from bot.db import OutboxRow, StoreUnavailable
from bot.discord.connection import CONNECTION_FAULTS
from bot.keeper import Live, payload
from bot.keeper.payload import Post
from bot.keeper.telling import waiting_line
from games.core.decision import Seat

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot


async def update(bot: KeryxBot, live: Live, before: list[Seat]) -> None:
    """Name those who are still waited for in the newest post, if an answer made them fewer and no other post.

    Who is waited for is public. Nobody is called by an edit, and where it fails, no harm is done.
    """
    now = live.waiting_for()
    if not now or not set(now) < set(before):
        return
    with contextlib.suppress(StoreUnavailable, discord.HTTPException, *CONNECTION_FAULTS):
        for row in await bot.store.sent_to(live.id, f"channel:{live.row.thread_id}", 1):
            await _edit(bot, row, live, now)


async def _edit(bot: KeryxBot, row: OutboxRow, live: Live, now: list[Seat]) -> None:
    post = payload.read(row.payload)
    if not isinstance(post, Post) or not post.waiting or row.message_id is None:
        return
    if row.seq is None or row.seq < live.row.posted_seq:
        # A newer one is on its way.
        return
    from bot.discord import letters

    called = [user for user in post.mentions if user in {live.user_of(seat) for seat in now}]
    waiting = waiting_line(live, now)
    draft = letters.read_post(bot, row, msgspec.structs.replace(post, waiting=waiting, mentions=called))
    message = bot.get_partial_messageable(live.row.thread_id or 0).get_partial_message(row.message_id)
    users = [discord.Object(user) for user in called]
    await message.edit(content=draft.content, allowed_mentions=discord.AllowedMentions(users=users))
