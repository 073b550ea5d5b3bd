"""The lobby of a table: a message that says who sits where, and buttons to join, leave and start."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ui

from bot.db import SeatRow, TableRow
from bot.discord import access, errors
from bot.discord.connection import CONNECTION_FAULTS
from bot.discord.panels import limits
from bot.discord.panels.buttons import Guarded
from bot.discord.panels.naming import game_name, set_up_of
from bot.discord.playing.reply import acknowledge, language_of, show
from bot.discord.texts import commands_in
from bot.keeper.errors import NotAtTable

if TYPE_CHECKING:
    from bot.discord.bot import Interaction, KeryxBot

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""For so many seconds a lobby is waited for that Discord does not let be edited."""


class Join(Guarded, ui.DynamicItem[ui.Button[Any]], template=r"join:(?P<table>\d+)"):
    """Gives whoever presses it a seat."""

    def __init__(self, table: int, label: str = "…", *, full: bool = False) -> None:
        self.table = table
        style = discord.ButtonStyle.success
        super().__init__(ui.Button(label=label, style=style, custom_id=f"join:{table}", disabled=full))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(int(match["table"]))

    async def act(self, interaction: Interaction) -> None:
        """Give a seat."""
        await acknowledge(interaction)
        await _demand_own_lobby(interaction, self.table)
        await join(interaction, self.table)


class LobbyButton(
    Guarded, ui.DynamicItem[ui.Button[Any]], template=r"k:l:(?P<table>\d+):(?P<part>leave|start)"
):
    """Leaves the table, or starts it."""

    def __init__(self, table: int, part: str, label: str = "…") -> None:
        self.table, self.part = table, part
        style = discord.ButtonStyle.primary if part == "start" else discord.ButtonStyle.secondary
        super().__init__(ui.Button(label=label, style=style, custom_id=f"k:l:{table}:{part}"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(int(match["table"]), match["part"])

    async def act(self, interaction: Interaction) -> None:
        """Leave or start."""
        await acknowledge(interaction)
        await _demand_own_lobby(interaction, self.table)
        await (leave if self.part == "leave" else start)(interaction, self.table)


async def _demand_own_lobby(interaction: Interaction, table: int) -> None:
    """Refuse a button under another message than the one that opened the table."""
    row = await interaction.client.lobby.row(table)
    access.demand_own_button(interaction, row)
    pressed = interaction.message.id if interaction.message is not None else None
    if row.lobby_message_id not in (None, pressed):
        raise NotAtTable("button-of-another")


def lobby_panel(row: TableRow, *, full: bool = False) -> ui.View:
    """Give the buttons of a table that is being filled."""
    assert row.id is not None
    texts = commands_in(row.language)
    view = ui.View(timeout=None)
    view.add_item(Join(row.id, texts.say("button-join"), full=full))
    view.add_item(LobbyButton(row.id, "leave", texts.say("button-leave")))
    view.add_item(LobbyButton(row.id, "start", texts.say("button-start")))
    return limits.checked(view)


def is_of(message: discord.Message, table: int) -> bool:
    """Say whether a message is the lobby of a table."""
    return f"join:{table}" in [
        getattr(button, "custom_id", None) for line in message.components for button in _buttons(line)
    ]


def _buttons(line: discord.Component) -> Sequence[discord.Component]:
    return line.children if isinstance(line, discord.ActionRow) else ()


def lobby_text(row: TableRow, seats: Sequence[SeatRow]) -> str:
    """Say what table it is and who sits where."""
    texts = commands_in(row.language)
    taken = {seat.seat: seat.name for seat in seats}
    game = game_name(row.game, texts)
    lines = [texts.say("lobby-heading", table=str(row.id), game=game, seats=row.seats)]
    lines += set_up_of(row, texts)
    for number in range(row.seats):
        # Whoever was forgotten has no name.
        name = limits.escaped(taken[number]) or "–" if number in taken else texts.say("lobby-free")
        lines.append(texts.say("lobby-seat", mark=texts.mark(number), name=name))
    lines.append(texts.say(_stage(row, len(taken))))
    lines.append(f"-# {texts.say('table-commitment', commitment=row.commitment)}")
    return limits.fitting(lines)


def _stage(row: TableRow, taken: int) -> str:
    """Say how far the table is: being filled, full, started or given up."""
    if row.status == "lobby":
        return "lobby-full" if taken >= row.seats else "lobby-lobby"
    return "lobby-cancelled" if row.status == "cancelled" and row.started_at is None else "lobby-started"


async def refresh(bot: KeryxBot, table: int) -> None:
    """Bring the lobby's message up to date; what cannot be shown now is shown by the next change.

    No command fails for it, nor does the table stand still: Discord lets old messages be edited only so
    often, and may be out of reach.
    """
    async with bot.lobby_shown[table]:
        try:
            async with asyncio.timeout(PATIENCE):
                await _show_as_it_is(bot, table)
        except (discord.HTTPException, *CONNECTION_FAULTS) as fault:
            log.warning("the lobby of table %s is not shown as it is: %s", table, type(fault).__name__)


async def _show_as_it_is(bot: KeryxBot, table: int) -> None:
    row, seats = await bot.lobby.row(table), await bot.lobby.seats(table)
    if row.lobby_message_id is None:
        return
    view = lobby_panel(row, full=len(seats) >= row.seats) if row.status == "lobby" else None
    channel = bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
    await channel.get_partial_message(row.lobby_message_id).edit(content=lobby_text(row, seats), view=view)


async def join(interaction: Interaction, table: int, seat: int | None = None) -> None:
    """Give whoever asks a seat, and let them into the thread."""
    bot, user = interaction.client, interaction.user
    errors.about(interaction, table)
    got = await bot.lobby.join(table, user.id, user.display_name, seat)
    await refresh(bot, table)
    row = await bot.lobby.row(table)
    await let_in(bot, row, user)
    texts = commands_in(language_of(interaction))
    mark = texts.mark(got)
    await show(interaction, texts.say("lobby-joined", table=str(table), mark=mark, thread=place_of(row)))


async def leave(interaction: Interaction, table: int) -> None:
    """Free the seat of whoever asks."""
    errors.about(interaction, table)
    await interaction.client.lobby.leave(table, interaction.user.id)
    await refresh(interaction.client, table)
    await show(interaction, commands_in(language_of(interaction)).say("lobby-left", table=str(table)))


async def start(interaction: Interaction, table: int) -> None:
    """Start a table for its gamemaster."""
    bot = interaction.client
    errors.about(interaction, table)
    row = await bot.lobby.row(table)
    await access.demand_gamemaster(interaction, row)
    await bot.lobby.start(table)
    await refresh(bot, table)
    texts = commands_in(language_of(interaction))
    await show(interaction, texts.say("lobby-begun", table=str(table), thread=place_of(row)))


async def let_in(bot: KeryxBot, row: TableRow, user: discord.abc.Snowflake) -> None:
    """Add somebody to a table's thread; who is not let in can still open it."""
    thread = bot.get_channel(row.thread_id or 0)
    if isinstance(thread, discord.Thread):
        try:
            await thread.add_user(user)
        except discord.HTTPException:
            return


def thread_name(row: TableRow) -> str:
    """Name the thread of a table."""
    texts = commands_in(row.language)
    return texts.say("thread-name", table=str(row.id), game=game_name(row.game, texts))


def place_of(row: TableRow) -> str:
    """Name where a table is played, as a link."""
    return f"<#{row.thread_id or row.channel_id}>"
