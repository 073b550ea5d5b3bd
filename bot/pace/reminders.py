"""Whom to remind of what, and when: at most once a day, of all tables together, ever more seldom."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.pace.clock import Clock
from bot.pace.pace import Pace

DAY = timedelta(days=1)
FIRST = DAY
"""How long after the question one is reminded for the first time, where nothing else says it."""
LONGEST = timedelta(days=7)
"""From one reminder of a question to the next at most."""
NUDGE_AFTER = timedelta(hours=6)
"""How long somebody may think before others may nudge; half the hours of a move, if these are fewer."""


@dataclass(frozen=True)
class Wait:
    """A table that waits for somebody."""

    table: int
    seat: int
    clock: Clock
    pace: Pace
    at_night: bool = False
    """Whether the question came at their night, so that nobody was disturbed by its post."""

    @property
    def is_put_off(self) -> bool:
        """Say whether the call to a question is still to be made up for."""
        return self.at_night and self.clock.since is not None and self.clock.reminded_at is None


@dataclass(frozen=True)
class Wishes:
    """How somebody wants to be reminded, and when they last were."""

    on: bool = True
    hours: int | None = None
    """Hours until the first reminder; none: as the pace of the table says."""
    reminded_at: datetime | None = None


def half_of(pace: Pace) -> timedelta | None:
    """Return half the hours of a move; none where there is no limit."""
    return None if pace.hours is None else timedelta(hours=pace.hours) / 2


def due_at(wait: Wait, wishes: Wishes) -> datetime | None:
    """Return when somebody is to be reminded of a question next; none while its clock stands still."""
    clock = wait.clock
    if clock.since is None:
        return None
    if clock.nudged:
        return clock.since
    if clock.reminded_at is not None:
        return clock.reminded_at + min(DAY * 2.0**clock.reminded, LONGEST)
    own = None if wishes.hours is None else timedelta(hours=wishes.hours)
    return clock.since + (own or half_of(wait.pace) or FIRST)


def is_due(waits: Collection[Wait], wishes: Wishes, now: datetime) -> bool:
    """Say whether somebody is to be reminded now, of all that waits for them.

    A call that was put off at night is no reminder: it is made whatever they wish, and as soon as it may be.
    """
    if any(wait.is_put_off for wait in waits):
        return True
    if not wishes.on or (wishes.reminded_at is not None and now - wishes.reminded_at < DAY):
        return False
    times = (due_at(wait, wishes) for wait in waits)
    return any(time is not None and time <= now for time in times)


def may_nudge(clock: Clock, pace: Pace, now: datetime) -> bool:
    """Say whether somebody has been asked for so long that others may want them to be reminded."""
    after = min(half_of(pace) or NUDGE_AFTER, NUDGE_AFTER)
    return clock.since is not None and now - clock.since >= after
