"""A table that begins: its game is set up for those who have joined."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.db import SeatRow, TableRow
from bot.db.status import Status
from bot.keeper import archiving, clocks, compact_seats, history
from bot.keeper.changes import Changes
from bot.keeper.live import Live
from bot.keeper.posts import AfterMove
from bot.keeper.rows import set_up_row, snapshot
from games import registry
from games.core.chance import Seeded
from games.core.game import start


class SettingUp(Changes):
    """Tables that begin."""

    async def begin(self, row: TableRow, joined: Sequence[SeatRow]) -> Live:
        """Set up a table for those who have joined, with no seat left empty, and post its first board."""
        game = registry.get(row.game)
        assert row.id is not None
        seats = compact_seats.closed(joined)
        chance = Seeded(row.seed)
        table = start(game, len(seats), row.scenario, chance, json.loads(row.options))
        changes = {
            "status": Status.RUNNING,
            "seq": 0,
            "draw_n": chance.n,
            "started_at": self.now(),
            "seats": len(seats),
            "options": row.options,
        }
        live = Live(row.model_copy(update=changes), game, seats, table.state, [0])
        due = clocks.due(live, self.rests, self.now())
        happening = AfterMove(live, table.events, None, [], self.locale, since=-1, due=due)
        first = set_up_row(live, table.events, chance, self.now())
        live.remember(history.logged([first]))
        async with self.becoming(live, happening.messages(hold=False)) as writer:
            await compact_seats.close(writer, row.id, joined)
            await writer.add_log(first)
            await writer.add_snapshot(snapshot(live, 0, table.state))
            for stood in archiving.first_rows(live, table.events):
                await writer.put_course(stood)
            await writer.update_table(row.id, **changes)
        return live
