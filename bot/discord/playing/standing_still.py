"""Which tables of a server stand still, as far as who asks may know of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.db.status import NOT_OVER, Status
from bot.discord import access
from bot.discord.panels import standing_still
from bot.discord.panels.standing_still import Still
from bot.discord.playing.reply import language_of
from bot.discord.texts import commands_in
from bot.keeper.errors import TableFault

if TYPE_CHECKING:
    from bot.db import TableRow
    from bot.discord.bot import Interaction, KeryxBot
    from games.text import Words

STARTED = tuple(status for status in NOT_OVER if status is not Status.LOBBY)


async def lines(interaction: Interaction) -> list[str]:
    """List the tables that stand still, the longest first."""
    bot, texts = interaction.client, commands_in(language_of(interaction))
    rows = await access.known_tables(interaction, STARTED)
    found = [await _look_at(bot, row, texts) for row in rows]
    return standing_still.listed([each for each in found if each is not None], texts)


async def _look_at(bot: KeryxBot, row: TableRow, texts: Words) -> Still | None:
    await bot.keeper.loop_shares.take()
    if row.status != Status.RUNNING:
        moved = await bot.store.log_of(row.key, [max(row.posted_seq, 0)])
        since = moved[0].at if moved else row.started_at or row.created_at
        return standing_still.stopped(row, await bot.store.seats(row.key), since, texts)
    try:
        live = await bot.keeper.live(row.key)
    except TableFault:
        return None
    return standing_still.waiting_long(live, bot.now(), texts)
