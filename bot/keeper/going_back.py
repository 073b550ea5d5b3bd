"""Going back to an earlier move: a seat takes back its last, or a gamemaster many."""

from __future__ import annotations

from bot.db import Writer
from bot.keeper import history, seat_moves
from bot.keeper.carrying_out import CarryingOut
from bot.keeper.changes import Prepared
from bot.keeper.errors import NotNow
from bot.keeper.going_on import Carried
from bot.keeper.live import MAX_REMEMBERED_MOVES, Acting, Live
from bot.keeper.posts import MakeOutgoing, nothing
from bot.keeper.rows import going_back_row, move_row, snapshot
from bot.keeper.running import demand_running
from games.core.decision import Seat
from games.core.errors import StaleDecision

CANNOT_UNDO = "cannot-undo"
"""The refusal of an undo that needs the agreement of others."""


class GoingBack(CarryingOut):
    """Moves that are taken back."""

    async def undo(self, table_id: int, seat: Seat, expected: int | None = None) -> Live:
        """Take back a seat's last move, where that is free; `expected` is the number that people see of it.

        A button names the move, so that a second press takes back no other.
        """

        async def change(live: Live) -> Live:
            demand_running(live)
            if expected not in (None, live.number_of(live.trail[-1])):
                raise StaleDecision
            if not live.may_undo(seat):
                if not await self._has_moved(live, seat):
                    raise NotNow("nothing-to-undo")
                is_open = any(not each.required for each in live.decisions(seat))
                raise NotNow("can-still-change" if is_open else CANNOT_UNDO)
            acting = live.makers[live.trail[-1]]
            return await self.make(await self.restored(live, live.trail[-2], kind="undo", acting=acting))

        return await self.change(table_id, change)

    async def _has_moved(self, live: Live, seat: Seat) -> bool:
        """Say whether some move of a seat stands."""
        kept = set(live.trail)
        return any(step.seat == seat and step.seq in kept for step in await self.store.steps(live.id))

    async def restored(
        self,
        live: Live,
        to_seq: int,
        *,
        kind: str,
        acting: Acting | None = None,
        reason: str = "",
        tell: MakeOutgoing = nothing,
    ) -> Prepared:
        """Prepare to bring back the state after an earlier move; the log and the number of draws only grow.

        Whether the table goes on or stands still is left as it is.
        """
        state = await history.restored(self.store, live.game, live.row, to_seq)
        after = live.advanced(live.row.seq + 1, state, 0, self.now())
        after.trail = [number for number in live.trail if number <= to_seq]
        after.remember({})
        if len(after.lately) < min(len(after.trail), MAX_REMEMBERED_MOVES):
            # Where many moves are taken back, others are the newest now.
            after.lately = await history.last_of(self.store, live.id, after.trail)
        after.last_seat = acting.seat if acting else None
        if to_seq < live.row.posted_seq:
            after.since = None
            # The board that was last shown is taken back: what comes is compared with the one that came back.
            after.row.posted_seq = after.row.seq
        if acting is not None:
            after.answers[acting] += 1
        if kind == history.ROLLBACK:
            after.rollbacks += 1
            after.makers.clear()
        row = going_back_row(after, to_seq, kind, acting, reason, self.now())
        then = self._played_on(after)

        async def write(writer: Writer) -> None:
            await writer.add_log(row)
            await writer.add_snapshot(snapshot(live, after.row.seq, state))
            for move in then.played if then is not None else ():
                await writer.add_log(move_row(live, move, self.now()))
                await writer.add_snapshot(snapshot(live, move.seq, move.state))
            await self._save(writer, last)

        last = after if then is None else self._after(after, then)
        return Prepared(last, tell(last), write, anew=kind == history.ROLLBACK)

    def _played_on(self, after: Live) -> Carried | None:
        """Answer again what the earlier state asks seats that were given up since; the next post tells it."""
        move = seat_moves.played_on(after)
        return None if move is None else seat_moves.carried([move])
