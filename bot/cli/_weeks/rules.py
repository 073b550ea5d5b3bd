"""The rules of time as players are told them, counted second by second; the bot's own code is not asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from bot.cli._weeks.chronicle import Left, Pace, Wished
from bot.cli._weeks.clock import DAY, HOUR, MINUTE

QUARTER = 15 * MINUTE
"""Nights begin and end at a quarter of an hour, whatever the time zone."""
OUTAGE = 3 * MINUTE
"""The bot was away if its pulse was not felt for so long."""
LONGEST = 7 * DAY
"""From one reminder of a question to the next at most."""
NUDGE_AFTER = 6 * HOUR


@dataclass
class Question:
    """A question to somebody at a table, with its clock."""

    asked_at: int
    at_night: bool = False
    """Whether it came at night, so that its post disturbed nobody."""
    counted: int = 0
    """Seconds that count for sure."""
    recent: int = 0
    """Seconds since the bot was last felt to be there; if it was away since, they do not count."""
    answered: bool = False
    """Whether it is answered under seal."""
    used_when_answered: int = 0
    is_told_up: bool = False
    reminders: int = 0
    reminded_at: int | None = None
    is_nudged: bool = False

    @property
    def used(self) -> int:
        """Give the seconds that it has taken."""
        return self.counted + self.recent

    @property
    def is_put_off(self) -> bool:
        """Say whether the call to it is still to be made up for in the morning."""
        return self.at_night and self.reminded_at is None

    def answer(self) -> None:
        """Note that it is answered under seal; what it took is what counts once the seal is opened."""
        if not self.answered:
            self.answered, self.used_when_answered = True, self.used

    def due_at(self, pace: Pace, first_hours: int | None) -> int:
        """Give when its player is to be reminded next."""
        if self.is_nudged:
            return self.asked_at
        if self.reminded_at is not None:
            return self.reminded_at + min(DAY << self.reminders, LONGEST)
        if first_hours is not None:
            return self.asked_at + first_hours * HOUR
        return self.asked_at + (DAY if pace.hours is None else pace.hours * HOUR // 2)


@dataclass
class Person:
    """What somebody has chosen, and when they were reminded."""

    id: str
    name: str
    language: str
    on: bool = True
    first_hours: int | None = None
    night: tuple[int, int] | None = None
    minutes_ahead: int = 0
    absences: list[Left] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    """Until when each absence lasts, or lasted where they came back earlier."""
    are_doors_open: bool = True
    reminded_at: int | None = None

    def wish(self, wished: Wished) -> None:
        """Choose how to be reminded."""
        self.on, self.first_hours = wished.on, wished.first_hours
        self.night, self.minutes_ahead = wished.night, wished.minutes_ahead

    def leave(self, left: Left) -> None:
        """Be away from now on."""
        self.come_back(left.at)
        self.absences.append(left)
        self.ends.append(left.until)

    def come_back(self, at: int) -> None:
        """Be back."""
        self.ends = [min(end, at) for end in self.ends]

    def is_asleep(self, at: int) -> bool:
        """Say whether it is night where they are."""
        if self.night is None:
            return False
        hour = (at + self.minutes_ahead * MINUTE) % DAY / HOUR
        since, until = self.night
        return since <= hour < until if since < until else hour >= since or hour < until

    def absence(self, at: int) -> Left | None:
        """Give the absence that goes on."""
        going_on = (left for left, end in zip(self.absences, self.ends, strict=True) if left.at <= at < end)
        return next(going_on, None)

    def rests(self, pace: Pace, at: int) -> bool:
        """Say whether their clock stands still: at night, and away for as long as the pace allows."""
        left = self.absence(at)
        return self.is_asleep(at) or (left is not None and at < self._begun(left) + pace.away_days * DAY)

    def _begun(self, left: Left) -> int:
        """Say since when an absence counts: one that follows another within a day goes on with it."""
        before = zip(self.absences, self.ends, strict=True)
        last = next((earlier for earlier, end in before if earlier.at < left.at < end + DAY), None)
        return left.at if last is None else self._begun(last)

    def ran(self, pace: Pace, since: int, until: int) -> int:
        """Give the seconds for which their clock ran."""
        return sum(b - a for a, b in self._pieces(pace, since, until) if not self.rests(pace, a))

    def _pieces(self, pace: Pace, since: int, until: int) -> Iterator[tuple[int, int]]:
        """Part some time wherever a rest may begin or end."""
        quarters = range(since - since % QUARTER + QUARTER, until, QUARTER)
        edges = {*self.ends, *(self._begun(left) + pace.away_days * DAY for left in self.absences)}
        points = sorted({since, until, *quarters, *(edge for edge in edges if since < edge < until)})
        return pairwise(points)
