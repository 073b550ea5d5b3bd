"""The lobby of a table: a message that says who sits where, and buttons to join, leave and start."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Self

import discord
from discord import ui

from bot.db import SeatRow, TableRow
from bot.db.status import Status
from bot.discord.panels import limits
from bot.discord.panels.buttons import Pressed
from bot.discord.panels.naming import set_up_of
from bot.discord.texts import commands_in, game_name


class Join(Pressed, ui.DynamicItem[ui.Button[Any]], template=r"join:(?P<table>\d+)"):
    """Gives the user who presses it a seat."""

    def __init__(self, table: int, label: str = "…", *, full: bool = False) -> None:
        self.table = table
        style = discord.ButtonStyle.success
        super().__init__(ui.Button(label=label, style=style, custom_id=f"join:{table}", disabled=full))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(int(match["table"]))


class LobbyButton(
    Pressed, ui.DynamicItem[ui.Button[Any]], template=r"k:l:(?P<table>\d+):(?P<part>leave|start)"
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
    game = game_name(row.game, row.language)
    lines = [texts.say("lobby-heading", table=str(row.id), game=game, seats=row.seats)]
    lines += set_up_of(row, texts)
    for number in range(row.seats):
        # A forgotten player has no name.
        name = limits.escaped(taken[number]) or "–" if number in taken else texts.say("lobby-free")
        lines.append(texts.say("lobby-seat", mark=texts.mark(number), name=name))
    lines.append(texts.say(_stage(row, len(taken))))
    lines.append(f"-# {texts.say('table-commitment', commitment=row.commitment)}")
    return limits.fitting(lines)


def _stage(row: TableRow, taken: int) -> str:
    """Say how far the table is: being filled, full, started or given up."""
    if row.status == Status.LOBBY:
        return "lobby-full" if taken >= row.seats else "lobby-lobby"
    return "lobby-cancelled" if row.status == Status.CANCELLED and row.started_at is None else "lobby-started"


def thread_name(row: TableRow) -> str:
    """Name the thread of a table."""
    texts = commands_in(row.language)
    return texts.say("thread-name", table=str(row.id), game=game_name(row.game, row.language))


def place_of(row: TableRow) -> str:
    """Name where a table is played, as a link."""
    return f"<#{row.thread_id or row.channel_id}>"
