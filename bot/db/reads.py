"""Questions to the database; the store answers each by itself, a writer inside its transaction."""

from abc import ABC
from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, exists, func, or_, select

from bot.db import message_json
from bot.db.archive import ArchiveReads
from bot.db.models import (
    ACHIEVEMENT,
    GUILD,
    LOG,
    OUTBOX,
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
    SeatRow,
    SideMember,
    SideThread,
    SnapshotRow,
    TableRow,
    UserSettings,
    WaitingOrder,
)
from bot.db.proposals import ProposalReads
from bot.db.status import Status
from bot.db.target import Target
from bot.db.time_at_tables import TimeReads

MAX_STEPS_AT_ONCE = 100
"""How many steps of a log are read at once."""

UNSENT = and_(OUTBOX.c.sent_at.is_(None), OUTBOX.c.dead.is_(False))

EARLIER = OUTBOX.alias("earlier")

MAX_DELAY = timedelta(days=1)
"""No message is put off for longer."""
UNREADABLE = "its table cannot be read"
"""What is noted of a message that waits for its own table; it holds up none of another to the same target."""

STANDS_BEFORE = and_(
    EARLIER.c.target == OUTBOX.c.target,
    EARLIER.c.id < OUTBOX.c.id,
    EARLIER.c.sent_at.is_(None),
    EARLIER.c.dead.is_(False),
    or_(EARLIER.c.error != UNREADABLE, EARLIER.c.table_id == OUTBOX.c.table_id),
)
"""An earlier message to the same target is still to be sent."""

REACHED = and_(OUTBOX.c.message_id.is_not(None), OUTBOX.c.payload != message_json.EMPTY)
"""Messages that are on Discord, and of which it is still known what they say."""


class Step(NamedTuple):
    """A step of a table by its outline."""

    seq: int
    seat: int | None
    party: str
    kind: str
    to_seq: int | None


