"""What happened since a player's last move: first what is about them, then phase by phase, in pages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Self

import discord
from discord import ui

from bot.discord.panels import limits
from bot.discord.panels.buttons import Pressed
from bot.discord.panels.inbox import TABLE, InboxButton
from bot.discord.texts import commands_in
from games.text import Words

LINES: Final = 12
"""Maximum lines on a page."""
ROOM: Final = 3000
"""Maximum characters of these; no line is cut for it."""
LONGEST: Final = 700


class Line(NamedTuple):
    """Something that happened, under its heading."""

    heading: str
    text: str


class EarlierButton(
    Pressed,
    ui.DynamicItem[ui.Button[Any]],
    template=r"k:d:(?P<table>\d{1,15}):(?P<until>\d{1,9}):(?P<page>\d{1,4})",
):
    """Turns back to what happened before; it names the move with which the newest page ends."""

    def __init__(self, table: int, until: int, page: int, label: str = "…") -> None:
        self.table, self.until, self.page = table, until, page
        style = discord.ButtonStyle.secondary
        super().__init__(ui.Button(label=label, style=style, custom_id=f"k:d:{table}:{until}:{page}"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(int(match["table"]), int(match["until"]), int(match["page"]))


class Place(NamedTuple):
    """Which page is shown, of what."""

    table: int
    title: str
    until: int
    page: int
    is_asked: bool


def layout(
    about: Sequence[Line],
    lines: Sequence[Line],
    place: Place,
    language: str,
    filename: str = "",
    alt: str | None = None,
) -> ui.LayoutView:
    """Show a page, with a picture if there is one; what is about the player leads the newest."""
    texts = commands_in(language)
    pages = paged(about, lines)
    page = min(place.page, len(pages) - 1)
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay("\n".join((texts.say("digest-heading"), f"-# {place.title}")))
    ]
    parts.append(ui.TextDisplay(_told(pages[page]) or texts.say("digest-nothing")))
    if filename:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{filename}", description=alt or None)
        parts.append(gallery)
    buttons = _buttons(place, page, len(pages), texts)
    parts += [ui.ActionRow(*buttons)] if buttons else []
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts))
    return limits.checked_layout(view)


def _buttons(place: Place, page: int, pages: int, texts: Words) -> list[ui.Item[Any]]:
    found: list[ui.Item[Any]] = []
    if place.is_asked:
        found.append(InboxButton(TABLE, place.table, texts.say("button-move"), primary=True))
    if page < pages - 1:
        found.append(EarlierButton(place.table, place.until, page + 1, texts.say("button-earlier")))
    if page > 0:
        found.append(EarlierButton(place.table, place.until, page - 1, texts.say("button-later")))
    return found


def paged(about: Sequence[Line], lines: Sequence[Line]) -> list[list[Line]]:
    """Divide lines into pages, the newest first; each in the order of what happened."""
    pages: list[list[Line]] = [list(about)]
    at = len(about)
    for line in reversed(lines):
        if len(pages[-1]) >= LINES or sum(len(each.text) for each in pages[-1]) + len(line.text) > ROOM:
            pages.append([])
            at = 0
        pages[-1].insert(at, line)
    return pages


def _told(lines: Sequence[Line]) -> str:
    """Put lines under their headings, each of which stands once."""
    said: list[str] = []
    heading = ""
    for line in lines:
        said += [f"**{line.heading}**"] if line.heading != heading else []
        said.append(f"- {limits.shortened(line.text, LONGEST)}")
        heading = line.heading
    return "\n".join(said)
