"""Looking up ended tables, and what somebody has come to: within what both who asks and who is meant share.

On a server these are its own tables, so far as who asks may see their channels: that both are there is
certain, since Discord says so with the command. What was played elsewhere neither shows nor counts. In direct
messages everybody finds the tables at which they sat themselves, and no others.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

import discord

from bot.db import Reach, Result
from bot.discord import access, answering
from bot.discord.panels import limits, results
from bot.discord.panels.results import (
    ON_PAGE,
    Ended,
    Filter,
    Page,
    Person,
    Placed,
    RecordButton,
    ResultsButton,
)
from bot.discord.playing.rate_limit import keep_rate
from bot.discord.playing.reply import acknowledge, language_of
from bot.keeper.errors import TableFault
from bot.results.tally import Tallies, Tally, by_tables
from games import registry
from games.text.words import mark

if TYPE_CHECKING:
    from bot.discord.bot import Interaction

AT_ONCE = 10
"""How many tables are counted before others have their turn on the loop."""
READ_AT_ONCE = 100


async def press(interaction: Interaction, button: ResultsButton | RecordButton) -> None:
    """Turn to a page of ended tables, or show somebody what they have come to themselves."""
    if isinstance(button, RecordButton):
        await acknowledge(interaction)
        keep_rate(interaction)
        await show_player(interaction, interaction.user)
        return
    await answering.acknowledge_in_place(interaction)
    keep_rate(interaction)
    await show(interaction, button.meant, page=button.page)


async def reach_of(interaction: Interaction) -> Reach:
    """Say which ended tables somebody may look up where they ask."""
    guild, user, store = interaction.guild_id, interaction.user.id, interaction.client.store
    if guild is None:
        return Reach(user)
    if not await store.shows_results(guild):
        raise TableFault("results-hidden")
    if access.seems_to_administer_all(interaction, guild):
        return Reach(user, guild, None)
    known = await store.archived_channels(guild)
    return Reach(user, guild, {each for each in known if access.sees_channel(interaction, each)})


async def show(interaction: Interaction, meant: Filter, *, page: int = 0) -> None:
    """Show a page of ended tables, the newest first."""
    store = interaction.client.store
    if meant.game and meant.game not in registry.ids():
        raise TableFault("nothing-to-look-up")
    reach, hidden = await reach_of(interaction), await _hidden_from(interaction)
    if meant.user in hidden:
        raise TableFault("nothing-to-look-up")
    found = await store.archived(reach, meant.game, meant.user or None)
    if not found:
        raise TableFault("nothing-to-look-up")
    shown = Page(min(page, Page(0, len(found)).last), len(found))
    last = len(found) - shown.number * ON_PAGE
    ids = found[max(last - ON_PAGE, 0) : last]
    names = await store.names_at(ids)
    tables = [_ended(rows, names, hidden) for rows in by_tables(await store.results(ids))]
    layout = results.results_layout(tables[::-1], shown, meant, language_of(interaction))
    await answering.show_layout(interaction, layout)


async def _hidden_from(interaction: Interaction) -> set[int]:
    """Give those who do not want to be looked up; everybody finds themselves."""
    return await interaction.client.store.without_results() - {interaction.user.id}


def _ended(
    rows: Sequence[Result], names: Mapping[tuple[int, int, int], str], hidden: Collection[int]
) -> Ended:
    """Say who came where, best first; who is hidden or forgotten is called by the seat."""
    table = rows[0]
    seats = [list(held) for _, held in groupby(rows, key=lambda row: row.seat)]
    placed = []
    for held in sorted(seats, key=lambda held: (held[0].rank, held[0].seat)):
        known = [names.get((table.table_id, row.seat, row.user_id or 0), "") for row in held]
        shown = [
            limits.escaped(name) if name and row.user_id not in hidden else mark(row.seat)
            for name, row in zip(known, held, strict=True)
        ]
        placed.append(Placed(held[0].rank, list(dict.fromkeys(shown)), held[0].points))
    place = f"<#{table.thread_id or table.channel_id}>"
    return Ended(table.table_id, table.game, place, results.written(table.ended_at), placed)


# What somebody has come to


async def show_player(interaction: Interaction, person: discord.User | discord.Member) -> None:
    """Show what somebody has come to: oneself, or somebody who is on the same server."""
    store, is_own = interaction.client.store, person.id == interaction.user.id
    reach, hidden = await reach_of(interaction), await store.without_results()
    is_here = isinstance(person, discord.Member) and interaction.guild_id is not None
    if not is_own and (person.id in hidden or not is_here):
        raise TableFault("nothing-to-look-up")
    tallies, tables = await tallied(interaction, reach, person.id, hidden - {interaction.user.id})
    if not tallies:
        raise TableFault("nothing-to-look-up")
    shown = Person(
        person.id,
        limits.escaped(person.display_name),
        is_own,
        interaction.guild_id is not None,
        person.id in hidden,
    )
    layout = results.player_layout(shown, tallies, tables, language_of(interaction))
    await answering.show_layout(interaction, layout)


async def tallied(
    interaction: Interaction, reach: Reach, user: int, hidden: Collection[int]
) -> tuple[list[Tally], int]:
    """Count what somebody has come to at the tables within reach, in shares; and at how many they sat."""
    store, counted = interaction.client.store, Tallies(user, hidden)
    found = await store.archived(reach)
    for first in range(0, len(found), READ_AT_ONCE):
        rows = await store.results(found[first : first + READ_AT_ONCE])
        for number, table in enumerate(by_tables(rows)):
            if number % AT_ONCE == 0:
                await interaction.client.keeper.loop_shares.take()
            counted.count(table)
    own = await store.archived(reach, user_id=user)
    return counted.found(), len(own)
