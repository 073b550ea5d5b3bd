"""One message on its way: sent, found to be there already, or why not."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

import discord

from bot.db import UNREADABLE, OutboxRow, StoreUnavailable
from bot.discord.discord_codes import FAILED, Meaning, meaning, named, wait_of
from bot.discord.sending import compose, opening
from bot.discord.sending.compose import Draft, Withheld
from bot.discord.sending.private_threads import NoPlace, thread_for
from bot.discord.sending.spacing import NotYet
from bot.keeper import faults
from bot.keeper.errors import Frozen
from bot.keeper.lobby import OPENING

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot

MAX_TRIES = 8
"""Retries before we give up on a user whom Discord refuses for an unknown reason."""
UNREADABLE_WAIT_S = 600.0
"""Seconds until a message of an unreadable table is tried again; resuming the table tries it earlier."""

TURN = "its turn has not come"
THREAD_AGAIN = "again"
IN_THREAD = ("thread", THREAD_AGAIN)
"""The ways of users who agreed to a private thread; again: they were told before that there was none."""

Place = discord.PartialMessageable | discord.DMChannel | discord.Thread


class Fate(Enum):
    """What became of a message."""

    SENT = auto()
    LATER = auto()
    """Something that passes: a lost connection, an error of Discord's, a database that is busy."""
    SPACED = auto()
    """It waits for its turn; nothing has gone wrong."""
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
    meaning: Meaning | None = None
    """What Discord's refusal means, if it refused."""


PUBLIC = {
    Meaning.PASSES: Fate.LATER,
    Meaning.REFUSED: Fate.LATER,
    Meaning.PERMISSION: Fate.BARRED,
    Meaning.ARCHIVED: Fate.BARRED,
    Meaning.LOCKED: Fate.BARRED,
    Meaning.GONE: Fate.GONE,
}
"""What becomes of a message to a thread or channel; where nothing is said, it is wrong."""
DIRECT = {
    Meaning.PASSES: Fate.LATER,
    Meaning.REFUSED: Fate.LATER,
    **dict.fromkeys((Meaning.NO_USER, Meaning.GONE), Fate.CLOSED),
    # Why there can be no private thread; nobody is let in who has left.
    **dict.fromkeys(
        (Meaning.PERMISSION, Meaning.ARCHIVED, Meaning.LOCKED, Meaning.NO_MEMBER),
        Fate.CLOSED,
    ),
}
"""The same of a direct message."""


async def deliver(bot: KeryxBot, row: OutboxRow) -> Outcome:
    """Send a message, unless it is there already."""
    try:
        if row.kind == OPENING:
            return Outcome(Fate.SENT, await opening.open_table(bot, row))
        draft = await compose.read(bot, row)
        return Outcome(Fate.SENT, await _send(bot, draft))
    except Withheld:
        return Outcome(Fate.WITHHELD, error="nobody is to be told that any more")
    except NotYet as spaced:
        return Outcome(Fate.SPACED, error=TURN, wait=spaced.wait)
    except NoPlace:
        return Outcome(Fate.CLOSED, error="no channel for a private thread")
    except Frozen:
        # Nothing of it is wrong: it can be said as soon as its table can be read again.
        return Outcome(Fate.LATER, error=UNREADABLE, wait=UNREADABLE_WAIT_S)
    except StoreUnavailable as fault:
        return Outcome(Fate.LATER, error=named(fault))
    except FAILED as refusal:
        return _refused(row, refusal)


async def _send(bot: KeryxBot, draft: Draft) -> int:
    channel = await channel_of(bot, draft.row, in_turn=True)
    if compose.may_be_there(bot, draft.row):
        found = await compose.find(bot, channel, draft)
        if found is not None:
            return found.id
    letter = await compose.compose(bot, draft)
    message = await channel.send(**letter.arguments(), nonce=draft.row.nonce)
    return message.id


async def channel_of(bot: KeryxBot, row: OutboxRow, *, in_turn: bool = False) -> Place:
    """Give the channel that a row is for; for a user, the conversation or the private thread agreed to.

    In turn: a conversation is opened only when its turn has come.
    """
    user_id = row.to.user_id
    if user_id is None:
        return bot.get_partial_messageable(row.to.id)
    known = await bot.store.user_settings(user_id)
    table = await bot.store.table(row.table_id) if row.table_id is not None else None
    if known.dm in IN_THREAD and known.private_thread_ok and table is not None:
        return await thread_for(bot, table, user_id)
    if in_turn and not _is_open(bot, user_id):
        bot.openings.demand(user_id)
    return await bot.create_dm(discord.Object(user_id))


def _is_open(bot: KeryxBot, user_id: int) -> bool:
    """Say whether a conversation was opened since the bot started, so that Discord need not be asked."""
    recipients = (getattr(channel, "recipient", None) for channel in bot.private_channels)
    return any(recipient is not None and recipient.id == user_id for recipient in recipients)


def _refused(row: OutboxRow, refusal: Exception) -> Outcome:
    meant, is_direct = meaning(refusal), row.to.user_id is not None
    fate = (DIRECT if is_direct else PUBLIC).get(meant, Fate.WRONG)
    if meant is Meaning.REFUSED and is_direct and row.tries >= MAX_TRIES:
        fate = Fate.CLOSED
    if fate is Fate.WRONG:
        return wrong(row, refusal, named(refusal))
    return Outcome(fate, error=named(refusal), wait=wait_of(refusal), meaning=meant)


def wrong(row: OutboxRow, fault: BaseException, error: str = "") -> Outcome:
    """Report a message that is wrong: a fault of ours."""
    number = faults.report(row.table_id, fault)
    return Outcome(Fate.WRONG, error=f"{error} fault {number}".strip(), fault=number)
