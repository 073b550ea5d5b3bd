"""The public panel under a table's board: every press is answered in private."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.discord.panels import limits
from bot.discord.panels.buttons import Pressed
from bot.discord.panels.ending import LOOKING_BACK, REMATCH, end_button
from bot.discord.texts import commands_in
from bot.keeper import Live
from bot.keeper.posts import number_told, public_answers
from games.core.decision import Action, Seat
from games.text import Words

MOVE, HAND, UNDO, BOARD, TEXT, SINCE = "move", "hand", "undo", "board", "text", "since"
FOCUS = "focus"
"""What the present question is about."""
REGION = "region-"
"""How the part of a button begins that shows a region of the board."""


def is_look(part: str) -> bool:
    """Say whether a button costs a drawing or a long text, as the commands do that show the same."""
    return part in (HAND, BOARD, TEXT, SINCE, FOCUS) or part.startswith(REGION)


class TableButton(
    Pressed,
    ui.DynamicItem[ui.Button[Any]],
    template=r"k:t:(?P<table>\d+):(?P<seq>\d+):(?P<part>move|hand|undo|board|text|since|focus|region-[a-z-]{1,40})",
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


class AnswerButton(
    Pressed,
    ui.DynamicItem[ui.Button[Any]],
    template=r"k:a:(?P<table>\d+):(?P<seat>\d+):(?P<move>\d+):(?P<answer>\d+|n)",
):
    """An answer on the post itself, that all may see; it counts for the seat that is asked, until it moves.

    Its id says which answer it is by a number, and nothing of what else the seat could answer.
    """

    def __init__(self, table: int, seat: Seat, move: int, answer: int | None, label: str = "…") -> None:
        self.table, self.seat, self.move, self.answer = table, seat, move, answer
        number = "n" if answer is None else answer
        made = f"k:a:{table}:{seat}:{move}:{number}"
        super().__init__(ui.Button(label=label, style=discord.ButtonStyle.secondary, custom_id=made))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        answer = None if match["answer"] == "n" else int(match["answer"])
        return cls(int(match["table"]), int(match["seat"]), int(match["move"]), answer)

    def action(self, live: Live) -> Action | None:
        """Give the answer that it stands for, while that is asked."""
        if not self.move == number_told(live) == live.number_of(live.seq):
            return None
        if self.answer is None:
            return nothing_of(live, self.seat)
        answers = public_answers(live, self.seat)
        return answers[self.answer] if self.answer < len(answers) else None


def nothing_of(live: Live, seat: Seat) -> Action | None:
    """Give the answer of a seat to do nothing, where the game has a name for it that all may read."""
    asked = [each for each in live.decisions(seat) if each.required]
    words = live.game.wording(live.row.language, live.names)
    if len(asked) != 1 or asked[0].secret or not words.has(f"nothing-{asked[0].question}"):
        return None
    return asked[0].default


def table_panel(live: Live, language: str | None = None) -> ui.View:
    """Give the buttons under a post: one row, of a game that is over those to look back and to play again.

    Answers that all may see stand there themselves.
    """
    texts = commands_in(language or live.row.language)
    view = ui.View(timeout=None)
    if not live.state.agenda:
        return _end_panel(live, texts)
    answers = _answers(live, language or live.row.language)
    playing = not live.is_cancelled
    asks = any(each.answer is not None for each in answers)
    if playing and not asks:
        view.add_item(_button(live, MOVE, texts))
    for answer in answers:
        view.add_item(answer)
    looking = (BOARD, HAND, SINCE) if playing else (BOARD, HAND)
    for part in (BOARD,) if asks else looking:
        view.add_item(_button(live, part, texts))
    return limits.checked(view)


def _end_panel(live: Live, texts: Words) -> ui.View:
    view = ui.View(timeout=None)
    view.add_item(end_button(live.id, REMATCH, texts))
    view.add_item(_button(live, BOARD, texts))
    for part in LOOKING_BACK:
        view.add_item(end_button(live.id, part, texts))
    return limits.checked(view)


def _button(live: Live, part: str, texts: Words) -> TableButton:
    return TableButton(live.id, number_told(live), part, texts.say(f"button-{part}"))


def _answers(live: Live, language: str) -> list[AnswerButton]:
    """Give the answers that stand on a post: all of a question that all may see, or to do nothing."""
    waiting = [] if live.is_cancelled or live.row.status.stands_still else live.waiting_for()
    # In the midst of somebody's turn they stand there, too: without them a post would tell that it has begun.
    if len(waiting) != 1:
        return []
    seat, move = waiting[0], number_told(live)
    words = live.game.wording(language, live.names)
    every = public_answers(live, seat)
    if every:
        labels = [limits.shortened(words.brief(action, limits.LABEL), limits.LABEL) for action in every]
        return [AnswerButton(live.id, seat, move, number, label) for number, label in enumerate(labels)]
    if nothing_of(live, seat) is None:
        return []
    [asked] = [each for each in live.decisions(seat) if each.required]
    return [AnswerButton(live.id, seat, move, None, words.say(f"nothing-{asked.question}"))]
