"""Changes: everything done by one writer is one transaction."""

import secrets
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Executable, Select, Table, delete, func, insert, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db import message_json
from bot.db.archive import ArchiveWrites
from bot.db.engine import faults_named, is_duplicate
from bot.db.faults import SeqTaken
from bot.db.models import (
    ACHIEVEMENT,
    AHEAD,
    GUILD,
    LOG,
    OUTBOX,
    REMINDER,
    SEAT,
    SIDE_MEMBER,
    SIDE_THREAD,
    SNAPSHOT,
    TABLE,
    USER,
    WAITING_ORDER,
    Achievement,
    GuildSettings,
    LogRow,
    OutboxRow,
    SnapshotRow,
    Stored,
    TableRow,
    UserSettings,
    WaitingOrder,
    sql_table,
)
from bot.db.proposals import ProposalWrites
from bot.db.reads import REACHED, UNSENT, Reads, done_before, tables_about
from bot.db.target import Target
from bot.db.time_at_tables import TimeWrites
from bot.db.uncancelled import unbroken

MAX_ORDER = 2**31 - 1
"""The greatest number of an order that waits."""
MAX_RECENT_SNAPSHOTS = 20
"""How many of the last steps keep their snapshots."""
CHECKPOINT_EVERY = 20
"""Steps from one earlier snapshot that is kept to the next."""
NOBODY = 0
"""The gamemaster of a table whose gamemaster was forgotten."""


def _number(seat: int) -> str:
    return str(seat + 1)


