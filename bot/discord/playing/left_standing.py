"""Answers that were left standing and may not show: given some time after their question, as if by hand.

The question is put like any other, everybody sees that its seat is waited for, and nobody can tell the answer
from one that the player gave. Games say which of their questions are such (`Step.discreet`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.db import StoreUnavailable
from bot.db.status import Status
from bot.discord.sending import answered, waiting_line
from bot.keeper import faults
from bot.keeper.errors import TableFault
from games.core.automation import left_standing
from games.core.errors import PlayerFault

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot
    from bot.keeper import Live
    from games.core.decision import Action, Decision

LEAST_S, MOST_S = 15, 300
"""How long such an answer takes at least and at most, besides what the pulse takes to find its question."""


def some_seconds() -> float:
    """Draw how long an answer takes; nobody can foresee it."""
    return LEAST_S + secrets.randbelow(1000 * (MOST_S - LEAST_S)) / 1000


class LeftStanding:
    """Gives answers that were left standing; after a start it finds anew what is to be answered."""

    def __init__(self, bot: KeryxBot, seconds: Callable[[], float] = some_seconds) -> None:
        self.bot = bot
        self.seconds = seconds
        self._tasks: dict[tuple[int, str], asyncio.Task[None]] = {}
        """Those that give answers in time, by the tables and questions."""

    def look(self, live: Live) -> None:
        """Let answers be on their way to all questions of a table that have some left standing."""
        for asked, _ in left_standing(live.table()):
            key = live.id, live.decision_id(asked)
            if key not in self._tasks:
                self._tasks[key] = asyncio.create_task(self._in_time(*key))

    @property
    def is_waiting(self) -> bool:
        """Say whether an answer is on its way."""
        return bool(self._tasks)

    async def close(self) -> None:
        """Stop; what is on its way is found again after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _in_time(self, table: int, question: str) -> None:
        try:
            await asyncio.sleep(self.seconds())
            # Shielded: the end of the bot must not break a transaction off.
            await asyncio.shield(self._give(table, question))
        except (TableFault, PlayerFault, StoreUnavailable):
            # If the question is still open, the next pulse finds it again.
            return
        except Exception as bug:  # noqa: BLE001 - one answer that fails must not stop the others
            faults.report(table, bug)
        finally:
            self._tasks.pop((table, question), None)

    async def _give(self, table: int, question: str) -> None:
        live = await self.bot.keeper.live(table)
        found = _still_wanted(live, question)
        if found is not None and not self._has_own(live, *found):
            await self._submit(live, question, *found)

    def _has_own(self, live: Live, asked: Decision, _answer: Action) -> bool:
        """Say whether an answer of the player's own is on its way, or the rest of an order waits for them."""
        orders = self.bot.staging.orders
        return any(each(live, asked.seat) is not None for each in (orders.staged, orders.rest))

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
