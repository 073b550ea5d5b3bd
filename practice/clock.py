"""Time as the practice server sees it: the real one, or one that tests move by hand."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime


class Clock:
    """Tell the time of the machine."""

    def __init__(self) -> None:
        self.on_move: list[Callable[[], None]] = []
        """What is to be looked at again when tests move the time."""

    def now(self) -> float:
        """Return seconds since 1970."""
        return time.time()

    def timestamp(self) -> str:
        """Return the time as Discord writes it."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat(timespec="microseconds")


class MovableClock(Clock):
    """Run with the real clock, ahead of it by what `advance` added."""

    def __init__(self) -> None:
        super().__init__()
        self._ahead = 0.0
        self._skipped = 0.0

    def now(self) -> float:
        """Return the machine's time plus the seconds skipped so far."""
        return super().now() + self._ahead

    def advance(self, seconds: float) -> None:
        """Skip the given number of seconds."""
        self._skipped += seconds
        self._move(seconds)

    def set_back(self, seconds: float) -> None:
        """Set the time back, as an operator may do; no time passes by that."""
        self._move(-seconds)

    def elapsed(self) -> float:
        """Return seconds that only grow, whatever the time is set to."""
        return time.monotonic() + self._skipped

    def _move(self, seconds: float) -> None:
        self._ahead += seconds
        for look in self.on_move:
            look()
