"""What stands under the last post of a table: to play again, to look back, to have all of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Self

import discord
from discord import ui

from bot.discord.panels import limits
from bot.discord.panels.buttons import Pressed
from bot.discord.texts import commands_in
from games.text import Words

REMATCH, COURSE, REPLAY, EXPORT = "rematch", "course", "replay", "export"
SECRETS = "secrets"
"""The replay with all secrets."""
LOOKING_BACK = (COURSE, REPLAY, EXPORT)


class EndButton(
    Pressed,
    ui.DynamicItem[ui.Button[Any]],
    template=r"k:e:(?P<table>\d{1,15}):(?P<part>rematch|course|replay|secrets|export)",
):
    """A button under the last post of a table."""

    def __init__(self, table: int, part: str, label: str = "…") -> None:
        self.table, self.part = table, part
        style = discord.ButtonStyle.primary if part == REMATCH else discord.ButtonStyle.secondary
        super().__init__(ui.Button(label=label, style=style, custom_id=f"k:e:{table}:{part}"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(int(match["table"]), match["part"])


def end_button(table: int, part: str, texts: Words) -> EndButton:
    """Give a button with its label."""
    return EndButton(table, part, texts.say(f"button-{part}"))


def replay_buttons(table: int, shown: str, texts: Words) -> ui.View:
    """Give the way from one replay of a game that is over to the other."""
    view = ui.View(timeout=None)
    view.add_item(end_button(table, SECRETS if shown == REPLAY else REPLAY, texts))
    return limits.checked(view)


def course_layout(
    title: str,
    said: Sequence[str],
    has_course: bool,
    words: Words,
    filename: str = "",
    alt: str | None = None,
) -> ui.LayoutView:
    """Show how points went and what else is worth telling of a game that is over."""
    texts = commands_in(words.language)
    head = [texts.say("course-heading"), f"-# {title}"]
    head.append(words.say("table-course") if has_course else texts.say("course-unknown"))
    parts: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(head))]
    if filename:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{filename}", description=alt or None)
        parts.append(gallery)
    parts.append(ui.TextDisplay(limits.fitting([*said, texts.say("course-foot")])))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts))
    return limits.checked_layout(view)
