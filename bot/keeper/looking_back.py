"""Looking back on a table that is over: how points went, and what else is worth telling."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.db import Store
from bot.keeper import history
from bot.keeper.archiving import Standing, course_of
from bot.keeper.live import Live
from games.core.events import Event
from games.core.game import told
from games.core.retrospect import Statistic


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


async def course(store: Store, live: Live) -> list[Standing]:
    """Give how all stood, round by round, so far as it was noted."""
    return course_of(await store.course(live.id), live.trail)
