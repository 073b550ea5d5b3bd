"""After a message was sent, or could not be: what is noted, and who is told another way."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING

import msgspec

from bot.db import OutboxRow, TableRow, UserSettings, Writer
from bot.db.status import Status
from bot.db.target import Target
from bot.discord.discord_codes import FAILED, Meaning
from bot.discord.sending import superseded, waiting_line
from bot.discord.sending.delivery import IN_THREAD, THREAD_AGAIN, Outcome
from bot.discord.sending.lobby_message import refresh
from bot.discord.sending.side_threads import SIDE
from bot.discord.texts import DEFAULT, lifecycle_in
from bot.discord.watching import waiting
from bot.keeper import faults
from bot.keeper.errors import TableFault
from bot.keeper.lobby import OPENING
from bot.keeper.message import Digest, Direct, News, Panel, Payload, Post, Report, read_message, write_message
from bot.keeper.posts import Outgoing, thread_of
from bot.keeper.rows import NEWS, REMINDER
from games.core.agenda import is_sealed

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot
    from bot.keeper import Live
    from games.core.decision import Seat

log = logging.getLogger(__name__)

PLAIN = "plain"
"""The kind of a message that stands for one that could not be sent."""


async def sent(bot: KeryxBot, row: OutboxRow, outcome: Outcome) -> None:
    """Note that a message is there, and that its user takes direct messages."""
    user_id = row.to.user_id
    async with bot.store.writing() as writer:
        if await writer.outbox_row(row.key) is None:
            return  # it was deleted with all that was kept of its user, while it was on its way
        await writer.mark_sent(row.key, outcome.message_id, bot.now())
        if user_id is not None and not _is_notice(row):
            await _note_open(writer, user_id)
    if row.table_id is not None:
        # Discord is asked who is there, which may take its time; the next message does not wait for it.
        bot.errands.begin(_look_around(bot, row), row.table_id)


async def _look_around(bot: KeryxBot, row: OutboxRow) -> None:
    """Let a table go on that could not be posted in, or wait for a player who is gone."""
    if row.tries:
        await waiting.resume_if_right(bot, row.table_key)
    await _miss_players(bot, row)
    await superseded.strip(bot, row)
    if row.table_id is not None and row.kind == "post":
        await waiting_line.catch_up(bot, row)
        await bot.cards.look(row.table_id)
        await bot.sides.look(row.table_id)


async def _miss_players(bot: KeryxBot, row: OutboxRow) -> None:
    """Let a table wait for a player who is asked but has left the server."""
    asked = read_message(row.payload) if row.kind != OPENING else None
    if row.table_id is None or not isinstance(asked, Post) or not asked.mentions:
        return
    live = bot.keeper.in_memory(row.table_id)
    guild = bot.get_guild(live.row.guild_id) if live is not None else None
    if guild is None or live is None or live.row.status != Status.RUNNING:
        return
    for user_id in asked.mentions:
        if not await bot.members.is_here_now(guild, user_id):
            await waiting.let_wait_for_player(bot, live, user_id)


async def _note_open(writer: Writer, user_id: int) -> None:
    known = await writer.user_settings(user_id)
    if known.dm not in IN_THREAD and (known.dm != "open" or not known.told):
        await writer.set_user(_with(known, dm="open"))


def _is_notice(row: OutboxRow) -> bool:
    """Say whether a direct message is a word about a table, which tells nobody where secrets are shown."""
    return row.to.user_id is not None and row.kind in ("post", NEWS)


async def closed(bot: KeryxBot, row: OutboxRow, outcome: Outcome) -> bool:
    """Find another way to a user who takes no direct messages; tell whether this message was given up.

    With their consent it is a private thread. Else they are told where to look, once, in the table's thread;
    a player who was told once is not told again, even if a private thread was tried since.
    """
    user_id = row.to.user_id
    assert user_id is not None
    async with bot.store.writing() as writer:
        if _is_notice(row):
            await writer.mark_dead(row.key, outcome.error)
            if row.kind == NEWS:
                # They cannot be told anything; in the thread it would be no news, and say that they watch.
                await writer.drop_watcher(row.table_key, user_id)
            return True
        if row.kind == REMINDER:
            await writer.mark_dead(row.key, outcome.error)
            await _remind_in_thread(bot, writer, row)
            bot.outbox.wake()
            return True
        table = await writer.table(row.table_id) if row.table_id is not None else None
        known = await writer.user_settings(user_id)
        is_told = known.dm in ("closed", THREAD_AGAIN)
        if known.private_thread_ok and known.dm not in IN_THREAD and table is not None:
            await writer.set_user(_with(known, dm=THREAD_AGAIN if is_told else "thread"))
            return False
        await writer.mark_dead(row.key, outcome.error)
        await writer.set_user(_with(known, dm="closed"))
        if table is not None and not is_told:
            await writer.add_outbox(bot.keeper.outbox_row(table, _where_to_look(table, user_id)))
    bot.outbox.wake()
    return True


async def _remind_in_thread(bot: KeryxBot, writer: Writer, row: OutboxRow) -> None:
    """Remind a user in the thread that has waited longest; what they do elsewhere is nobody's business there.

    Under seal nobody is reminded for all to see: it would tell who has not answered.
    """
    digest, user_id = read_message(row.payload), row.to.id
    for table, seat in digest.places if isinstance(digest, Digest) else ():
        live = bot.keeper.in_memory(table)
        if live is not None and live.user_of(seat) == user_id and _may_be_called(live, seat):
            words = lifecycle_in(live.row.language)
            post = Post(call=words.say("reminder-in-thread", mention=f"<@{user_id}>"), mentions=[user_id])
            said = Outgoing(thread_of(live.row), post, off_record=True)
            await writer.add_outbox(bot.keeper.outbox_row(live.row, said))
            return


def _may_be_called(live: Live, seat: Seat) -> bool:
    clock = live.clocks.get(seat)
    return clock is not None and clock.since is not None and not is_sealed(live.state)


def _with(known: UserSettings, *, dm: str) -> UserSettings:
    return UserSettings(**known.model_dump() | {"dm": dm, "told": True})


def _where_to_look(table: TableRow, user_id: int) -> Outgoing:
    words = lifecycle_in(table.language)
    post = Post(lines=[words.say("direct-closed")], mentions=[user_id], panel=Panel(table.key))
    return Outgoing(thread_of(table), post)


async def gone(bot: KeryxBot, row: OutboxRow, outcome: Outcome) -> bool:
    """Let a table wait whose thread is no more; tell whether the message was given up.

    It is not while its table may be resumed: in a new thread, which is then told. What a table that is over
    was to be told is told elsewhere.
    """
    if row.kind == OPENING:
        await _give_up_table(bot, row, outcome)
        return True
    if row.kind == SIDE:
        await _give_up(bot, row, outcome)
        return True
    # First, so that a bot killed in between finds the message again, and lets the table wait then.
    if row.table_id is not None:
        await waiting.let_wait_for_thread(bot, row.table_id, "waits-thread-deleted", row.to)
    async with bot.store.writing() as writer:
        table = await writer.table(row.table_id) if row.table_id is not None else None
        if await is_redirected(writer, row):
            return True
        if table is not None and table.status.is_going_on and row.to == thread_of(table):
            return False
        await writer.mark_dead(row.key, outcome.error)
        if table is not None and table.status.is_over:
            await _tell_elsewhere(bot, writer, row, table)
        elif table is not None:
            await _miss_channel(bot, writer, row, table)
    bot.outbox.wake()
    return True


async def _tell_elsewhere(bot: KeryxBot, writer: Writer, row: OutboxRow, table: TableRow) -> None:
    """Tell what a table that is over was still to be told, its seed above all: nobody can resume it.

    It is told in the channel around the thread, and if that is gone too, to all who belong to the table.
    """
    # As it is by now: a player it names may have been forgotten since.
    stored = await writer.outbox_row(row.key)
    post = read_message((stored or row).payload)
    if row.to.user_id is not None or isinstance(post, Direct | Digest | News):
        return
    for target, heading in (await _places_left(bot, writer, row, table)).items():
        said = _under(heading, post)
        await writer.add_outbox(bot.keeper.outbox_row(table, Outgoing(target, said)))


def _under(heading: str, post: Post | Report) -> Post | Report:
    """Put a heading over what is told elsewhere; nobody is called there."""
    if isinstance(post, Report):
        return msgspec.structs.replace(post, heading=f"{heading} {post.heading}", panel=None)
    return msgspec.structs.replace(post, call=heading, mentions=[], waiting="", panel=None)


async def _places_left(bot: KeryxBot, writer: Writer, row: OutboxRow, table: TableRow) -> dict[Target, str]:
    """Give the targets where a table can be told of that has lost the one of a message, with headings."""
    channel = Target.channel(table.channel_id)
    if row.to != channel:
        return {channel: lifecycle_in(table.language).say("thread-was-deleted", table=table.id)}
    users = waiting.belonging_to(table, await writer.seats(table.key))
    languages = {Target.user(user): bot.language_of(user) for user in users}
    return {
        target: lifecycle_in(language).say("channel-was-deleted", table=table.id)
        for target, language in languages.items()
    }


async def _miss_channel(bot: KeryxBot, writer: Writer, row: OutboxRow, table: TableRow) -> None:
    """Tell all who belong to a waiting table that nothing can be said in its channel any more."""
    if table.status == Status.WAITING and row.to == Target.channel(table.channel_id):
        for notice in waiting.channel_gone(bot, table, await writer.seats(table.key)):
            await writer.add_outbox(bot.keeper.outbox_row(table, notice))


async def is_redirected(writer: Writer, row: OutboxRow) -> bool:
    """Say whether a message goes elsewhere now, so that what became of it here does not count."""
    stored = await writer.outbox_row(row.key)
    return stored is None or stored.target != row.target


async def barred(bot: KeryxBot, row: OutboxRow, outcome: Outcome) -> None:
    """Let a table wait whose thread the bot may not write in; one that is not open yet is given up.

    A thread that is archived is woken instead.
    """
    if row.kind == OPENING:
        await _give_up_table(bot, row, outcome)
    elif row.kind == SIDE or row.table_id is None:
        await _give_up(bot, row, outcome)
    elif outcome.meaning is Meaning.ARCHIVED:
        bot.waker.want(row.table_id)
    else:
        key = "waits-thread-locked" if outcome.meaning is Meaning.LOCKED else "waits-thread-barred"
        await waiting.let_wait_for_thread(bot, row.table_id, key, row.to)


async def _give_up_table(bot: KeryxBot, row: OutboxRow, outcome: Outcome) -> None:
    """Give up a table that cannot be opened: without its message, nobody could sit down."""
    await _give_up(bot, row, outcome)
    with contextlib.suppress(TableFault):
        await bot.lobby.cancel(row.table_key)
    with contextlib.suppress(*FAILED):
        await refresh(bot, row.table_key)


async def put_plainly(bot: KeryxBot, row: OutboxRow, outcome: Outcome) -> bool:
    """Put a short plain text in place of a message that is wrong; tell whether there is one to be sent."""
    if row.kind in (OPENING, PLAIN, SIDE) or row.table_id is None:
        return False
    async with bot.store.writing() as writer:
        # As it is by now: a player it names may have been forgotten since.
        stored = await writer.outbox_row(row.key)
        table = await writer.table(row.table_id)
        said = _plainly(bot, stored or row, table, outcome.fault)
        if said is not None:
            await writer.replace_message(row.key, PLAIN, write_message(said))
    return said is not None


def _plainly(bot: KeryxBot, row: OutboxRow, table: TableRow | None, number: str) -> Payload | None:
    """Say who is asked, and where to look instead; nothing where what the row holds cannot be read."""
    try:
        wrong = read_message(row.payload)
    except msgspec.MsgspecError as bug:
        faults.report(row.table_id, bug)
        return None
    match wrong:
        case Post() | Report():
            line = lifecycle_in(table.language if table else DEFAULT).say("post-in-place", number=number)
            if isinstance(wrong, Report):
                return Post(lines=[line])
            return Post(lines=[line], mentions=wrong.mentions, waiting=wrong.waiting, call=wrong.call)
        case Digest() | News():
            return None
        case Direct():
            words = lifecycle_in(bot.language_of(row.to.id))
            return Direct(wrong.seat, [words.say("direct-in-place", number=number)])


async def given_up(bot: KeryxBot, row: OutboxRow, outcome: Outcome) -> None:
    """Give up a message that can never be sent."""
    if row.kind == OPENING:
        await _give_up_table(bot, row, outcome)
        return
    log.error("message %s of table %s is given up: %s", row.id, row.table_id, outcome.error)
    await _give_up(bot, row, outcome)


async def _give_up(bot: KeryxBot, row: OutboxRow, outcome: Outcome) -> None:
    async with bot.store.writing() as writer:
        await writer.mark_dead(row.key, outcome.error)
