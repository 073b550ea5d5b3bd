"""Tables that wait because their thread or a player is gone, and go on when all is right again."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import discord

from bot.db import SeatRow, TableRow, WaitingOrder
from bot.db.status import STANDING_STILL, Status
from bot.db.target import Target
from bot.discord import access
from bot.discord.discord_codes import Meaning, meaning
from bot.discord.panels.limits import escaped
from bot.discord.panels.waiting_reason import in_words
from bot.discord.texts import commands_in, lifecycle_in
from bot.keeper.errors import TableFault
from bot.keeper.going_on import actions_of
from bot.keeper.message import Direct, Panel, Post
from bot.keeper.posts import MakeOutgoing, Outgoing, nothing, noticed, thread_of
from bot.keeper.running import PLAYER_LEFT

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot
    from bot.keeper import Live

log = logging.getLogger(__name__)

CHANNEL_DELETED = "waits-channel-deleted"
ARCHIVED = "waits-thread-archived"
"""Somebody archives the thread again and again."""


async def let_wait(
    bot: KeryxBot,
    table_id: int,
    key: str,
    tell: MakeOutgoing = nothing,
    thread: Target | None = None,
    user_id: int | None = None,
) -> None:
    """Let a running table wait; `tell` makes the notice of it, if there is to be one."""
    row = await bot.store.table(table_id)
    if row is None or row.status != Status.RUNNING:
        return
    try:
        await bot.gamemaster.wait(table_id, key, tell, thread, user_id)
    except TableFault:
        return
    log.info("table %s waits: %s", table_id, key)


async def let_wait_for_thread(bot: KeryxBot, table_id: int, key: str, thread: Target | None = None) -> None:
    """Let a table wait for its thread, unless it has another now, and say so in the channel around it."""

    def tell(live: Live) -> list[Outgoing]:
        row = live.row
        return [_notice(live, Target.channel(row.channel_id))] if row.thread_id is not None else []

    await let_wait(bot, table_id, key, tell, thread)


async def let_wait_for_player(bot: KeryxBot, live: Live, user_id: int) -> None:
    """Let a table wait for a player who has left the server, and say so in the thread."""
    if live.seat_of(user_id) is None:
        return

    def tell(after: Live) -> list[Outgoing]:
        return [_notice(after, thread_of(after.row), Panel(live.id))]

    await let_wait(bot, live.id, PLAYER_LEFT, tell, user_id=user_id)


async def let_wait_for_channel(bot: KeryxBot, table_id: int) -> None:
    """Let a table wait whose channel is gone; there is nowhere to say so but to everybody directly."""
    await let_wait(bot, table_id, CHANNEL_DELETED, lambda live: channel_gone(bot, live.row, live.seats))


def channel_gone(bot: KeryxBot, row: TableRow, seats: Sequence[SeatRow]) -> list[Outgoing]:
    """Tell all who belong to a table that it waits for a channel."""
    return [_directly(bot, row, user) for user in belonging_to(row, seats)]


def belonging_to(row: TableRow, seats: Sequence[SeatRow]) -> list[int]:
    """List the gamemaster and the players of a table, each once, but for who was forgotten."""
    users = dict.fromkeys([row.gamemaster_id, *(seat.user_id for seat in seats)])
    return [user for user in users if user]


def _directly(bot: KeryxBot, row: TableRow, user_id: int) -> Outgoing:
    words = lifecycle_in(bot.language_of(user_id))
    text = words.say("table-waits", table=row.id, reason=words.say(CHANNEL_DELETED))
    return Outgoing(Target.user(user_id), Post(lines=[text]), off_record=True)


def _notice(live: Live, target: Target, panel: Panel | None = None) -> Outgoing:
    why = in_words(live.row.note, live.names, live.row.language)
    text = lifecycle_in(live.row.language).say("table-waits", table=live.id, reason=why)
    return Outgoing(target, Post(lines=[text], panel=panel), off_record=True)


async def say_threads_full(bot: KeryxBot, table_id: int) -> None:
    """Say in the channel around a table's thread that it sleeps because there are too many threads."""
    async with bot.store.writing() as writer:
        row = await writer.table(table_id)
        if row is not None and row.thread_id is not None:
            said = lifecycle_in(row.language).say("threads-full", table=row.id, thread=f"<#{row.thread_id}>")
            notice = Outgoing(Target.channel(row.channel_id), Post(lines=[said]), off_record=True)
            await writer.add_outbox(bot.keeper.outbox_row(row, notice))
    bot.outbox.wake()


