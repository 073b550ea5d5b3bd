"""What stands under the last post of a table: playing again, how points went, the whole record."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot import records
from bot.db import TableRow
from bot.db.status import Status
from bot.db.writer import NOBODY
from bot.discord import access, answering
from bot.discord.panels import ending, limits
from bot.discord.panels.ending import COURSE, EXPORT, REMATCH, REPLAY, SECRETS, EndButton
from bot.discord.panels.lobby import place_of
from bot.discord.pictures.courses import courses_of
from bot.discord.pictures.draw_jobs import Job
from bot.discord.playing import lobby, play, replaying
from bot.discord.playing.rate_limit import keep_rate
from bot.discord.playing.reply import acknowledge, language_of, show
from bot.discord.texts import commands_in, game_name
from bot.keeper import clocks, looking_back
from bot.keeper.course_words import lines_of, numbers
from bot.keeper.errors import TableFault
from bot.keeper.lobby import Wish, kept_until, variants_of
from bot.keeper.message import Post
from bot.keeper.posts import Outgoing, thread_of, worth_telling
from games.core.errors import StaleDecision

if TYPE_CHECKING:
    from bot.discord.bot import Interaction
    from bot.keeper import Live
    from bot.keeper.archiving import Standing

MAX_OPENING_S = 10.0
"""Seconds to wait for a new table before whoever opens it is told that it will come later."""


async def press(interaction: Interaction, button: EndButton) -> None:
    """Do what a button under the last post of a table is for."""
    await acknowledge(interaction)
    live = await play.table_of(interaction, button.table)
    if button.part in (REPLAY, SECRETS):
        # It stands under a replay too, which may be anywhere, and of a game that was ended early.
        access.demand_may_look(interaction, live)
        is_there = live.row.status.is_over
    else:
        access.demand_own_button(interaction, live.row)
        is_there = live.row.status == Status.ENDED
    if not is_there:
        raise StaleDecision
    keep_rate(interaction)
    await DOES[button.part](interaction, live)


async def export(interaction: Interaction, live: Live) -> None:
    """Give the whole record of a table that has ended, for anybody to verify."""
    record = await interaction.client.gamemaster.record(live.id)
    names = live.names
    content = await asyncio.to_thread(lambda: records.to_bytes(records.finished(record, names)))
    file = discord.File(io.BytesIO(content), f"keryx-{live.id}.json")
    said = commands_in(language_of(interaction)).say("gm-exported", table=str(live.id))
    await show(interaction, said, None, [file])


# The course of the game


async def show_course(interaction: Interaction, live: Live) -> None:
    """Show how points went, and what else is worth telling."""
    bot, language = interaction.client, language_of(interaction)
    words = live.game.wording(language, [limits.escaped(name) for name in live.names])
    said = worth_telling(words, await looking_back.statistics(bot.store, live))
    course = await looking_back.course(bot.store, live)
    title = commands_in(language).say(
        "inbox-table", game=game_name(live.game.id, language), table=str(live.id)
    )
    files = [await _picture(interaction, live, course)] if course else []
    layout = partial(ending.course_layout, title, said, bool(course), words)
    await answering.show_panel(interaction, layout, files)


async def _picture(interaction: Interaction, live: Live, course: Sequence[Standing]) -> discord.File:
    language = language_of(interaction)
    rounds, courses = [each.round for each in course], courses_of(live, course, language)
    view = live.game.view(live.state, None)
    job = Job(live.game.id, view, None, live.names, rounds=rounds, courses=courses)
    png = await interaction.client.pictures.draw_course(job, language)
    words = live.game.wording(language, live.names)
    alt = limits.shortened(numbers(lines_of(words, course), words), limits.ALT)
    return discord.File(io.BytesIO(png), f"keryx-{live.id}-course.png", description=alt)


# Playing again


async def rematch(interaction: Interaction, live: Live) -> None:
    """Open a table for the same people and settings, once; who wants to play there as well sits down."""
    bot, user = interaction.client, interaction.user
    access.seat_of(interaction, live)
    channel = bot.get_channel(live.row.channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise TableFault("channel-gone", table=live.id)
    access.demand_permissions(channel, language_of(interaction))
    wish = await _wish(interaction, live.row)
    others = await _others(interaction, live)
    table, message = await bot.lobby.open_again(
        live.id, wish, user.id, user.display_name, lambda row: _invitation(row, user.display_name, others)
    )
    if message is None:
        await _join(interaction, table)
        return
    await bot.outbox.tried(message, MAX_OPENING_S)
    row = await bot.lobby.row(table)
    await lobby.let_in(bot, row, user)
    await _tell(interaction, "rematch-opened", row)


async def _wish(interaction: Interaction, row: TableRow) -> Wish:
    """Wish for the same table; who led it leads this one too, or else who asks for it."""
    return Wish(
        game=row.game,
        scenario=row.scenario,
        seats=row.seats,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        gamemaster_id=await _leader(interaction, row),
        language=row.language,
        images=row.images,
        variants=tuple(variants_of(row)),
        pace=clocks.pace(row),
    )


async def _leader(interaction: Interaction, row: TableRow) -> int:
    guild, leader = interaction.guild, row.gamemaster_id
    if guild is None or leader in (NOBODY, interaction.user.id):
        return interaction.user.id
    return leader if await interaction.client.members.is_here(guild, leader) else interaction.user.id


async def _others(interaction: Interaction, live: Live) -> list[int]:
    """List who else sat there to the end and is still on the server."""
    guild, members = interaction.guild, interaction.client.members
    users = [seat.user_id for seat in live.seats if seat.user_id is not None]
    others = [user for user in users if user != interaction.user.id]
    return [user for user in others if guild is not None and await members.is_here(guild, user)]


def _invitation(row: TableRow, name: str, others: Sequence[int]) -> list[Outgoing]:
    """Invite the others in the thread of the new table; each has to sit down there by themselves."""
    texts, until = commands_in(row.language), kept_until(row)
    if not others or until is None:
        return []
    said = texts.say(
        "rematch-invites",
        name=limits.escaped(name),
        players=tuple(f"<@{user}>" for user in others),
        button=texts.say("button-join"),
        until=f"<t:{int(until.timestamp())}:f>",
    )
    return [Outgoing(thread_of(row), Post(lines=[said], mentions=list(others)), off_record=True)]


async def _join(interaction: Interaction, table: int) -> None:
    """Sit down at the table at which it is played again already."""
    row = await interaction.client.lobby.row(table)
    seats = await interaction.client.lobby.seats(table)
    if row.status != Status.LOBBY or any(each.user_id == interaction.user.id for each in seats):
        await _tell(interaction, "rematch-known", row)
    else:
        await lobby.join(interaction, table)


async def _tell(interaction: Interaction, key: str, row: TableRow) -> None:
    texts = commands_in(language_of(interaction))
    await show(interaction, texts.say(key, table=str(row.id), thread=place_of(row)))


DOES: Mapping[str, Callable[[Interaction, Live], Awaitable[None]]] = {
    REMATCH: rematch,
    COURSE: show_course,
    REPLAY: replaying.show,
    SECRETS: partial(replaying.show, with_secrets=True),
    EXPORT: export,
}
"""What each button is for."""
