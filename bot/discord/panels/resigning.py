"""Giving up a seat: what follows is said first, and a red button does it."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.discord.panels import limits
from bot.discord.panels.buttons import QUIET, Pressed
from bot.discord.texts import commands_in
from bot.keeper import Live
from games.core.decision import Seat
from games.core.resigning import ends_with

RESIGN, SEEK = "resign", "seek"


class ResignButton(
    Pressed,
    ui.DynamicItem[ui.Button[Any]],
    template=r"k:f:(?P<table>\d{1,15}):(?P<seat>\d{1,2}):(?P<since>\d{1,9}):(?P<part>resign|seek)",
):
    """Gives up the seat of whoever sits there since a step, or looks for somebody who takes it."""

    def __init__(self, table: int, seat: Seat, since: int, part: str, label: str = "…") -> None:
        self.table, self.seat, self.since, self.part = table, seat, since, part
        style = discord.ButtonStyle.danger if part == RESIGN else QUIET
        named = f"k:f:{table}:{seat}:{since}:{part}"
        super().__init__(ui.Button(label=label, style=style, custom_id=named))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(int(match["table"]), int(match["seat"]), int(match["since"]), match["part"])


def resign_view(live: Live, seat: Seat, language: str) -> ui.View:
    """Give the buttons that give a seat up or look for a substitute."""
    texts, view = commands_in(language), ui.View(timeout=None)
    for part in (RESIGN, SEEK):
        label = texts.say(f"button-{part}")
        view.add_item(ResignButton(live.id, seat, live.seats[seat].since_seq, part, label))
    return limits.checked(view)


def resign_text(live: Live, seat: Seat, language: str) -> str:
    """Say what follows if a seat is given up."""
    texts = commands_in(language)
    heading = texts.say("resign-ask", table=str(live.id), mark=texts.mark(seat))
    if not ends_with(live.state, seat):
        return "\n".join([heading, texts.say("resign-goes-on")])
    winners = tuple(limits.escaped(live.names[each]) for each in live.state.staying if each != seat)
    return "\n".join([heading, texts.say("resign-ends", winners=winners, count=len(winners))])
