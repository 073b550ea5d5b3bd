"""What people type for a time to come or past: a length, a date, a timestamp; what time it is somewhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

LONGEST = timedelta(days=60)
"""The longest absence."""
QUARTER = 15
"""Time zones differ by quarters of an hour."""
WEST, EAST = -12 * 60, 14 * 60
"""Minutes by which the time of the westernmost and the easternmost zone is ahead of UTC."""

_STAMP = re.compile(r"<t:(\d{1,12})(?::[a-zA-Z])?>")
_LENGTH = re.compile(r"(\d{1,3})\s*([^\W\d_]*)\.?")
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DAY = re.compile(r"(\d{1,2})[./](\d{1,2})[./]?(\d{4})?")
_CLOCK = re.compile(r"(\d{1,2})[:.](\d{2})")
_UNITS = {"h": 1, "s": 1, "ω": 1, "ώ": 1, "w": 168, "ε": 168, "": 24, "d": 24, "t": 24, "η": 24, "μ": 24}
"""Hours of a unit, by its first letter in English, German or Greek."""


def read_until(text: str, now: datetime, offset: int) -> datetime | None:
    """Read until when somebody is away, by their own time; none of what is no such time."""
    typed = text.strip().casefold()
    readers: tuple[Callable[[str, datetime, int], datetime | None], ...] = (_stamp, _length, _date)
    until = next((found for read in readers if (found := read(typed, now, offset)) is not None), None)
    return until if until is not None and now < until <= now + LONGEST else None


def read_since(text: str, now: datetime, offset: int) -> datetime | None:
    """Read from when on something is asked for, by one's own time: so long ago, or where a day begins."""
    typed = text.strip().casefold()
    if (length := _length(typed, now, offset)) is not None:
        return now - (length - now)
    if (stamp := _stamp(typed, now, offset)) is not None:
        return stamp if stamp <= now else None
    ended = _date(typed, now, offset)
    if ended is None:
        return None
    begun = ended - timedelta(days=1)
    if begun > now and _DAY.fullmatch(typed) and not _DAY.fullmatch(typed)[3]:  # type: ignore[index]
        begun = _a_year_before(begun, offset)
    return begun if begun <= now else None


def _a_year_before(time: datetime, offset: int) -> datetime:
    """Give the same day of the year before; a day that is no more there is the one before it."""
    here = time + timedelta(minutes=offset)
    day = min(here.day, 28) if here.month == 2 else here.day
    return here.replace(year=here.year - 1, day=day) - timedelta(minutes=offset)


def _stamp(typed: str, _now: datetime, _offset: int) -> datetime | None:
    found = _STAMP.fullmatch(typed)
    try:
        return datetime.fromtimestamp(int(found[1]), UTC) if found else None
    except (ValueError, OverflowError):
        return None


def _length(typed: str, now: datetime, _offset: int) -> datetime | None:
    found = _LENGTH.fullmatch(typed)
    hours = _UNITS.get(found[2][:1]) if found else None
    return now + timedelta(hours=int(found[1]) * hours) if found and hours else None


def _date(typed: str, now: datetime, offset: int) -> datetime | None:
    """Read a date: its day ends at midnight; a day of this year that is over is one of the next."""
    here = now + timedelta(minutes=offset)
    try:
        if iso := _ISO.fullmatch(typed):
            day = datetime(int(iso[1]), int(iso[2]), int(iso[3]), tzinfo=UTC)
        elif found := _DAY.fullmatch(typed):
            day = datetime(int(found[3] or here.year), int(found[2]), int(found[1]), tzinfo=UTC)
            if not found[3] and day.date() < here.date():
                day = day.replace(year=here.year + 1)
        else:
            return None
    except ValueError:
        return None
    return day + timedelta(days=1) - timedelta(minutes=offset)


def read_offset(text: str, now: datetime) -> int | None:
    """Read what time it is somewhere; give the minutes by which that is ahead of UTC."""
    found = _CLOCK.fullmatch(text.strip())
    if found is None or int(found[1]) > 23 or int(found[2]) > 59:
        return None
    ahead = int(found[1]) * 60 + int(found[2]) - now.hour * 60 - now.minute
    rounded = round(ahead / QUARTER) * QUARTER
    while rounded < WEST:
        rounded += 24 * 60
    while rounded >= WEST + 24 * 60:
        rounded -= 24 * 60
    return rounded


def local_time(now: datetime, offset: int) -> str:
    """Write what time it is where it is so many minutes later than in UTC."""
    return f"{now + timedelta(minutes=offset):%H:%M}"
