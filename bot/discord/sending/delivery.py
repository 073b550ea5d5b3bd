"""One message on its way: sent, found to be there already, or why not."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from enum import Enum, auto
from typing import TYPE_CHECKING

import discord

from bot.db import UNREADABLE, OutboxRow, StoreUnavailable
from bot.discord.connection import CONNECTION_FAULTS
from bot.discord.sending import compose, opening
from bot.discord.sending.compose import Draft, Withheld
from bot.discord.sending.private_threads import NoPlace, thread_for
from bot.keeper import faults
from bot.keeper.errors import Frozen
from bot.keeper.lobby import OPENING

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot

NONCE_HOLDS = timedelta(minutes=2)
"""How long Discord surely recognises a message that is sent again; we look for older ones."""

GONE = {10003, 10008}
"""Unknown channel, unknown message."""
BARRED = {50001, 50013, 50083, 160005}
"""No access, missing permissions, archived thread, locked thread: all of these can be put right."""
CLOSED = {10003, 10013, 50007, 50278}
"""No such conversation, no such user, no messages taken from this bot, no server in common."""
NO_THREAD = BARRED | {10007, 160006}
"""Why there can be no private thread; nobody is let in who has left, and a server may have too many."""
PASSING = {40003, 130000}
"""Conversations opened too fast, overloaded: these pass, whatever status comes with them."""
PASSING_STATUS = {401, 404, 408, 409, 425, 429}
"""Of the answers that a request is wrong, those that another try may not meet."""
SERVER_ERROR = 500
MAX_TRIES = 8
"""Retries before we give up on a user whom Discord refuses for an unknown reason."""
UNREADABLE_WAIT_S = 600.0
"""Seconds until a message of an unreadable table is tried again; resuming the table tries it earlier."""

THREAD_AGAIN = "again"
IN_THREAD = ("thread", THREAD_AGAIN)
"""The ways of users who agreed to a private thread; again: they were told before that there was none."""

Place = discord.PartialMessageable | discord.DMChannel | discord.Thread


class Fate(Enum):
    """What became of a message."""

    SENT = auto()
    LATER = auto()
    """Something that passes: a lost connection, an error of Discord's, a database that is busy."""
    CLOSED = auto()
    """The user takes no direct messages."""
    GONE = auto()
    """The channel, or the message that a thread was to hang on, does not exist any more."""
    BARRED = auto()
    """The bot may not write there, for now."""
    WRONG = auto()
    """Discord will never take it: a fault of ours."""
    WITHHELD = auto()
    """It is no longer for whom it was written."""


@dataclass(frozen=True)
class Outcome:
    """What became of a message, and what is to be noted of it."""

    fate: Fate
    message_id: int | None = None
    error: str = ""
    fault: str = ""
    """By which number our fault is found in the log."""
    wait: float = 0.0
    """How long Discord wants to be left alone, in seconds."""


async def deliver(bot: KeryxBot, row: OutboxRow) -> Outcome:
    """Send a message, unless it is there already."""
    try:
        if row.kind == OPENING:
            return Outcome(Fate.SENT, await opening.open_table(bot, row, NONCE_HOLDS))
        draft = await compose.read(bot, row)
        return Outcome(Fate.SENT, await _send(bot, draft))
    except Withheld:
        return Outcome(Fate.WITHHELD, error="nobody is to be told that any more")
    except discord.RateLimited as limited:
        return Outcome(Fate.LATER, error="rate limited", wait=limited.retry_after)
    except NoPlace:
        return Outcome(Fate.CLOSED, error="no channel for a private thread")
    except Frozen:
        # Nothing of it is wrong: it can be said as soon as its table can be read again.
        return Outcome(Fate.LATER, error=UNREADABLE, wait=UNREADABLE_WAIT_S)
    except (StoreUnavailable, *CONNECTION_FAULTS) as fault:
        return Outcome(Fate.LATER, error=_named(fault))
    except discord.HTTPException as refusal:
        return _refused(row, refusal)


async def _send(bot: KeryxBot, draft: Draft) -> int:
    channel = await channel_of(bot, draft.row)
    if bot.now() - draft.row.created_at > NONCE_HOLDS:
        found = await compose.find(bot, channel, draft)
        if found is not None:
            return found.id
    letter = await compose.compose(bot, draft)
    message = await channel.send(**letter.arguments(), nonce=draft.row.nonce)
    return message.id


async def channel_of(bot: KeryxBot, row: OutboxRow) -> Place:
    """Give the channel that a row is for; for a user, the conversation or the private thread agreed to."""
    user_id = row.to.user_id
    if user_id is None:
        return bot.get_partial_messageable(row.to.id)
    known = await bot.store.user_settings(user_id)
    table = await bot.store.table(row.table_id) if row.table_id is not None else None
    if known.dm in IN_THREAD and known.private_thread_ok and table is not None:
        return await thread_for(bot, table, user_id)
    return await bot.create_dm(discord.Object(user_id))


def _refused(row: OutboxRow, refusal: discord.HTTPException) -> Outcome:
    error = f"{refusal.status} {refusal.code}"
    is_direct = row.to.user_id is not None
    if is_direct and refusal.code in CLOSED | NO_THREAD:
        return Outcome(Fate.CLOSED, error=error)
    if is_direct and isinstance(refusal, discord.Forbidden):
        # Code 0 is none of Discord's own: something on the way there refuses for now.
        passes = refusal.code in PASSING | {0} or row.tries < MAX_TRIES
        return Outcome(Fate.LATER if passes else Fate.CLOSED, error=error)
    if refusal.code in GONE:
        return Outcome(Fate.GONE, error=error)
    if refusal.code in BARRED or isinstance(refusal, discord.Forbidden):
        return Outcome(Fate.BARRED, error=error)
    if refusal.code in PASSING or refusal.status in PASSING_STATUS or refusal.status >= SERVER_ERROR:
        return Outcome(Fate.LATER, error=error)
    return wrong(row, refusal, error)


def wrong(row: OutboxRow, fault: BaseException, error: str = "") -> Outcome:
    """Report a message that is wrong: a fault of ours."""
    number = faults.report(row.table_id, fault)
    return Outcome(Fate.WRONG, error=f"{error} fault {number}".strip(), fault=number)


def _named(fault: BaseException) -> str:
    status = getattr(fault, "status", "")
    return f"{type(fault).__name__} {status}".strip()
