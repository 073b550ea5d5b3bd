"""Time at tables: the clocks of seats, who is away, when nobody could answer."""

from abc import ABC, abstractmethod
from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, Boolean, ColumnElement, Executable, Index, Table, delete, select, update
from sqlalchemy.engine import CursorResult
from sqlmodel import Field

from bot.db.models import Numbered, Stored, UtcDateTime, sql_table
from bot.db.rows import Rows


class ClockRow(Numbered, table=True):
    """The clock of a seat; see `bot.pace.clock`."""

    __tablename__ = "clock"
    __table_args__ = (Index("ix_clock_seat", "table_id", "seat", unique=True),)

    table_id: int = Field(foreign_key="table_.id", index=True)
    seat: int
    asked_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    since: datetime | None = Field(default=None, sa_type=UtcDateTime)
    spent: float = 0.0
    banked: float = 0.0
    answered_at: datetime | None = Field(default=None, sa_type=UtcDateTime, repr=False)
    """When its seat answered under seal: a secret until all have."""
    up_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    reminded: int = 0
    reminded_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    nudged: bool = Field(default=False, sa_type=Boolean)


class AbsenceRow(Numbered, table=True):
    """Somebody has said that they are away for a time."""

    __tablename__ = "absence"

    user_id: int = Field(sa_type=BigInteger, index=True)
    since: datetime = Field(sa_type=UtcDateTime)
    until: datetime = Field(sa_type=UtcDateTime)
    keryx: bool = Field(default=False, sa_type=Boolean)
    """Whether Keryx answers for them meanwhile."""


class OutageRow(Numbered, table=True):
    """The bot or Discord was away, so that nobody could answer."""

    __tablename__ = "outage"

    since: datetime = Field(sa_type=UtcDateTime)
    until: datetime = Field(sa_type=UtcDateTime)


class PulseRow(Stored, table=True):
    """When the bot was last there, with Discord within reach."""

    __tablename__ = "pulse"

    id: int = Field(default=1, primary_key=True)
    at: datetime = Field(sa_type=UtcDateTime)


CLOCK = sql_table(ClockRow)
ABSENCE = sql_table(AbsenceRow)
OUTAGE = sql_table(OutageRow)
PULSE = sql_table(PulseRow)


class TimeReads(Rows, ABC):
    """Questions about time at tables."""

    async def clocks(self, table_id: int) -> list[ClockRow]:
        """List the clocks of a table, by seat."""
        own = select(CLOCK).where(CLOCK.c.table_id == table_id)
        return await self._all(ClockRow, own.order_by(CLOCK.c.seat))

    async def absences(self) -> list[AbsenceRow]:
        """List who has been, is or will be away, the earliest first."""
        return await self._all(AbsenceRow, select(ABSENCE).order_by(ABSENCE.c.since, ABSENCE.c.id))

    async def outages(self) -> list[OutageRow]:
        """List when the bot or Discord was away, the earliest first."""
        return await self._all(OutageRow, select(OUTAGE).order_by(OUTAGE.c.since, OUTAGE.c.id))

    async def pulse(self) -> datetime | None:
        """Find out when the bot was last there."""
        return next((row["at"] for row in await self._rows(select(PULSE.c.at))), None)


class TimeWrites(ABC):
    """Changes to time at tables, inside a transaction."""

    @abstractmethod
    async def _execute(self, statement: Executable) -> CursorResult[Any]: ...

    @abstractmethod
    async def _add(self, row: Stored) -> int: ...

    @abstractmethod
    async def _put(self, table: Table, key: ColumnElement[bool], row: Stored) -> None: ...

    async def put_clock(self, row: ClockRow) -> None:
        """Store how the clock of a seat stands."""
        own = (CLOCK.c.table_id == row.table_id) & (CLOCK.c.seat == row.seat)
        await self._put(CLOCK, own, row)

    async def note_reminded_of(
        self, table_id: int, seat: int, asked_at: datetime | None, now: datetime, *, counts: bool = True
    ) -> None:
        """Note that the player of a seat was told of a question, if it is still the same."""
        same = (CLOCK.c.table_id == table_id, CLOCK.c.seat == seat, CLOCK.c.asked_at == asked_at)
        # A call that was put off at night counts as no reminder.
        told = {"reminded": CLOCK.c.reminded + int(counts), "reminded_at": now, "nudged": False}
        await self._execute(update(CLOCK).where(*same).values(told))

    async def add_absence(self, row: AbsenceRow) -> None:
        """Note that somebody is away for a time; what they had said before ends where it begins."""
        await self.end_absences(row.user_id, row.since)
        row.id = await self._add(row)

    async def end_absences(self, user_id: int, now: datetime) -> None:
        """Note that somebody is back; what they had said of a later time is dropped."""
        own = ABSENCE.c.user_id == user_id
        await self._execute(delete(ABSENCE).where(own, ABSENCE.c.since >= now))
        await self._execute(update(ABSENCE).where(own, ABSENCE.c.until > now).values(until=now))

    async def add_outage(self, since: datetime, until: datetime) -> None:
        """Note that nobody could answer for a time."""
        await self._add(OutageRow(since=since, until=until))

    async def beat(self, now: datetime) -> None:
        """Note that the bot is there."""
        await self._put(PULSE, PULSE.c.id == 1, PulseRow(at=now))

    async def forget_rests(self, before: datetime) -> None:
        """Delete absences and outages that were over before a time."""
        for table in (ABSENCE, OUTAGE):
            await self._execute(delete(table).where(table.c.until < before))

    async def _forget_absences(self, user_id: int) -> None:
        """Delete all that a user has said of being away."""
        await self._execute(delete(ABSENCE).where(ABSENCE.c.user_id == user_id))
