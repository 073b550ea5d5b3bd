"""Which table is meant, in commands and while its number is being typed."""

from __future__ import annotations

from collections.abc import Collection

from discord import app_commands

from bot.db import Listed, TableRow
from bot.db.status import NOT_OVER, OVER, Status
from bot.discord import access
from bot.discord.bot import Interaction
from bot.discord.panels import limits
from bot.discord.playing import inbox
from bot.discord.playing.reply import language_of
from bot.discord.texts import commands_in, game_name
from bot.keeper import Live
from bot.keeper.errors import NotAtTable
from cogs._about import matching

TO_JOIN = (Status.LOBBY,)


async def own_tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Offer the tables that the user sits at, from memory."""
    lives = interaction.client.keeper.tables_of(interaction.user.id)
    going_on = [live for live in lives if not live.row.status.is_over]
    return matching(typed, [(named(interaction, live.row), live.id) for live in going_on])


async def server_tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Offer the tables of the server, from memory; in direct messages the user's own."""
    if interaction.guild_id is None:
        return await own_tables(interaction, typed)
    return _listed(interaction, typed, NOT_OVER)


async def open_tables(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Offer the tables of the server that can be joined, from memory."""
    return _listed(interaction, typed, TO_JOIN)


async def tables_played(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Offer the tables of the server that are over, and were played at, from memory."""
    return _listed(interaction, typed, OVER, started=True)


async def tables_to_replay(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Offer the tables of the server that were started, going on or over, from memory."""
    if interaction.guild_id is None:
        return await own_tables(interaction, typed)
    return _listed(interaction, typed, (*NOT_OVER, *OVER), started=True)


def _listed(
    interaction: Interaction, typed: str, statuses: Collection[Status], *, started: bool = False
) -> list[app_commands.Choice[int]]:
    listed = interaction.client.store.directory.tables(interaction.guild_id, statuses)
    own = {live.id for live in interaction.client.keeper.tables_of(interaction.user.id)}
    known = [table for table in listed if table.id in own or access.may_know_of(interaction, table)]
    meant = [table for table in known if table.started_at is not None or not started]
    return matching(typed, [(named(interaction, table), table.id) for table in meant])


def named(interaction: Interaction, table: TableRow | Listed) -> str:
    """Name a table by number, game and condition."""
    texts = commands_in(language_of(interaction))
    game, status = game_name(table.game, texts.language), texts.say(f"status-{table.status}")
    return texts.say("table-named", table=str(table.id), game=game, status=status)


async def meant_table(interaction: Interaction, table: int | None, typed: str = "") -> Live | None:
    """Find the table that is meant; where the user sits at several, show these, and what was typed."""
    try:
        return await access.find_table(interaction, table)
    except NotAtTable as fault:
        if fault.key != access.SEVERAL:
            raise
    texts = commands_in(language_of(interaction))
    kept = limits.as_code(limits.shortened(typed, limits.CONTENT // 4))
    note = [texts.say("inbox-which"), *([texts.say("inbox-typed", order=kept)] if typed else [])]
    await inbox.show(interaction, note="\n".join(note))
    return None


def table_in_memory(interaction: Interaction, table: int | None, game: str | None = None) -> Live | None:
    """Find the table that is meant while something is being typed, without waiting."""
    keeper = interaction.client.keeper
    if table is not None:
        named = keeper.in_memory(table)
        return named if named is not None and _may_name(interaction, named) else None
    here = keeper.table_in(interaction.channel_id)
    if here is not None:
        return here
    own = [
        live
        for live in keeper.tables_of(interaction.user.id)
        if live.row.status == Status.RUNNING and game in (None, live.game.id)
    ]
    in_server = [live for live in own if live.row.guild_id == interaction.guild_id]
    found = in_server if interaction.guild_id is not None else own
    return found[0] if len(found) == 1 else None


def _may_name(interaction: Interaction, live: Live) -> bool:
    """Say whether a table is of this server or the user's own; others' are nobody's business."""
    is_own = live.seat_of(interaction.user.id) is not None
    return is_own or (live.row.guild_id == interaction.guild_id and access.may_look(interaction, live))
