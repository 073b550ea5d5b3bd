"""Changes of tables: one after another, each with all it causes as one transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import TypeVar

from bot.db import OutboxRow, SeqTaken, Store, StoreUnavailable, TableRow, WaitingOrder, Writer
from bot.db.models import AHEAD
from bot.db.status import Status
from bot.keeper import archiving, clocks, faults, history, onlookers, rows
from bot.keeper.errors import Frozen
from bot.keeper.faults import MetByOrder
from bot.keeper.going_on import key_of
from bot.keeper.live import Live
from bot.keeper.loop_shares import LoopShares
from bot.keeper.message import Post
from bot.keeper.posts import MakeOutgoing, Outgoing, nothing, thread_of
from bot.keeper.tables import Tables
from bot.pace.rests import Rests
from games.core.decision import Seat
from games.core.errors import PlayerFault, StaleDecision

T = TypeVar("T")

TellSetAside = Callable[[Live, WaitingOrder], list[Outgoing]]
"""Tells the owner of an order that it has met a fault of ours."""

TRIES = 5
"""How often a change is tried anew when another process' came first."""

Write = Callable[[Writer], Awaitable[None]]
"""Writes rows of a change, inside its transaction."""


async def no_more(_: Writer) -> None:
    """Write nothing."""


@dataclass(frozen=True)
class Prepared:
    """A change of a table ready to be written: the table as it will be, what is said of it, its rows."""

    after: Live
    messages: Sequence[Outgoing]
    write: Write = no_more
    anew: bool = False
    """Whether everybody is asked anew, so that all clocks begin again."""


