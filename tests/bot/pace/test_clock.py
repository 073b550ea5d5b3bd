"""Clocks are moved by what everybody sees; what is under seal counts once it is opened."""

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.discord.texts import commands_in
from bot.pace.clock import Clock, Timing, Turn
from bot.pace.pace import ANSWER, FREE, NOTE, OPEN, OWN, PACES, RESIGN, WHEN_UP, followed_by, pace_of
from bot.pace.rests import Night, Rests
from games.text import LANGUAGES

NOON = datetime(2026, 3, 10, 12, tzinfo=UTC)
H = 3600.0
DAILY = pace_of("daily", None, None, NOTE)
TIMING = Timing(DAILY, (100, 101, 102), Rests())


def at(hours: float) -> datetime:
    return NOON + timedelta(hours=hours)


def asked(*seats: int, now: float = 0) -> dict[int, Clock]:
    return TIMING.turned({}, Turn(at(now), seats))


def test_clocks_of_all_who_are_asked_run_and_no_other() -> None:
    clocks = asked(0, 2)
    assert {seat: clock.since for seat, clock in clocks.items()} == {0: NOON, 2: NOON}


def test_hours_of_a_move_come_before_the_bank() -> None:
    clocks = TIMING.turned(asked(0), Turn(at(20), [1], told=True))
    assert (clocks[0].banked, clocks[0].since) == (0, None)
    clocks = TIMING.turned(TIMING.turned(clocks, Turn(at(21), [0], told=True)), Turn(at(51), [1], told=True))
    assert clocks[0].banked == 6 * H
    assert TIMING.bank(clocks[0]) == 42 * H


def test_time_is_up_when_the_bank_is_empty() -> None:
    clock = asked(0)[0]
    assert TIMING.due(0, clock) == at(72)
    assert not TIMING.is_up(0, clock, at(71.9))
    assert TIMING.is_up(0, clock, at(72))
    spent = replace(clock, banked=48 * H)
    assert TIMING.due(0, spent) == at(24)


def test_table_without_a_limit_has_clocks_that_never_end() -> None:
    timing = replace(TIMING, pace=pace_of(OPEN, None, None, ANSWER))
    clocks = timing.turned({}, Turn(NOON, [0]))
    assert timing.due(0, clocks[0]) is None
    assert not timing.is_up(0, clocks[0], at(10_000))
    assert timing.turned(clocks, Turn(at(999), [1], told=True))[0].banked == 0


def test_pause_stops_clocks_where_they_stand() -> None:
    paused = TIMING.turned(asked(0), Turn(at(10), [0], goes_on=False))
    assert (paused[0].since, paused[0].spent) == (None, 10 * H)
    assert TIMING.due(0, paused[0]) is None
    again = TIMING.turned(paused, Turn(at(500), [0]))
    assert TIMING.due(0, again[0]) == at(562)
    assert again[0].asked_at == NOON


def test_steps_inside_a_turn_that_nobody_is_told_of_move_no_clock() -> None:
    clocks = asked(0)
    assert TIMING.turned(clocks, Turn(at(5), [0])) == clocks
    assert TIMING.turned(clocks, Turn(at(5), [0], told=True))[0].asked_at == at(5)


def test_under_seal_clocks_of_all_run_until_it_is_opened() -> None:
    """Whether somebody has answered is nowhere in what everybody sees of a clock."""
    clocks = asked(0, 1)
    held = TIMING.turned(clocks, Turn(at(1), [0, 1], answered={0: True}))
    for seat in (0, 1):
        for hours in (1, 30, 71):
            assert TIMING.left(seat, held[seat], at(hours)) == TIMING.left(seat, clocks[seat], at(hours))
        assert TIMING.due(seat, held[seat]) == TIMING.due(seat, clocks[seat])
        assert TIMING.bank(held[seat]) == TIMING.bank(clocks[seat])
    assert repr(held) == repr(clocks)


def test_what_was_used_under_seal_counts_once_it_is_opened() -> None:
    held = TIMING.turned(asked(0, 1), Turn(at(1), [0, 1], answered={0: True}))
    later = TIMING.turned(held, Turn(at(40), [0, 1], answered={0: True}))
    assert later[0].answered_at == at(1)
    opened = TIMING.turned(later, Turn(at(60), [2], told=True))
    assert (opened[0].banked, opened[1].banked) == (0, 36 * H)


def test_who_has_something_left_to_answer_under_seal_has_not_answered() -> None:
    held = TIMING.turned(asked(0, 1), Turn(at(1), [0, 1], answered={0: True}))
    assert TIMING.turned(held, Turn(at(2), [0, 1], answered={0: False}))[0].answered_at is None


def test_rests_that_change_count_from_then_on() -> None:
    clock = asked(0)[0]
    settled = TIMING.settled(0, clock, at(12))
    night = replace(TIMING, rests=Rests(nights={100: Night(12, 0, 0)}))
    assert night.used(0, clock, at(12)) == 0
    assert night.used(0, settled, at(12)) == 12 * H


@pytest.mark.parametrize("name", PACES)
def test_choice_says_the_numbers_of_its_pace(name: str) -> None:
    pace = pace_of(name, None, None, NOTE)
    said = [commands_in(language).say(f"choice-{name}") for language in LANGUAGES]
    if pace.hours is not None:
        numbers = {str(pace.hours), str(pace.bank)}
        assert all(numbers <= set(re.findall(r"\d+", each)) for each in said)
    assert all(len(each) <= 100 for each in said)


def test_pace_of_ones_own_and_one_that_is_not_known() -> None:
    assert (pace_of(OWN, 5, 9, FREE).per_move, pace_of(OWN, 5, 9, FREE).reserve) == (5 * H, 9 * H)
    assert pace_of("soon", None, None, NOTE).per_move is None


def test_seat_that_cannot_resign_may_be_taken_over() -> None:
    paces = {when_up: pace_of("daily", None, None, when_up) for when_up in WHEN_UP}
    assert followed_by(paces[RESIGN], may_resign=False) == FREE
    assert followed_by(paces[RESIGN], may_resign=True) == RESIGN
    assert [followed_by(paces[each], may_resign=False) for each in (NOTE, FREE, ANSWER)] == [
        NOTE,
        FREE,
        ANSWER,
    ]
