"""Watching a table that one may see and does not play at: its rounds and its end come by direct message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.db import TableRow, Writer
from bot.discord import access, answering
from bot.discord.panels import watch
from bot.discord.panels.lobby import place_of
from bot.discord.panels.watch import WATCH, WatchButton, Watched
from bot.discord.playing import play
from bot.discord.playing.rate_limit import keep_rate
from bot.discord.playing.reply import acknowledge, language_of
from bot.discord.texts import commands_in, game_name
from bot.keeper.errors import NotAtTable, TableFault

if TYPE_CHECKING:
    from bot.discord.bot import Interaction
    from bot.keeper import Live
    from games.text import Words

MAX_WATCHED, MAX_WATCHERS = 10, 50
"""How many tables somebody watches at most, and how many people a table."""


async def press(interaction: Interaction, button: WatchButton) -> None:
    """Watch a table, or no more, by button."""
    await acknowledge(interaction)
    if button.part != WATCH:
        await stop(interaction, button.table)
        return
    keep_rate(interaction)
    live = await play.table_of(interaction, button.table)
    access.demand_own_button(interaction, live.row)
    if not access.may_look(interaction, live):
        raise NotAtTable("no-such-table", table=live.id)
    await begin(interaction, live)


async def begin(interaction: Interaction, live: Live) -> None:
    """Let somebody watch a table, within bounds; who plays is told anyway."""
    if live.seat_of(interaction.user.id) is not None:
        raise TableFault("watch-own")
    user, store = interaction.user.id, interaction.client.store
    async with store.writing() as writer:
        row = await writer.table(live.id)
        if row is None or not row.status.is_going_on:
            raise TableFault("watch-over")
        if user not in await writer.watchers(live.id):
            await _demand_room(writer, live.id, user)
            await writer.put_watcher(live.id, user)
    closed = (await store.user_settings(user)).dm == "closed"
    said = "watch-begun-closed" if closed else "watch-begun"
    texts = _texts(interaction)
    await _show(interaction, texts.say(said, title=_title(live.row, texts), thread=place_of(live.row)))


async def _demand_room(writer: Writer, table: int, user: int) -> None:
    if len(await writer.watched(user)) >= MAX_WATCHED:
        raise TableFault("watch-many", most=MAX_WATCHED)
    if len(await writer.watchers(table)) >= MAX_WATCHERS:
        raise TableFault("watch-full", most=MAX_WATCHERS)


async def stop(interaction: Interaction, table: int) -> None:
    """Let somebody watch a table no more."""
    async with interaction.client.store.writing() as writer:
        was = await writer.drop_watcher(table, interaction.user.id)
    await _show(
        interaction, _texts(interaction).say("watch-ended" if was else "watch-none", table=str(table))
    )


async def show(interaction: Interaction) -> None:
    """Show what somebody watches."""
    await _show(interaction, "")


async def _show(interaction: Interaction, said: str) -> None:
    store, texts = interaction.client.store, _texts(interaction)
    rows = [await store.table(table) for table in await store.watched(interaction.user.id)]
    watched = [Watched(row.key, _title(row, texts), place_of(row)) for row in rows if row is not None]
    listed = texts.say("watch-listed", count=len(watched))
    panel = watch.watched_panel("\n".join(filter(None, (said, listed))), watched, texts)
    await answering.show_panel(interaction, panel.layout, [])


def _title(row: TableRow, texts: Words) -> str:
    return texts.say("inbox-table", game=game_name(row.game, texts.language), table=str(row.id))


def _texts(interaction: Interaction) -> Words:
    return commands_in(language_of(interaction))
