"""What a gamemaster may do with a running table; none of it shows a secret."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from bot.db import SeatRow, Writer
from bot.db.status import GOING_ON, STANDING_STILL, Status
from bot.db.target import Target
from bot.keeper import history
from bot.keeper.changes import Prepared
from bot.keeper.concerned import demand_may_go_back
from bot.keeper.errors import NotAtTable, NotNow
from bot.keeper.keeper import Keeper
from bot.keeper.live import Live
from bot.keeper.posts import MakeOutgoing, announced, briefed, nothing, noticed, shown, thread_of
from bot.keeper.running import SEAT_FREE
from bot.keeper.waiting_reason import Why
from games.core.decision import Seat
from games.core.replay import Record
from games.text.words import mark


class Gamemaster:
    """Pausing, resuming, rolling back, substituting, ending, exporting; `lines` are said in the thread."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.store = keeper.store

    async def pause(self, table_id: int, reason: str, lines: Sequence[str] = ()) -> Live:
        """Stop a table until it is resumed."""
        tell = _noticing(lines)
        return await self._amend(
            table_id, (Status.RUNNING, Status.WAITING), tell, status=Status.PAUSED, note=reason
        )

    async def wait(
        self,
        table_id: int,
        reason: str,
        tell: MakeOutgoing = nothing,
        thread: Target | None = None,
        player: int | None = None,
    ) -> Live:
        """Let a table wait because a player or its thread, if it still has that one, is gone; and say so.

        `reason` is the key of a text of the bot.
        """

        async def change(live: Live) -> Live:
            _demand_status(live, (Status.RUNNING,))
            is_replaced = player is not None and live.seat_of(player) is None
            if is_replaced or thread not in (None, thread_of(live.row)):
                raise NotNow("table-not-in-that-condition", status=live.row.status)
            why = Why(reason, None if player is None else live.seat_of(player))
            return await self.keeper.amend(live, tell, status=Status.WAITING, note=why.note())

        return await self.keeper.change(table_id, change)

    async def resume(
        self,
        table_id: int,
        lines: Sequence[str] = (),
        thread_id: int | None = None,
        channel_id: int | None = None,
        standing: Collection[Status] = STANDING_STILL,
    ) -> Live:
        """Let a table go on from the state it was left in, in a new thread and channel if they are given.

        `standing` are the conditions that it may be in: what somebody has stopped does not go on by itself.
        """
        place = {"thread_id": thread_id, "channel_id": channel_id}
        moved = {name: number for name, number in place.items() if number is not None}

        async def change(live: Live) -> Live:
            demand_can_go_on(live, standing)
            tell = self._announcing(lines, await history.as_told(self.store, live))
            return await self.keeper.amend(live, tell, status=Status.RUNNING, note="", **moved)

        return await self.keeper.change(table_id, change)

    async def end(self, table_id: int, reason: str, lines: Sequence[str] = ()) -> Live:
        """End a table before its time; its seed is published all the same."""
        changes = {"status": Status.CANCELLED, "note": reason, "ended_at": self.keeper.now()}
        live = await self._amend(table_id, GOING_ON, _noticing(lines), **changes)
        self.keeper.forget(table_id)
        return live

    async def _amend(
        self, table_id: int, allowed: Collection[Status], tell: MakeOutgoing, **changes: object
    ) -> Live:
        async def change(live: Live) -> Live:
            _demand_status(live, allowed)
            return await self.keeper.amend(live, tell, **changes)

        return await self.keeper.change(table_id, change)

    def _announcing(self, lines: Sequence[str], seen: Live | None = None) -> MakeOutgoing:
        return lambda live: announced(live, lines, self.keeper.locale, seen)

    async def rollback(
        self,
        table_id: int,
        number: int,
        reason: str,
        lines: Callable[[Live, int], Sequence[str]],
    ) -> Live:
        """Bring back the state after an earlier move, for all to see.

        What was drawn is drawn anew, and what was shown is known. So nobody who plays does that alone: they
        ask those whom it concerns (`concerned`).
        """

        async def change(live: Live) -> Live:
            to_seq = demand_may_go_back(live, live.seq_of(number), number)
            tell = self._announcing(lines(live, to_seq))
            going_back = await self.keeper.restored(
                live, to_seq, kind=history.ROLLBACK, reason=reason, tell=tell
            )
            return await self.keeper.make(going_back)

        return await self.keeper.change(table_id, change)

    async def has_played(self, table_id: int, user_id: int) -> bool:
        """Say whether somebody sits at a table, or ever did: a seat is quickly left."""
        return any(tenure.user_id == user_id for tenure in await self.store.tenures(table_id))

    async def substitute(
        self,
        table_id: int,
        seat: Seat,
        user_id: int,
        name: str,
        lines: Callable[[Live], Sequence[str]] = lambda _: (),
    ) -> Live:
        """Put another player into a seat; from now on its secrets are theirs, and they are told them."""

        async def change(live: Live) -> Live:
            return await self.keeper.make(await self.substituted(live, seat, user_id, name, lines))

        return await self.keeper.change(table_id, change)

    async def substituted(
        self, live: Live, seat: Seat, user_id: int, name: str, lines: Callable[[Live], Sequence[str]]
    ) -> Prepared:
        """Prepare to put another player into a seat; what its former player has waiting is dropped."""
        _demand_status(live, GOING_ON)
        if seat not in range(len(live.seats)):
            raise NotAtTable("no-such-seat", seat=mark(seat), seats=len(live.seats))
        own = live.seat_of(user_id)
        if own is not None:
            raise NotNow("substitute-has-a-seat", seat=mark(own))
        after, retake = self.keeper.taken_over(_with_player(live, seat, user_id, name), seat)
        seen = await history.as_told(self.store, live)
        known = after if seat == live.last_seat else seen
        language = self.keeper.locale(user_id, live.row.language)
        messages = [shown(after, lines(after), seen), *briefed(after, seat, lambda _: language, known)]

        async def write(writer: Writer) -> None:
            since = live.row.seq + 1
            await writer.set_seat(live.id, seat, user_id, name, computer=False, since_seq=since)
            await writer.drop_orders_of(live.id, seat)
            await retake(writer)

        return Prepared(after, messages, write)

    def freed(self, live: Live, seat: Seat, lines: Sequence[str]) -> Prepared:
        """Prepare to free a seat; the table waits until somebody takes it."""
        since, note = live.row.seq + 1, Why(SEAT_FREE, seat).note()
        changes = {"status": Status.WAITING, "note": note}
        free = SeatRow(table_id=live.id, seat=seat, since_seq=since)
        after = replace(live, row=live.row.model_copy(update=changes), seats=_with(live.seats, free))

        async def write(writer: Writer) -> None:
            await writer.set_seat(live.id, seat, None, "", computer=False, since_seq=since)
            await writer.drop_orders_of(live.id, seat)
            await writer.update_table(live.id, **changes)

        return Prepared(after, noticed(live.row, lines), write)

    async def record(self, table_id: int) -> Record:
        """Give the whole record of a table that has ended, with its seed, for anybody to verify."""
        live = await self.keeper.live(table_id)
        if not live.row.status.is_over:
            raise NotNow("table-still-running")
        return await asyncio.to_thread(history.record_of, live, await self.store.log(table_id))


