"""Time as the practice server sees it: the real one, or one that tests move by hand."""

from __future__ import annotations

import time
from datetime import UTC, datetime


class Clock:
    """Tell the time of the machine."""

    def now(self) -> float:
        """Return seconds since 1970."""
        return time.time()

    def timestamp(self) -> str:
        """Return the time as Discord writes it."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat(timespec="microseconds")


class MovableClock(Clock):
    """Run with the real clock, ahead of it by what `advance` added."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """Return the machine's time plus the seconds skipped so far."""
        return super().now() + self._ahead

    def advance(self, seconds: float) -> None:
        """Skip the given number of seconds."""
        self._ahead += seconds
