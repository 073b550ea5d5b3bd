"""What a gamemaster may do with a running table; none of it shows a secret."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.db import SeatRow
from bot.keeper import history
from bot.keeper.errors import NotAtTable, NotNow
from bot.keeper.keeper import Keeper
from bot.keeper.live import Live
from bot.keeper.payload import Panel, Post
from bot.keeper.telling import Told, board_picture
from games.core.decision import Seat
from games.core.replay import Record


class Care:
    """Pausing, resuming, rolling back, substituting, ending, exporting."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.store = keeper.store

    async def pause(self, table_id: int, reason: str) -> Live:
        """Stop a table until it is resumed."""
        return await self._set_status(table_id, "paused", reason, allowed=("running", "waiting"))

    async def wait(self, table_id: int, reason: str, notice: Told | None = None) -> Live:
        """Let a table wait because its thread or a player is gone, and say so."""
        return await self._set_status(table_id, "waiting", reason, allowed=("running",), notice=notice)

    async def resume(self, table_id: int) -> Live:
        """Let a table go on, from the state it was left in."""
        return await self._set_status(table_id, "running", "", allowed=("paused", "waiting", "frozen"))

    async def end(self, table_id: int, reason: str) -> Live:
        """End a table before its time; its seed is published all the same."""
        ended = ("running", "paused", "waiting", "frozen")
        live = await self._set_status(table_id, "cancelled", reason, allowed=ended)
        async with self.store.writing() as writer:
            await writer.update_table(table_id, ended_at=self.keeper.now())
        self.keeper.forget(table_id)
        return live

    async def _set_status(
        self, table_id: int, status: str, note: str, allowed: tuple[str, ...], notice: Told | None = None
    ) -> Live:
        async with self.keeper.changing(table_id):
            live = await self.keeper.live(table_id)
            if live.row.status not in allowed:
                raise NotNow("table-not-in-that-condition", status=live.row.status)
            async with self.store.writing() as writer:
                await writer.update_table(table_id, status=status, note=note)
                if notice is not None:
                    await writer.add_outbox(self.keeper.outbox_row(live.row, notice))
            changed = replace(live, row=live.row.model_copy(update={"status": status, "note": note}))
            self.keeper.replace(changed)
            self.keeper.wake()
            return changed

    async def checkpoints(self, table_id: int) -> list[int]:
        """List the moves that a table can be rolled back to, by the numbers that people see, latest first."""
        live = await self.keeper.live(table_id)
        return [live.number_of(seq) for seq in live.trail[::-1][1:]]

    async def rollback(self, table_id: int, number: int, reason: str, lines: list[str]) -> Live:
        """Bring back the state after an earlier move, for all to see; draws are never made again."""
        async with self.keeper.changing(table_id):
            live = await self.keeper.live(table_id)
            to_seq = live.seq_of(number)
            if to_seq is None or to_seq not in live.trail[:-1]:
                raise NotAtTable("no-such-move", seq=number)
            after = await self.keeper.restore(live, to_seq, kind="rollback", seat=None, reason=reason)
            await self.announce(after, lines)
            return after

    async def announce(self, live: Live, lines: list[str]) -> None:
        """Post the table as it is now, with some lines, and ask whoever is to decide."""
        words = live.game.wording(live.row.language, live.names)
        users = [live.user_of(seat) for seat in live.waiting_for()]
        post = Post(
            lines=lines,
            mentions=[user for user in users if user is not None],
            waiting=words.label("waiting-for", seats=tuple(live.waiting_for())),
            picture=board_picture(live) if live.row.images != "demand" else None,
            alt=words.alt(live.game.view(live.state, None)) if live.row.images != "demand" else "",
            panel=Panel(live.id),
        )
        target = f"channel:{live.row.thread_id or live.row.channel_id}"
        async with self.store.writing() as writer:
            await writer.add_outbox(self.keeper.outbox_row(live.row, Told(target, post)))
            await writer.update_table(live.id, posted_seq=live.seq)
        live.row.posted_seq = live.seq
        self.keeper.wake()

    async def substitute(self, table_id: int, seat: Seat, user_id: int, name: str) -> Live:
        """Put another player into a seat; from now on the seat's secrets are theirs."""
        async with self.keeper.changing(table_id):
            live = await self.keeper.live(table_id)
            if seat not in range(len(live.seats)):
                raise NotAtTable("no-such-seat", seat=seat + 1)
            if live.seat_of(user_id) is not None:
                raise NotNow("already-seated", seat=(live.seat_of(user_id) or 0) + 1)
            async with self.store.writing() as writer:
                since = live.row.seq + 1
                await writer.set_seat(table_id, seat, user_id, name, computer=False, since_seq=since)
            self.keeper.forget(table_id)
            return await self.keeper.live(table_id)

    async def tenures(self, table_id: int) -> list[SeatRow]:
        """List who has sat where, and since which move."""
        return list(await self.store.tenures(table_id))

    async def record(self, table_id: int) -> Record:
        """Give the whole record of a table that has ended, with its seed, for anybody to verify."""
        live = await self.keeper.live(table_id)
        if live.row.status not in ("ended", "cancelled"):
            raise NotNow("table-still-running")
        return await asyncio.to_thread(history.record_of, live, await self.store.log(table_id))