def _noticing(lines: Sequence[str]) -> MakeOutgoing:
    return lambda live: noticed(live.row, lines)


def demand_can_go_on(live: Live, standing: Collection[Status] = STANDING_STILL) -> None:
    """Refuse to let a table go on that does not stand still, or would wait for a seat without a player."""
    _demand_status(live, standing)
    for seat in live.seats:
        if seat.user_id is None and not seat.computer:
            raise NotNow("seat-without-player", seat=mark(seat.seat))


def _demand_status(live: Live, allowed: Collection[Status]) -> None:
    if live.row.status not in allowed:
        raise NotNow("table-not-in-that-condition", status=live.row.status)


def _with(seats: Sequence[SeatRow], taken: SeatRow) -> list[SeatRow]:
    return [taken if each.seat == taken.seat else each for each in seats]


def _with_player(live: Live, seat: Seat, user_id: int, name: str) -> Live:
    since = live.row.seq + 1
    taken = SeatRow(table_id=live.id, seat=seat, user_id=user_id, name=name, since_seq=since)
    seats = _with(live.seats, taken)
    # Whoever comes has all the time of a beginning.
    clocks = {number: clock for number, clock in live.clocks.items() if number != seat}
    return replace(live, row=live.row.model_copy(), seats=seats, clocks=clocks)
