"""Opening: migrations, and one sentence for every database that cannot be used."""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import MetaData, Table, create_engine, event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.db import Store, StoreUnavailable, schema
from bot.db.engine import FILE_NAME, resolve
from bot.db.models import METADATA
from tests.bot.db.rows import NOON, a_step, a_table, add_move, add_table

HEAD = schema.head()


def sql(file: Path, *statements: str) -> list[Any]:
    """Run statements on a file and give what the last one finds."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        return [connection.execute(statement).fetchall() for statement in statements][-1]


def files_in(directory: Path) -> list[Path]:
    """List what is in a directory, but for the mark by which a database would be missed."""
    return sorted(path for path in directory.iterdir() if not path.name.endswith("-known"))


async def opened_and_closed(data: Path) -> Path:
    store = await Store.open("", data=data)
    await store.close()
    return data / FILE_NAME


async def why_not_open(data: Path, url: str = "") -> str:
    with pytest.raises(StoreUnavailable) as refused:
        await Store.open(url, data=data, busy_seconds=0.1)
    assert refused.value.__cause__ is None
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


async def test_directory_and_file_are_made(tmp_path: Path) -> None:
    file = await opened_and_closed(tmp_path / "a" / "b")
    assert sql(file, "SELECT version_num FROM alembic_version") == [(schema.head(),)]


async def test_opening_again_changes_nothing_and_copies_nothing(tmp_path: Path) -> None:
    file = await opened_and_closed(tmp_path)
    before = file.read_bytes()
    await opened_and_closed(tmp_path)
    assert file.read_bytes() == before
    assert files_in(tmp_path) == [file]


async def test_opening_that_is_broken_off_leaves_nothing_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill, close = Store._fill_directory, Store.close
    broken_off, closed = [], []

    async def break_off(store: Store) -> None:
        await fill(store)
        broken_off.append(store)
        raise asyncio.CancelledError

    async def watched(store: Store) -> None:
        await close(store)
        closed.append(store)

    monkeypatch.setattr(Store, "_fill_directory", break_off)
    monkeypatch.setattr(Store, "close", watched)
    with pytest.raises(asyncio.CancelledError):
        await Store.open("", data=tmp_path)
    assert closed == broken_off != []


async def test_connections_are_set_up(store: Store) -> None:
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 2000}
    async with store._engine.connect() as connection:
        for pragma, value in wanted.items():
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar_one() == value


async def test_models_and_migrations_agree(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{await opened_and_closed(tmp_path)}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


async def test_migrations_make_what_the_models_would(tmp_path: Path) -> None:
    """Also what Alembic's comparison passes over: partial indexes, AUTOINCREMENT, names of constraints."""
    migrated = await opened_and_closed(tmp_path)
    modelled = tmp_path / "models.db"
    engine = create_engine(f"sqlite:///{modelled}")
    METADATA.create_all(engine)
    engine.dispose()
    definitions = "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE '%alembic%' ORDER BY name"
    assert [in_parts(*row) for row in sql(migrated, definitions)] == [
        in_parts(*row) for row in sql(modelled, definitions)
    ]


def in_parts(name: str, definition: str | None) -> tuple[str, list[str]]:
    """Take a definition apart: a column that was added later stands last."""
    return name, sorted(re.findall(r"[^\s,()]+(?: [^\s,()]+)*", definition or ""))


async def test_steps_of_the_first_schema_are_of_no_party(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / FILE_NAME}")
    with engine.begin() as connection:
        command.upgrade(schema.configured(connection), "0001")
        first = Table("table_", MetaData(), autoload_with=connection)
        connection.execute(first.insert(), a_table(id=1).model_dump(include=set(first.c.keys())))
    engine.dispose()
    columns = "table_id, seq, seat, kind, draws, events, reason, rules_version, at"
    step = f"VALUES (1, 0, 2, 'move', '[]', '[]', '', 1, '{NOON:%Y-%m-%d %H:%M:%S.%f}')"
    sql(tmp_path / FILE_NAME, f"INSERT INTO log_entry ({columns}) {step}")
    store = await Store.open("", data=tmp_path)
    assert [(step.seat, step.party) for step in await store.steps(1)] == [(2, "")]
    assert await store.log(1) == [a_step(1, 0, seat=2, at=NOON)]
    await store.close()


