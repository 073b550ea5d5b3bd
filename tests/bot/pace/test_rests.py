"""When clocks stand still: at night, in absence, while nobody could answer."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.pace.pace import Pace
from bot.pace.rests import Absence, Night, Rests, Span, covered

NOON = datetime(2026, 3, 10, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
DAILY = Pace("daily", 24, 48, "note", 7)
H = 3600.0


def at(hours: float) -> datetime:
    return NOON + hours * HOUR


def test_each_second_is_covered_once() -> None:
    spans = [Span(at(1), at(3)), Span(at(2), at(4)), Span(at(-5), at(0.5)), Span(at(9), at(20))]
    assert covered(spans, NOON, at(10)) == (0.5 + 3 + 1) * H


@pytest.mark.parametrize(
    ("night", "hours"),
    [(Night(22, 8, 0), 14), (Night(0, 8, 0), 16), (Night(22, 8, 120), 14), (Night(7, 7, 0), 24)],
)
def test_clock_rests_at_night_by_the_time_of_its_player(night: Night, hours: float) -> None:
    rests = Rests(nights={7: night})
    assert rests.ran(7, DAILY, NOON, at(24)) == hours * H
    assert rests.ran(8, DAILY, NOON, at(24)) == 24 * H
    assert rests.ran(None, DAILY, NOON, at(24)) == 24 * H


@pytest.mark.parametrize(("offset", "hour"), [(0, 22), (120, 20), (-300, 3), (345, 16)])
def test_night_begins_by_the_time_of_its_player(offset: int, hour: int) -> None:
    night, begins = Night(22, 8, offset), NOON.replace(hour=hour)
    begins += timedelta(minutes=15) if offset == 345 else timedelta()
    assert night.has(begins)
    assert not night.has(begins - timedelta(seconds=1))
    assert night.has(begins + 10 * HOUR - timedelta(seconds=1))
    assert not night.has(begins + 10 * HOUR)


def test_night_that_was_moved_stops_clocks_from_half_a_day_later_on() -> None:
    """It disturbs nobody at once, though: only clocks do not rest in it yet."""
    moved = Night(12, 23, 0, chosen_at=NOON)
    assert moved.has(at(1))
    assert Rests(nights={7: moved}).ran(7, DAILY, NOON, at(24)) == 24 * H
    assert Rests(nights={7: moved}).ran(7, DAILY, NOON, at(48)) == (48 - 11) * H
    later = Night(1, 9, 0, chosen_at=NOON)
    assert Rests(nights={7: later}).ran(7, DAILY, NOON, at(24)) == (24 - 8) * H


def test_absence_stops_a_clock_for_as_long_as_the_table_allows() -> None:
    rests = Rests(absences={7: [Absence(at(2), at(2 + 24 * 20))]})
    assert rests.ran(7, DAILY, NOON, at(24 * 5)) == 2 * H
    assert rests.ran(7, DAILY, NOON, at(24 * 10)) == (240 - 7 * 24) * H
    assert rests.absence(7, at(3)) is not None
    assert rests.absence(7, at(1)) is None
    assert rests.absence(8, at(3)) is None


def test_absences_in_a_row_stop_a_clock_no_longer_than_one() -> None:
    whole = Rests(absences={7: [Absence(at(0), at(24 * 20))]})
    parts = [Absence(at(24 * day), at(24 * day + 23)) for day in range(20)]
    assert Rests(absences={7: parts}).ran(7, DAILY, NOON, at(24 * 20)) == (13 * 24 + 7) * H
    assert whole.ran(7, DAILY, NOON, at(24 * 20)) == 13 * 24 * H
    apart = [Absence(at(0), at(24 * 7)), Absence(at(24 * 8), at(24 * 15))]
    assert Rests(absences={7: apart}).ran(7, DAILY, NOON, at(24 * 15)) == 24 * H


def test_outage_stops_every_clock() -> None:
    rests = Rests(outages=[Span(at(1), at(3))])
    assert [rests.ran(user, DAILY, NOON, at(4)) for user in (None, 7)] == [2 * H, 2 * H]


def test_time_at_which_a_clock_will_have_run_is_where_it_has_run() -> None:
    rests = Rests({7: Night(22, 8, 60)}, {7: [Absence(at(30), at(50))]}, [Span(at(3), at(4))])
    for hours in (0, 0.5, 5, 12, 24, 72, 300):
        due = rests.when_run(7, DAILY, NOON, hours * H)
        assert rests.ran(7, DAILY, NOON, due) == pytest.approx(hours * H)
        odd = NOON + timedelta(microseconds=333_333)
        assert rests.when_run(7, DAILY, odd, hours * H + 0.123456789) > odd
        assert hours == 0 or rests.ran(7, DAILY, NOON, due - timedelta(seconds=1)) < hours * H
