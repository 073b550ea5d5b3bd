"""A report or a card, of the kind that is only read: text, the sheet, and buttons that answer in private."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Self

import discord
from discord import ui

from bot.discord.panels import limits
from bot.discord.panels.buttons import Pressed
from bot.discord.panels.table import BOARD, TableButton
from bot.discord.texts import commands_in
from bot.keeper.message import BEFORE, CARD, LOG, ROLLS

TERRACOTTA: Final = 0xB5482A
"""The colour of reports: ornament, which means nothing."""
LABELS: Final = {ROLLS: "button-rolls", CARD: "button-rolls", BEFORE: "button-before", LOG: "button-log"}


class ReportButton(
    Pressed,
    ui.DynamicItem[ui.Button[Any]],
    template=r"k:r:(?P<table>\d{1,15}):(?P<since>-1|\d{1,9}):(?P<until>\d{1,9}):(?P<part>rolls|card|before|log)",
):
    """Looks closer at what a report tells; it names moves by the numbers that everybody sees."""

    def __init__(self, table: int, since: int, until: int, part: str, label: str = "…") -> None:
        self.table, self.since, self.until, self.part = table, since, until, part
        made = f"k:r:{table}:{since}:{until}:{part}"
        super().__init__(ui.Button(label=label, style=discord.ButtonStyle.secondary, custom_id=made))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(int(match["table"]), int(match["since"]), int(match["until"]), match["part"])


class Texts(NamedTuple):
    """What a report says: above its picture, under it, and after the line."""

    head: str
    body: str = ""
    scores: str = ""

    @property
    def whole(self) -> str:
        """Give all of it, as it follows each other."""
        return "\n".join(filter(None, self))


class Sheet(NamedTuple):
    """The picture of a report, by the name of its file."""

    filename: str
    alt: str


class Moves(NamedTuple):
    """Which moves a report is about, and what of them can be looked at more closely."""

    table: int
    since: int
    """The move before the first; -1: it begins with the set-up."""
    until: int
    looks: Sequence[str]


def report_layout(texts: Texts, sheet: Sheet | None, moves: Moves | None, language: str) -> ui.LayoutView:
    """Put a report together: one container, in reading order."""
    parts: list[ui.Item[Any]] = [ui.TextDisplay(texts.head)]
    if sheet is not None:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{sheet.filename}", description=sheet.alt or None)
        parts.append(gallery)
    parts += [ui.TextDisplay(texts.body)] if texts.body else []
    parts += [ui.Separator(), ui.TextDisplay(texts.scores)] if texts.scores else []
    parts += [ui.ActionRow(*_buttons(moves, language))] if moves is not None else []
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts, accent_colour=TERRACOTTA))
    return limits.checked_layout(view)


def _buttons(moves: Moves, language: str) -> list[ui.Item[Any]]:
    said = commands_in(language)
    found: list[ui.Item[Any]] = [
        ReportButton(moves.table, moves.since, moves.until, part, said.say(LABELS[part]))
        for part in moves.looks
    ]
    found.insert(-1, TableButton(moves.table, moves.until, BOARD, said.say("button-board-now")))
    return found
