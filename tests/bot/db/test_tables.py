"""Tables, seats and settings: what is written comes back."""

import asyncio
from datetime import datetime, timedelta, timezone

import pytest
from sqlalchemy.exc import CompileError, IntegrityError, StatementError

from bot.db import GuildSettings, SeatRow, Store, UserSettings, has_written
from tests.bot.db.rows import NOON, a_table, add_table

SNOWFLAKE = 1_234_567_890_123_456_789


async def test_table_comes_back_as_it_was(store: Store) -> None:
    row = a_table(seed=b"\xff\x00" * 16, thread_id=SNOWFLAKE, note="φρουρά", created_at=NOON)
    async with store.writing() as writer:
        table_id = await writer.add_table(row)
    assert row.id == table_id
    assert await store.table(table_id) == row
    assert await store.table(table_id) != a_table(id=table_id, created_at=NOON)


async def test_unknown_table_is_none(store: Store) -> None:
    assert await store.table(1) is None
    assert await store.table_of_thread(1) is None


async def test_fields_of_a_table_change(store: Store) -> None:
    table_id = await add_table(store)
    async with store.writing() as writer:
        await writer.update_table(table_id, status="running", seq=0, started_at=NOON)
    table = await store.table(table_id)
    assert table is not None
    assert (table.status, table.seq, table.started_at) == ("running", 0, NOON)


async def test_change_of_an_unknown_table_or_field_is_refused(store: Store) -> None:
    table_id = await add_table(store)
    with pytest.raises(LookupError, match="no row 99"):
        async with store.writing() as writer:
            await writer.update_table(99, seq=1)
    with pytest.raises(CompileError):
        async with store.writing() as writer:
            await writer.update_table(table_id, colour="red")


async def test_times_come_back_aware_in_utc(store: Store) -> None:
    athens = timezone(timedelta(hours=2))
    table_id = await add_table(store, created_at=datetime(2026, 3, 1, 14, tzinfo=athens))
    table = await store.table(table_id)
    assert table is not None
    assert table.created_at == NOON
    assert table.created_at.utcoffset() == timedelta(0)


async def test_time_without_a_zone_is_refused(store: Store) -> None:
    with pytest.raises(StatementError, match="without a zone"):
        await add_table(store, created_at=datetime(2026, 3, 1, 14))  # noqa: DTZ001
    assert await store.tables() == []


async def test_tables_are_found_by_server_player_and_status(store: Store) -> None:
    here = await add_table(store, guild_id=1)
    running = await add_table(store, guild_id=1, status="running")
    elsewhere = await add_table(store, guild_id=2, status="running")
    async with store.writing() as writer:
        await writer.set_seat(running, 0, 77, "Althaia", False, -1)
        await writer.set_seat(elsewhere, 0, 77, "Althaia", False, -1)
        await writer.set_seat(here, 0, 77, "Althaia", False, -1)
        await writer.clear_seat(here, 0, 5)

    async def found(**wanted: object) -> list[int | None]:
        return [table.id for table in await store.tables(**wanted)]  # type: ignore[arg-type]

    assert await found() == [here, running, elsewhere]
    assert await found(guild_id=1) == [here, running]
    assert await found(user_id=77) == [running, elsewhere]
    assert await found(guild_id=1, user_id=77) == [running]
    assert await found(statuses=("lobby", "ended")) == [here]
    assert await found(user_id=78) == []


async def test_thread_leads_to_its_last_table(store: Store) -> None:
    await add_table(store, thread_id=5, status="ended")
    last = await add_table(store, thread_id=5)
    table = await store.table_of_thread(5)
    assert table is not None
    assert table.id == last


async def test_tables_in_use_have_started_and_not_ended_long_ago(store: Store) -> None:
    await add_table(store)
    running = await add_table(store, seq=0, status="running")
    frozen = await add_table(store, seq=9, status="frozen")
    await add_table(store, seq=9, status="ended", ended_at=NOON)
    lately = await add_table(store, seq=9, status="cancelled", ended_at=NOON + timedelta(seconds=1))
    await add_table(store, status="cancelled", ended_at=NOON + timedelta(seconds=1))
    assert await store.tables_in_use(NOON) == [running, frozen, lately]


