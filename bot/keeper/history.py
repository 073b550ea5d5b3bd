"""From the rows of a table back to its state and the moves that led there."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import msgspec

from bot.db import LogRow, SnapshotRow, Store, TableRow
from bot.keeper.errors import NotAtTable, NotNow
from bot.keeper.live import Live
from games import registry
from games.core import codec
from games.core.agenda import Table
from games.core.chance import Draw, Recorded
from games.core.events import Event
from games.core.game import Game
from games.core.replay import Entry, Record

RUNNING = ("running", "paused", "frozen", "waiting", "ended", "cancelled")


async def load_live(store: Store, table_id: int) -> Live:
    """Read a table that has been started."""
    row = await store.table(table_id)
    if row is None:
        raise NotAtTable("no-such-table", table=table_id)
    if row.status not in RUNNING or row.seq < 0:
        raise NotNow("table-not-started")
    game = registry.get(row.game)
    seats = await store.seats(table_id)
    rows = await store.log(table_id)
    state = await state_at(store, game, row, row.seq)
    answers = [sum(each.seat == seat.seat for each in rows) for seat in seats]
    trail = trail_of(rows)
    last = next((each.seat for each in reversed(rows) if each.to_seq is None or each.seat is not None), None)
    return Live(row, game, list(seats), state, answers, trail, last)


def trail_of(rows: Iterable[LogRow]) -> list[int]:
    """List the set-up and the moves that were not taken back, by their numbers."""
    trail: list[int] = []
    for row in rows:
        if row.to_seq is not None:
            while trail and trail[-1] > row.to_seq:
                trail.pop()
        else:
            trail.append(row.seq)
    return trail


async def state_at(store: Store, game: Game, row: TableRow, seq: int) -> Any:
    """Give the state after a move: its snapshot, or that of an earlier move played on from the log."""
    assert row.id is not None
    rows = await store.log(row.id)
    by_seq = {each.seq: each for each in rows}
    to_play: list[LogRow] = []
    while True:
        if seq not in by_seq:
            raise NotAtTable("no-such-move", seq=seq)
        snapshot = await store.snapshot(row.id, seq)
        if snapshot is not None:
            break
        restored = by_seq[seq].to_seq
        if restored is None:
            to_play.append(by_seq[seq])
            seq = trail_of(each for each in rows if each.seq < seq)[-1]
        else:
            seq = restored
    state = read_state(game, snapshot)
    for each in reversed(to_play):
        state = play_again(game, state, each)
    return state


def read_state(game: Game, snapshot: SnapshotRow) -> Any:
    """Read a saved state, of an older schema too."""
    if snapshot.schema == game.schema:
        return codec.from_json(snapshot.state, game.state)
    raw = game.upgrade(snapshot.schema, json.loads(snapshot.state))
    return msgspec.convert(raw, game.state)


def play_again(game: Game, state: Any, row: LogRow) -> Any:
    """Carry out a logged move again, with the draws it had."""
    table = Table(codec.copy(state), Recorded(draws_of(row)))
    assert row.seat is not None
    table.act(row.seat, codec.from_json(row.action or "", game.action))
    return table.state


def draws_of(row: LogRow) -> list[Draw]:
    """Read the draws of a move."""
    draws: list[Draw] = codec.from_json(row.draws, list[Draw])
    return draws


def events_of(game: Game, row: LogRow) -> list[Event]:
    """Read what a move led to."""
    events: list[Event] = codec.from_json(row.events, list[game.event])  # type: ignore[name-defined]
    return events


def record_of(live: Live, rows: Iterable[LogRow]) -> Record:
    """Make the whole record of an ended table, with its seed; moves taken back are marked."""
    rows = list(rows)
    kept = set(live.trail)
    entries = [
        Entry(row.seat, json.loads(row.action), draws_of(row), undone=row.seq not in kept)
        for row in rows
        if row.action is not None and row.seat is not None
    ]
    return Record(
        game=live.game.id,
        rules=live.game.rules,
        scenario=live.row.scenario,
        seats=live.row.seats,
        commitment=live.row.commitment,
        set_up=draws_of(rows[0]),
        entries=entries,
        seed=live.row.seed.hex(),
        result=codec.fingerprint(live.state),
        options=json.loads(live.row.options),
    )
