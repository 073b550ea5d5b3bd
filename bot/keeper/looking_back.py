"""Looking back on a table: how it was after earlier moves, how points went, what else is worth telling."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.db import CourseRow, Store
from bot.film import Moment
from bot.keeper import history
from bot.keeper.archiving import Standing, course_of
from bot.keeper.errors import NotAtTable, NotNow
from bot.keeper.live import Live
from games.core.events import Event
from games.core.game import told
from games.core.retrospect import Statistic


def moves_told(live: Live) -> list[int]:
    """List the moves that stand and that everybody was told of, by the numbers of their steps."""
    return [seq for seq in live.trail if seq <= max(live.row.posted_seq, 0)]


async def at_move(store: Store, live: Live, number: int) -> Live:
    """Give a table as it was after a move that everybody was told of, by the number that people see.

    Settings are those of then, so that a seat finds no more than it knew.
    """
    seq, told_of = live.seq_of(number), moves_told(live)
    if seq is None or seq not in told_of:
        raise NotAtTable("no-move-to-show", move=str(number), last=str(live.number_of(told_of[-1])))
    state = await history.state_at(store, live.game, live.row, seq)
    return replace(live, row=live.row.model_copy(update={"seq": seq, "posted_seq": seq}), state=state)


async def moments(store: Store, live: Live, *, with_secrets: bool) -> list[Moment]:
    """List the moves of a table with what everybody was told or, once it is over, with all there was."""
    if with_secrets and not live.row.status.is_over:
        raise NotNow("replay-secrets-later")
    found: list[Moment] = []
    seqs = moves_told(live)
    for place in range(0, len(seqs), history.READ_AT_ONCE):
        for row in await store.log_of(live.id, seqs[place : place + history.READ_AT_ONCE]):
            events = history.events_of(live.game, row)
            seen = events if with_secrets else told(events, None)
            found.append(Moment(live.number_of(row.seq), row.seat, seen))
        # Others come in between: moves may be many.
        await asyncio.sleep(0)
    return found


async def statistics(store: Store, live: Live, since: Sequence[Event] = ()) -> Sequence[Statistic]:
    """Name what is worth telling of a game, by its stored moves and by what has come since."""
    return live.game.statistics([*await _told_to_all(store, live), *told(since, None)])


async def _told_to_all(store: Store, live: Live) -> list[Event]:
    """Give what everybody was told, from the beginning; of a long game in parts."""
    events: list[Event] = []
    for place in range(0, len(live.trail), history.READ_AT_ONCE):
        rows = await store.log_of(live.id, live.trail[place : place + history.READ_AT_ONCE])
        events += told([event for row in rows for event in history.events_of(live.game, row)], None)
        # Others come in between: moves may be many.
        await asyncio.sleep(0)
    return events


async def course(store: Store, live: Live, since: Iterable[CourseRow] = ()) -> list[Standing]:
    """Give how all stood, round by round, so far as it was noted, and by what is noted with this change."""
    return course_of([*await store.course(live.id), *since], live.trail)
