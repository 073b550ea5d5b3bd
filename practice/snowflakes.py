"""Discord's ids: 42 bits of milliseconds since 2015, then a counter; text everywhere but here."""

from __future__ import annotations

from practice.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000
TIME_SHIFT = 22

Snowflake = str


class Snowflakes:
    """Hand out ids that only ever grow, so that sorting by id is sorting by age."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> Snowflake:
        """Return an id greater than every id before it."""
        by_time = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << TIME_SHIFT
        self._last = max(by_time, self._last + 1)
        return str(self._last)

    def skip_to(self, used: Snowflake) -> None:
        """Make sure that ids read from a saved state are not given again."""
        self._last = max(self._last, int(used))


def age_key(snowflake: Snowflake) -> int:
    """Return the number by which ids are sorted."""
    return int(snowflake)


def created_at(snowflake: Snowflake) -> float:
    """Return when an id was handed out, in seconds since 1970."""
    return ((int(snowflake) >> TIME_SHIFT) + DISCORD_EPOCH_MS) / 1000


def is_snowflake(text: object) -> bool:
    """Tell whether this can be an id, written as text or as a number."""
    return str(text).isascii() and str(text).isdigit() and len(str(text)) <= 20
