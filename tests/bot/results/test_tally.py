"""Tallies: wins by seat and by what was played, games alone apart, shares, the median length of a game."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.db import Result
from bot.results.rating import Strength
from bot.results.tally import Tallies, Tally, by_tables

BEGUN = datetime(2026, 3, 1, tzinfo=UTC)


def a_result(table: int, seat: int, user: int | None, rank: int, **more: Any) -> Result:
    given: dict[str, Any] = {
        "game": "antike",
        "seats": 2,
        "thread_id": None,
        "channel_id": 20,
        "started_at": BEGUN,
        "ended_at": BEGUN + timedelta(days=table),
        "share": 1.0,
        "points": 10 - rank,
        "won": rank == 1,
        "roles": "",
    }
    fields = given | {"table_id": table, "seat": seat, "user_id": user, "rank": rank} | more
    return Result(**fields)


def tallied(*rows: Result, user: int = 1, hidden: set[int] = frozenset()) -> list[Tally]:  # type: ignore[assignment]
    counted = Tallies(user, hidden)
    for table in by_tables(rows):
        counted.count(table)
    return counted.found()


def test_wins_are_counted_by_seat_and_by_what_was_played() -> None:
    [tally] = tallied(
        *(a_result(1, 0, 1, 1, roles="athens,sparta"), a_result(1, 1, 2, 2, roles="corinth")),
        *(a_result(2, 0, 2, 1, roles="athens"), a_result(2, 1, 1, 2, roles="sparta")),
    )
    assert (tally.tables, tally.every.played, tally.every.won) == (2, 2.0, 1.0)
    assert {seat: (count.won, count.played) for seat, count in tally.by_seat.items()} == {
        0: (1, 1),
        1: (0, 1),
    }
    by_role = {role: (count.won, count.played) for role, count in tally.by_role.items()}
    assert by_role == {"athens": (1, 1), "sparta": (1, 2)}


def test_substitute_counts_for_their_share_and_who_won_nothing_for_nothing() -> None:
    rows = (a_result(1, 0, 1, 1, share=0.25), a_result(1, 0, 3, 1, share=0.75), a_result(1, 1, 2, 2))
    [first], [third], [second] = (tallied(*rows, user=user) for user in (1, 3, 2))
    assert (first.every.played, first.every.won) == (0.25, 0.25)
    assert (third.every.played, third.every.won) == (0.75, 0.75)
    assert (second.every.played, second.every.won) == (1.0, 0.0)
    assert third.strength.mu > first.strength.mu > Strength().mu > second.strength.mu


def test_games_alone_stand_apart() -> None:
    [tally] = tallied(
        a_result(1, 0, 1, 1, seats=1, points=12),
        a_result(2, 0, 1, 1, seats=1, points=31, won=False),
    )
    assert (tally.tables, tally.every.played, tally.strength) == (0, 0.0, Strength())
    assert (tally.alone.tables, tally.alone.won, tally.alone.best) == (2, 1, 31)


@pytest.mark.parametrize(("tables", "expected"), [((3,), 3), ((1, 9, 2), 2), ((1, 2, 4, 9), 3)])
def test_median_of_days(tables: tuple[int, ...], expected: float) -> None:
    rows = [row for table in tables for row in (a_result(table, 0, 1, 1), a_result(table, 1, 2, 2))]
    [tally] = tallied(*rows)
    assert tally.median_days == expected


def test_length_of_a_table_that_nobody_noted_is_not_counted() -> None:
    [tally] = tallied(a_result(1, 0, 1, 1, started_at=None), a_result(1, 1, 2, 2, started_at=None))
    assert tally.median_days is None


def test_who_hides_counts_as_somebody_unknown_but_not_for_themselves() -> None:
    before = [row for table in range(1, 6) for row in (a_result(table, 0, 2, 1), a_result(table, 1, 3, 2))]
    rows = [*before, a_result(9, 0, 1, 1), a_result(9, 1, 2, 2)]
    [open_to_all], [hidden] = tallied(*rows), tallied(*rows, hidden={2})
    assert open_to_all.strength.points > hidden.strength.points
    assert hidden == tallied(a_result(9, 0, 1, 1), a_result(9, 1, None, 2))[0]
    assert tallied(*rows, user=2, hidden={2}) == tallied(*rows, user=2)


def test_most_played_game_comes_first() -> None:
    found = tallied(
        *(a_result(1, 0, 1, 1, game="perikles"), a_result(1, 1, 2, 2, game="perikles")),
        *(a_result(2, 0, 1, 1), a_result(2, 1, 2, 2), a_result(3, 0, 1, 1), a_result(3, 1, 2, 2)),
    )
    assert [each.game for each in found] == ["antike", "perikles"]
    assert tallied(*(a_result(1, 0, 8, 1), a_result(1, 1, 2, 2))) == []
