"""Answers that were left standing and may not show: given some time after their question, as if by hand.

The question is put like any other, everybody sees that its seat is waited for, and nobody can tell the answer
from one that the player gave. Games say which of their questions are such (`Step.discreet`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from bot.db.status import Status
from bot.discord.playing.in_time import InTime, drawn
from bot.discord.sending import answered, waiting_line
from games.core.automation import left_standing

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot
    from bot.keeper import Live
    from games.core.decision import Action, Decision

LEAST_S, MOST_S = 15, 300
"""How long such an answer takes at least and at most, besides what the pulse takes to find its question."""


def some_seconds() -> float:
    """Draw how long an answer takes."""
    return drawn(LEAST_S, MOST_S)


class LeftStanding(InTime):
    """Gives answers that were left standing; after a start it finds anew what is to be answered."""

    def __init__(self, bot: KeryxBot, seconds: Callable[[], float] = some_seconds) -> None:
        super().__init__()
        self.bot = bot
        self.seconds = seconds

    def look(self, live: Live) -> None:
        """Let answers be on their way to all questions of a table that have some left standing."""
        for asked, _ in left_standing(live.table()):
            question = live.decision_id(asked)
            self._begin(live.id, question, self.seconds(), partial(self._give, live.id, question))

    async def _give(self, table: int, question: str) -> None:
        live = await self.bot.keeper.live(table)
        found = _still_wanted(live, question)
        if found is not None and not self._has_own(live, *found):
            await self._submit(live, question, *found)

    def _has_own(self, live: Live, asked: Decision, _answer: Action) -> bool:
        """Say whether an answer of the player's own is on its way, or the rest of an order waits for them."""
        orders = self.bot.staging.orders
        return any(each(live, asked.seat) is not None for each in (orders.on_its_way, orders.rest))

    async def _submit(self, live: Live, question: str, asked: Decision, answer: Action) -> None:
        letters, waited_for = answered.letters_of(live), live.waiting_for()
        done = await self.bot.keeper.submit(live.id, asked.seat, [answer], question)
        await answered.update(self.bot, done.live, asked.seat, letters)
        await waiting_line.update(self.bot, done.live, waited_for)


def _still_wanted(live: Live, question: str) -> tuple[Decision, Action] | None:
    """Give a question that is still open, and what is left standing for it now."""
    if live.row.status != Status.RUNNING:
        return None
    wanted = left_standing(live.table())
    return next((each for each in wanted if live.decision_id(each[0]) == question), None)