class Writer(Reads, ArchiveWrites, ProposalWrites, TimeWrites):
    """Changes inside one transaction; made by `Store.writing`."""

    def __init__(self, connection: AsyncConnection) -> None:
        """Write on a connection that has begun."""
        self._connection = connection
        self.failure: Exception | None = None
        """What went wrong first; such a transaction cannot be committed, even if the error was caught."""
        self.has_written = False
        """Whether anything was changed; a transaction may have read only."""
        self.tables_changed: dict[int, dict[str, Any]] = {}
        self.guilds_changed: dict[int, GuildSettings] = {}

    async def _execute(self, statement: Executable) -> CursorResult[Any]:
        try:
            with faults_named():
                result = await unbroken(self._connection.execute(statement))
        except Exception as error:
            self.failure = self.failure or error
            raise
        self.has_written |= not isinstance(statement, Select)
        return result

    async def _rows(self, statement: Select[Any]) -> list[dict[str, Any]]:
        return [dict(row) for row in (await self._execute(statement)).mappings()]

    async def _add(self, row: Stored) -> int:
        table = sql_table(type(row))
        result = await self._execute(insert(table).values(_columns(row)).returning(table.c.id))
        return int(result.scalar_one())

    async def _change(self, table: Table, row_id: int, **fields: Any) -> None:
        result = await self._execute(update(table).where(table.c.id == row_id).values(fields))
        if result.rowcount != 1:
            raise LookupError(f"There is no row {row_id} in {table.name}.")

    async def add_table(self, row: TableRow) -> int:
        """Add a table and give its id."""
        row.id = await self._add(row)
        self.tables_changed[row.id] = _columns(row)
        return row.id

    async def update_table(self, table_id: int, **fields: Any) -> None:
        """Change fields of a table."""
        await self._change(TABLE, table_id, **fields)
        self.tables_changed.setdefault(table_id, {}).update(fields)

    async def set_seat(
        self, table_id: int, seat: int, user_id: int | None, name: str, computer: bool, since_seq: int
    ) -> None:
        """Seat somebody from a step on; the tenure before ends there."""
        await self.clear_seat(table_id, seat, since_seq)
        tenure = {"user_id": user_id, "name": name, "computer": computer, "since_seq": since_seq}
        await self._execute(insert(SEAT).values(table_id=table_id, seat=seat, **tenure))

    async def clear_seat(self, table_id: int, seat: int, until_seq: int) -> None:
        """End the present tenure; in the lobby, one that ends where it began leaves no record.

        Later even a short one stays: posts have named its player, and find them again by it.
        """
        present = (SEAT.c.table_id == table_id, SEAT.c.seat == seat, SEAT.c.until_seq.is_(None))
        in_lobby = SEAT.c.table_id.in_(select(TABLE.c.id).where(TABLE.c.seq < 0))
        await self._execute(delete(SEAT).where(*present, in_lobby, SEAT.c.since_seq >= until_seq))
        await self._execute(update(SEAT).where(*present).values(until_seq=until_seq))

    async def add_log(self, row: LogRow) -> None:
        """Add a step; raise SeqTaken if it exists already."""
        await self._add_step(row)

    async def add_snapshot(self, row: SnapshotRow) -> None:
        """Add the state after a step; raise SeqTaken if there is one already."""
        await self._add_step(row)

    async def _add_step(self, row: LogRow | SnapshotRow) -> None:
        try:
            await self._execute(insert(sql_table(type(row))).values(_columns(row)))
        except IntegrityError as error:
            if not is_duplicate(error):
                raise
            self.failure = SeqTaken(table_id=row.table_id, seq=row.seq)
            raise self.failure from None

    async def add_outbox(self, row: OutboxRow) -> int:
        """Add a message to be sent and give its id."""
        row.id = await self._add(row)
        return row.id

    async def mark_sent(self, row_id: int, message_id: int | None, at: datetime) -> None:
        """Note that a message is on Discord."""
        await self._change(OUTBOX, row_id, sent_at=at, message_id=message_id, error="")

    async def mark_failed(self, row_id: int, error: str, due_at: datetime, tries: int) -> None:
        """Note a failure, and when to try again."""
        await self._change(OUTBOX, row_id, error=error, due_at=due_at, tries=tries)

    async def bring_forward(self, now: datetime, by: timedelta) -> None:
        """Let messages that are to be sent wait no longer than before the clock was set back."""
        later = select(OUTBOX.c.id, OUTBOX.c.due_at).where(UNSENT, OUTBOX.c.due_at > now)
        for row in await self._rows(later):
            await self._change(OUTBOX, row["id"], due_at=max(now, row["due_at"] - by))

    async def hurry(self, by: datetime, table_id: int | None, error: str, *, has_it: bool) -> None:
        """Let what is still to be sent be due by a time: what has an error, or all that has not."""
        which = OUTBOX.c.error == error if has_it else OUTBOX.c.error != error
        about = [] if table_id is None else [OUTBOX.c.table_id == table_id]
        later = update(OUTBOX).where(UNSENT, which, OUTBOX.c.due_at > by, *about)
        await self._execute(later.values(due_at=by))

    async def mark_dead(self, row_id: int, error: str) -> None:
        """Give a message up: the failure cannot heal."""
        await self._change(OUTBOX, row_id, dead=True, error=error)

    async def redirect(self, table_id: int, target: Target, new_target: Target, *, but: str = "") -> None:
        """Send elsewhere what is still to be sent about a table to a target, but for one kind of message."""
        waiting = (
            UNSENT,
            OUTBOX.c.table_id == table_id,
            OUTBOX.c.target == str(target),
            OUTBOX.c.kind != but,
        )
        await self._execute(update(OUTBOX).where(*waiting).values(target=str(new_target)))

    async def replace_message(self, row_id: int, kind: str, payload: str) -> None:
        """Send another message in its place."""
        await self._change(OUTBOX, row_id, kind=kind, payload=payload)

    async def supersede_posts(self, table_id: int, target: Target, before_id: int) -> int:
        """Take the overtaken pictures out of waiting posts, never their text; tell from how many."""
        statement = select(OUTBOX.c.id, OUTBOX.c.payload).where(
            UNSENT,
            OUTBOX.c.kind == "post",
            OUTBOX.c.table_id == table_id,
            OUTBOX.c.target == str(target),
            OUTBOX.c.id < before_id,
        )
        return await self._rewrite(statement, message_json.without_picture)

    async def _rewrite(self, statement: Select[Any], change: Callable[[str], str]) -> int:
        """Change the payloads of the rows found; tell how many are different now."""
        changed = 0
        for row in await self._rows(statement):
            payload = change(row["payload"])
            if payload != row["payload"]:
                await self._change(OUTBOX, row["id"], payload=payload)
                changed += 1
        return changed

    async def prune_outbox(self, table_id: int, before: datetime, *, keep: int) -> int:
        """Delete messages about a table that were sent or given up before a time; tell how many went.

        The last that reached each target stay, as many as are to be kept; and so do all to a target for which
        something waits, since by them it is known what has arrived there.
        """
        rank = func.row_number().over(partition_by=OUTBOX.c.target, order_by=OUTBOX.c.id.desc())
        ranked = select(OUTBOX.c.id, rank.label("rank")).where(OUTBOX.c.table_id == table_id, REACHED)
        newest = ranked.subquery()
        waiting = select(OUTBOX.c.target).where(UNSENT).subquery()
        result = await self._execute(
            delete(OUTBOX).where(
                OUTBOX.c.table_id == table_id,
                done_before(before),
                OUTBOX.c.id.not_in(select(newest.c.id).where(newest.c.rank <= keep)),
                OUTBOX.c.target.not_in(select(waiting.c.target)),
            )
        )
        return result.rowcount

    async def set_guild(self, settings: GuildSettings) -> None:
        """Store what a server has set."""
        await self._put(GUILD, GUILD.c.guild_id == settings.guild_id, settings)
        self.guilds_changed[settings.guild_id] = settings

    async def set_user(self, settings: UserSettings) -> None:
        """Store what is known of a user."""
        await self._put(USER, USER.c.user_id == settings.user_id, settings)

    async def _put(self, table: Table, key: ColumnElement[bool], row: Stored) -> None:
        result = await self._execute(update(table).where(key).values(_columns(row)))
        if not result.rowcount:
            await self._execute(insert(table).values(_columns(row)))

    async def add_achievement(self, row: Achievement) -> int:
        """Note what a user has achieved."""
        return await self._add(row)

    async def put_order(self, row: WaitingOrder) -> None:
        """Let an order wait, in the place of what its seat had waiting for that party.

        Its number is drawn: no old button, and nothing that is still on its way, ever names another order.
        """
        await self.drop_orders(row.table_id, row.seat, row.party)
        row.id = 1 + secrets.randbelow(MAX_ORDER)
        await self._add(row)

    async def drop_order(self, row_id: int) -> bool:
        """Take an order out of waiting; say whether it still waited, for only one may carry it out."""
        result = await self._execute(delete(WAITING_ORDER).where(WAITING_ORDER.c.id == row_id))
        return result.rowcount == 1

    async def drop_orders(self, table_id: int, seat: int, party: str) -> None:
        """Drop what a seat has waiting for a party."""
        orders = WAITING_ORDER.c
        own = (orders.table_id == table_id, orders.seat == seat, orders.party == party)
        await self._execute(delete(WAITING_ORDER).where(*own))

    async def drop_orders_of(self, table_id: int, seat: int) -> None:
        """Drop all that a seat has waiting: who takes it over gives orders of their own."""
        own = (WAITING_ORDER.c.table_id == table_id, WAITING_ORDER.c.seat == seat)
        await self._execute(delete(WAITING_ORDER).where(*own))

    async def drop_orders_left(self, table_id: int) -> None:
        """Drop the orders that were left ahead at a table that is over."""
        left = (WAITING_ORDER.c.table_id == table_id, WAITING_ORDER.c.kind == AHEAD)
        await self._execute(delete(WAITING_ORDER).where(*left))

    async def note_reminded(self, user_id: int, now: datetime) -> None:
        """Note that a user was reminded of what waits for them."""
        known = update(USER).where(USER.c.user_id == user_id).values(reminded_at=now)
        if not (await self._execute(known)).rowcount:
            await self.set_user(UserSettings(user_id=user_id, reminded_at=now))

    async def put_side_thread(self, table_id: int, side: str, **fields: Any) -> int:
        """Note what became of the thread of a group, and give the number of its row."""
        table = SIDE_THREAD
        known = [row.key for row in await self.side_threads(table_id) if row.side == side]
        if known:
            await self._change(table, known[0], **fields)
            return known[0]
        values = {"table_id": table_id, "side": side, "barred": False, "over": False} | fields
        return int((await self._execute(insert(table).values(values).returning(table.c.id))).scalar_one())

    async def put_side_member(self, side_thread_id: int, user_id: int, *, invited: bool) -> None:
        """Note that somebody is about to be invited into a thread, or is."""
        await self.drop_side_member(side_thread_id, user_id)
        values = {"side_thread_id": side_thread_id, "user_id": user_id, "invited": invited}
        await self._execute(insert(SIDE_MEMBER).values(values))

    async def drop_side_member(self, side_thread_id: int, user_id: int) -> None:
        """Note that somebody is in a thread no more."""
        own = (SIDE_MEMBER.c.side_thread_id == side_thread_id, SIDE_MEMBER.c.user_id == user_id)
        await self._execute(delete(SIDE_MEMBER).where(*own))

    async def forget_user(self, user_id: int, mark: Callable[[int], str] = _number) -> None:
        """Delete a user's personal data: names and ids go, seats and steps stay.

        In messages that are still to be sent, the mark of their seat takes the place of the name.
        """
        await self._forget_messages(user_id)
        for table_id in await self.tables_about(user_id):
            await self._forget_name(table_id, user_id, mark)
        await self._execute(update(SEAT).where(SEAT.c.user_id == user_id).values(user_id=None, name=""))
        await self._execute(update(LOG).where(LOG.c.user_id == user_id).values(user_id=None))
        led = select(TABLE.c.id).where(TABLE.c.gamemaster_id == user_id)
        for row in await self._rows(led):
            await self.update_table(row["id"], gamemaster_id=NOBODY)
        await self._execute(delete(REMINDER).where(REMINDER.c.user_id == user_id))
        await self._forget_absences(user_id)
        await self._execute(delete(WAITING_ORDER).where(WAITING_ORDER.c.user_id == user_id))
        await self._execute(delete(SIDE_MEMBER).where(SIDE_MEMBER.c.user_id == user_id))
        await self._execute(delete(ACHIEVEMENT).where(ACHIEVEMENT.c.user_id == user_id))
        await self._forget_results(user_id)
        await self.forget_proposals(user_id)
        await self._execute(delete(USER).where(USER.c.user_id == user_id))

    async def _forget_messages(self, user_id: int) -> None:
        """Messages to the user go, and what was sent at their tables, for its text may name them."""
        await self._execute(delete(OUTBOX).where(OUTBOX.c.target == str(Target.user(user_id))))
        here = OUTBOX.c.table_id.in_(tables_about(user_id))
        await self._execute(update(OUTBOX).where(here, ~UNSENT).values(payload=message_json.EMPTY))

    async def _forget_name(self, table_id: int, user_id: int, mark: Callable[[int], str]) -> None:
        own = [tenure for tenure in await self.tenures(table_id) if tenure.user_id == user_id]
        names = {tenure.name: mark(tenure.seat) for tenure in own if tenure.name.strip()}
        names |= {f"<@{user_id}>": mark(tenure.seat) for tenure in own}
        waiting = select(OUTBOX.c.id, OUTBOX.c.payload).where(UNSENT, OUTBOX.c.table_id == table_id)
        await self._rewrite(waiting, lambda payload: message_json.without_user(payload, user_id, names))

    async def thin_snapshots(
        self, table_id: int, *, recent: int = MAX_RECENT_SNAPSHOTS, every: int = CHECKPOINT_EVERY
    ) -> int:
        """Delete old snapshots but for checkpoints and what waiting messages show; tell how many went."""
        latest = select(func.max(SNAPSHOT.c.seq)).where(SNAPSHOT.c.table_id == table_id).scalar_subquery()
        result = await self._execute(
            delete(SNAPSHOT).where(
                SNAPSHOT.c.table_id == table_id,
                SNAPSHOT.c.seq <= latest - recent,
                SNAPSHOT.c.seq % every != 0,
                SNAPSHOT.c.seq.not_in(await self._steps_to_show(table_id)),
            )
        )
        return result.rowcount

    async def _steps_to_show(self, table_id: int) -> set[int]:
        waiting = await self._all(OutboxRow, select(OUTBOX).where(UNSENT, OUTBOX.c.table_id == table_id))
        return set[int]().union(*map(message_json.steps_shown, waiting))


def _columns(row: Stored) -> dict[str, Any]:
    """Give a row's values; an id that the database is to choose is left out."""
    columns = sql_table(type(row)).columns.keys()
    return {name: getattr(row, name) for name in columns if name != "id" or getattr(row, name) is not None}
