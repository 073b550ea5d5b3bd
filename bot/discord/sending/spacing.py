"""What Discord allows only now and then is spaced out, so that it is never asked for too much."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from datetime import timedelta

from discord.utils import snowflake_time

from bot.discord.clocks import Elapsed, Now

OPENINGS = (5, 2.0)
"""How many direct conversations are opened at once, and seconds between further ones."""
WAKINGS = (5, 2.0)
"""The same of private threads that are woken."""
OLD = timedelta(hours=1)
"""Of messages that are older, Discord lets few be edited."""
OLD_EDITS_APART_S = 7.0
"""Seconds between two edits of old messages in one channel."""


class NotYet(Exception):
    """The turn of something has not come."""

    def __init__(self, wait: float) -> None:
        super().__init__(wait)
        self.wait = wait
        """Seconds until it comes."""


class Spacing:
    """Gives turns: some at once, and then one after the other."""

    def __init__(self, at_once: int, apart: float, elapsed: Elapsed) -> None:
        self._apart, self._elapsed = apart, elapsed
        self._allowance = (at_once - 1) * apart
        self._next = elapsed()
        """When the next would have its turn if none were given at once."""
        self._turns: dict[Hashable, float] = {}

    def wait_of(self, who: Hashable) -> float:
        """Give the seconds until it is somebody's turn, none if it is now; who waits keeps the turn."""
        now = self._elapsed()
        if who not in self._turns:
            self._turns[who] = max(self._next, now) - self._allowance
            self._next = max(self._next, now) + self._apart
        wait = self._turns[who] - now
        if wait <= 0:
            del self._turns[who]
        return max(wait, 0.0)

    def demand(self, who: Hashable) -> None:
        """Raise NotYet unless it is somebody's turn."""
        if wait := self.wait_of(who):
            raise NotYet(wait)

    @property
    def is_idle(self) -> bool:
        """Say whether the next has its turn at once and nobody waits."""
        return not self._turns and self._next <= self._elapsed()


class OldEdits:
    """Gives turns for editing messages; only those over an hour old have to wait for one."""

    def __init__(self, now: Now, elapsed: Elapsed, apart: float = OLD_EDITS_APART_S) -> None:
        self._now = now
        self._new: Callable[[], Spacing] = lambda: Spacing(1, apart, elapsed)
        self._channels: dict[int, Spacing] = {}
        self._waiting: set[int] = set()

    async def turn(self, channel_id: int, message_id: int) -> bool:
        """Wait until a message may be edited; tell whether it is to be.

        It is not if another edit of it waits already: that will show the newest, as everybody finds out what
        to show only when their turn has come.
        """
        if self._now() - snowflake_time(message_id) < OLD:
            return True
        if message_id in self._waiting:
            return False
        self._waiting.add(message_id)
        try:
            await self._wait(channel_id, message_id)
        finally:
            self._waiting.discard(message_id)
        return True

    async def _wait(self, channel_id: int, message_id: int) -> None:
        self._channels = {each: spacing for each, spacing in self._channels.items() if not spacing.is_idle}
        spacing = self._channels.setdefault(channel_id, self._new())
        while wait := spacing.wait_of(message_id):  # noqa: ASYNC110 - a turn comes by time alone
            await asyncio.sleep(wait)
