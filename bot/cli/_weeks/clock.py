"""Time that stands still until it is moved: all that happens between two moves happens at the same second."""

from __future__ import annotations

from datetime import UTC, datetime

from practice.clock import Clock

MINUTE, HOUR, DAY = 60, 3600, 86_400
BEGINNING = int(datetime(2027, 3, 1, 6, tzinfo=UTC).timestamp())
"""When a month begins: at an hour, so that nights begin and end at a step of the clock."""


class StandingClock(Clock):
    """The time of the practice server, in whole seconds."""

    def __init__(self, at: int = BEGINNING) -> None:
        super().__init__()
        self.at = at
        self._stamps = 0

    def now(self) -> float:
        """Return seconds since 1970."""
        return float(self.at)

    def timestamp(self) -> str:
        """Return the time as Discord writes it; no two are the same, so that edits are told apart."""
        self._stamps += 1
        return datetime.fromtimestamp(self.at + self._stamps % 1_000_000 / 1e6, UTC).isoformat(
            timespec="microseconds"
        )

    def move_to(self, at: int) -> None:
        """Let it be later."""
        self.at = at
        for look in self.on_move:
            look()
