"""Absences: said with their end, seen by all who wait, and over when one is back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.utils import format_dt

from bot.db import AbsenceRow
from bot.discord.panels import limits, reminding
from bot.discord.playing.reply import acknowledge, language_of, show, show_panel
from bot.discord.texts import commands_in
from bot.keeper import clocks
from bot.keeper.errors import TableFault
from bot.pace.until import LONGEST, read_until

if TYPE_CHECKING:
    from bot.discord.bot import Interaction


async def say_away(interaction: Interaction, typed: str, *, keryx: bool = False) -> None:
    """Note that somebody is away until a time, and show it to them."""
    bot, user = interaction.client, interaction.user.id
    known = await bot.store.user_settings(user)
    until = read_until(typed, bot.now(), known.utc_offset_m or 0)
    if until is None:
        named = limits.escaped(limits.shortened(typed, limits.LABEL))
        raise TableFault("no-such-end", typed=named, days=LONGEST.days)
    row = AbsenceRow(user_id=user, since=bot.now(), until=until, keryx=keryx)
    async with bot.store.writing() as writer:
        await writer.add_absence(row)
    clocks.end_absences(bot.keeper.rests, user, row.since)
    clocks.note_absence(bot.keeper.rests, row)
    texts = commands_in(language_of(interaction))
    said = texts.say("away-keryx" if keryx else "away-noted", when=format_dt(until, "f"))
    await show_panel(interaction, reminding.away_panel(said, texts), [])


async def say_back(interaction: Interaction) -> None:
    """Note that somebody is back."""
    bot, user = interaction.client, interaction.user.id
    was_away = bot.keeper.rests.absence(user, bot.now()) is not None
    async with bot.store.writing() as writer:
        await writer.end_absences(user, bot.now())
    clocks.end_absences(bot.keeper.rests, user, bot.now())
    texts = commands_in(language_of(interaction))
    await show(interaction, texts.say("away-back" if was_away else "away-not"))


async def press_back(interaction: Interaction) -> None:
    """Note by button that somebody is back."""
    await acknowledge(interaction)
    await say_back(interaction)