def tenure(row: SeatRow) -> tuple[int, int | None, str, int, int | None]:
    return row.seat, row.user_id, row.name, row.since_seq, row.until_seq


async def test_substitute_has_a_tenure_of_their_own(store: Store) -> None:
    table_id = await add_table(store)
    async with store.writing() as writer:
        await writer.set_seat(table_id, 1, 8, "Nikias", False, -1)
        await writer.set_seat(table_id, 0, 7, "Kimon", False, -1)
    async with store.writing() as writer:
        await writer.set_seat(table_id, 0, None, "Keryx", True, 12)
    assert [tenure(row) for row in await store.seats(table_id)] == [
        (0, None, "Keryx", 12, None),
        (1, 8, "Nikias", -1, None),
    ]
    assert [tenure(row) for row in await store.tenures(table_id)] == [
        (0, 7, "Kimon", -1, 12),
        (0, None, "Keryx", 12, None),
        (1, 8, "Nikias", -1, None),
    ]
    assert [row.computer for row in await store.seats(table_id)] == [True, False]


async def test_who_leaves_the_lobby_leaves_no_record(store: Store) -> None:
    table_id = await add_table(store)
    async with store.writing() as writer:
        await writer.set_seat(table_id, 0, 7, "Kimon", False, -1)
        await writer.clear_seat(table_id, 0, -1)
    assert await store.tenures(table_id) == []


async def test_who_was_replaced_before_a_move_leaves_a_record(store: Store) -> None:
    """Posts have named them all the same."""
    table_id = await add_table(store, seq=3)
    async with store.writing() as writer:
        for user, name in ((7, "Kimon"), (8, "Nikias"), (7, "Kimon")):
            await writer.set_seat(table_id, 0, user, name, False, 4)
    assert [tenure(row) for row in await store.tenures(table_id)] == [
        (0, 7, "Kimon", 4, 4),
        (0, 8, "Nikias", 4, 4),
        (0, 7, "Kimon", 4, None),
    ]
    assert await store.tables_about(8) == [table_id]


async def test_seat_of_no_table_is_refused(store: Store) -> None:
    with pytest.raises(IntegrityError):
        async with store.writing() as writer:
            await writer.set_seat(99, 0, 7, "Kimon", False, -1)


async def test_settings_have_defaults_until_set(store: Store) -> None:
    assert await store.guild_settings(1) == GuildSettings(guild_id=1)
    assert await store.user_settings(2) == UserSettings(user_id=2)
    guild = GuildSettings(guild_id=1, language="el", gamemaster_role_id=SNOWFLAKE, images="turn")
    user = UserSettings(user_id=2, locale="de", dm="closed", told=True)
    async with store.writing() as writer:
        await writer.set_guild(guild)
        await writer.set_user(user)
    assert await store.guild_settings(1) == guild
    assert await store.user_settings(2) == user


async def test_settings_are_replaced(store: Store) -> None:
    async with store.writing() as writer:
        await writer.set_user(UserSettings(user_id=2, dm="open", told=True))
        await writer.set_user(UserSettings(user_id=2, dm="thread", private_thread_ok=True))
        await writer.set_guild(GuildSettings(guild_id=1, open_to_all=True))
        await writer.set_guild(GuildSettings(guild_id=1))
    assert await store.user_settings(2) == UserSettings(user_id=2, dm="thread", private_thread_ok=True)
    assert await store.guild_settings(1) == GuildSettings(guild_id=1)


async def test_who_has_changed_nothing_has_not_written(store: Store) -> None:
    """A transaction without a statement, or that only reads, may be followed by "nothing was changed"."""

    async def work() -> list[bool]:
        said = [has_written()]
        async with store.writing():
            pass
        async with store.writing() as writer:
            await writer.user_settings(2)
        said.append(has_written())
        async with store.writing() as writer:
            await writer.set_user(UserSettings(user_id=2))
        return [*said, has_written()]

    assert await asyncio.create_task(work()) == [False, False, True]
