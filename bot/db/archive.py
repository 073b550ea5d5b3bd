"""What is kept of ended tables: who came where, how points went round by round; and who watches a table."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence, Set
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    Boolean,
    ColumnElement,
    Executable,
    and_,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.engine import CursorResult
from sqlmodel import Field

from bot.db.models import GUILD, SEAT, TABLE, USER, Numbered, Stored, TableRow, sql_table
from bot.db.rows import Rows
from bot.db.status import OVER, Status


class PlacingRow(Numbered, table=True):
    """How an ended table counts for somebody who sat at it; for nobody, once they had their data deleted."""

    __tablename__ = "placing"

    table_id: int = Field(foreign_key="table_.id", index=True)
    seat: int
    user_id: int | None = Field(default=None, sa_type=BigInteger, index=True)
    share: float
    """For how much of the game they had the seat: 1 for all of it."""
    rank: int
    points: int
    won: bool = Field(sa_type=Boolean)
    roles: str = ""
    """What the seat played, such as nations, between commas."""


class CourseRow(Stored, table=True):
    """How all stood after a round, as everybody could see."""

    __tablename__ = "course"

    table_id: int = Field(primary_key=True, foreign_key="table_.id")
    seq: int = Field(primary_key=True)
    """The step with which the next round began; one that was taken back counts no more."""
    round: int
    points: str
    """Points by line, as JSON."""


class WatcherRow(Stored, table=True):
    """Somebody who is told of the rounds and the result of a table at which they do not play."""

    __tablename__ = "watcher"

    table_id: int = Field(primary_key=True, foreign_key="table_.id")
    user_id: int = Field(
        primary_key=True, sa_type=BigInteger, sa_column_kwargs={"autoincrement": False}, index=True
    )


PLACING = sql_table(PlacingRow)
COURSE = sql_table(CourseRow)
WATCHER = sql_table(WatcherRow)


class Result(NamedTuple):
    """How an archived table counts for somebody, with what is to be known of the table."""

    table_id: int
    game: str
    seats: int
    thread_id: int | None
    channel_id: int
    started_at: datetime | None
    ended_at: datetime | None
    seat: int
    user_id: int | None
    share: float
    rank: int
    points: int
    won: bool
    roles: str


_OF_PLACINGS = ("table_id", "seat", "user_id", "share", "rank", "points", "won", "roles")
_OF_TABLES = tuple(name for name in Result._fields if name not in _OF_PLACINGS)


@dataclass(frozen=True)
class Reach:
    """Which archived tables somebody may look up: those of a server that they see, or those they sat at."""

    user_id: int
    guild_id: int | None = None
    """None: wherever they sat themselves."""
    channels: Set[int] | None = frozenset()
    """The channels whose tables they may know of; None: all."""

    def conditions(self) -> Sequence[ColumnElement[bool]]:
        """Find the tables; what a server does not want looked up is in nobody's reach."""
        shown = TABLE.c.guild_id.not_in(select(GUILD.c.guild_id).where(GUILD.c.results.is_(False)))
        own = _had_a_seat(self.user_id)
        if self.guild_id is None:
            return shown, own
        here = (shown, TABLE.c.guild_id == self.guild_id)
        if self.channels is None:
            return here
        led = TABLE.c.gamemaster_id == self.user_id
        return *here, or_(own, led, TABLE.c.channel_id.in_(list(self.channels)))


def _had_a_seat(user_id: int) -> ColumnElement[bool]:
    return exists().where(PLACING.c.table_id == TABLE.c.id, PLACING.c.user_id == user_id)


_IS_OVER = and_(TABLE.c.status.in_(list(OVER)), TABLE.c.started_at.is_not(None))
_IS_ARCHIVED = and_(TABLE.c.status == Status.ENDED, exists().where(PLACING.c.table_id == TABLE.c.id))


