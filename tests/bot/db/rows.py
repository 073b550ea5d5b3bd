"""Rows to store, with the least that a test must say."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.db import LogRow, OutboxRow, SnapshotRow, Store, TableRow

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
CHANNEL = "channel:20"


def a_table(**fields: Any) -> TableRow:
    given: dict[str, Any] = {
        "game": "perikles",
        "seats": 4,
        "guild_id": 10,
        "channel_id": 20,
        "gamemaster_id": 30,
    }
    return TableRow(**(given | {"seed": b"\x00" * 32, "commitment": "c0ffee"} | fields))


def a_step(table_id: int, seq: int, **fields: Any) -> LogRow:
    given: dict[str, Any] = {"table_id": table_id, "seq": seq, "kind": "move", "rules_version": 1}
    return LogRow(**(given | fields))


def a_state(table_id: int, seq: int, state: bytes = b"state") -> SnapshotRow:
    return SnapshotRow(table_id=table_id, seq=seq, schema=1, state=state)


def a_post(table_id: int | None, seq: int | None = None, **fields: Any) -> OutboxRow:
    payload = json.dumps(fields.pop("payload", {"lines": ["a move"]}))
    given: dict[str, Any] = {
        "table_id": table_id,
        "seq": seq,
        "target": CHANNEL,
        "kind": "post",
        "payload": payload,
    }
    return OutboxRow(**(given | {"created_at": NOON, "due_at": NOON} | fields))


async def add_table(store: Store, **fields: Any) -> int:
    async with store.writing() as writer:
        return await writer.add_table(a_table(**fields))


async def add_move(store: Store, table_id: int, seq: int) -> None:
    """Write a whole move as the keeper does: step, state, message, and the table's count."""
    async with store.writing() as writer:
        await writer.add_log(a_step(table_id, seq))
        await writer.add_snapshot(a_state(table_id, seq))
        await writer.add_outbox(a_post(table_id, seq))
        await writer.update_table(table_id, seq=seq)


async def add_posts(store: Store, *rows: OutboxRow) -> list[int]:
    async with store.writing() as writer:
        return [await writer.add_outbox(row) for row in rows]


async def payload_of(store: Store, row_id: int) -> dict[str, Any]:
    row = await store.outbox_row(row_id)
    assert row is not None
    read: dict[str, Any] = json.loads(row.payload)
    return read
