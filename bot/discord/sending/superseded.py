"""Only the newest post has a call and buttons: when it comes, one request takes them from the one before."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import discord

from bot.db import OutboxRow, StoreUnavailable
from bot.discord.discord_codes import FAILED
from bot.discord.sending import compose, layout
from bot.keeper.message import Post, read_message

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot

LOOKED_AT = 10
"""How many messages of a thread are looked through for the post before; reports and notes come between."""
MAX_WAIT_S = 5.0
"""Seconds until we give up a request that Discord puts off; it lets old messages be edited only so often."""
KINDS = ("post", "plain")


async def strip(bot: KeryxBot, row: OutboxRow) -> None:
    """Take call and buttons from the post before this one; its deeds and its picture stay.

    A post whose deeds this one, or a report before it, tells again goes. Where that fails no harm is done:
    old buttons still answer.
    """
    new = _post_of(row)
    if new is None or row.table_id is None or row.to.user_id is not None:
        return
    with contextlib.suppress(StoreUnavailable, *FAILED):
        async with asyncio.timeout(MAX_WAIT_S):
            older = await _before(bot, row)
            if older is None or older.message_id is None:
                return
            if await bot.old_edits.turn(row.to.id, older.message_id):
                await _strip(bot, older, new)


def _post_of(row: OutboxRow) -> Post | None:
    """Give the post that a row holds, if it calls somebody by buttons; notes keep theirs."""
    post = read_message(row.payload) if row.kind in KINDS else None
    calls = isinstance(post, Post) and post.panel is not None and (post.call or post.waiting)
    return post if isinstance(post, Post) and calls else None


async def _before(bot: KeryxBot, row: OutboxRow) -> OutboxRow | None:
    told = await bot.store.sent_to(row.table_key, row.to, LOOKED_AT)
    return next((each for each in told if each.key < row.key and _post_of(each) is not None), None)


async def _strip(bot: KeryxBot, row: OutboxRow, new: Post) -> None:
    old = _post_of(row)
    assert old is not None
    assert row.message_id is not None
    message = bot.get_partial_messageable(row.to.id).get_partial_message(row.message_id)
    stripped = await compose.read_post(bot, row, layout.without_call(old))
    is_empty = not stripped.content and old.picture is None
    if is_empty or (old.passing and new.since is not None):
        await message.delete()
    else:
        await message.edit(
            content=stripped.content, view=None, allowed_mentions=discord.AllowedMentions.none()
        )
