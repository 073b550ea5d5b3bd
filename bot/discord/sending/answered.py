"""A question in a direct message, once it is answered: noted with *Change* while others think, then closed.

That holds whichever way it was answered. Where an edit fails, old buttons say how things stand.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, NamedTuple

import discord
from discord import ui

from bot.db import OutboxRow, StoreUnavailable
from bot.db.target import Target
from bot.discord.discord_codes import FAILED
from bot.discord.panels import limits, noted
from bot.discord.panels.inbox import InboxButton
from bot.discord.panels.reminding import letter_view
from bot.discord.sending.delivery import channel_of
from bot.discord.sending.private_threads import NoPlace
from bot.discord.sending.spacing import NotYet
from bot.discord.texts import commands_in
from bot.keeper import Live
from bot.keeper.message import Direct, read_message
from games.core.decision import Seat

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot

LOOKED_AT = 5
"""How many direct messages about a table are looked through for a question; it is mostly the last."""
NOTED = "\n✓ "
"""What parts the question from the answer that is noted under it."""


class Letters(NamedTuple):
    """What seats were asked by direct message before a move."""

    asked: dict[Seat, set[str]]
    """The questions that are to be answered."""
    noted: set[Seat]
    """Who had answered all of theirs, and could change it."""


def letters_of(live: Live) -> Letters:
    """Name the questions that each seat is asked by direct message, and who has answered them."""
    seats = range(len(live.seats))
    asked = {seat: asked_directly(live, seat) for seat in seats}
    return Letters(asked, {seat for seat in seats if _may_change(live, seat)})


def asked_directly(live: Live, seat: Seat) -> set[str]:
    """Name the questions that a seat is asked by direct message."""
    return {live.decision_id(each) for each in live.decisions(seat) if each.secret and each.required}


def _may_change(live: Live, seat: Seat) -> bool:
    return any(each.secret for each in noted.amendable(live, seat))


async def update(bot: KeryxBot, live: Live, actor: Seat, before: Letters) -> None:
    """Bring the letters of a move up to date: that of the actor, and those that can no longer be changed.

    Nobody's letter changes while all others can still change theirs: it tells nothing of who has answered.
    """
    if any(not live.is_open(actor, each) for each in before.asked[actor]) or actor in before.noted:
        await _try(bot, live, actor)
    for seat in sorted(before.noted - {actor}):
        if not _may_change(live, seat):
            await _try(bot, live, seat)


async def _try(bot: KeryxBot, live: Live, seat: Seat) -> None:
    with contextlib.suppress(NoPlace, NotYet, StoreUnavailable, *FAILED):
        await _update(bot, live, seat)


async def _update(bot: KeryxBot, live: Live, seat: Seat) -> None:
    """Bring the newest letters with a question that is answered up to date."""
    user = live.user_of(seat)
    if user is None:
        return
    for row in await bot.store.sent_to(live.id, Target.user(user), LOOKED_AT):
        letter = read_message(row.payload)
        panel = letter.panel
        is_answered = (
            panel is not None and panel.seat == seat and not live.is_open(seat, panel.decision or "")
        )
        if isinstance(letter, Direct) and is_answered and row.message_id is not None:
            await _edit(bot, row, row.message_id, live, letter)


async def _edit(bot: KeryxBot, row: OutboxRow, message_id: int, live: Live, letter: Direct) -> None:
    """Change a letter by a single edit, since old messages may be edited only now and then."""
    channel = await channel_of(bot, row)
    if not await bot.old_edits.turn(channel.id, message_id):
        return
    sent = await channel.fetch_message(message_id)
    if _is_closed(sent):
        # Its question is an earlier one.
        return
    said, view = _ending(live, letter.seat, bot.language_of(row.to.id))
    asked = sent.content.partition(NOTED)[0]
    await sent.edit(content=limits.fitting([asked, *said]), view=view)


def _is_closed(sent: discord.Message) -> bool:
    """Say whether a letter has nothing to answer any more: at most the way to all tables is left."""
    rows = [row for row in sent.components if isinstance(row, discord.ActionRow)]
    ids = [str(getattr(each, "custom_id", "")) for row in rows for each in row.children]
    return all(each.startswith(InboxButton.PREFIX) for each in ids)


def _ending(live: Live, seat: Seat, language: str) -> tuple[list[str], ui.View]:
    """Say how a letter ends: with what is noted and *Change*, or that it is answered."""
    if not live.row.status.stands_still and noted.amendable(live, seat):
        said = "\n".join(noted.said_of(live, seat, language))
        return [f"{NOTED.strip()} {said}"], noted.change_view(live, seat, language)
    texts = commands_in(language)
    return [texts.say("panel-answered")], letter_view(texts)
