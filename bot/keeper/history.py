"""From the rows of a table back to its state and the moves that led there."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from bot.db import LogRow, SnapshotRow, Step, Store, TableRow
from bot.keeper.clocks import read as read_clocks
from bot.keeper.errors import NotAtTable, NotNow
from bot.keeper.live import MAX_REMEMBERED_MOVES, Acting, Live, Logged
from bot.keeper.message import Post, read_message
from games import registry
from games.core import codec, resigning
from games.core.chance import Draw, Recorded
from games.core.events import Event
from games.core.game import Game
from games.core.orders import is_final
from games.core.replay import Entry, Record
from games.core.settings import keep_settings

MAX_NOTES = 10
"""How many posts are looked through for the last that told of moves; others are words beside the game."""
SETTING = "setting"
"""The kind of a step that changed private settings only."""
READ_AT_ONCE = 20
"""How many moves of a long game are read at a time."""
ROLLBACK = "rollback"
"""The kind of a step by which a gamemaster brought back an earlier state."""


async def load_live(store: Store, table_id: int) -> Live:
    """Read a table that has been started."""
    row = await store.table(table_id)
    if row is None:
        raise NotAtTable("no-such-table", table=table_id)
    if not row.status.is_started or row.seq < 0:
        raise NotNow("table-not-started")
    game = registry.get(row.game)
    seats = await store.seats(table_id)
    steps = await store.steps(table_id)
    state = await state_at(store, game, row, row.seq)
    moved = [each for each in steps if each.kind != SETTING]
    trail = trail_of(steps)
    return Live(
        row,
        game,
        list(seats),
        state,
        trail,
        answers=Counter(acting_in(moved).values()),
        rollbacks=sum(each.kind == ROLLBACK for each in moved),
        last_seat=moved[-1].seat,
        asides=acting_in(each for each in steps if each.kind == SETTING),
        makers=makers_of(steps),
        lately=await last_of(store, table_id, trail),
        since=await _since(store, row),
        clocks=await read_clocks(store, table_id),
    )


async def _since(store: Store, row: TableRow) -> int | None:
    """Find the step after which deeds begin that the next post tells again, in the last that told any."""
    posts = [read_message(each.payload) for each in await store.last_posts(row.key, MAX_NOTES)]
    last = next((post for post in posts if isinstance(post, Post) and post.since is not None), None)
    return last.since if last is not None and last.passing else None


def acting_in(steps: Iterable[Step]) -> dict[int, Acting]:
    """Say who acted, by the numbers of the steps; the set-up and rollbacks are nobody's."""
    return {step.seq: Acting(step.seat, step.party) for step in steps if step.seat is not None}


async def last_of(store: Store, table_id: int, trail: Sequence[int]) -> dict[int, Logged]:
    """Read the newest moves of a trail as they are logged."""
    return logged(await store.log_of(table_id, trail[-MAX_REMEMBERED_MOVES:]))


def logged(rows: Iterable[LogRow]) -> dict[int, Logged]:
    """Give moves as they are kept in memory, by their numbers."""
    return {row.seq: Logged(row.seat, row.events, bool(draws_of(row))) for row in rows}


def trail_of(steps: Iterable[Step]) -> list[int]:
    """List the set-up and the moves that were not taken back, by their numbers."""
    trail: list[int] = []
    for step in steps:
        if step.to_seq is not None:
            while trail and trail[-1] > step.to_seq:
                trail.pop()
        elif step.kind != SETTING:
            trail.append(step.seq)
    return trail


def makers_of(steps: Sequence[Step]) -> dict[int, Acting]:
    """Say who made the moves since the last rollback, those that were taken back too."""
    last = max((step.seq for step in steps if step.kind == ROLLBACK), default=-1)
    return acting_in(step for step in steps if step.kind == "move" and step.seq > last)


async def state_at(store: Store, game: Game, row: TableRow, seq: int) -> Any:
    """Give the state after a step: its snapshot, or that of an earlier step played on from the log."""
    return await Past(store, game, row.key).at(seq)


async def restored(store: Store, game: Game, row: TableRow, to_seq: int) -> Any:
    """Give the state after an earlier step with the private settings of now, which nothing takes back."""
    return await Past(store, game, row.key).restored(to_seq, row.seq)


async def at(store: Store, live: Live, seq: int) -> Live:
    """Give a table as it was after an earlier step, for what everybody could see of it."""
    state = await state_at(store, live.game, live.row, seq)
    return replace(live, row=live.row.model_copy(update={"seq": seq}), state=state)


