"""Log and snapshots: each step once, all of a move or none of it."""

import asyncio
import threading
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from bot.db import SeqTaken, Store, StoreUnavailable
from tests.bot.db.rows import MINUTE, NOON, a_post, a_state, a_step, add_move, add_posts, add_table


async def kept(store: Store, table_id: int) -> list[int]:
    """List the steps that have a snapshot."""
    return sorted(row.seq for row in await store.snapshots_at_or_before(table_id, 10_000))


async def test_log_comes_back_in_order(store: Store) -> None:
    table_id = await add_table(store)
    other = await add_table(store)
    first = a_step(table_id, 0, kind="start", draws="[3]", at=NOON)
    second = a_step(table_id, 1, seat=2, user_id=7, action='{"tile":"λόγος"}', at=NOON + MINUTE)
    back = a_step(table_id, 2, kind="rollback", to_seq=0, reason="a slip", at=NOON + 2 * MINUTE)
    async with store.writing() as writer:
        for row in (back, first, second, a_step(other, 0)):
            await writer.add_log(row)
    assert await store.log(table_id) == [first, second, back]
    assert await store.log(table_id, after=1) == [back]


async def test_snapshots_are_found_by_step(store: Store) -> None:
    table_id = await add_table(store)
    assert await store.snapshot(table_id) is None
    rows = [a_state(table_id, seq, bytes([seq])) for seq in (0, 4, 8)]
    async with store.writing() as writer:
        for row in rows:
            await writer.add_snapshot(row)
    assert await store.snapshot(table_id) == rows[2]
    assert await store.snapshot(table_id, 4) == rows[1]
    assert await store.snapshot(table_id, 5) is None
    assert await store.snapshots_at_or_before(table_id, 7) == [rows[1], rows[0]]
    assert await store.snapshots_at_or_before(table_id, 7, limit=1) == [rows[1]]


async def test_step_is_taken_once(store: Store) -> None:
    table_id = await add_table(store)
    await add_move(store, table_id, 0)
    with pytest.raises(SeqTaken) as taken:
        await add_move(store, table_id, 0)
    assert (taken.value.table_id, taken.value.seq) == (table_id, 0)
    assert taken.value.__cause__ is None
    with pytest.raises(SeqTaken):
        async with store.writing() as writer:
            await writer.add_snapshot(a_state(table_id, 0))


async def test_step_of_no_table_is_not_called_taken(store: Store) -> None:
    with pytest.raises(IntegrityError):
        async with store.writing() as writer:
            await writer.add_log(a_step(99, 0))


async def write_and_fail(store: Store, table_id: int) -> None:
    async with store.writing() as writer:
        await writer.add_log(a_step(table_id, 0))
        await writer.add_snapshot(a_state(table_id, 0))
        await writer.add_outbox(a_post(table_id, 0))
        raise ZeroDivisionError


async def test_exception_leaves_nothing(store: Store) -> None:
    table_id = await add_table(store)
    with pytest.raises(ZeroDivisionError):
        await write_and_fail(store, table_id)
    assert await store.log(table_id) == []
    assert await store.snapshot(table_id) is None
    assert await store.outbox_due(NOON, 10) == []


async def test_exception_of_the_block_comes_out_as_it_is(store: Store) -> None:
    for error in (TimeoutError("too late"), FileNotFoundError(2, "no picture"), ValueError("no")):
        with pytest.raises(type(error)) as raised:
            async with store.writing():
                raise error
        assert raised.value is error


async def write_on_after_conflict(store: Store, table_id: int) -> None:
    async with store.writing() as writer:
        await writer.add_log(a_step(table_id, 1))
        with suppress(SeqTaken):
            await writer.add_log(a_step(table_id, 0))
        await writer.add_log(a_step(table_id, 2))


async def test_failure_that_was_caught_is_not_committed(store: Store) -> None:
    table_id = await add_table(store)
    await add_move(store, table_id, 0)
    with pytest.raises(SeqTaken):
        await write_on_after_conflict(store, table_id)
    assert [row.seq for row in await store.log(table_id)] == [0]


