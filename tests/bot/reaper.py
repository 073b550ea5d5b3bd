"""Ends what runs at the n-th instant of writing: before or after a row, before or after a commit."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.db import Store, Writer

STEPS = ("put_order", "drop_order", "drop_orders", "add_log", "add_snapshot", "add_outbox", "update_table")
"""What is written when an answer is staged or carried out."""


class Killed(BaseException):
    """The process ends here; nothing of it goes on."""


class Reaper:
    """Kills at the n-th instant; what is dead writes nothing more."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, instant: int) -> None:
        self.left = instant
        for name in STEPS:
            monkeypatch.setattr(Writer, name, self._watched(getattr(Writer, name)))
        monkeypatch.setattr(Store, "writing", self._committing(Store.writing))

    @property
    def has_struck(self) -> bool:
        """Say whether the instant has come."""
        return self.left <= 0

    def strike(self) -> None:
        self.left -= 1
        if self.has_struck:
            raise Killed

    def _watched(self, write: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def watched(*given: Any, **more: Any) -> Any:
            self.strike()
            written = await write(*given, **more)
            self.strike()
            return written

        return watched

    def _committing(self, writing: Any) -> Any:
        @asynccontextmanager
        async def watched(store: Store) -> AsyncIterator[Writer]:
            if self.has_struck:
                raise Killed
            async with writing(store) as writer:
                yield writer
                self.strike()
            # It is committed, but nobody in this process hears of it.
            self.strike()

        return watched
