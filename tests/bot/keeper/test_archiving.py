"""What tables leave in the archive: with the move that ends them, once, by who had which seat how long."""

import pytest

from bot.db import SeatRow
from bot.keeper import looking_back
from bot.keeper.archiving import shares
from bot.keeper.earlier_tables import archive_all
from bot.keeper.live import Live
from tests.bot.keeper.conftest import House


def tenure(user: int | None, since: int, until: int | None = None, *, computer: bool = False) -> SeatRow:
    return SeatRow(table_id=1, seat=0, user_id=user, computer=computer, since_seq=since, until_seq=until)


@pytest.mark.parametrize(
    ("tenures", "expected"),
    [
        ([tenure(1, 0)], [(1, 1.0)]),
        ([tenure(1, 0, 26), tenure(2, 26)], [(1, 0.25), (2, 0.75)]),
        ([tenure(1, 0, 51), tenure(None, 51, computer=True)], [(1, 1.0)]),
        ([tenure(1, 0, 26), tenure(None, 26, 51, computer=True), tenure(2, 51)], [(1, 0.5), (2, 0.5)]),
        ([tenure(1, 0, 26), tenure(2, 26, 51), tenure(1, 51)], [(1, 0.75), (2, 0.25)]),
        ([tenure(None, 0, 51), tenure(2, 51)], [(None, 0.5), (2, 0.5)]),
        ([tenure(1, 0, 101), tenure(2, 101)], [(1, 1.0)]),
    ],
)
def test_shares_go_by_who_had_the_seat_and_keryx_plays_for_who_left(
    tenures: list[SeatRow], expected: list[tuple[int | None, float]]
) -> None:
    assert shares(tenures, 100) == expected


async def ended(house: House, game: str = "peloponnes", seats: int = 3) -> Live:
    live = await house.table(seats, game)
    while live.state.agenda:
        live = await house.play(live.id, 20)
    return live


async def test_table_that_ends_is_archived_with_its_course(house: House) -> None:
    live = await ended(house)
    rows = await house.store.placings(guild_id=1)
    standings = {each.seat: each for each in live.game.standings(live.state)}
    assert [(row.seat, row.user_id, row.share) for row in rows] == [(n, 100 + n, 1.0) for n in range(3)]
    assert {row.seat: (row.rank, row.points) for row in rows} == {
        seat: (each.rank, each.points) for seat, each in standings.items()
    }
    assert {row.seat for row in rows if row.won} == set(live.game.outcome(live.state).winners)
    assert [row.roles for row in rows] == [each.civilisation for each in live.state.holdings]
    course = await looking_back.course(house.store, live)
    assert [each.round for each in course] == list(range(9))
    assert course[-1].points == {seat: each.points for seat, each in standings.items()}
    assert not await house.store.tables_to_archive()


async def test_round_that_is_taken_back_counts_no_more(house: House) -> None:
    live = await house.table(3, "peloponnes")
    while len(course := await looking_back.course(house.store, live)) < 3:
        live = await house.play(live.id)
    back = next(row.seq for row in await house.store.course(live.id) if row.round == 1)
    number = live.number_of(max(seq for seq in live.trail if seq < back))
    live = await house.gamemaster.rollback(live.id, number, "a mistake", lambda *_: ())
    assert [each.round for each in await looking_back.course(house.store, live)] == [0]
    while len(again := await looking_back.course(house.store, live)) < 3:
        live = await house.play(live.id)
    assert [each.round for each in again] == [each.round for each in course]


async def test_what_is_worth_telling_counts_the_last_move_too(house: House) -> None:
    live = await ended(house)
    afterwards = await looking_back.statistics(house.store, live)
    words = live.game.wording("en", live.names)
    [last] = [post for row, post in await house.outbox() if row.kind == "post" and row.seq == live.row.seq]
    assert afterwards
    assert [f"- {words.statistic(each)}" for each in afterwards] == [
        line
        for line in last.lines
        if line.startswith("- ")  # type: ignore[union-attr]
    ]


async def test_tables_that_ended_before_are_archived_once(house: House) -> None:
    live = await ended(house)
    was = [(row.seat, row.user_id, row.rank) for row in await house.store.placings(guild_id=1)]
    async with house.store.writing() as writer:
        await writer.put_placings(live.id, [])
    assert await house.store.tables_to_archive() == [live.id]
    house.keeper.forget(live.id)
    await archive_all(house.keeper)
    await archive_all(house.keeper)
    assert [(row.seat, row.user_id, row.rank) for row in await house.store.placings(guild_id=1)] == was
    assert house.keeper.in_memory(live.id) is None


async def test_table_that_cannot_be_read_keeps_none_from_the_archive(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await ended(house), await ended(house)
    async with house.store.writing() as writer:
        await writer.put_placings(first.id, [])
        await writer.put_placings(second.id, [])
        await writer.update_table(first.id, game="forgotten")
    await archive_all(house.keeper)
    assert {row.table_id for row in await house.store.placings(guild_id=1)} == {second.id}
