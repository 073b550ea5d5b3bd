"""The rows that a change of a table leaves: in the log, among the snapshots, to be sent, to wait."""

from __future__ import annotations

import secrets
from datetime import datetime, timedelta
from typing import Any

from bot.db import Achievement, LogRow, OutboxRow, SnapshotRow, TableRow, WaitingOrder
from bot.db.models import REST
from bot.keeper import history
from bot.keeper.live import Acting, Live
from bot.keeper.message import Digest, Direct, News, Payload, Post, Report, write_message
from bot.keeper.moves import PlayedMove
from bot.keeper.posts import Outgoing
from games.core import codec
from games.core.agenda import NOT_ASKED
from games.core.chance import Seeded
from games.core.decision import Action, Seat
from games.core.events import Event
from games.core.orders import Result
from games.core.resigning import PlayOn

REST_WAITS = timedelta(days=30)
"""How long the rest of an order waits for its question."""
REMINDER, NEWS = "reminder", "news"
KINDS: dict[type[Payload], str] = {
    Post: "post",
    Report: "report",
    Direct: "dm",
    Digest: REMINDER,
    News: NEWS,
}
"""What rows of the outbox are called that hold a message."""
NONCE_BYTES = 12
"""Twenty-four hexadecimal digits: Discord takes a nonce of at most 25 characters."""


def set_up_row(live: Live, events: list[Event], chance: Seeded, at: datetime) -> LogRow:
    """Make the row of a set-up in the log."""
    return LogRow(
        table_id=live.id,
        seq=0,
        kind="start",
        draws=codec.to_json(chance.draws).decode(),
        events=codec.to_json(events).decode(),
        rules_version=live.game.rules,
        at=at,
    )


def move_row(live: Live, move: PlayedMove, at: datetime, reason: str = "") -> LogRow:
    """Make the row of a move in the log."""
    return LogRow(
        table_id=live.id,
        seq=move.seq,
        seat=move.seat,
        party=move.action.party,
        user_id=None if isinstance(move.action, PlayOn) else live.user_of(move.seat),
        kind=history.SETTING if move.is_setting else "move",
        action=codec.to_json(move.action).decode(),
        draws=codec.to_json(move.draws).decode(),
        events=codec.to_json(move.events).decode(),
        reason=reason,
        rules_version=live.game.rules,
        at=at,
    )


def going_back_row(
    live: Live, to_seq: int, kind: str, acting: Acting | None, reason: str, at: datetime
) -> LogRow:
    """Make the row by which a table, as it is now, has gone back to an earlier move."""
    return LogRow(
        table_id=live.id,
        seq=live.row.seq,
        seat=acting.seat if acting else None,
        party=acting.party if acting else "",
        kind=kind,
        draws="[]",
        events="[]",
        to_seq=to_seq,
        reason=reason,
        rules_version=live.game.rules,
        at=at,
    )


def snapshot(live: Live, seq: int, state: Any) -> SnapshotRow:
    """Make the row of a saved state."""
    return SnapshotRow(table_id=live.id, seq=seq, schema=live.game.schema, state=codec.to_json(state))


def outbox_row(row: TableRow, message: Outgoing, now: datetime) -> OutboxRow:
    """Make the row of a message."""
    return OutboxRow(
        table_id=row.id,
        target=str(message.target),
        kind=KINDS[type(message.payload)],
        seq=row.seq,
        payload=write_message(message.payload),
        nonce=secrets.token_hex(NONCE_BYTES),
        created_at=now,
        due_at=now,
    )


def rest_of(
    live: Live, seat: Seat, actions: list[Action], result: Result[Any], now: datetime
) -> WaitingOrder | None:
    """Return the rest of an order that was interrupted by a question to others; it waits for its seat."""
    owner = live.user_of(seat)
    if owner is None or result.stopped is None or result.stopped.key != NOT_ASKED:
        return None
    left = actions[result.taken :]
    return WaitingOrder(
        table_id=live.id,
        seat=seat,
        party=left[0].party,
        user_id=owner,
        kind=REST,
        actions=codec.to_json(left).decode(),
        expires_at=now + REST_WAITS,
    )


def achieved_in(live: Live, at: datetime) -> Achievement | None:
    """Make the row of what the player of a table for one has achieved, once it is over."""
    achieved = None if live.state.agenda else live.game.achievement(live.state)
    user = live.user_of(0)
    if achieved is None or user is None:
        return None
    return Achievement(
        user_id=user,
        game=live.game.id,
        what=achieved[0],
        with_what=achieved[1],
        table_id=live.id,
        at=at,
    )
