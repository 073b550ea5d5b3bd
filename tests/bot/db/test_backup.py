"""Backup while others write, and the way back."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.db import Store, StoreUnavailable, backup, restore, sqlite
from bot.db.backup import back_up_regularly
from bot.db.engine import FILE_NAME
from tests.bot.db.rows import add_move, add_table


async def a_store(data: Path, *, moves: int) -> tuple[Store, int]:
    store = await Store.open("", data=data)
    table_id = await add_table(store)
    for seq in range(moves):
        await add_move(store, table_id, seq)
    return store, table_id


async def steps(data: Path, table_id: int = 1) -> int:
    store = await Store.open("", data=data)
    found = len(await store.log(table_id))
    await store.close()
    return found


def found(directory: Path, pattern: str) -> list[Path]:
    return sorted(directory.glob(pattern))


def content(file: Path) -> bytes:
    return file.read_bytes() if file.exists() else b""


async def test_round_trip(tmp_path: Path) -> None:
    store, table_id = await a_store(tmp_path, moves=3)
    table, log, state = await store.table(table_id), await store.log(table_id), await store.snapshot(table_id)
    await backup(store, tmp_path / "kept" / "copy.db")
    await add_move(store, table_id, 3)
    await store.close()
    await restore(tmp_path / "kept" / "copy.db", tmp_path / FILE_NAME)
    store = await Store.open("", data=tmp_path)
    assert await store.table(table_id) == table
    assert await store.log(table_id) == log
    assert await store.snapshot(table_id) == state
    await add_move(store, table_id, 3)
    await store.close()


async def test_restored_over_database_is_set_aside(tmp_path: Path) -> None:
    store, _ = await a_store(tmp_path, moves=1)
    await backup(store, tmp_path / "copy.db")
    await add_move(store, 1, 1)
    await store.close()
    await restore(tmp_path / "copy.db", tmp_path / FILE_NAME)
    [old] = found(tmp_path, "keryx-replaced-*.db")
    with closing(sqlite3.connect(old)) as connection:
        assert connection.execute("SELECT count(*) FROM log_entry").fetchone() == (2,)
    assert await steps(tmp_path) == 1


async def test_restore_where_there_is_nothing(tmp_path: Path) -> None:
    store, _ = await a_store(tmp_path, moves=2)
    await backup(store, tmp_path / "copy.db")
    await store.close()
    await restore(tmp_path / "copy.db", tmp_path / "elsewhere" / FILE_NAME)
    assert await steps(tmp_path / "elsewhere") == 2


async def test_restore_beside_what_a_lost_database_left(tmp_path: Path) -> None:
    """The bot was killed and its file removed: the log that is left belongs to no other file."""
    store, _ = await a_store(tmp_path, moves=2)
    await backup(store, tmp_path / "copy.db")
    await add_move(store, 1, 2)
    left = {each: content(tmp_path / f"{FILE_NAME}{each}") for each in ("-wal", "-shm")}
    await store.close()
    (tmp_path / FILE_NAME).unlink()
    for suffix, data in left.items():
        (tmp_path / f"{FILE_NAME}{suffix}").write_bytes(data)
    assert left["-wal"]
    await restore(tmp_path / "copy.db", tmp_path / FILE_NAME)
    assert await steps(tmp_path) == 2
    [log] = found(tmp_path, "keryx-replaced-*.db-wal")
    assert content(log) == left["-wal"]


async def test_restored_database_is_looked_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, _ = await a_store(tmp_path, moves=2)
    await backup(store, tmp_path / "copy.db")
    await store.close()
    whole, target = sqlite.put_in_place, tmp_path / "elsewhere" / FILE_NAME

    def spoiling(part: Path, path: Path) -> None:
        whole(part, path)
        path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])

    monkeypatch.setattr(sqlite, "put_in_place", spoiling)
    with pytest.raises(StoreUnavailable, match=r"is damaged"):
        await restore(tmp_path / "copy.db", target)


async def test_restore_over_a_damaged_database(tmp_path: Path) -> None:
    store, _ = await a_store(tmp_path, moves=2)
    await backup(store, tmp_path / "copy.db")
    await store.close()
    (tmp_path / FILE_NAME).write_bytes(b"\xa5" * 8192)
    await restore(tmp_path / "copy.db", tmp_path / FILE_NAME)
    assert await steps(tmp_path) == 2


async def test_backup_while_writing_is_whole(tmp_path: Path) -> None:
    store, table_id = await a_store(tmp_path, moves=1)

    async def write() -> None:
        for seq in range(1, 30):
            await add_move(store, table_id, seq)

    async def back_up() -> None:
        for number in range(5):
            await backup(store, tmp_path / f"{number}.db")

    await asyncio.gather(write(), back_up())
    await store.close()
    for number in range(5):
        await restore(tmp_path / f"{number}.db", tmp_path / str(number) / FILE_NAME)
        await check_whole(tmp_path / str(number), table_id)


async def check_whole(data: Path, table_id: int) -> None:
    store = await Store.open("", data=data)
    table, snapshot = await store.table(table_id), await store.snapshot(table_id)
    assert table is not None
    assert snapshot is not None
    assert table.seq == snapshot.seq == (await store.log(table_id))[-1].seq
    await store.close()


async def test_backup_replaces_an_earlier_one(tmp_path: Path) -> None:
    store, table_id = await a_store(tmp_path, moves=1)
    await backup(store, tmp_path / "copy.db")
    await add_move(store, table_id, 1)
    await backup(store, tmp_path / "copy.db")
    await store.close()
    await restore(tmp_path / "copy.db", tmp_path / "new" / FILE_NAME)
    assert await steps(tmp_path / "new") == 2
    assert not found(tmp_path, "*.part")


async def test_backup_to_where_nothing_can_be_written(tmp_path: Path) -> None:
    store, _ = await a_store(tmp_path, moves=1)
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreUnavailable, match="cannot be made"):
        await backup(store, tmp_path / "file" / "copy.db")
    await store.close()


async def why_not_restore(path: Path, target: Path) -> str:
    before = content(target)
    with pytest.raises(StoreUnavailable) as refused:
        await restore(path, target)
    assert content(target) == before
    assert not found(target.parent, "*.part")
    return str(refused.value)


async def test_database_in_use_is_not_replaced(tmp_path: Path) -> None:
    store, table_id = await a_store(tmp_path, moves=1)
    await backup(store, tmp_path / "copy.db")
    assert "in use" in await why_not_restore(tmp_path / "copy.db", tmp_path / FILE_NAME)
    await add_move(store, table_id, 1)
    await store.close()
    assert await steps(tmp_path) == 2


async def test_database_is_no_backup_of_itself(tmp_path: Path) -> None:
    store, table_id = await a_store(tmp_path, moves=1)
    with pytest.raises(StoreUnavailable, match="itself"):
        await backup(store, tmp_path / "." / FILE_NAME)
    await add_move(store, table_id, 1)
    await store.close()
    assert "itself" in await why_not_restore(tmp_path / FILE_NAME, tmp_path / FILE_NAME)


async def test_what_is_no_sound_backup_is_refused(tmp_path: Path) -> None:
    store, _ = await a_store(tmp_path, moves=40)
    copy, target = tmp_path / "copy.db", tmp_path / FILE_NAME
    await backup(store, copy)
    await store.close()
    assert "no backup" in await why_not_restore(tmp_path / "nowhere.db", target)
    (tmp_path / "text.db").write_text("not a database " * 100)
    assert "not a database" in await why_not_restore(tmp_path / "text.db", target)
    whole = content(copy)
    (tmp_path / "torn.db").write_bytes(whole[:8192] + b"\xa5" * 8192 + whole[16384:])
    assert "damaged" in await why_not_restore(tmp_path / "torn.db", target)


async def test_backup_of_something_else_or_newer_is_refused(tmp_path: Path) -> None:
    store, _ = await a_store(tmp_path, moves=1)
    copy, target = tmp_path / "copy.db", tmp_path / FILE_NAME
    await backup(store, copy)
    await store.close()
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in await why_not_restore(copy, target)
    with closing(sqlite3.connect(tmp_path / "recipes.db")) as connection:
        connection.execute("CREATE TABLE recipe (name TEXT)")
    assert "not a backup of Keryx" in await why_not_restore(tmp_path / "recipes.db", target)


async def test_regular_copies_are_made_when_due_and_the_oldest_go(tmp_path: Path) -> None:
    store, _ = await a_store(tmp_path, moves=1)
    folder, day = tmp_path / "backups", timedelta(hours=24)
    start = datetime(2026, 1, 1, tzinfo=UTC)
    await backup(store, folder / "keryx-20250101T000000.db")
    made = [
        await back_up_regularly(store, folder, start + timedelta(hours=hours), day, 2)
        for hours in (0, 1, 23, 24, 49)
    ]
    await store.close()
    assert made == [True, False, False, True, True]
    assert [file.name for file in found(folder, "*.db")] == [
        "keryx-20250101T000000.db",
        "keryx-regular-20260102T000000.db",
        "keryx-regular-20260103T010000.db",
    ]


async def test_a_clock_set_back_far_makes_a_copy_all_the_same(tmp_path: Path) -> None:
    store, _ = await a_store(tmp_path, moves=1)
    now, day = datetime(2026, 1, 9, tzinfo=UTC), timedelta(hours=24)
    for days in range(3):
        assert await back_up_regularly(store, tmp_path, now + timedelta(days=days), day, 3)
    back = [now - timedelta(days=7) + timedelta(hours=hours) for hours in (0, 1, 24, 25, 48)]
    made = [await back_up_regularly(store, tmp_path, each, day, 3) for each in back]
    await store.close()
    assert made == [True, False, True, False, True]
    kept = [file.stem.removeprefix("keryx-regular-")[:8] for file in found(tmp_path, "keryx-regular-*.db")]
    assert kept == ["20260102", "20260103", "20260104"]
