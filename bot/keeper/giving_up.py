"""Seats that are given up: Keryx plays on, or the game is over; and somebody else may take the seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.db import SeatRow, Writer
from bot.keeper import seat_moves
from bot.keeper.carrying_out import CarryingOut, Seating
from bot.keeper.changes import Write, no_more
from bot.keeper.errors import NotNow
from bot.keeper.live import Live
from bot.keeper.posts import noticed
from bot.keeper.rows import move_row, snapshot
from bot.keeper.running import demand_running
from games.core.decision import Seat
from games.core.errors import StaleDecision
from games.core.resigning import MAY_NOT, ends_with
from games.text.words import mark

Lines = Callable[[Live], Sequence[str]]
"""Says in the thread what was done; the table is as it was before."""


def demand_may_resign(live: Live, seat: Seat) -> None:
    """Refuse to give up a seat where the game does not allow it, or nothing is played."""
    if live.game.resigning == MAY_NOT:
        raise NotNow("may-not-resign")
    demand_running(live)
    if live.row.status.is_over:
        raise NotNow("table-not-in-that-condition", status=live.row.status)
    if live.user_of(seat) is None:
        raise NotNow("nobody-to-resign", seat=mark(seat))


def called_now(seat: Seat) -> str:
    """Name a seat that Keryx plays."""
    return f"Keryx {mark(seat)}"


class GivingUp(CarryingOut):
    """Seats that are given up and taken over."""

    async def resign(
        self, table_id: int, seat: Seat, since: int, lines: Lines, called: Sequence[int] = ()
    ) -> Live:
        """Give a seat up in the name of who sits there `since` a step; the game goes on, or is over."""

        async def change(live: Live) -> Live:
            demand_may_resign(live, seat)
            if live.seats[seat].since_seq != since:
                raise StaleDecision
            if ends_with(live.state, seat):
                said = lines(live)
                seating = Seating(list(live.seats), lambda after: noticed(after.row, said, called))
                return await self._kept(live, seat, seat_moves.conceded(live, seat), seating=seating)
            return await self._give_up(live, seat, lines(live), called)

        return await self.change(table_id, change)

    async def _give_up(self, live: Live, seat: Seat, lines: Sequence[str], called: Sequence[int]) -> Live:
        now = SeatRow(
            table_id=live.id, seat=seat, name=called_now(seat), computer=True, since_seq=live.row.seq + 1
        )

        async def write(writer: Writer) -> None:
            await writer.set_seat(live.id, seat, None, now.name, computer=True, since_seq=now.since_seq)
            await writer.drop_orders_of(live.id, seat)

        seats = [now if each.seat == seat else each for each in live.seats]
        seating = Seating(seats, lambda after: noticed(after.row, lines, called), write)
        return await self._kept(live, seat, seat_moves.resigned(live, seat), seating=seating)

    def taken_over(self, after: Live, seat: Seat) -> tuple[Live, Write]:
        """Let a seat be asked again that was given up, once somebody else sits there."""
        if seat not in after.state.resigned:
            return after, no_more
        move = seat_moves.taken_over(after, seat)
        then = self._after(after, seat_moves.carried([move]))

        async def write(writer: Writer) -> None:
            await writer.add_log(move_row(after, move, self.now()))
            await writer.add_snapshot(snapshot(after, move.seq, move.state))
            await self._save(writer, then)

        return then, write