async def test_old_database_is_copied_then_migrated(tmp_path: Path, newer: str) -> None:
    store = await Store.open("", data=tmp_path)
    await add_move(store, await add_table(store), 0)
    await store.close()
    file = tmp_path / FILE_NAME
    with a_revision_more(newer, "op.add_column('table_', sa.Column('extra', sa.String()))"):
        await opened_and_closed(tmp_path)
    [copy] = [path for path in files_in(tmp_path) if "before-9999" in path.name]
    assert sql(copy, "SELECT version_num FROM alembic_version") == [(HEAD,)]
    assert sql(copy, "SELECT count(*) FROM log_entry") == [(1,)]
    assert sql(file, "SELECT extra FROM table_") == [(None,)]


async def test_rebuilding_a_table_keeps_what_refers_to_it(tmp_path: Path, newer: str) -> None:
    store = await Store.open("", data=tmp_path)
    await add_move(store, await add_table(store), 0)
    await store.close()
    rebuild = "with op.batch_alter_table('table_', recreate='always') as batch: batch.drop_column('note')"
    with a_revision_more(newer, rebuild):
        await opened_and_closed(tmp_path)
    counts = "SELECT (SELECT count(*) FROM table_), (SELECT count(*) FROM log_entry)"
    assert sql(tmp_path / FILE_NAME, counts) == [(1, 1)]


async def test_failed_migration_leaves_the_old_database(tmp_path: Path, newer: str) -> None:
    file = await opened_and_closed(tmp_path)
    with a_revision_more(newer, "op.drop_table('reminder'); op.execute('SELECT nothing FROM nowhere')"):
        assert await why_not_open(tmp_path) == "The database cannot be used."
    assert sql(file, "SELECT version_num FROM alembic_version") == [(HEAD,)]
    assert sql(file, "SELECT count(*) FROM reminder") == [(0,)]


async def test_migration_that_orphans_rows_is_undone(tmp_path: Path, newer: str) -> None:
    store = await Store.open("", data=tmp_path)
    await add_move(store, await add_table(store), 0)
    await store.close()
    with a_revision_more(newer, "op.execute('DELETE FROM table_')"):
        assert "belong to none" in await why_not_open(tmp_path)
    assert sql(tmp_path / FILE_NAME, "SELECT count(*) FROM table_") == [(1,)]


