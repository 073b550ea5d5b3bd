from __future__ import annotations

import asyncio

import pytest

from bot.keeper import NotAtTable, NotNow, TableFault
from bot.keeper.lobby import Wish
from games.core.chance import commitment
from tests.bot.keeper.conftest import House


def wish(**changes: object) -> Wish:
    asked: dict[str, object] = {"game": "perikles", "scenario": "standard", "seats": 4} | changes
    return Wish(guild_id=1, channel_id=2, gamemaster_id=9, language="de", images="focus", **asked)  # type: ignore[arg-type]


async def made(house: House, seats: int = 4) -> int:
    row = await house.lobby.new(wish(seats=seats))
    assert row.id is not None
    return row.id


async def test_a_new_table_fixes_the_fingerprint_of_its_seed(house: House) -> None:
    row = await house.lobby.new(wish())
    other = await house.lobby.new(wish())
    assert row.commitment == commitment(row.seed)
    assert len(row.seed) == 32
    assert row.seed != other.seed


@pytest.mark.parametrize(
    ("changes", "key"),
    [({"seats": 2}, "seats-not-possible"), ({"scenario": "long"}, "no-such-scenario")],
)
async def test_what_cannot_be_played_is_refused(house: House, changes: dict[str, object], key: str) -> None:
    with pytest.raises(TableFault) as refused:
        await house.lobby.new(wish(**changes))
    assert refused.value.key == key


async def test_seats_are_given_in_order_chosen_and_changed(house: House) -> None:
    table = await made(house)
    assert await house.lobby.join(table, 1, "A") == 0
    assert await house.lobby.join(table, 2, "B", seat=3) == 3
    assert await house.lobby.join(table, 3, "C") == 1
    assert await house.lobby.join(table, 1, "A", seat=2) == 2
    assert {row.seat: row.user_id for row in await house.lobby.seats(table)} == {1: 3, 2: 1, 3: 2}


async def test_what_a_lobby_refuses(house: House) -> None:
    table = await made(house, seats=3)
    for user in range(3):
        await house.lobby.join(table, user, str(user))
    for user, seat, key in (
        (0, None, "already-seated"),
        (5, None, "table-full"),
        (5, 1, "seat-taken"),
        (0, 7, "no-such-seat"),
    ):
        with pytest.raises(TableFault) as refused:
            await house.lobby.join(table, user, "x", seat)
        assert refused.value.key == key
    with pytest.raises(NotAtTable):
        await house.lobby.leave(table, 77)
    with pytest.raises(NotAtTable):
        await house.lobby.join(4711, 1, "x")


async def test_start_needs_enough_players_and_closes_ranks(house: House) -> None:
    table = await made(house, seats=5)
    await house.lobby.join(table, 1, "A", seat=1)
    await house.lobby.join(table, 2, "B", seat=4)
    with pytest.raises(NotNow):
        await house.lobby.start(table)
    await house.lobby.join(table, 3, "C")
    live = await house.lobby.start(table)
    assert [(row.seat, row.user_id) for row in live.seats] == [(0, 3), (1, 1), (2, 2)]
    assert live.row.seats == 3
    with pytest.raises(NotNow):
        await house.lobby.join(table, 9, "x")
    with pytest.raises(NotNow):
        await house.lobby.start(table)


async def test_a_cancelled_table_cannot_be_joined(house: House) -> None:
    table = await made(house)
    await house.lobby.cancel(table)
    with pytest.raises(NotNow) as refused:
        await house.lobby.join(table, 1, "A")
    assert refused.value.key == "table-cancelled"


async def test_a_substitute_takes_over_the_seat_and_its_secrets(house: House) -> None:
    live = await house.table(3)
    after = await house.gamemaster.substitute(live.id, 1, 555, "S")
    assert after.user_of(1) == 555
    assert after.seat_of(101) is None
    assert [(row.seat, row.user_id) for row in await house.store.tenures(live.id) if row.seat == 1] == [
        (1, 101),
        (1, 555),
    ]
    with pytest.raises(NotNow):
        await house.gamemaster.substitute(live.id, 2, 555, "S")


async def test_thread_that_opens_while_its_table_starts_is_known(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await made(house, seats=3)
    for user in range(3):
        await house.lobby.join(table, user, str(user))
    read, opened = house.store.seats, list[asyncio.Task[None]]()

    async def read_slowly(table_id: int) -> object:
        found = await read(table_id)
        if not opened:
            opened.append(asyncio.create_task(house.lobby.remember(table_id, thread_id=77)))
            await asyncio.wait(opened, timeout=0.3)
        return found

    monkeypatch.setattr(house.store, "seats", read_slowly)
    await house.lobby.start(table)
    await asyncio.gather(*opened)
    assert (await house.keeper.live(table)).row.thread_id == 77
