"""The buttons under a board in private: what else can be shown of it, and the way to earlier moves."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, Self

import discord
from discord import ui

from bot.discord.panels import limits
from bot.discord.panels.buttons import Pressed
from bot.discord.texts import commands_in
from games.core.decision import Seat
from games.text.wording import GameWording

FULL, OWN, HAND, FOCUS, TEXT = "full", "own", "hand", "focus", "text"
"""All of it as everybody sees it, or as one sees it oneself; one's hand; the close-up; in words."""
PART: Final = "part-"
"""How the name of a look at one part of the board begins."""
TEXT_OF: Final = "text-"
"""How it begins where that part is told in words."""
NOW: Final = "n"


class BoardButton(
    Pressed,
    ui.DynamicItem[ui.Button[Any]],
    template=(
        r"k:b:(?P<table>\d{1,15}):(?P<move>n|\d{1,9})"
        r":(?P<look>full|own|hand|focus|text|(?:part|text)-[a-z0-9-]{1,40})"
    ),
):
    """Shows a board; the move has the number that everybody sees, or it is the present one."""

    def __init__(self, table: int, move: int | None, look: str, label: str = "…") -> None:
        self.table, self.move, self.look = table, move, look
        made = f"k:b:{table}:{NOW if move is None else move}:{look}"
        super().__init__(ui.Button(label=label, style=discord.ButtonStyle.secondary, custom_id=made))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        move = None if match["move"] == NOW else int(match["move"])
        return cls(int(match["table"]), move, match["look"])


class Place(NamedTuple):
    """Which board is shown, to whom, and which there are before and after it."""

    table: int
    look: str
    move: int | None
    """The number of the move after which it was so; None: it is so now."""
    earlier: int | None
    later: int | None
    seat: Seat | None


def part_of(look: str) -> str:
    """Give the part of the board that a look is about; nothing: all of it."""
    return next((look.removeprefix(each) for each in (PART, TEXT_OF) if look.startswith(each)), "")


def board_buttons(
    place: Place, words: GameWording, language: str, regions: Sequence[str], *, has_focus: bool = False
) -> ui.View:
    """Give the buttons under a board: what else can be shown of it, and the way to others.

    Among earlier boards the way stands first, so that it stays where it is while one goes back.
    """
    turning = list(_turning(place, language))
    looks = list(_looks(place, words, language, regions, has_focus))
    view = ui.View(timeout=None)
    for move, look, label in [*looks, *turning] if place.move is None else [*turning, *looks]:
        view.add_item(BoardButton(place.table, move, look, label))
    return limits.checked(view)


def _turning(place: Place, language: str) -> Iterator[tuple[int | None, str, str]]:
    texts = commands_in(language)
    look = FULL if place.look == FOCUS else place.look
    if place.earlier is not None:
        yield place.earlier, look, texts.say("button-move-before")
    if place.later is not None:
        yield place.later, look, texts.say("button-move-after")
    if place.move is not None:
        yield None, look, texts.say("button-board-now")


def _looks(
    place: Place, words: GameWording, language: str, regions: Sequence[str], has_focus: bool
) -> Iterator[tuple[int | None, str, str]]:
    texts = commands_in(language)
    if place.look != FULL:
        yield place.move, FULL, texts.say("button-board")
    if has_focus and place.look != FOCUS:
        yield place.move, FOCUS, texts.say("button-focus")
    for own in (OWN, HAND) if place.seat is not None and place.move is not None else ():
        if own != place.look:
            yield place.move, own, texts.say(f"button-{own}-then")
    for region in regions:
        if f"{PART}{region}" != place.look:
            key = f"region-{region}"
            label = limits.shortened(words.say(key) if words.has(key) else region, limits.LABEL)
            yield place.move, f"{PART}{region}", label
    if not place.look.startswith(TEXT):
        part = part_of(place.look)
        yield place.move, f"{TEXT_OF}{part}" if part else TEXT, texts.say("button-text")
