"""The public panel under a table's board: every press is answered in private."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.discord.panels import limits
from bot.discord.panels.buttons import Pressed
from bot.discord.texts import commands_in
from bot.keeper import Live
from bot.keeper.posts import number_told

MOVE, HAND, UNDO, BOARD, TEXT = "move", "hand", "undo", "board", "text"
PARTS = (MOVE, HAND, UNDO, BOARD, TEXT)
LOOKS = (HAND, BOARD, TEXT)
"""What costs a drawing or a long text, as the commands do that show the same."""


class TableButton(
    Pressed,
    ui.DynamicItem[ui.Button[Any]],
    template=r"k:t:(?P<table>\d+):(?P<seq>\d+):(?P<part>move|hand|undo|board|text)",
):
    """A button of the public panel; the number of the move tells one panel from another."""

    def __init__(self, table: int, seq: int, part: str, label: str = "…") -> None:
        self.table, self.seq, self.part = table, seq, part
        style = discord.ButtonStyle.primary if part == MOVE else discord.ButtonStyle.secondary
        super().__init__(ui.Button(label=label, style=style, custom_id=f"k:t:{table}:{seq}:{part}"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(int(match["table"]), int(match["seq"]), match["part"])


def table_panel(live: Live, language: str | None = None) -> ui.View:
    """Give the buttons under a table's board; of a game that is over, only those to look.

    Where the board is drawn on demand only, one button demands it.
    """
    texts = commands_in(language or live.row.language)
    view = ui.View(timeout=None)
    looking = (HAND, BOARD, TEXT) if live.row.images == "demand" else (HAND, TEXT)
    playing = (MOVE, UNDO) if live.state.agenda and not live.is_cancelled else ()
    for part in (part for part in PARTS if part in (*looking, *playing)):
        view.add_item(TableButton(live.id, number_told(live), part, texts.say(f"button-{part}")))
    return limits.checked(view)
