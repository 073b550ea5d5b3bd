"""Private talks: a menu of those with whom a player can talk, and the talks that they are in."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Self

import discord
from discord import ui

from bot.discord.panels import limits
from bot.discord.panels.buttons import Pressed
from bot.discord.panels.panel import Panel
from games.core.decision import Seat
from games.text import Words
from games.text.words import mark


class TalkButton(Pressed, ui.DynamicItem[ui.Button[Any]], template=r"k:talk:(?P<table>\d{1,15})"):
    """Shows a player with whom they can talk in private."""

    def __init__(self, table: int, label: str = "…") -> None:
        self.table = table
        style = discord.ButtonStyle.secondary
        super().__init__(ui.Button(label=label, style=style, custom_id=f"k:talk:{table}"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(int(match["table"]))


class TalkMenu(Pressed, ui.DynamicItem[ui.Select[Any]], template=r"k:talks:(?P<table>\d{1,15})"):
    """Chooses with whom a player talks in private."""

    def __init__(
        self, table: int, options: Sequence[discord.SelectOption] = (), placeholder: str = "…"
    ) -> None:
        self.table = table
        select: ui.Select[Any] = ui.Select(
            custom_id=f"k:talks:{table}",
            placeholder=limits.shortened(placeholder, limits.PLACEHOLDER),
            min_values=1,
            max_values=max(len(options), 1),
            options=list(options),
        )
        super().__init__(select)

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(int(match["table"]))


def talk_panel(
    table: int, said: str, talks: Sequence[str], others: Sequence[tuple[Seat, str]], texts: Words
) -> Panel:
    """Show the talks that a player is in, as links, and with whom they can begin another."""
    listed = [texts.say("talk-listed", count=len(talks)), *(f"- {each}" for each in talks)]
    lines = [*([said, ""] if said else []), texts.say("talk-heading", table=str(table)), *listed]
    options = [
        discord.SelectOption(label=limits.shortened(f"{mark(seat)} {name}", limits.OPTION), value=str(seat))
        for seat, name in others
    ]
    menu = [TalkMenu(table, options, texts.say("talk-choose"))] if options else []
    return Panel([*lines, texts.say("talk-foot")], [menu] if menu else [])
