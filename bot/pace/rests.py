"""When a clock stands still although its seat is asked: at night, in absence, while nobody could answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.pace.pace import Pace

DAY = timedelta(days=1)
TICK = 0.001
"""Seconds that are too few to count; less than the smallest step of a time, and it would never be reached."""
MAX_NIGHT = 12
"""Hours of the longest night."""


class Span(NamedTuple):
    """Some time, from and until."""

    since: datetime
    until: datetime


@dataclass(frozen=True)
class Night:
    """The hours of the day at which somebody is not to be disturbed, by their own time."""

    since: int
    until: int
    offset: int
    """Minutes by which their time is ahead of UTC."""
    chosen_at: datetime | None = None
    """When it was chosen in the place of another; none: it was the first."""

    @property
    def hours(self) -> int:
        """Return how long it is."""
        return (self.until - self.since) % 24

    def spans(self, since: datetime, until: datetime) -> Iterator[Span]:
        """Give the nights that some time touches."""
        midnight = since.replace(hour=0, minute=0, second=0, microsecond=0) - DAY
        begins = midnight + timedelta(hours=self.since) - timedelta(minutes=self.offset)
        length = timedelta(hours=self.hours)
        while begins < until and length:
            if begins + length > since:
                yield Span(begins, begins + length)
            begins += DAY

    @property
    def counts_from(self) -> datetime | None:
        """Return when a night must begin at the earliest for clocks to rest in it; none: all do.

        Otherwise a night that is moved again and again would never end.
        """
        return None if self.chosen_at is None else self.chosen_at + timedelta(hours=MAX_NIGHT)

    def rests(self, since: datetime, until: datetime) -> Iterator[Span]:
        """Give the nights that some time touches and in which clocks rest."""
        first = self.counts_from
        return (span for span in self.spans(since, until) if first is None or span.since >= first)

    def has(self, now: datetime) -> bool:
        """Say whether it is night."""
        return any(span.since <= now < span.until for span in self.spans(now, now + timedelta(seconds=1)))


@dataclass(frozen=True)
class Absence:
    """Somebody is away for a time that they have named."""

    since: datetime
    until: datetime
    keryx: bool = False
    """Whether Keryx answers for them meanwhile."""


@dataclass
class Rests:
    """What is known of everybody's nights and absences, and when the bot or Discord was away."""

    nights: dict[int, Night] = field(default_factory=dict)
    absences: dict[int, list[Absence]] = field(default_factory=dict)
    outages: list[Span] = field(default_factory=list)

    def spans(self, user: int | None, pace: Pace, since: datetime, until: datetime) -> Iterator[Span]:
        """Give the times at which the clock of a user stands still."""
        yield from self.outages
        if user is None:
            return
        if user in self.nights:
            yield from self.nights[user].rests(since, until)
        for absence, begun in in_a_row(self.absences.get(user, ())):
            yield Span(absence.since, min(absence.until, begun + pace.away))

    def absence(self, user: int | None, now: datetime) -> Absence | None:
        """Return the absence of a user that is going on."""
        known = () if user is None else self.absences.get(user, ())
        return next((each for each in known if each.since <= now < each.until), None)

    def absent(self, users: Mapping[int, int | None], now: datetime) -> dict[int, datetime]:
        """Say which seats of users are away, and until when."""
        found = {seat: self.absence(user, now) for seat, user in users.items()}
        return {seat: absence.until for seat, absence in found.items() if absence is not None}

    def is_night(self, user: int, now: datetime) -> bool:
        """Say whether it is night where a user is, so far as they have said."""
        return user in self.nights and self.nights[user].has(now)

    def ran(self, user: int | None, pace: Pace, since: datetime, until: datetime) -> float:
        """Return the seconds for which a clock ran in some time."""
        passed = (until - since).total_seconds()
        return max(passed - covered(self.spans(user, pace, since, until), since, until), 0.0)

    def when_run(self, user: int | None, pace: Pace, since: datetime, seconds: float) -> datetime:
        """Return the time at which a clock will have run for some seconds."""
        until = since + timedelta(seconds=seconds)
        while (left := seconds - self.ran(user, pace, since, until)) > TICK:
            until += timedelta(seconds=left)
        return until


def in_a_row(absences: Iterable[Absence]) -> Iterator[tuple[Absence, datetime]]:
    """Say since when each absence counts: one that follows another within a day goes on with it."""
    begun = ended = None
    for each in absences:
        if begun is None or ended is None or each.since - ended >= DAY:
            begun = each.since
        ended = each.until
        yield each, begun


def covered(spans: Iterable[Span], since: datetime, until: datetime) -> float:
    """Return how many seconds of some time lie in spans, each counted once."""
    total, reached = timedelta(), since
    for span in sorted(spans):
        begins, ends = max(span.since, reached), min(span.until, until)
        if ends > begins:
            total, reached = total + (ends - begins), ends
    return total.total_seconds()
