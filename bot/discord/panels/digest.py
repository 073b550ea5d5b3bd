"""Pages of what happened: the digest of what one has missed, and the log; from any move, back and forth."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Self

import discord
from discord import ui

from bot.discord.panels import limits
from bot.discord.panels.boards import FULL, BoardButton
from bot.discord.panels.buttons import Pressed
from bot.discord.panels.inbox import TABLE, InboxButton
from bot.discord.texts import commands_in
from games.core.decision import Seat
from games.text import Words

LINES: Final = 12
"""Maximum lines on a page."""
ROOM: Final = 3000
"""Maximum characters of these; no line is cut for it."""
LONGEST: Final = 700
SINCE, LOG = "s", "l"
"""The digest, which tells what posts tell, phase by phase; the log, which tells event by event."""
BEFORE, FROM = "b", "f"
"""Whether a page ends before a place, or begins with it."""
NONE: Final = "-"


class Line(NamedTuple):
    """Something that happened, under its heading."""

    heading: str
    text: str


class At(NamedTuple):
    """The place of a line: the move it is about, and which of the lines about that."""

    move: int
    line: int

    def next(self) -> At:
        """Give the place after it."""
        return self._replace(line=self.line + 1)


class Turn(NamedTuple):
    """Which page is meant; moves have the numbers that people see."""

    kind: str
    table: int
    way: str
    at: At
    missed: tuple[int, int] | None = None
    """With which move begins what the reader of a digest has missed, and with which it ends."""
    player: Seat | None = None
    """Whose moves alone are told."""


class EarlierButton(
    Pressed,
    ui.DynamicItem[ui.Button[Any]],
    template=(
        r"k:d:(?P<kind>[sl]):(?P<table>\d{1,15}):(?P<way>[bf]):(?P<move>\d{1,9})\.(?P<line>\d{1,4})"
        r":(?P<missed>-|\d{1,9}\.\d{1,9}):(?P<player>-|\d{1,2})"
    ),
):
    """Turns to another page; its id says with what that ends or begins."""

    def __init__(self, turn: Turn, label: str = "…") -> None:
        self.turn = turn
        missed = NONE if turn.missed is None else ".".join(map(str, turn.missed))
        player = NONE if turn.player is None else turn.player
        place = f"{turn.way}:{turn.at.move}.{turn.at.line}"
        made = f"k:d:{turn.kind}:{turn.table}:{place}:{missed}:{player}"
        super().__init__(ui.Button(label=label, style=discord.ButtonStyle.secondary, custom_id=made))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        since, _, until = match["missed"].partition(".")
        missed = (int(since), int(until)) if until else None
        player = None if match["player"] == NONE else int(match["player"])
        at = At(int(match["move"]), int(match["line"]))
        return cls(Turn(match["kind"], int(match["table"]), match["way"], at, missed, player))


class Place(NamedTuple):
    """Which page is shown, of what, and what can be turned to from it."""

    table: int
    title: str
    heading: str
    note: str = ""
    """Whose moves alone are told."""
    is_asked: bool = False
    earlier: Turn | None = None
    later: Turn | None = None
    then: int | None = None
    """The move before what the page tells, whose board can be looked at."""


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
    head = [place.heading, f"-# {place.title}", *([f"-# {place.note}"] if place.note else [])]
    parts: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(head))]
    parts.append(ui.TextDisplay(_told([*about, *merged(lines)]) or texts.say("digest-nothing")))
    if filename:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{filename}", description=alt or None)
        parts.append(gallery)
    buttons = list(_buttons(place, texts))
    parts += [ui.ActionRow(*buttons)] if buttons else []
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts))
    return limits.checked_layout(view)


def log_buttons(place: Place, language: str) -> ui.View:
    """Give the buttons under a page of the log."""
    view = ui.View(timeout=None)
    for button in _buttons(place, commands_in(language)):
        view.add_item(button)
    return limits.checked(view)


def _buttons(place: Place, texts: Words) -> list[ui.Item[Any]]:
    found: list[ui.Item[Any]] = []
    if place.is_asked:
        found.append(InboxButton(TABLE, place.table, texts.say("button-move"), primary=True))
    if place.earlier is not None:
        found.append(EarlierButton(place.earlier, texts.say("button-earlier")))
    if place.later is not None:
        found.append(EarlierButton(place.later, texts.say("button-later")))
    if place.then is not None:
        found.append(BoardButton(place.table, place.then, FULL, texts.say("button-board-then")))
    found.append(BoardButton(place.table, None, FULL, texts.say("button-board-now")))
    return found


def merged(lines: Sequence[Line]) -> list[Line]:
    """Tell once what is the same in a phase, and how often it was."""
    counted: dict[Line, int] = {}
    for line in lines:
        counted[line] = counted.get(line, 0) + 1
    return [
        line if count == 1 else line._replace(text=f"{line.text} (×{count})")
        for line, count in counted.items()
    ]


def fits(about: Sequence[Line], lines: Sequence[Line]) -> bool:
    """Say whether lines go onto a page together; one alone always does."""
    every = [*about, *merged(lines)]
    return len(lines) <= 1 or (len(every) <= LINES and sum(len(each.text) for each in every) <= ROOM)


def _told(lines: Sequence[Line]) -> str:
    """Put lines under their headings, each of which stands once."""
    said: list[str] = []
    heading = ""
    for line in lines:
        said += [f"**{line.heading}**"] if line.heading != heading else []
        said.append(f"- {limits.shortened(line.text, LONGEST)}")
        heading = line.heading
    return "\n".join(said)
