"""The lobby of a table: a message that says who sits where, and buttons to join, leave and start."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Self

import discord
from discord import ui
from discord.utils import format_dt

from bot.db import SeatRow, TableRow
from bot.db.status import Status
from bot.discord.panels import limits
from bot.discord.panels.buttons import Pressed
from bot.discord.panels.help import HelpButton
from bot.discord.panels.naming import set_up_of
from bot.discord.panels.pace import pace_lines
from bot.discord.texts import commands_in, game_name
from bot.keeper.lobby import kept_until, missing
from games import registry
from games.text import Words

LEAVE, START = "leave", "start"
FINGERPRINT = 8
"""How many digits of the fingerprint a lobby shows; the thread's first post has all of them."""


class Join(Pressed, ui.DynamicItem[ui.Button[Any]], template=r"join:(?P<table>\d+)"):
    """Gives the user who presses it a seat."""

    def __init__(self, table: int, label: str = "…") -> None:
        self.table = table
        super().__init__(ui.Button(label=label, style=discord.ButtonStyle.primary, custom_id=f"join:{table}"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(int(match["table"]))


class LobbyButton(
    Pressed, ui.DynamicItem[ui.Button[Any]], template=r"k:l:(?P<table>\d+):(?P<part>leave|start)"
):
    """Leaves the table, or starts it."""

    def __init__(self, table: int, part: str, label: str = "…", *, primary: bool = False) -> None:
        self.table, self.part = table, part
        style = discord.ButtonStyle.primary if primary else discord.ButtonStyle.secondary
        super().__init__(ui.Button(label=label, style=style, custom_id=f"k:l:{table}:{part}"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(int(match["table"]), match["part"])


def lobby_layout(row: TableRow, seats: Sequence[SeatRow], role: int | None = None) -> ui.LayoutView:
    """Show a table before its start: game, seats, set-up, fingerprint; while it is filled, buttons.

    When it is opened, a role may be called.
    """
    texts = commands_in(row.language)
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay(limits.fitting([*_heading(row, texts), *_seats(row, seats, texts)])),
        ui.Separator(),
        ui.TextDisplay(limits.fitting(_facts(row, len(seats), texts), limits.CONTENT - 1)),
    ]
    if row.status == Status.LOBBY:
        parts.append(ui.ActionRow(*_buttons(row, len(seats), texts)))
    view = ui.LayoutView(timeout=None)
    if role is not None:
        view.add_item(ui.TextDisplay(f"<@&{role}>"))
    view.add_item(ui.Container(*parts))
    return limits.checked_layout(view)


def _heading(row: TableRow, texts: Words) -> list[str]:
    game = game_name(row.game, row.language)
    low = min(registry.get(row.game).seats_for(row.scenario)) if row.started_at is None else row.seats
    opened = "lobby-opened" if row.status == Status.LOBBY else "lobby-opened-before"
    lines = [texts.say("lobby-heading", table=str(row.id), game=game)]
    # Who had their data deleted is nobody's gamemaster any more.
    lines += [texts.say(opened, opener=f"<@{row.gamemaster_id}>")] if row.gamemaster_id else []
    players = texts.say("lobby-players", low=low, more=row.seats - low, high=row.seats)
    return [*lines, f"-# {players}"]


def _seats(row: TableRow, seats: Sequence[SeatRow], texts: Words) -> list[str]:
    """Say who sits where; a forgotten player has no name."""
    taken = {seat.seat: limits.escaped(seat.name) or "–" for seat in seats}
    free = texts.say("lobby-free")
    return [
        texts.say("lobby-seat", mark=texts.mark(number), name=taken.get(number, free))
        for number in range(row.seats)
    ]


def _facts(row: TableRow, taken: int, texts: Words) -> list[str]:
    """Say how the table is played, how far it is, and by which fingerprint its draws can be checked."""
    digits = row.commitment[:FINGERPRINT]
    return [
        texts.say("lobby-language", language=texts.say(f"choice-{row.language}")),
        *set_up_of(row, texts),
        *pace_lines(row, texts),
        *_again(row, texts),
        texts.say(_stage(row, taken)),
        "-# " + texts.say("lobby-fingerprint", digits=digits),
    ]


def _again(row: TableRow, texts: Words) -> list[str]:
    """Say of which table this is the rematch, while seats may be kept."""
    until = kept_until(row)
    if until is None or row.status != Status.LOBBY:
        return []
    return [texts.say("lobby-rematch", table=str(row.rematch_of), when=format_dt(until, "f"))]


def _buttons(row: TableRow, taken: int, texts: Words) -> list[ui.Item[Any]]:
    """Give the buttons of a table that is being filled; the one that starts it says what is missing."""
    lacking = missing(row, taken)
    start = texts.say("button-start-missing", missing=lacking) if lacking else texts.say("button-start")
    join = [Join(row.key, texts.say("button-join"))] if taken < row.seats else []
    leave = LobbyButton(row.key, LEAVE, texts.say("button-leave"))
    return [
        *join,
        LobbyButton(row.key, START, start, primary=not join),
        leave,
        HelpButton(row.game, texts.say("button-help")),
    ]


def is_of(message: discord.Message, table: int) -> bool:
    """Say whether a message is the lobby of a table, in the form of now or of before."""
    return f"k:l:{table}:{START}" in _ids(message.components)


def _ids(components: Sequence[Any]) -> list[str]:
    """List the ids of components, however deep they are."""
    inside = [id_ for each in components for id_ in _ids(getattr(each, "children", ()))]
    return [*inside, *(str(getattr(each, "custom_id", "")) for each in components)]


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