class ArchiveReads(Rows, ABC):
    """Questions to the archive."""

    async def archived_channels(self, guild_id: int) -> set[int]:
        """Give the channels of a server in which archived tables were played."""
        here = select(TABLE.c.channel_id).where(TABLE.c.guild_id == guild_id, _IS_ARCHIVED).distinct()
        return {row["channel_id"] for row in await self._rows(here)}

    async def archived(self, reach: Reach, game: str = "", user_id: int | None = None) -> list[int]:
        """List the archived tables within reach, of a game and at which a user sat, by their ends."""
        statement = select(TABLE.c.id).where(_IS_ARCHIVED, *reach.conditions())
        if game:
            statement = statement.where(TABLE.c.game == game)
        if user_id is not None:
            statement = statement.where(_had_a_seat(user_id))
        return [row["id"] for row in await self._rows(statement.order_by(TABLE.c.ended_at, TABLE.c.id))]

    async def results(self, table_ids: Collection[int]) -> list[Result]:
        """Give how archived tables count for whom, by their ends."""
        columns = [*(TABLE.c[name] for name in _OF_TABLES), *(PLACING.c[name] for name in _OF_PLACINGS)]
        joined = PLACING.join(TABLE, PLACING.c.table_id == TABLE.c.id)
        meant = select(*columns).select_from(joined).where(TABLE.c.id.in_(list(table_ids)))
        in_order = meant.order_by(TABLE.c.ended_at, TABLE.c.id, PLACING.c.seat, PLACING.c.id)
        return [Result(**row) for row in await self._rows(in_order)]

    async def names_at(self, table_ids: Collection[int]) -> dict[tuple[int, int, int], str]:
        """Give the names that players had, by table, seat and user; the last, where they sat there twice."""
        sat = select(SEAT.c.table_id, SEAT.c.seat, SEAT.c.user_id, SEAT.c.name)
        known = sat.where(SEAT.c.table_id.in_(list(table_ids)), SEAT.c.user_id.is_not(None))
        rows = await self._rows(known.order_by(SEAT.c.since_seq, SEAT.c.id))
        return {(row["table_id"], row["seat"], row["user_id"]): row["name"] for row in rows}

    async def shows_results(self, guild_id: int) -> bool:
        """Say whether the archived tables of a server can be looked up."""
        hidden = select(GUILD.c.guild_id).where(GUILD.c.guild_id == guild_id, GUILD.c.results.is_(False))
        return not await self._rows(hidden)

    async def ended_since(self, since: datetime) -> list[int]:
        """List the tables that were started and are over since a time, with a result or without."""
        lately = select(TABLE.c.id).where(_IS_OVER, TABLE.c.ended_at > since)
        return [row["id"] for row in await self._rows(lately.order_by(TABLE.c.ended_at, TABLE.c.id))]

    async def ended_of(self, user_id: int, since: datetime) -> list[TableRow]:
        """List those of them at which a user sat to the end, the latest first."""
        sat = (SEAT.c.table_id == TABLE.c.id, SEAT.c.user_id == user_id, SEAT.c.until_seq.is_(None))
        lately = select(TABLE).where(_IS_OVER, TABLE.c.ended_at > since, exists().where(*sat))
        return await self._all(TableRow, lately.order_by(TABLE.c.ended_at.desc(), TABLE.c.id.desc()))

    async def placings(self, guild_id: int | None = None, user_id: int | None = None) -> list[PlacingRow]:
        """List who came where at the archived tables of a server, or at those at which a user sat."""
        meant = select(TABLE.c.id).where(TABLE.c.status == Status.ENDED)
        if guild_id is not None:
            meant = meant.where(TABLE.c.guild_id == guild_id)
        if user_id is not None:
            meant = meant.where(
                TABLE.c.id.in_(select(PLACING.c.table_id).where(PLACING.c.user_id == user_id))
            )
        statement = select(PLACING).where(PLACING.c.table_id.in_(meant))
        return await self._all(
            PlacingRow, statement.order_by(PLACING.c.table_id, PLACING.c.seat, PLACING.c.id)
        )

    async def tables_to_archive(self) -> list[int]:
        """List the tables that have ended and are not in the archive, the earliest first."""
        known = exists().where(PLACING.c.table_id == TABLE.c.id)
        played = exists().where(SEAT.c.table_id == TABLE.c.id)
        statement = select(TABLE.c.id).where(TABLE.c.status == Status.ENDED, played, ~known)
        return [row["id"] for row in await self._rows(statement.order_by(TABLE.c.id))]

    async def course(self, table_id: int) -> list[CourseRow]:
        """List how all stood after each round, also after rounds that were taken back."""
        statement = select(COURSE).where(COURSE.c.table_id == table_id)
        return await self._all(CourseRow, statement.order_by(COURSE.c.seq))

    async def rematch_of(self, table_id: int) -> TableRow | None:
        """Find the table at which a table is played again, unless it was given up."""
        statement = select(TABLE).where(TABLE.c.rematch_of == table_id, TABLE.c.status != Status.CANCELLED)
        return await self._first(TableRow, statement.order_by(TABLE.c.id.desc()))

    async def watchers(self, table_id: int) -> list[int]:
        """List who watches a table."""
        statement = select(WATCHER.c.user_id).where(WATCHER.c.table_id == table_id)
        return [row["user_id"] for row in await self._rows(statement.order_by(WATCHER.c.user_id))]

    async def watched(self, user_id: int) -> list[int]:
        """List the tables that a user watches."""
        statement = select(WATCHER.c.table_id).where(WATCHER.c.user_id == user_id)
        return [row["table_id"] for row in await self._rows(statement.order_by(WATCHER.c.table_id))]

    async def without_results(self) -> set[int]:
        """Give the users who do not want to be in any archive that others see."""
        statement = select(USER.c.user_id).where(USER.c.results.is_(False))
        return {row["user_id"] for row in await self._rows(statement)}


class ArchiveWrites(ABC):
    """Changes to the archive, inside a transaction."""

    @abstractmethod
    async def _execute(self, statement: Executable) -> CursorResult[Any]: ...

    async def put_placings(self, table_id: int, rows: Sequence[PlacingRow]) -> None:
        """Archive a table, in the place of what was archived of it."""
        await self._execute(delete(PLACING).where(PLACING.c.table_id == table_id))
        for row in rows:
            await self._execute(insert(PLACING).values(row.model_dump(exclude={"id"})))

    async def put_course(self, row: CourseRow) -> None:
        """Note how all stood after a round."""
        await self._execute(insert(COURSE).values(row.model_dump()))

    async def put_watcher(self, table_id: int, user_id: int) -> None:
        """Let somebody watch a table."""
        await self.drop_watcher(table_id, user_id)
        await self._execute(insert(WATCHER).values(table_id=table_id, user_id=user_id))

    async def drop_watcher(self, table_id: int, user_id: int) -> bool:
        """Let somebody watch a table no more; say whether they did."""
        own = (WATCHER.c.table_id == table_id, WATCHER.c.user_id == user_id)
        return (await self._execute(delete(WATCHER).where(*own))).rowcount > 0

    async def drop_watchers(self, table_id: int) -> None:
        """Let nobody watch a table any more."""
        await self._execute(delete(WATCHER).where(WATCHER.c.table_id == table_id))

    async def _forget_results(self, user_id: int) -> None:
        """Take a user out of the archive: places stay, and are nobody's; what they watch goes."""
        own = PLACING.c.user_id == user_id
        await self._execute(update(PLACING).where(own).values(user_id=None))
        await self._execute(delete(WATCHER).where(WATCHER.c.user_id == user_id))
