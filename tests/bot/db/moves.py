"""A process of its own that writes moves, to be killed or raced: `python -m tests.bot.db.moves …`."""

import asyncio
import sys
from pathlib import Path

from bot.db import SeqTaken, Store
from tests.bot.db.rows import a_post, a_state, a_step

MESSAGES = 3


async def write_move(store: Store, table_id: int, seq: int) -> None:
    """Write a move, and say where it is at, so that the other side can strike between."""
    async with store.writing() as writer:
        say(f"begin {seq}")
        await writer.add_log(a_step(table_id, seq))
        await writer.add_snapshot(a_state(table_id, seq, b"state" * 2000))
        for _ in range(MESSAGES):
            await writer.add_outbox(a_post(table_id, seq))
        await writer.update_table(table_id, seq=seq)
        say(f"commit {seq}")
    say(f"done {seq}")


async def write_on(store: Store, table_id: int) -> None:
    """Write move after move until killed."""
    table = await store.table(table_id)
    assert table is not None
    seq = table.seq
    while True:
        seq += 1
        await write_move(store, table_id, seq)


async def race(store: Store, table_id: int, moves: int) -> None:
    """Try for every step at a sign from outside, and say whether this process had it."""
    for seq in range(moves):
        say("ready")
        await asyncio.to_thread(sys.stdin.readline)
        try:
            async with store.writing() as writer:
                await writer.add_log(a_step(table_id, seq))
        except SeqTaken:
            say("taken")
        else:
            say("won")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def main(task: str, data: str, table_id: str, *moves: str) -> None:
    """Open the store of a directory and do as told."""
    store = await Store.open("", data=Path(data))
    say("open")
    match task:
        case "write":
            await write_on(store, int(table_id))
        case "race":
            await race(store, int(table_id), int(moves[0]))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
