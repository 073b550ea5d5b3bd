"""The newest post names who is waited for; where several are asked at once, it is kept up to date."""

from __future__ import annotations

import contextlib
import re
from typing import TYPE_CHECKING

import discord
import msgspec

from bot.db import OutboxRow, StoreUnavailable
from bot.db.target import Target
from bot.discord.discord_codes import FAILED
from bot.discord.sending import compose
from bot.keeper import Live
from bot.keeper.message import Post, read_message
from bot.keeper.posts import waiting_line
from games.core.decision import Seat

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot


MENTION = re.compile(r"<@(\d+)>")


async def update(bot: KeryxBot, table: Live, before: list[Seat]) -> None:
    """Name those who are still waited for in the newest post, if an answer made them fewer and no other post.

    Who is waited for is public. Nobody is called by an edit, and where it fails, no harm is done.
    """
    thread_id = table.row.thread_id
    if thread_id is None or not _are_fewer(table, before):
        return
    with contextlib.suppress(StoreUnavailable, *FAILED):
        for row in await bot.store.sent_to(table.id, Target.channel(thread_id), 1):
            if row.message_id is None or not await bot.old_edits.turn(thread_id, row.message_id):
                continue
            # As it is by now: others may have answered while this answer was being told.
            live = bot.keeper.in_memory(table.id)
            if live is not None and _are_fewer(live, before) and _is_newest(row, live):
                await _edit(bot, row, live, thread_id)


async def catch_up(bot: KeryxBot, sent: OutboxRow) -> None:
    """Name those who are still waited for in a post that was on its way while somebody answered."""
    live = bot.keeper.in_memory(sent.table_key)
    post = read_message(sent.payload)
    if live is None or live.row.thread_id is None or not isinstance(post, Post):
        return
    named = {int(user) for user in MENTION.findall(post.waiting or post.call)}
    waiting = {live.user_of(seat) for seat in live.waiting_for()}
    with contextlib.suppress(StoreUnavailable, *FAILED):
        row = await bot.store.outbox_row(sent.key) if waiting and waiting < named else None
        if row is not None and _is_newest(row, live):
            await _edit(bot, row, live, live.row.thread_id)


def _are_fewer(live: Live, before: list[Seat]) -> bool:
    now = live.waiting_for()
    return bool(now) and set(now) < set(before)


def _is_newest(row: OutboxRow, live: Live) -> bool:
    """Say whether no newer post is on its way, nor one here of which the table in memory does not know."""
    return row.seq is not None and live.row.posted_seq <= row.seq <= live.row.seq


async def _edit(bot: KeryxBot, row: OutboxRow, live: Live, thread_id: int) -> None:
    post, now = read_message(row.payload), live.waiting_for()
    if not isinstance(post, Post) or not (post.waiting or post.call) or row.message_id is None:
        return
    called = [user for user in post.mentions if user in {live.user_of(seat) for seat in now}]
    waiting = waiting_line(live, now)
    due = [each for each in post.due if each[0] in now]
    now_said = msgspec.structs.replace(post, waiting=waiting, mentions=called, due=due)
    draft = await compose.read_post(bot, row, now_said)
    thread = bot.get_partial_messageable(thread_id)
    users = [discord.Object(user) for user in called]
    allowed = discord.AllowedMentions(users=users)
    await thread.get_partial_message(row.message_id).edit(content=draft.content, allowed_mentions=allowed)
