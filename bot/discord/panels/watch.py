"""Watching a table: the button that begins it, the one that ends it, and what somebody watches."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple, Self

import discord
from discord import ui

from bot.discord.panels.buttons import Pressed
from bot.discord.panels.panel import Panel
from games.text import Words

WATCH, STOP = "watch", "stop"


class WatchButton(
    Pressed, ui.DynamicItem[ui.Button[Any]], template=r"k:b:(?P<part>watch|stop):(?P<table>\d{1,15})"
):
    """Lets who presses it watch a table, or watch it no more."""

    def __init__(self, part: str, table: int, label: str = "…") -> None:
        self.part, self.table = part, table
        style = discord.ButtonStyle.secondary
        super().__init__(ui.Button(label=label, style=style, custom_id=f"k:b:{part}:{table}"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(match["part"], int(match["table"]))


class Watched(NamedTuple):
    """A table that somebody watches."""

    table: int
    title: str
    place: str
    """Where it is played, as a link."""


def news_view(table: int, texts: Words) -> ui.View:
    """Give the button under what somebody is told who watches a table."""
    return Panel([], [[WatchButton(STOP, table, texts.say("button-watch-stop"))]]).view()


def watched_panel(said: str, watched: Sequence[Watched], texts: Words) -> Panel:
    """Show what somebody watches, each with the way to stop."""
    lines = [said, *(f"- **{each.title}** {each.place}" for each in watched)]
    buttons = [
        WatchButton(STOP, each.table, texts.say("button-watch-stop-table", table=str(each.table)))
        for each in watched
    ]
    return Panel(lines, [buttons] if buttons else [])
