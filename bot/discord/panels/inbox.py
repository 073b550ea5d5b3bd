"""The inbox: the tables of a player, first those that wait for them, each with a button to its panel."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Self

import discord
from discord import ui
from discord.utils import format_dt

from bot.discord.panels import limits
from bot.discord.panels.buttons import Pressed
from bot.discord.panels.results import RecordButton
from bot.discord.texts import commands_in
from games.text import Words

TABLE, NEXT, PAGE, ALL = "table", "next", "page", "all"
MAX_LISTED = 9
"""Maximum tables on a page: each takes three of Discord's forty components."""
MAX_TEXT = 200
"""Maximum characters of what a table is waiting for."""


class InboxButton(
    Pressed,
    ui.DynamicItem[ui.Button[Any]],
    template=r"k:i:(?P<part>table|next|page|all):(?P<number>\d{1,15})",
):
    """Opens the panel of a table, or of the next one after it that waits; or turns to another page."""

    PREFIX = "k:i:"
    """How its ids begin."""

    def __init__(self, part: str, number: int, label: str = "…", *, primary: bool = False) -> None:
        self.part, self.number = part, number
        style = discord.ButtonStyle.primary if primary else discord.ButtonStyle.secondary
        super().__init__(ui.Button(label=label, style=style, custom_id=f"k:i:{part}:{number}"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(match["part"], int(match["number"]))


@dataclass(frozen=True)
class Entry:
    """A table as its player finds it in the inbox."""

    table: int
    title: str
    """The game and the number of the table."""
    what: str
    """What is asked, or who is waited for."""
    facts: Sequence[str] = ()
    """What else there is to know: where, the round, what was noted."""
    since: datetime | None = None
    is_asked: bool = False
    may_change: bool = False
    """Whether its player has answered, and may still change that."""
    is_begun: bool = True
    """Whether there is a panel to open."""
    is_over: bool = False


def layout(entries: Sequence[Entry], language: str, *, page: int = 0, note: str = "") -> ui.LayoutView:
    """Show tables in their order, a page of them."""
    texts = commands_in(language)
    pages = max(-(-len(entries) // MAX_LISTED), 1)
    page = min(page, pages - 1)
    shown = entries[page * MAX_LISTED : (page + 1) * MAX_LISTED]
    parts: list[ui.Item[Any]] = [_heading(entries, texts, note)]
    asked, ended = [each for each in shown if each.is_asked], [each for each in shown if each.is_over]
    others = [each for each in shown if not (each.is_asked or each.is_over)]
    parts += [_section(each, texts) for each in asked]
    for group, heading in ((others, "inbox-others" if asked else ""), (ended, "inbox-over")):
        parts += [ui.Separator(), ui.TextDisplay(texts.say(heading))] if group and heading else []
        parts += [_section(each, texts) for each in group]
    turning = _turning(page, pages, texts)
    parts.append(ui.ActionRow[Any](*turning, RecordButton(texts.say("button-own-record"))))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts))
    return limits.checked_layout(view)


def _heading(entries: Sequence[Entry], texts: Words, note: str) -> ui.TextDisplay[Any]:
    asked = sum(each.is_asked for each in entries)
    has_any = any(not each.is_over for each in entries)
    said = texts.say("inbox-asked" if has_any else "inbox-empty", count=asked)
    return ui.TextDisplay("\n".join(filter(None, (note, texts.say("inbox-heading"), said))))


def _section(entry: Entry, texts: Words) -> ui.Item[Any]:
    """Give a table with its button: it says whether the player moves, changes an answer, or only looks."""
    if not entry.is_begun:
        return ui.TextDisplay(_said(entry, texts))
    part = "button-answer" if entry.is_asked else "button-change" if entry.may_change else "button-look"
    button = InboxButton(TABLE, entry.table, texts.say(part), primary=entry.is_asked)
    return ui.Section(ui.TextDisplay(_said(entry, texts)), accessory=button)


def _said(entry: Entry, texts: Words) -> str:
    since = [] if entry.since is None else [texts.say("inbox-since", when=format_dt(entry.since, "R"))]
    lines = [f"**{entry.title}** · {limits.shortened(entry.what, MAX_TEXT)}"]
    return "\n".join([*lines, f"-# {limits.shortened(' · '.join([*since, *entry.facts]), MAX_TEXT)}"])


def _turning(page: int, pages: int, texts: Words) -> list[InboxButton]:
    earlier = [InboxButton(PAGE, page - 1, texts.say("button-earlier"))] if page > 0 else []
    later = [InboxButton(PAGE, page + 1, texts.say("button-later"))] if page < pages - 1 else []
    return [*earlier, *later]