class Changes(Tables):
    """Tables in memory and in the store; the two never differ."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        wake: Callable[[], None],
        tell_frozen: Callable[[TableRow], list[Outgoing]] = nothing,
        tell_set_aside: TellSetAside = lambda *_: [],
    ) -> None:
        """Keep tables in a store.

        `tell_frozen` says of a table that a fault of ours has frozen it, `tell_set_aside` of an order that
        waited that it has met one.
        """
        super().__init__()
        self.store = store
        self._tell_frozen, self._tell_set_aside = tell_frozen, tell_set_aside
        self.now = now
        self.wake = wake
        """Called after every transaction that left something to send."""
        self.waiting: dict[tuple[int, Seat, str], WaitingOrder] = {}
        """What each seat has waiting for each of its parties; see `waiting_orders`."""
        self.rests = Rests()
        """When clocks stand still although somebody is asked."""
        self.loop_shares = LoopShares()
        self.changed: Callable[[Live], None] = lambda _: None
        """Called after every change of a table that is in memory."""

    async def live(self, table_id: int) -> Live:
        """Give a table that has been started; one that changed while it was read is read again."""
        while table_id not in self._live:
            before = self._changes[table_id]
            try:
                read = await history.load_live(self.store, table_id)
            except (PlayerFault, StoreUnavailable):
                raise
            except Exception as bug:
                frozen = await self._freeze_unread(table_id, bug)
                if frozen is None:
                    raise
                raise frozen from bug
            if self._changes[table_id] == before:
                self._live.setdefault(table_id, read)
        return self._live[table_id]

    async def change(self, table_id: int, change: Callable[[Live], Awaitable[T]]) -> T:
        """Change a table as it is now; if another process' change came first, try anew on what that left.

        Any fault of ours freezes the table, and nothing is changed.
        """
        async with self.changing(table_id):
            for _ in range(TRIES):
                await self.loop_shares.take()
                live = await self.live(table_id)
                try:
                    return await change(live)
                except SeqTaken:
                    self.forget(table_id)
                except (PlayerFault, StoreUnavailable):
                    raise
                except Exception as bug:
                    if not live.row.status.is_going_on:
                        raise
                    raise await self.freeze(live, bug) from bug
            raise StaleDecision

    @asynccontextmanager
    async def becoming(
        self,
        after: Live,
        messages: Sequence[Outgoing],
        *,
        movers: Collection[Seat] = (),
        anew: bool = False,
    ) -> AsyncIterator[Writer]:
        """Write a change of a table, its clocks, and all that is to be sent of it as one transaction.

        A table that ends with it is archived.
        Clocks begin anew when all are told what `movers` have done, or if everybody is asked anew.
        """
        before, told = self._live.get(after.id), anew or any(map(_tells, messages))
        after.clocks = clocks.turned(after, self.rests, self.now(), told=told, movers=movers)
        async with self.store.writing() as writer:
            yield writer
            messages = await onlookers.settled(writer, before, after, messages)
            await self._add_messages(writer, after, messages)
            if archiving.is_ending(before, after):
                await archiving.archive(writer, after.row, after.game, after.state)
            if after.row.status.is_over:
                await writer.drop_orders_left(after.id)
            await clocks.write(writer, after.id, before.clocks if before else {}, after.clocks)
        self.replace(after)
        self._forget_orders(after)
        if messages:
            self.wake()
        self.changed(after)

    def _forget_orders(self, after: Live) -> None:
        """Keep in memory no order of who sits there no more, nor one left ahead at a table that is over."""
        is_over = after.row.status.is_over
        gone = [
            key
            for key, order in self.waiting.items()
            if key[0] == after.id
            and (order.user_id != after.user_of(order.seat) or (is_over and order.kind == AHEAD))
        ]
        for key in gone:
            del self.waiting[key]

    async def _add_messages(self, writer: Writer, live: Live, messages: Sequence[Outgoing]) -> None:
        for message in messages:
            await writer.add_outbox(self.outbox_row(live.row, message))
            if isinstance(message.payload, Post) and _tells(message):
                live.since = message.payload.since if message.payload.passing else None
                live.row.posted_seq = live.seq
                await writer.update_table(live.id, posted_seq=live.row.posted_seq)

    async def _save(self, writer: Writer, live: Live) -> None:
        """Write how far a table has come."""
        saved = live.row.model_dump(include={"seq", "draw_n", "status", "ended_at", "posted_seq"})
        await writer.update_table(live.id, **saved)

    def outbox_row(self, row: TableRow, message: Outgoing) -> OutboxRow:
        """Make the row of a message."""
        return rows.outbox_row(row, message, self.now())

    async def amend(self, live: Live, tell: MakeOutgoing, **changes: object) -> Live:
        """Change a table's row, not its state, and say so.

        With a new thread, what is still to be sent to the old one goes there.
        """
        return await self.make(self.amended(live, tell, **changes))

    def amended(self, live: Live, tell: MakeOutgoing, **changes: object) -> Prepared:
        """Prepare a change of a table's row."""
        after = replace(live, row=live.row.model_copy(update=changes))

        async def write(writer: Writer) -> None:
            await writer.update_table(live.id, **changes)
            if live.row.thread_id not in (None, after.row.thread_id):
                await writer.redirect(live.id, thread_of(live.row), thread_of(after.row))

        return Prepared(after, tell(after), write)

    async def make(self, prepared: Prepared, also: Write = no_more) -> Live:
        """Write a change that is ready, and rows that go with it, as one transaction."""
        async with self.becoming(prepared.after, prepared.messages, anew=prepared.anew) as writer:
            await prepared.write(writer)
            await also(writer)
        return prepared.after

    async def freeze(self, live: Live, bug: Exception) -> Frozen:
        """Freeze a table after a fault of ours and say so; give the error that names its number.

        An order that had waited and met it waits no more: it would freeze the table again at once.
        """
        number = faults.report(live.id, bug)
        frozen = self.amended(
            live, lambda after: self._tell_frozen(after.row), status=Status.FROZEN, note=number
        )
        if isinstance(bug, MetByOrder):
            await self.make(frozen, partial(self.set_aside, live, bug.order))
            self.wait_no_more(bug.order)
        else:
            await self.make(frozen)
        return Frozen("table-frozen", fault=number)

    async def set_aside(self, live: Live, order: WaitingOrder, writer: Writer) -> None:
        """Let an order wait no more that has met a fault of ours, and tell its owner."""
        if await writer.drop_order(order.key):
            for message in self._told_set_aside(live, order):
                await writer.add_outbox(self.outbox_row(live.row, message))

    def _told_set_aside(self, live: Live, order: WaitingOrder) -> list[Outgoing]:
        """Tell the owner of an order; where even words for it fail, the table freezes all the same."""
        try:
            return self._tell_set_aside(live, order)
        except Exception as bug:  # noqa: BLE001 - the first fault is what counts
            faults.report(live.id, bug)
            return []

    def wait_no_more(self, order: WaitingOrder) -> None:
        """Forget an order that waits no more, unless another has taken its place."""
        known = self.waiting.get(key_of(order))
        if known is not None and known.key == order.key:
            del self.waiting[key_of(order)]

    async def _freeze_unread(self, table_id: int, bug: Exception) -> Frozen | None:
        """Freeze a table that cannot be read, by its row alone, once; one that is over needs no freezing."""
        async with self.store.writing() as writer:
            row = await writer.table(table_id)
            if row is None or not row.status.is_going_on:
                return None
            if row.status == Status.FROZEN:
                return Frozen("table-frozen", fault=row.note)
            number = faults.report(table_id, bug)
            frozen = row.model_copy(update={"status": Status.FROZEN, "note": number})
            await writer.update_table(table_id, status=frozen.status, note=number)
            for message in self._tell_frozen(frozen):
                await writer.add_outbox(self.outbox_row(frozen, message))
        self.forget(table_id)
        self.wake()
        return Frozen("table-frozen", fault=number)


def _tells(message: Outgoing) -> bool:
    """Say whether a message tells all of a move."""
    return isinstance(message.payload, Post) and not message.off_record