async def as_told(store: Store, live: Live) -> Live:
    """Give a table as everybody may see it: a turn under way is its player's own."""
    if live.row.posted_seq in (-1, live.seq) or live.waiting_for() != [live.last_seat]:
        return live
    seq = await _before_turn(store, live)
    state = await restored(store, live.game, live.row, seq)
    return replace(live, row=live.row.model_copy(update={"seq": seq}), state=state)


async def _before_turn(store: Store, live: Live) -> int:
    """Find the last step before the turn under way: the last post, or an answer of another since."""
    posted = live.row.posted_seq
    since = await store.log(live.id, after=posted, until=live.seq)
    others = [row.seq for row in since if row.seq in live.trail and row.seat != live.last_seat]
    return max([posted, *others])


async def is_told_since(store: Store, live: Live, seq: int) -> bool:
    """Say whether any move since a step, of which everybody was told, has drawn or revealed something."""
    later = [each for each in live.trail if seq < each <= live.row.posted_seq]
    for place in range(0, len(later), READ_AT_ONCE):
        for row in await store.log_of(live.id, later[place : place + READ_AT_ONCE]):
            if _is_told(live.game, logged([row])[row.seq]):
                return True
    return False


def _is_told(game: Game, move: Logged) -> bool:
    """Say whether a move has drawn or revealed something."""
    return move.drew or (move.seat is not None and is_final(events_of(game, move), move.seat))


class Past:
    """The earlier states of a table, each made once."""

    def __init__(self, store: Store, game: Game, table_id: int) -> None:
        self._store, self._game, self._table_id = store, game, table_id
        self._states: dict[int, Any] = {}

    async def at(self, seq: int) -> Any:
        """Give the state after a step."""
        if seq not in self._states:
            await self._play_up_to(seq)
        return self._states[seq]

    async def _play_up_to(self, seq: int) -> None:
        """Begin with the nearest saved state and play the steps since then again."""
        saved = await self._store.snapshots_at_or_before(self._table_id, seq, limit=1)
        rows = await self._store.log(self._table_id, after=saved[0].seq, until=seq) if saved else []
        if not saved or saved[0].seq + len(rows) != seq:
            raise NotAtTable("no-such-move", seq=seq)
        self._states[saved[0].seq] = read_state(self._game, saved[0])
        for row in rows:
            self._states[row.seq] = await self._after(row)
            # Others come in between: steps may be many, and each takes its time.
            await asyncio.sleep(0)

    async def _after(self, row: LogRow) -> Any:
        if row.to_seq is not None:
            return await self.restored(row.to_seq, row.seq - 1)
        return play_again(self._game, await self.at(row.seq - 1), row)

    async def restored(self, to_seq: int, since: int) -> Any:
        """Give the state after a step with the private settings that a later one left."""
        state = codec.copy(await self.at(to_seq))
        present = await self.at(since)
        state.given_up = present.given_up
        if not state.agenda or not state.agenda[0].always:
            return state
        # A game that has ended has no settings any more: those before its last move are the latest.
        keep_settings(present if present.agenda else await self.at(since - 1), state)
        return state


def read_state(game: Game, snapshot: SnapshotRow) -> Any:
    """Read a saved state, of an older schema too."""
    if snapshot.schema == game.schema:
        return codec.from_json(snapshot.state, game.state)
    raw = game.upgrade(snapshot.schema, json.loads(snapshot.state))
    return msgspec.convert(raw, game.state, str_keys=True)


def play_again(game: Game, state: Any, row: LogRow) -> Any:
    """Carry out a logged move again, with the draws it had."""
    assert row.seat is not None
    action = resigning.read_action(json.loads(row.action or "{}"), game.action)
    return resigning.acted(state, row.seat, action, Recorded(draws_of(row))).state


def draws_of(row: LogRow) -> list[Draw]:
    """Read the draws of a move."""
    draws: list[Draw] = codec.from_json(row.draws, list[Draw])
    return draws


def events_of(game: Game, row: LogRow | Logged) -> list[Event]:
    """Read what a move led to."""
    events: list[Event] = codec.from_json(row.events, list[game.event])  # type: ignore[name-defined]
    return events


def record_of(live: Live, rows: Iterable[LogRow]) -> Record:
    """Make the whole record of an ended table, with its seed; moves taken back are marked."""
    rows = list(rows)
    kept = {*live.trail, *live.asides}
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
