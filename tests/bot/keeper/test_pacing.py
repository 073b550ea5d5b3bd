"""Another pace and more time: who is asked has all of it, and nothing is lost where a table stands still."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.db.status import Status
from bot.keeper import clocks, pacing
from bot.keeper.errors import NotNow
from bot.keeper.live import Live
from bot.keeper.posts import noticed
from bot.pace.pace import ANSWER, NOTE, UNLIMITED, pace_of
from tests.bot.keeper.conftest import NOW, House

FAST = pace_of("fast", None, None, ANSWER)
DAILY = pace_of("daily", None, None, NOTE)


class Later:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
async def live(house: House, later: Later) -> Live:
    table = await house.table()
    return await pacing.change_pace(house.keeper, table.id, DAILY)


@pytest.fixture
def later(house: House, monkeypatch: pytest.MonkeyPatch) -> Later:
    clock = Later()
    monkeypatch.setattr(house.keeper, "now", clock)
    return clock


def due(house: House, live: Live) -> set[float | None]:
    """Say in how many hours the time of those who are asked is up, reckoned from the beginning."""
    timing = clocks.timing(live, house.keeper.rests)
    times = {timing.due(seat, live.clocks[seat]) for seat in live.waiting_for()}
    return {None if time is None else (time - NOW).total_seconds() / 3600 for time in times}


async def test_another_pace_counts_from_now_and_keeps_since_when_one_is_asked(
    house: House, live: Live, later: Later
) -> None:
    later.now = NOW + timedelta(hours=70)
    after = await pacing.change_pace(
        house.keeper, live.id, FAST, lambda live: noticed(live.row, ["Fast now."])
    )
    assert due(house, after) == {70 + 16}
    assert all(clock.asked_at in (NOW, None) for clock in after.clocks.values())
    house.keeper.forget(live.id)
    again = await house.keeper.live(live.id)
    assert clocks.pace(again.row) == FAST
    assert again.clocks == after.clocks
    assert any("Fast now." in str(message) for _, message in await house.outbox())


async def test_own_numbers_are_kept_and_go_with_the_next_pace(house: House, live: Live) -> None:
    own = pace_of("own", 5, 3, ANSWER)
    assert clocks.pace((await pacing.change_pace(house.keeper, live.id, own)).row) == own
    row = await house.store.table(live.id)
    assert row is not None
    assert (row.pace_hours, row.bank_hours) == (5, 3)
    after = await pacing.change_pace(house.keeper, live.id, UNLIMITED)
    assert due(house, after) == {None}


async def test_more_time_is_for_all_who_are_asked_and_costs_no_bank(
    house: House, live: Live, later: Later
) -> None:
    assert due(house, live) == {72}
    after = await pacing.extend(house.keeper, live.id, 10)
    assert due(house, after) == {82}
    seat = live.waiting_for()[0]
    later.now = NOW + timedelta(hours=30)
    moved = await house.play(live.id)
    timing = clocks.timing(moved, house.keeper.rests)
    assert timing.bank(moved.clocks[seat]) == 48 * 3600


async def test_time_that_was_up_is_no_longer_up(house: House, live: Live, later: Later) -> None:
    later.now = NOW + timedelta(hours=73)
    up = {seat: replace(clock, up_at=later.now) for seat, clock in live.clocks.items()}
    house.keeper.replace(replace(live, clocks=up))
    after = await pacing.extend(house.keeper, live.id, 2)
    timing = clocks.timing(after, house.keeper.rests)
    [seat] = after.waiting_for()
    assert after.clocks[seat].up_at is None
    assert not timing.is_up(seat, after.clocks[seat], later.now)


async def test_more_time_for_a_paused_table_counts_when_it_goes_on(
    house: House, live: Live, later: Later
) -> None:
    await house.gamemaster.pause(live.id, "tea")
    after = await pacing.extend(house.keeper, live.id, 5)
    assert due(house, after) == {None}
    later.now = NOW + timedelta(hours=100)
    assert due(house, await house.gamemaster.resume(live.id)) == {177}


async def test_refused_where_there_is_no_limit_or_the_table_is_over(house: House, live: Live) -> None:
    await pacing.change_pace(house.keeper, live.id, UNLIMITED)
    with pytest.raises(NotNow, match="no-limit-to-extend"):
        await pacing.extend(house.keeper, live.id, 5)
    await house.gamemaster.end(live.id, "enough")
    with pytest.raises(NotNow):
        await pacing.change_pace(house.keeper, live.id, FAST)
    row = await house.store.table(live.id)
    assert row is not None
    assert (row.status, row.pace) == (Status.CANCELLED, "open")
