"""Proposals as everybody sees them: their buttons, and those by which something is proposed."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.db import ProposalRow
from bot.discord.panels import limits
from bot.discord.panels.buttons import PRIMARY, QUIET, Pressed
from bot.discord.texts import commands_in
from bot.keeper.consent import CALL, EXPIRED
from games.text import Words

AGREE, REFUSE, WITHDRAW, TAKE, AGAIN = "agree", "refuse", "withdraw", "take", "again"
ANSWERS = (AGREE, REFUSE, WITHDRAW)
TO_CALL = (TAKE, WITHDRAW)
"""What can be done about a seat that is sought for."""


class ProposalButton(
    Pressed,
    ui.DynamicItem[ui.Button[Any]],
    template=r"k:y:(?P<proposal>\d{1,15}):(?P<part>agree|refuse|withdraw|take|again)",
):
    """Answers a proposal, or takes it back; or takes a seat that is sought for, or calls for it again."""

    def __init__(self, proposal: int, part: str, label: str = "…") -> None:
        self.proposal, self.part = proposal, part
        style = PRIMARY if part in (AGREE, TAKE, AGAIN) else QUIET
        super().__init__(ui.Button(label=label, style=style, custom_id=f"k:y:{proposal}:{part}"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(int(match["proposal"]), match["part"])


class ProposeButton(
    Pressed, ui.DynamicItem[ui.Button[Any]], template=r"k:z:(?P<table>\d{1,15}):(?P<kind>undo|resume)"
):
    """Asks the others at a table for something."""

    def __init__(self, table: int, kind: str, label: str = "…") -> None:
        self.table, self.kind = table, kind
        super().__init__(ui.Button(label=label, style=QUIET, custom_id=f"k:z:{table}:{kind}"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(int(match["table"]), match["kind"])


def proposal_view(row: ProposalRow, language: str) -> discord.ui.View | None:
    """Give the buttons of a proposal; none once it is decided, but of a call that nobody has answered."""
    parts = _parts(row)
    if not parts:
        return None
    texts, view = commands_in(language), ui.View(timeout=None)
    for part in parts:
        view.add_item(ProposalButton(row.key, part, texts.say(f"button-{part}")))
    return limits.checked(view)


def _parts(row: ProposalRow) -> tuple[str, ...]:
    if row.is_open:
        return TO_CALL if row.kind == CALL else ANSWERS
    return (AGAIN,) if (row.kind, row.outcome) == (CALL, EXPIRED) else ()


def propose_view(table: int, kind: str, texts: Words) -> discord.ui.View:
    """Give the button that asks the others."""
    view = ui.View(timeout=None)
    view.add_item(ProposeButton(table, kind, texts.say(f"button-propose-{kind}")))
    return limits.checked(view)
