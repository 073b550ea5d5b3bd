"""The pace of a table: how long a move may take, what is in the bank beside it, and what follows."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

OPEN: Final = "open"
OWN: Final = "own"
"""The pace of a table that chose numbers of its own."""
NOTE: Final = "note"
FREE: Final = "free"
ANSWER: Final = "answer"
RESIGN: Final = "resign"
WHEN_UP: Final = (NOTE, FREE, ANSWER, RESIGN)
"""What follows when time is up: a note; somebody else may take the seat; Keryx answers; the seat resigns."""

MAX_HOURS: Final = 14 * 24
MAX_BANK: Final = 30 * 24
OWN_AWAY: Final = 7
"""Days that an absence stops the clock where a table has numbers of its own."""


@dataclass(frozen=True)
class Pace:
    """How long a seat may take, in hours; a table without a limit has no hours."""

    name: str = OPEN
    hours: int | None = None
    bank: int = 0
    when_up: str = NOTE
    away_days: int = 0
    """For how many days an absence stops the clock."""

    @property
    def per_move(self) -> float | None:
        """Return the seconds of one move; none where there is no limit."""
        return None if self.hours is None else self.hours * 3600.0

    @property
    def reserve(self) -> float:
        """Return the seconds of the bank."""
        return self.bank * 3600.0

    @property
    def away(self) -> timedelta:
        """Return how long an absence stops the clock."""
        return timedelta(days=self.away_days)


_NAMED: Final = {
    OPEN: (None, 0, 0),
    "relaxed": (72, 7 * 24, 14),
    "daily": (24, 48, 7),
    "fast": (4, 12, 2),
}
"""Hours of a move, hours of the bank, days that an absence stops the clock."""
PACES: Final = tuple(_NAMED)


UNLIMITED: Final = Pace()


def pace_of(name: str, hours: int | None, bank: int | None, when_up: str) -> Pace:
    """Give the pace of a table from what is stored of it; one that is not known has no limit."""
    if name == OWN and hours is not None:
        return Pace(OWN, hours, bank or 0, when_up, OWN_AWAY)
    known = name if name in _NAMED else OPEN
    return Pace(known, *_NAMED[known][:2], when_up, _NAMED[known][2])


def followed_by(pace: Pace, *, may_resign: bool) -> str:
    """Say what follows when time is up; where the game lets no seat resign, somebody else may take it."""
    return FREE if pace.when_up == RESIGN and not may_resign else pace.when_up
