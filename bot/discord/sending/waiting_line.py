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
LOOKED_AT = 5
"""How many messages of a thread are looked through for the newest post; notes may come after it."""


async def update(bot: KeryxBot, table: Live, before: list[Seat]) -> None:
    """Name those who are still waited for in the newest post, if an answer made them fewer and no other post.

    Who is waited for is public. Nobody is called by an edit, and where it fails, no harm is done.
    """
    thread_id = table.row.thread_id
    if thread_id is None or not _are_fewer(table, before):
        return
    with contextlib.suppress(StoreUnavailable, *FAILED):
        row = await _newest(bot, table.id, thread_id)
        if row is None or not await _has_turn(bot, row):
            return
        # As it is by now: others may have answered while this answer was being told.
        live = bot.keeper.in_memory(table.id)
        if live is not None and _are_fewer(live, before) and _is_newest(row, live):
            await _edit(bot, row, live, thread_id)


async def take_up(bot: KeryxBot) -> None:
    """After a start, name those who are still waited for: an answer may have been kept, and not shown yet."""
    for live in bot.keeper.running():
        if live.row.thread_id is None or live.row.posted_seq == live.seq or not live.waiting_for():
            continue
        with contextlib.suppress(StoreUnavailable, *FAILED):
            row = await _newest(bot, live.id, live.row.thread_id)
            if row is not None and await _has_turn(bot, row):
                await catch_up(bot, row)


async def _newest(bot: KeryxBot, table_id: int, thread_id: int) -> OutboxRow | None:
    """Find the newest post in a thread that names who is waited for."""
    sent = await bot.store.sent_to(table_id, Target.channel(thread_id), LOOKED_AT)
    return next((row for row in sent if _names(row)), None)


async def _has_turn(bot: KeryxBot, row: OutboxRow) -> bool:
    """Wait until a post may be edited; say whether it is to be."""
    return row.message_id is not None and await bot.old_edits.turn(row.to.id, row.message_id)


def _names(row: OutboxRow) -> str:
    """Give the line of a post that names who is waited for, if it is one and has any."""
    post = read_message(row.payload) if row.kind == "post" else None
    return post.waiting or post.call if isinstance(post, Post) else ""


async def catch_up(bot: KeryxBot, sent: OutboxRow) -> None:
    """Name those who are still waited for in a post that was on its way while somebody answered."""
    live = bot.keeper.in_memory(sent.table_key)
    if live is None or live.row.thread_id is None:
        return
    named = {int(user) for user in MENTION.findall(_names(sent))}
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
