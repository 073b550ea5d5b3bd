"""Several processes on one file, and processes that die: each move once, and whole."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.db import Store
from bot.settings import ROOT
from tests.bot.db.moves import MESSAGES
from tests.bot.db.rows import NOON, add_table

SECONDS = 30


@asynccontextmanager
async def started(*arguments: object) -> AsyncIterator[Process]:
    """Start a process that writes; whatever happens, it ends."""
    command = [sys.executable, "-m", "tests.bot.db.moves", *map(str, arguments)]
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, cwd=ROOT)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        # Reading to the end closes the pipes.
        await process.communicate()


async def heard(process: Process) -> str:
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), SECONDS)
    return line.decode().strip()


async def heard_until(process: Process, word: str, times: int) -> None:
    while times:
        line = await heard(process)
        assert line, "the process ended by itself"
        times -= line.startswith(word)


async def say(process: Process, line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{line}\n".encode())
    await process.stdin.drain()


async def made_table(data: Path) -> int:
    store = await Store.open("", data=data)
    table_id = await add_table(store)
    await store.close()
    return table_id


async def moves_written(data: Path, table_id: int) -> int:
    """Check that every move is there as a whole, and count them."""
    store = await Store.open("", data=data)
    table = await store.table(table_id)
    steps = [row.seq for row in await store.log(table_id)]
    states = sorted(row.seq for row in await store.snapshots_at_or_before(table_id, 100_000))
    messages = [row.seq for row in await store.outbox_due(NOON, 100_000)]
    await store.close()
    assert table is not None
    assert steps == states == list(range(table.seq + 1))
    assert messages == [seq for seq in steps for _ in range(MESSAGES)]
    return len(steps)


@pytest.mark.parametrize(
    ("word", "delay"), [("begin", 0.0), ("begin", 0.002), ("commit", 0.0), ("commit", 0.001)]
)
async def test_killed_process_leaves_whole_moves(tmp_path: Path, word: str, delay: float) -> None:
    table_id = await made_table(tmp_path)
    async with started("write", tmp_path, table_id) as process:
        await heard_until(process, word, 4)
        await asyncio.sleep(delay)
        process.kill()
        await process.wait()
        assert process.returncode == -9
    assert await moves_written(tmp_path, table_id) >= 3


async def test_what_was_reported_done_survives_the_kill(tmp_path: Path) -> None:
    table_id = await made_table(tmp_path)
    async with started("write", tmp_path, table_id) as process:
        await heard_until(process, "done", 5)
        process.kill()
    assert await moves_written(tmp_path, table_id) >= 5


async def test_each_step_is_won_by_exactly_one_process(tmp_path: Path) -> None:
    table_id, moves = await made_table(tmp_path), 12
    async with (
        started("race", tmp_path, table_id, moves) as one,
        started("race", tmp_path, table_id, moves) as two,
    ):
        both = (one, two)
        assert await asyncio.gather(*map(heard, both)) == ["open", "open"]
        for _ in range(moves):
            assert await asyncio.gather(*map(heard, both)) == ["ready", "ready"]
            await asyncio.gather(*(say(process, "go") for process in both))
            assert sorted(await asyncio.gather(*map(heard, both))) == ["taken", "won"]
        assert await asyncio.gather(*(process.wait() for process in both)) == [0, 0]


async def test_processes_that_open_a_new_database_at_once(tmp_path: Path) -> None:
    async with started("open", tmp_path, 0) as one, started("open", tmp_path, 0) as two:
        both = (one, two)
        assert await asyncio.gather(*map(heard, both)) == ["open", "open"]
        assert await asyncio.gather(*(process.wait() for process in both)) == [0, 0]


async def test_stores_that_open_a_new_database_at_once(tmp_path: Path) -> None:
    stores = await asyncio.gather(*(Store.open("", data=tmp_path) for _ in range(4)))
    assert len({await add_table(store) for store in stores}) == 4
    for store in stores:
        await store.close()
