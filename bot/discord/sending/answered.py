"""A question in a direct message loses its buttons once it is answered, and says so, whichever way it was."""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from typing import TYPE_CHECKING

from bot.db import OutboxRow, StoreUnavailable
from bot.db.target import Target
from bot.discord.discord_codes import FAILED
from bot.discord.panels import limits
from bot.discord.sending.delivery import channel_of
from bot.discord.sending.private_threads import NoPlace
from bot.discord.sending.spacing import NotYet
from bot.discord.texts import commands_in
from bot.keeper import Live
from bot.keeper.message import read_message
from games.core.decision import Seat

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot

LOOKED_AT = 5
"""How many direct messages about a table are looked through for a question; it is mostly the last."""


def asked_directly(live: Live, seat: Seat) -> set[str]:
    """Name the questions that a seat is asked by direct message."""
    return {live.decision_id(each) for each in live.decisions(seat) if each.secret and each.required}


async def close(bot: KeryxBot, live: Live, seat: Seat, decisions: Collection[str]) -> None:
    """Close those questions that are no longer open; where it fails, no harm is done."""
    gone = {each for each in decisions if not live.is_open(seat, each)}
    if gone:
        with contextlib.suppress(NoPlace, NotYet, StoreUnavailable, *FAILED):
            await _close(bot, live, seat, gone)


async def _close(bot: KeryxBot, live: Live, seat: Seat, gone: Collection[str]) -> None:
    user = live.user_of(seat)
    if user is None:
        return
    for row in await bot.store.sent_to(live.id, Target.user(user), LOOKED_AT):
        panel = read_message(row.payload).panel
        if panel is not None and panel.decision in gone and row.message_id is not None:
            await _say_answered(bot, row, row.message_id, user)


async def _say_answered(bot: KeryxBot, row: OutboxRow, message_id: int, user_id: int) -> None:
    """Take the buttons away by a single edit, since old messages may be edited only now and then."""
    channel = await channel_of(bot, row)
    if await bot.old_edits.turn(channel.id, message_id):
        asked = await channel.fetch_message(message_id)
        note = commands_in(bot.language_of(user_id)).say("panel-answered")
        await asked.edit(content=limits.fitting([asked.content, note]), view=None)