def frozen_notice(row: TableRow) -> list[Outgoing]:
    """Say in the thread, to the gamemaster by name, that a fault of ours has frozen the table."""
    text = lifecycle_in(row.language).say("table-frozen", number=row.note)
    return noticed(row, [text], [row.gamemaster_id] if row.gamemaster_id else [])


def set_aside(bot: KeryxBot, live: Live, order: WaitingOrder) -> list[Outgoing]:
    """Tell the owner of an order that it met a fault of ours and waits no more; nobody else knows of it."""
    language = bot.language_of(order.user_id)
    called = live.game.wording(language, live.names).actions(actions_of(live, order))
    said = commands_in(language).say("order-set-aside", table=str(live.id), action=escaped(called))
    return [Outgoing(Target.user(order.user_id), Direct(order.seat, [said]))]


async def resume(
    bot: KeryxBot,
    table_id: int,
    lines: Sequence[str],
    thread: discord.Thread | None = None,
    standing: Collection[Status] = STANDING_STILL,
) -> None:
    """Let a table go on, and send at once what was put off while it stood still."""
    thread_id, channel_id = (thread.id, thread.parent_id) if thread is not None else (None, None)
    live = await bot.gamemaster.resume(table_id, lines, thread_id, channel_id, standing)
    await bot.outbox.hurry(live.id)


async def resume_if_right(bot: KeryxBot, table_id: int) -> bool:
    """Let a waiting table go on if its thread and all its players are there."""
    row = await bot.store.table(table_id)
    if row is None or row.status != Status.WAITING or not await _is_right(bot, row):
        return False
    line = lifecycle_in(row.language).say("table-goes-on", table=row.id)
    try:
        # Discord was asked meanwhile, and somebody may have paused the table since.
        await resume(bot, table_id, [line], standing=(Status.WAITING,))
    except TableFault:
        return False
    log.info("table %s goes on", table_id)
    return True


async def _is_right(bot: KeryxBot, row: TableRow) -> bool:
    guild = bot.get_guild(row.guild_id)
    if guild is None or guild.unavailable or not await is_thread_open(bot, row):
        return False
    seats = await bot.store.seats(row.key)
    present = [await bot.members.is_here(guild, seat.user_id) for seat in seats if seat.user_id is not None]
    return all(present)


async def is_thread_open(bot: KeryxBot, row: TableRow) -> bool:
    """Say whether a table can be played where it is."""
    return await why_shut(bot, row) is None


async def why_shut(bot: KeryxBot, row: TableRow) -> str | None:
    """Name what keeps a table from being played where it is, if anything does.

    A thread that is locked is shut, although the bot may be allowed to write in it all the same.
    """
    number = row.thread_id or row.channel_id
    try:
        # Threads that are open are known; only of others Discord has to be asked.
        channel = bot.get_channel(number) or await bot.fetch_channel(number)
    except discord.HTTPException as refusal:
        why = _why_unseen(refusal)
        if why is None:
            raise
        return why
    if isinstance(channel, discord.Thread):
        return _why_thread_shut(channel, row)
    may_post = isinstance(channel, discord.TextChannel) and access.may_post(channel)
    return None if may_post else "waits-thread-barred"


def _why_unseen(refusal: discord.HTTPException) -> str | None:
    """Name why a thread cannot be looked at; nothing where Discord's answer does not tell."""
    reasons = {Meaning.GONE: "waits-thread-deleted", Meaning.PERMISSION: "waits-thread-barred"}
    return reasons.get(meaning(refusal))


def _why_thread_shut(thread: discord.Thread, row: TableRow) -> str | None:
    if thread.locked:
        return "waits-thread-locked"
    if thread.archived and row.status == Status.WAITING and row.note == ARCHIVED:
        return ARCHIVED
    return None if access.may_post(thread) else "waits-thread-barred"