@pytest.fixture
def newer(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> str:
    """Copy the migrations to where a test may add one."""
    copy = tmp_path_factory.mktemp("migrations")
    (copy / "versions").mkdir()
    for path in (schema.MIGRATIONS / "env.py", *(schema.MIGRATIONS / "versions").glob("r*.py")):
        (copy / path.relative_to(schema.MIGRATIONS)).write_text(path.read_text())
    monkeypatch.setattr(schema, "MIGRATIONS", copy)
    return str(copy)


@contextmanager
def a_revision_more(migrations: str, upgrade: str) -> Iterator[None]:
    text = f"import sqlalchemy as sa\nfrom alembic import op\nrevision = '9999'\ndown_revision = '{HEAD}'\n"
    (Path(migrations) / "versions" / "r9999_test.py").write_text(f"{text}def upgrade():\n    {upgrade}\n")
    yield


async def test_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = await opened_and_closed(tmp_path)
    sql(file, "UPDATE alembic_version SET version_num = '9999'")
    sentence = await why_not_open(tmp_path)
    assert "schema 9999" in sentence
    assert schema.head() in sentence
    assert files_in(tmp_path) == [file]


async def test_database_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / FILE_NAME
    sql(file, "CREATE TABLE recipe (name TEXT)")
    before = file.read_bytes()
    assert "not one of Keryx" in await why_not_open(tmp_path)
    assert file.read_bytes() == before


async def test_directory_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    assert "cannot be made" in await why_not_open(tmp_path / "data")


async def test_file_that_is_a_directory_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    assert "it is a directory" in await why_not_open(tmp_path)


async def test_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("Sing, goddess, of the wrath of Achilles" * 50)
    assert "not a database" in await why_not_open(tmp_path)


async def test_damaged_database_is_refused(tmp_path: Path) -> None:
    file = await opened_and_closed(tmp_path)
    content = file.read_bytes()
    file.write_bytes(content[:100] + b"\xa5" * (len(content) - 100))
    assert "damaged" in await why_not_open(tmp_path)


async def test_new_database_that_another_holds_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "locked" in await why_not_open(tmp_path)


@pytest.mark.parametrize(
    ("url", "part"),
    [
        ("no url", "DATABASE_URL cannot be read"),
        ("postgresql://keryx:hunter2@localhost:port/keryx", "DATABASE_URL cannot be read"),
        ("sqlite:///" + "x" * 300 + ".db", "File name too long"),
        ("sqlite+foo:///own.db", "there is no driver"),
        ("sqlite://", "must name a file"),
        ("sqlite:///:memory:", "must name a file"),
        (
            "postgresql://keryx:hunter2@localhost/keryx",
            "needs a driver that is missing: `.venv/bin/pip install asyncpg`",
        ),
        ("oracle://keryx:hunter2@localhost/keryx", "no driver"),
        ("atlantis://keryx:hunter2@localhost/keryx", "no driver"),
    ],
)
async def test_unusable_url_is_refused_without_its_password(tmp_path: Path, url: str, part: str) -> None:
    sentence = await why_not_open(tmp_path, url)
    assert part in sentence
    assert "hunter2" not in sentence


def test_paths_begin_in_the_data_directory(tmp_path: Path) -> None:
    assert resolve("", tmp_path).database == str(tmp_path / "keryx.db")
    assert resolve("sqlite:///own.db", tmp_path).database == str(tmp_path / "own.db")
    assert resolve("sqlite+aiosqlite:////srv/own.db", tmp_path).database == "/srv/own.db"


async def why_not_write(store: Store) -> str:
    with pytest.raises(StoreUnavailable) as refused:
        await add_table(store, note="a secret " * 2000)
    assert refused.value.__cause__ is None
    assert "secret" not in str(refused.value)
    return str(refused.value)


async def test_writer_gives_up_when_another_process_keeps_the_lock(tmp_path: Path) -> None:
    store = await Store.open("", data=tmp_path, busy_seconds=0.05)
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await why_not_write(store) == "The database is locked by another process."
        assert await store.tables() == []
    assert await add_table(store) == 1
    await store.close()


def at_checkout(engine: AsyncEngine, pragma: str) -> Callable[[], None]:
    """Have every connection run a pragma before it is used; give what ends that."""

    def run(connection: Any, *_: object) -> None:
        connection.cursor().execute(pragma)

    event.listen(engine.sync_engine, "checkout", run)
    return lambda: event.remove(engine.sync_engine, "checkout", run)


async def test_full_disk_refuses_the_move_and_the_next_is_taken(store: Store) -> None:
    table_id = await add_table(store)
    undo = at_checkout(store._engine, "PRAGMA max_page_count=1")
    assert await why_not_write(store) == "The database cannot be written: the disk is full."
    undo()
    at_checkout(store._engine, "PRAGMA max_page_count=1000000")
    await add_move(store, table_id, 0)
    assert len(await store.tables()) == 1


async def test_read_only_database_refuses_the_move(store: Store) -> None:
    at_checkout(store._engine, "PRAGMA query_only=ON")
    assert await why_not_write(store) == "The database cannot be written: it is read-only."
    assert await store.tables() == []


async def test_file_damaged_under_way_refuses_the_move(tmp_path: Path) -> None:
    file = await opened_and_closed(tmp_path)
    sql(file, "PRAGMA journal_mode=DELETE")
    store = await Store.open("", data=tmp_path)
    content = file.read_bytes()
    file.write_bytes(content[:100] + b"\xa5" * (len(content) - 100))
    assert "damaged" in await why_not_write(store)
    await store.close()


async def fail_at_commit(store: Store) -> None:
    async with store.writing() as writer:
        await writer.add_table(a_table())
        await writer._connection.exec_driver_sql("INSERT INTO late VALUES (99)")


async def test_failure_at_commit_leaves_nothing(store: Store) -> None:
    async with store._engine.connect() as connection:
        await connection.exec_driver_sql(
            "CREATE TABLE late (id INTEGER REFERENCES table_ DEFERRABLE INITIALLY DEFERRED)"
        )
    with pytest.raises(IntegrityError):
        await fail_at_commit(store)
    assert await store.tables() == []
    await add_move(store, await add_table(store), 0)