async def test_cancelled_writer_leaves_nothing_and_blocks_nobody(store: Store) -> None:
    table_id = await add_table(store)
    begun = asyncio.Event()

    async def write() -> None:
        async with store.writing() as writer:
            await writer.add_log(a_step(table_id, 0))
            begun.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(write())
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await add_move(store, table_id, 0)
    assert len(await store.log(table_id)) == 1


async def add_next_move(store: Store, table_id: int) -> None:
    table = await store.table(table_id)
    assert table is not None
    await add_move(store, table_id, table.seq + 1)


async def test_callers_cancelled_anywhere_leave_whole_moves_and_no_lock(store: Store) -> None:
    tables = [await add_table(store) for _ in range(4)]
    for number in range(25):
        tasks = [asyncio.create_task(add_next_move(store, table_id)) for table_id in tables]
        await asyncio.sleep(number % 12 * 0.001)
        for task in tasks[number % 2 :: 2]:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert {type(end) for end in ends} <= {asyncio.CancelledError, type(None)}
    for table_id in tables:
        steps = [row.seq for row in await store.log(table_id)]
        assert steps == await kept(store, table_id) == list(range(len(steps)))
        await add_next_move(store, table_id)


async def test_writer_sees_its_own_changes_and_others_do_not(store: Store) -> None:
    table_id = await add_table(store)
    async with store.writing() as writer:
        await writer.add_log(a_step(table_id, 0))
        assert len(await writer.log(table_id)) == 1
        assert await store.log(table_id) == []
    assert len(await store.log(table_id)) == 1


async def test_many_writers_take_turns(store: Store) -> None:
    tables = [await add_table(store) for _ in range(8)]
    await asyncio.gather(*(add_move(store, table, seq) for seq in range(3) for table in tables))
    assert [len(await store.log(table)) for table in tables] == [3] * 8


async def test_closing_waits_for_writers_and_refuses_the_next(store: Store) -> None:
    table_id = await add_table(store)
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def write() -> None:
        async with store.writing() as writer:
            begun.set()
            await go_on.wait()
            await writer.add_log(a_step(table_id, 0))

    writing = asyncio.create_task(write())
    await begun.wait()
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.table(table_id)
    go_on.set()
    await asyncio.gather(writing, closing)
    with pytest.raises(StoreUnavailable, match="closed"):
        async with store.writing():
            pass


async def test_closing_ends_every_thread(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    store = await Store.open("", data=tmp_path)
    table_id = await add_table(store)
    await asyncio.gather(*(store.table(table_id) for _ in range(10)))
    await store.close()
    for thread in set(threading.enumerate()) - before:
        if "_connection_worker" in thread.name:
            thread.join(timeout=5)
            assert not thread.is_alive()


async def test_old_snapshots_are_thinned_to_checkpoints(store: Store) -> None:
    table_id, other = await add_table(store), await add_table(store)
    async with store.writing() as writer:
        for seq in range(66):
            await writer.add_snapshot(a_state(table_id, seq))
        await writer.add_snapshot(a_state(other, 3))
        assert await writer.thin_snapshots(table_id) == 43
    assert await kept(store, table_id) == [0, 20, 40, *range(46, 66)]
    assert await kept(store, other) == [3]
    async with store.writing() as writer:
        assert await writer.thin_snapshots(table_id, recent=1, every=40) == 20
    assert await kept(store, table_id) == [0, 40, 65]


async def test_thinning_an_empty_table_is_nothing(store: Store) -> None:
    table_id = await add_table(store)
    async with store.writing() as writer:
        assert await writer.thin_snapshots(table_id) == 0


async def test_thinning_keeps_what_waiting_messages_show(store: Store) -> None:
    table_id = await add_table(store)
    picture = {"lines": [], "picture": {"table": table_id, "seq": 7, "before": 6, "seat": None}}
    sent, dead, *_ = await add_posts(
        store,
        a_post(table_id, 2),
        a_post(table_id, 3),
        a_post(table_id, 4),
        a_post(table_id, payload=picture),
    )
    async with store.writing() as writer:
        for seq in range(30):
            await writer.add_snapshot(a_state(table_id, seq))
        await writer.mark_sent(sent, 1, NOON)
        await writer.mark_dead(dead, "gone")
        await writer.thin_snapshots(table_id, recent=1, every=100)
    assert await kept(store, table_id) == [0, 4, 6, 7, 29]