class Reads(ArchiveReads, ProposalReads, TimeReads, ABC):
    """Every question."""

    async def table(self, table_id: int) -> TableRow | None:
        """Find a table."""
        return await self._first(TableRow, select(TABLE).where(TABLE.c.id == table_id))

    async def tables(
        self, guild_id: int | None = None, user_id: int | None = None, statuses: Collection[Status] = ()
    ) -> list[TableRow]:
        """List the tables of a server, or those a user sits at now, oldest first."""
        statement = select(TABLE).order_by(TABLE.c.id)
        if guild_id is not None:
            statement = statement.where(TABLE.c.guild_id == guild_id)
        if user_id is not None:
            statement = statement.where(_sits_now(user_id))
        if statuses:
            statement = statement.where(TABLE.c.status.in_(list(statuses)))
        return await self._all(TableRow, statement)

    async def tables_in_use(self, since: datetime) -> list[int]:
        """List the numbers of the tables that were started and have not ended, or only after a time."""
        in_use = or_(TABLE.c.ended_at.is_(None), TABLE.c.ended_at > since)
        statement = select(TABLE.c.id).where(TABLE.c.seq >= 0, in_use)
        return [row["id"] for row in await self._rows(statement.order_by(TABLE.c.id))]

    async def tables_about(self, user_id: int) -> list[int]:
        """List the numbers of the tables where a user ever sat or is gamemaster, oldest first."""
        return [row["id"] for row in await self._rows(tables_about(user_id).order_by(TABLE.c.id))]

    async def table_of_thread(self, thread_id: int) -> TableRow | None:
        """Find the table of a thread; if there were several, the last."""
        statement = select(TABLE).where(TABLE.c.thread_id == thread_id).order_by(TABLE.c.id.desc())
        return await self._first(TableRow, statement)

    async def seats(self, table_id: int) -> list[SeatRow]:
        """List who sits at a table now, by seat."""
        statement = select(SEAT).where(SEAT.c.table_id == table_id, SEAT.c.until_seq.is_(None))
        return await self._all(SeatRow, statement.order_by(SEAT.c.seat))

    async def tenures(self, table_id: int) -> list[SeatRow]:
        """List who ever sat at a table, by seat, the earliest first."""
        statement = select(SEAT).where(SEAT.c.table_id == table_id)
        return await self._all(SeatRow, statement.order_by(SEAT.c.seat, SEAT.c.since_seq, SEAT.c.id))

    async def snapshot(self, table_id: int, seq: int | None = None) -> SnapshotRow | None:
        """Find the saved state after a step, or the latest."""
        statement = select(SNAPSHOT).where(SNAPSHOT.c.table_id == table_id).order_by(SNAPSHOT.c.seq.desc())
        if seq is not None:
            statement = statement.where(SNAPSHOT.c.seq == seq)
        return await self._first(SnapshotRow, statement)

    async def snapshots_at_or_before(
        self, table_id: int, seq: int, limit: int | None = None
    ) -> list[SnapshotRow]:
        """List the saved states up to a step, the nearest first."""
        statement = select(SNAPSHOT).where(SNAPSHOT.c.table_id == table_id, SNAPSHOT.c.seq <= seq)
        return await self._all(SnapshotRow, statement.order_by(SNAPSHOT.c.seq.desc()).limit(limit))

    async def log(self, table_id: int, after: int = -1, until: int | None = None) -> list[LogRow]:
        """List the steps of a table that came after one, in order, up to another or to the last."""
        statement = select(LOG).where(LOG.c.table_id == table_id).order_by(LOG.c.seq)
        if until is not None:
            statement = statement.where(LOG.c.seq <= until)
        rows: list[LogRow] = []
        # In parts: to read a long game at once would hold everybody up.
        while len(rows) % MAX_STEPS_AT_ONCE == 0:
            part = await self._all(LogRow, statement.where(LOG.c.seq > after).limit(MAX_STEPS_AT_ONCE))
            if not part:
                break
            rows += part
            after = part[-1].seq
        return rows

    async def log_of(self, table_id: int, seqs: Collection[int]) -> list[LogRow]:
        """List certain steps of a table, in order."""
        statement = select(LOG).where(LOG.c.table_id == table_id, LOG.c.seq.in_(list(seqs)))
        return await self._all(LogRow, statement.order_by(LOG.c.seq))

    async def times(self, table_id: int) -> dict[int, datetime]:
        """Give the times of the steps of a table, by their numbers in order."""
        statement = select(LOG.c.seq, LOG.c.at).where(LOG.c.table_id == table_id).order_by(LOG.c.seq)
        return {row["seq"]: row["at"] for row in await self._rows(statement)}

    async def steps(self, table_id: int) -> list[Step]:
        """List who made which step of a table, in order, without what it was."""
        statement = select(*(LOG.c[name] for name in Step._fields)).where(LOG.c.table_id == table_id)
        return [Step(**row) for row in await self._rows(statement.order_by(LOG.c.seq))]

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """Find what a server has set, or what holds where it has set nothing."""
        found = await self._first(GuildSettings, select(GUILD).where(GUILD.c.guild_id == guild_id))
        return found or GuildSettings(guild_id=guild_id)

    async def user_settings(self, user_id: int) -> UserSettings:
        """Find what is known of a user, or what holds of an unknown one."""
        found = await self._first(UserSettings, select(USER).where(USER.c.user_id == user_id))
        return found or UserSettings(user_id=user_id)

    async def locales(self) -> dict[int, str]:
        """Give the language that each user's Discord last had, so far as it is known."""
        statement = select(USER.c.user_id, USER.c.locale).where(USER.c.locale != "")
        return {row["user_id"]: row["locale"] for row in await self._rows(statement)}

    async def undo_times(self) -> dict[int, int]:
        """Give the seconds of those who have chosen how long they can undo an answer."""
        statement = select(USER.c.user_id, USER.c.undo_s).where(USER.c.undo_s.is_not(None))
        return {row["user_id"]: row["undo_s"] for row in await self._rows(statement)}

    async def answering_late(self) -> set[int]:
        """List those whose orders left ahead are carried out some minutes after their question."""
        rows = await self._rows(select(USER.c.user_id).where(USER.c.ahead_late))
        return {row["user_id"] for row in rows}

    async def people(self) -> list[UserSettings]:
        """List what is known of every user."""
        return await self._all(UserSettings, select(USER).order_by(USER.c.user_id))

    async def side_threads(self, table_id: int) -> list[SideThread]:
        """List the threads of a table's groups."""
        own = select(SIDE_THREAD).where(SIDE_THREAD.c.table_id == table_id)
        return await self._all(SideThread, own.order_by(SIDE_THREAD.c.id))

    async def tables_with_side_threads(self, user_id: int | None = None) -> list[int]:
        """List the tables with a thread of a group that is not over: all, or those that a user is in."""
        statement = select(SIDE_THREAD.c.table_id).where(SIDE_THREAD.c.over.is_(False)).distinct()
        if user_id is not None:
            own = select(SIDE_MEMBER.c.side_thread_id).where(SIDE_MEMBER.c.user_id == user_id)
            statement = statement.where(SIDE_THREAD.c.id.in_(own))
        return [row["table_id"] for row in await self._rows(statement.order_by(SIDE_THREAD.c.table_id))]

    async def side_members(self, side_thread_id: int) -> list[SideMember]:
        """List who is in the thread of a group, or is about to be invited."""
        own = select(SIDE_MEMBER).where(SIDE_MEMBER.c.side_thread_id == side_thread_id)
        return await self._all(SideMember, own.order_by(SIDE_MEMBER.c.user_id))

    async def waiting_orders(self) -> list[WaitingOrder]:
        """List the orders that wait to be carried out."""
        return await self._all(WaitingOrder, select(WAITING_ORDER).order_by(WAITING_ORDER.c.id))

    async def achievements(self, user_id: int, game: str) -> list[Achievement]:
        """List what a user has achieved in a game, the earliest first."""
        own = (ACHIEVEMENT.c.user_id == user_id, ACHIEVEMENT.c.game == game)
        return await self._all(Achievement, select(ACHIEVEMENT).where(*own).order_by(ACHIEVEMENT.c.id))

    async def outbox_row(self, row_id: int) -> OutboxRow | None:
        """Find a message to be sent, or one that was."""
        return await self._first(OutboxRow, select(OUTBOX).where(OUTBOX.c.id == row_id))

    async def sent_to(self, table_id: int, target: Target, limit: int) -> list[OutboxRow]:
        """List the last messages about a table that have reached a target and are known, the newest first."""
        there = and_(OUTBOX.c.table_id == table_id, OUTBOX.c.target == str(target), REACHED)
        return await self._all(
            OutboxRow, select(OUTBOX).where(there).order_by(OUTBOX.c.id.desc()).limit(limit)
        )

    async def last_posts(self, table_id: int, limit: int) -> list[OutboxRow]:
        """List the last posts about a table, sent or not, the newest first."""
        posts = and_(
            OUTBOX.c.table_id == table_id, OUTBOX.c.kind == "post", OUTBOX.c.payload != message_json.EMPTY
        )
        return await self._all(
            OutboxRow, select(OUTBOX).where(posts).order_by(OUTBOX.c.id.desc()).limit(limit)
        )

    async def tables_told_before(self, time: datetime) -> list[int]:
        """List the tables about which something is kept that was sent or given up before a time."""
        told = select(OUTBOX.c.table_id).where(done_before(time), OUTBOX.c.table_id.is_not(None)).distinct()
        return [row["table_id"] for row in await self._rows(told.order_by(OUTBOX.c.table_id))]

    async def is_noted(self, table_id: int | None, message_id: int) -> bool:
        """Say whether some message about a table is known to be this one on Discord."""
        noted = select(OUTBOX.c.id).where(OUTBOX.c.table_id == table_id, OUTBOX.c.message_id == message_id)
        return bool(await self._rows(noted.limit(1)))

    async def unsent(self) -> int:
        """Count the messages that are still to be sent, whenever they are due."""
        [row] = await self._rows(select(func.count().label("count")).select_from(OUTBOX).where(UNSENT))
        return int(row["count"])

    async def oldest_unsent(self) -> datetime | None:
        """Find out since when the oldest message waits to be sent."""
        oldest = select(OUTBOX.c.created_at).where(UNSENT).order_by(OUTBOX.c.created_at).limit(1)
        return next((row["created_at"] for row in await self._rows(oldest)), None)

    async def statuses(self) -> dict[Status, int]:
        """Count the tables by status."""
        counted = select(TABLE.c.status, func.count().label("count")).group_by(TABLE.c.status)
        return {row["status"]: int(row["count"]) for row in await self._rows(counted)}

    async def outbox_due(self, now: datetime, limit: int) -> list[OutboxRow]:
        """List messages to be sent now, in order; none overtakes an earlier one to the same target.

        What would be due later than anything is put off has its time from a clock that was set back since.
        """
        is_due = or_(OUTBOX.c.due_at <= now, OUTBOX.c.due_at > now + MAX_DELAY)
        statement = select(OUTBOX).where(UNSENT, is_due, ~_held_up(now))
        return await self._all(OutboxRow, statement.order_by(OUTBOX.c.id).limit(limit))


def done_before(time: datetime) -> ColumnElement[bool]:
    """Find the messages that were sent before a time, or were written before it and given up."""
    given_up = and_(OUTBOX.c.dead.is_(True), OUTBOX.c.created_at < time)
    return or_(OUTBOX.c.sent_at < time, given_up)


def tables_about(user_id: int) -> Select[Any]:
    """Find the tables where a user ever sat or is gamemaster."""
    sat = select(SEAT.c.table_id).where(SEAT.c.user_id == user_id)
    return select(TABLE.c.id).where(or_(TABLE.c.id.in_(sat), TABLE.c.gamemaster_id == user_id))


def _sits_now(user_id: int) -> ColumnElement[bool]:
    return exists().where(
        SEAT.c.table_id == TABLE.c.id, SEAT.c.user_id == user_id, SEAT.c.until_seq.is_(None)
    )


def _held_up(now: datetime) -> ColumnElement[bool]:
    """An earlier message to the same target waits for its next try."""
    return exists().where(STANDS_BEFORE, EARLIER.c.due_at > now, EARLIER.c.due_at <= now + MAX_DELAY)
