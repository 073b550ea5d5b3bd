"""The file of a database that is removed or replaced while it is open, or was lost before it is opened."""

import errno
import logging
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.db import Store, StoreUnavailable, backup
from bot.db.engine import FILE_NAME
from bot.db.known import what_is_lost
from tests.bot.db.rows import add_move, add_table


def remove(data: Path) -> None:
    (data / FILE_NAME).unlink()


def replace(data: Path) -> None:
    copy = data / "copy"
    copy.write_bytes((data / FILE_NAME).read_bytes())
    copy.replace(data / FILE_NAME)


def remove_log(data: Path) -> None:
    (data / f"{FILE_NAME}-wal").unlink()


def move_directory(data: Path) -> None:
    data.rename(data.with_name("elsewhere"))


@pytest.mark.parametrize("harm", [remove, replace, remove_log, move_directory])
async def test_nothing_is_written_to_a_file_that_nobody_would_find_again(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    data = tmp_path / "data"
    store = await Store.open("", data=data)
    table = await add_table(store)
    harm(data)
    with pytest.raises(StoreUnavailable, match=r"was removed or replaced while Keryx runs, .*\.$"):
        await add_move(store, table, 0)
    assert await store.log(table) == []
    await store.close()


async def test_a_file_that_is_put_back_is_written_again(store: Store, tmp_path: Path) -> None:
    table = await add_table(store)
    file, aside = tmp_path / FILE_NAME, tmp_path / "aside"
    file.rename(aside)
    with pytest.raises(StoreUnavailable):
        await add_move(store, table, 0)
    with pytest.raises(StoreUnavailable):
        store.demand_in_place()
    aside.rename(file)
    await add_move(store, table, 0)
    store.demand_in_place()


async def test_no_connection_makes_a_new_file_or_takes_another_one_for_it(
    store: Store, tmp_path: Path
) -> None:
    """The pool opens connections one by one, and the first of them perhaps only now."""
    file = tmp_path / FILE_NAME
    content = file.read_bytes()
    await store._engine.dispose()
    file.unlink()
    with pytest.raises(StoreUnavailable):
        await add_table(store)
    assert not file.exists()
    # One that is still in use keeps its number from being given to the other.
    file.with_name("held").write_bytes(b"")
    file.write_bytes(content)
    with pytest.raises(StoreUnavailable):
        await store.tables()


def found(directory: Path, pattern: str) -> list[Path]:
    return sorted(directory.glob(pattern))


@pytest.mark.parametrize("trace", ["mark", "backup", "log"])
async def test_a_database_that_was_there_before_is_missed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, trace: str
) -> None:
    file = tmp_path / FILE_NAME
    store = await Store.open("", data=tmp_path)
    assert caplog.text == ""
    await backup(store, tmp_path / "backups" / "one.db")
    await store.close()
    left = {"mark": f"{FILE_NAME}-known", "backup": "backups/one.db", "log": f"{FILE_NAME}-wal"}
    (tmp_path / left["log"]).write_bytes(b"left")
    file.unlink()
    for name in left.keys() - {trace}:
        (tmp_path / left[name]).unlink()
    assert left[trace] in what_is_lost(file, tmp_path)
    await (await Store.open("", data=tmp_path)).close()
    (said,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert left[trace] in said.getMessage()
    assert "restore a backup" in said.getMessage()
    assert what_is_lost(file, tmp_path) == ""
    if trace == "log":
        (kept,) = found(tmp_path, "keryx-lost-*-wal")
        assert kept.read_bytes() == b"left"


async def test_the_bot_can_do_without_the_mark(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    (tmp_path / f"{FILE_NAME}-known").unlink()
    monkeypatch.setattr(Path, "write_text", full)
    await (await Store.open("", data=tmp_path)).close()
    assert "cannot be written: No space left on device" in caplog.text


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_database_copies_and_directories_are_their_owners_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    store = await Store.open("", data=data)
    await add_table(store)
    await backup(store, data / "backups" / "one.db")
    made = found(data, "**/*")
    assert {path.name for path in made} >= {FILE_NAME, f"{FILE_NAME}-wal", f"{FILE_NAME}-shm", "one.db"}
    assert {(mode(path), path.is_dir()) for path in (data, *made)} == {(0o700, True), (0o600, False)}
    await store.close()


async def test_files_that_others_could_read_are_closed_to_them(tmp_path: Path) -> None:
    data = tmp_path / "data"
    store = await Store.open("", data=data)
    await backup(store, data / "backups" / "one.db")
    await backup(store, data / "keryx-before-x.db")
    await store.close()
    for path in (data, *found(data, "**/*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    await (await Store.open("", data=data)).close()
    assert {mode(path) for path in found(data, "**/*.db")} == {0o600}
    assert {mode(path) for path in (data, data / "backups")} == {0o700}
