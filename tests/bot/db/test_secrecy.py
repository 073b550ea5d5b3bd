"""No stored value reaches a log or the text of an error."""

import logging
import traceback
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from bot.db import SeqTaken, Store
from tests.bot.db.rows import a_post, a_state, a_step, a_table, add_posts

SECRET = "alkibiades-in-hand"


async def write_secrets(store: Store) -> int:
    async with store.writing() as writer:
        table_id = await writer.add_table(a_table(seed=SECRET.encode()))
        await writer.add_log(a_step(table_id, 0, action=SECRET, draws=SECRET, events=SECRET))
        await writer.add_snapshot(a_state(table_id, 0, SECRET.encode()))
        await writer.add_outbox(a_post(table_id, 0, payload={"lines": [SECRET]}))
    return table_id


async def test_nothing_stored_is_logged_at_any_level(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    loggers = (
        "",
        "sqlalchemy",
        "sqlalchemy.engine",
        "sqlalchemy.engine.Engine",
        "sqlalchemy.pool",
        "aiosqlite",
    )
    for name in loggers:
        caplog.set_level(logging.DEBUG, name)
    store = await Store.open("", data=tmp_path)
    table_id = await write_secrets(store)
    assert (await store.log(table_id))[0].action == SECRET
    assert await store.snapshot(table_id) is not None
    with pytest.raises(SeqTaken):
        await write_over(store, table_id)
    await store.close()
    assert "INSERT INTO log_entry" in caplog.text
    assert SECRET not in caplog.text


async def write_over(store: Store, table_id: int) -> None:
    async with store.writing() as writer:
        await writer.add_log(a_step(table_id, 0, action=SECRET))


async def test_nothing_stored_is_in_an_error(store: Store) -> None:
    table_id = await write_secrets(store)
    with pytest.raises(SeqTaken) as taken:
        await write_over(store, table_id)
    with pytest.raises(IntegrityError) as broken:
        await write_over(store, 99)
    for error in (taken.value, broken.value):
        assert SECRET not in "".join(traceback.format_exception(error))


async def test_nothing_secret_is_in_the_repr_of_a_row(store: Store) -> None:
    table_id = await write_secrets(store)
    await add_posts(store, a_post(table_id, payload={"lines": [SECRET]}))
    rows = [await store.table(table_id), *await store.log(table_id), await store.snapshot(table_id)]
    for row in (*rows, await store.outbox_row(1)):
        assert row is not None
        assert SECRET not in f"{row!r} {row}"
