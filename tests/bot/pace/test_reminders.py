"""When somebody is reminded, and what people type for a time."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.pace.clock import Clock
from bot.pace.pace import NOTE, OPEN, pace_of
from bot.pace.reminders import Wait, Wishes, due_at, is_due, may_nudge
from bot.pace.until import local_time, read_offset, read_since, read_until

NOON = datetime(2026, 3, 10, 12, tzinfo=UTC)
ANY = Wishes()


def at(hours: float) -> datetime:
    return NOON + timedelta(hours=hours)


def wait(pace: str = OPEN, **clock: object) -> Wait:
    return Wait(1, 0, Clock(asked_at=NOON, since=NOON, **clock), pace_of(pace, None, None, NOTE))  # type: ignore[arg-type]


@pytest.mark.parametrize(("pace", "hours"), [("open", 24), ("relaxed", 36), ("daily", 12), ("fast", 2)])
def test_first_reminder_comes_after_half_the_pace_or_a_day(pace: str, hours: float) -> None:
    assert due_at(wait(pace), ANY) == at(hours)
    assert due_at(wait(pace), Wishes(hours=5)) == at(5)


def test_further_reminders_come_ever_more_seldom() -> None:
    gaps = []
    for count in range(1, 6):
        due = due_at(wait(reminded=count, reminded_at=NOON), ANY)
        assert due is not None
        gaps.append((due - NOON).days)
    assert gaps == [2, 4, 7, 7, 7]


def test_nobody_is_reminded_twice_in_a_day_nor_against_their_wishes() -> None:
    waits = [wait(), wait("fast")]
    assert not is_due(waits, ANY, at(1.9))
    assert is_due(waits, ANY, at(2))
    assert not is_due(waits, Wishes(reminded_at=at(-21)), at(2.9))
    assert is_due(waits, Wishes(reminded_at=at(-21)), at(3))
    assert not is_due(waits, Wishes(on=False), at(99))


def test_call_that_came_at_night_is_made_up_for_whatever_they_wish() -> None:
    late = replace(wait("fast"), at_night=True)
    quiet = Wishes(on=False, reminded_at=at(-1))
    assert is_due([late], quiet, at(8))
    made = replace(late, clock=replace(late.clock, reminded_at=at(8)))
    assert not is_due([made], quiet, at(99))
    # It was no reminder: the first one comes a day after it, not two.
    assert due_at(made, ANY) == at(32)
    paused = replace(late, clock=replace(late.clock, since=None))
    assert not is_due([paused], ANY, at(8))


def test_clock_that_stands_still_is_no_reason_and_a_nudge_is_one_at_once() -> None:
    still = wait()
    still = replace(still, clock=replace(still.clock, since=None))
    assert not is_due([still], ANY, at(999))
    assert is_due([wait(nudged=True)], ANY, NOON)
    assert not is_due([wait(nudged=True)], Wishes(reminded_at=NOON), at(23))


@pytest.mark.parametrize(("pace", "hours"), [("open", 6), ("daily", 6), ("fast", 2)])
def test_nobody_is_nudged_who_has_just_been_asked(pace: str, hours: float) -> None:
    assert not may_nudge(wait(pace).clock, wait(pace).pace, at(hours - 0.1))
    assert may_nudge(wait(pace).clock, wait(pace).pace, at(hours))


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("3", 72),
        ("3d", 72),
        ("3 Tage", 72),
        ("3 ημέρες", 72),
        ("12h", 12),
        ("12 Std.", 12),
        ("12 ώρες", 12),
        ("2 weeks", 336),
        ("2026-03-11", 34),
        ("11.3.", 34),
        ("11.3.2026", 34),
        ("11/3", 34),
        (f"<t:{int(NOON.timestamp()) + 7200}:R>", 2),
    ],
)
def test_end_of_an_absence_is_read(typed: str, hours: float) -> None:
    assert read_until(typed, NOON, 120) == at(hours)


@pytest.mark.parametrize(
    "typed", ["", "soon", "0", "61", "2026-03-09", "9.3.2025", "31.2.", "99/99", "<t:1:R>", "-3", "3x", "²"]
)
def test_what_is_no_end_of_an_absence_is_refused(typed: str) -> None:
    assert read_until(typed, NOON, 0) is None


@pytest.mark.parametrize(
    ("typed", "minutes"), [("12:00", 0), ("14:01", 120), ("7:00", -300), ("17:45", 345), ("01:30", -630)]
)
def test_offset_is_read_from_the_present_time(typed: str, minutes: int) -> None:
    assert read_offset(typed, NOON) == minutes
    assert local_time(NOON, 345) == "17:45"


@pytest.mark.parametrize("typed", ["", "25:00", "12", "12:61", "noon"])
def test_what_is_no_time_of_day_is_refused(typed: str) -> None:
    assert read_offset(typed, NOON) is None


@pytest.mark.parametrize(
    ("typed", "since"),
    [
        ("3 days", NOON - timedelta(days=3)),
        ("12h", NOON - timedelta(hours=12)),
        (f"{NOON:%Y-%m-%d}", NOON.replace(hour=0) - timedelta(hours=2)),
        (f"{NOON - timedelta(days=2):%d.%m.}", NOON.replace(hour=0) - timedelta(days=2, hours=2)),
        (f"<t:{int(NOON.timestamp()) - 60}:R>", NOON - timedelta(minutes=1)),
    ],
)
def test_times_that_are_past_are_read_by_ones_own_time(typed: str, since: datetime) -> None:
    assert read_since(typed, NOON, 120) == since


def test_day_that_is_still_to_come_is_one_of_the_year_before() -> None:
    later = NOON + timedelta(days=20)
    read = read_since(f"{later:%d.%m.}", NOON, 0)
    assert read is not None
    assert (read.day, read.month, read.year) == (later.day, later.month, later.year - 1)


@pytest.mark.parametrize("typed", ["", "soon", "31.2.", "2999-01-01", "<t:99999999999>", "<t:999999999999>"])
def test_what_is_no_time_in_the_past_is_refused(typed: str) -> None:
    assert read_since(typed, NOON, 0) is None
    assert read_until(typed, NOON, 0) is None
