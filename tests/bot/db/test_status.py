"""What is asked about the status of a table, and what the database keeps of it."""

import pytest
from sqlalchemy import text

from bot.db import Store
from bot.db.status import GOING_ON, NOT_OVER, OVER, STANDING_STILL, Status
from tests.bot.db.rows import add_table


def test_questions_about_a_status() -> None:
    assert {each for each in Status if not each.is_started} == {Status.LOBBY}
    assert {each for each in Status if each.is_going_on} == GOING_ON == STANDING_STILL | {Status.RUNNING}
    assert {each for each in Status if each.stands_still} == {Status.PAUSED, Status.WAITING, Status.FROZEN}
    assert {each for each in Status if each.is_over} == OVER == {Status.ENDED, Status.CANCELLED}
    assert set(Status) - OVER == NOT_OVER


@pytest.mark.parametrize("status", Status)
async def test_status_is_kept_as_its_text(store: Store, status: Status) -> None:
    table_id = await add_table(store)
    async with store.writing() as writer:
        await writer.update_table(table_id, status=status)
    async with store._engine.connect() as connection:
        kept = (await connection.execute(text("SELECT status FROM table_"))).scalar_one()
    row = await store.table(table_id)
    assert row is not None
    assert (kept, row.status, row.key) == (status.value, status, table_id)
    assert [each.id for each in await store.tables(statuses=[status])] == [table_id]
