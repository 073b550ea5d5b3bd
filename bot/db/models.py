"""The tables. Times are aware and in UTC; JSON is kept as text, saved states as bytes.

What may hold a secret of a running table is left out of `repr`, so that no log shows it by accident.
"""

import secrets
import warnings
from datetime import UTC, datetime

from sqlalchemy import (
    BigInteger,
    Boolean,
    Dialect,
    Index,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    text,
)
from sqlalchemy import DateTime as SqlDateTime
from sqlmodel import Field, SQLModel

from bot.db.status import Status
from bot.db.target import Target

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

NONCE_LENGTH = 25
"""The most that Discord takes."""


class UtcDateTime(TypeDecorator[datetime]):
    """Store aware times in UTC, and give them back aware where the database keeps no zone."""

    impl = SqlDateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Turn a time to UTC; a naive one is a mistake of the caller."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("A time without a zone cannot be stored.")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Say that what was read is UTC."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class StatusText(TypeDecorator[Status]):
    """Store the status of a table as its text."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: Status | None, dialect: Dialect) -> str | None:
        """Write the text."""
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> Status | None:
        """Read the text."""
        return None if value is None else Status(value)


def utc_now() -> datetime:
    """Tell the time as the tables keep it."""
    return datetime.now(UTC)


def new_nonce() -> str:
    """Make the mark by which Discord recognises a message sent twice."""
    return secrets.token_urlsafe(16)


class Stored(SQLModel):
    """What all tables have in common."""

    metadata = METADATA


class Numbered(Stored):
    """A row that the database gives a number."""

    id: int | None = Field(default=None, primary_key=True)

    @property
    def key(self) -> int:
        """Return the number of a row that is stored."""
        assert self.id is not None, "a row that is not stored yet has no key"
        return self.id


class TableRow(Numbered, table=True):
    """One running play of a game."""

    __tablename__ = "table_"
    __table_args__ = {"sqlite_autoincrement": True}

    game: str
    scenario: str = ""
    options: str = "{}"
    """What the scenario was set up with, as JSON."""
    seats: int
    status: Status = Field(default=Status.LOBBY, sa_type=StatusText, index=True)
    guild_id: int = Field(sa_type=BigInteger, index=True)
    channel_id: int = Field(sa_type=BigInteger)
    thread_id: int | None = Field(default=None, sa_type=BigInteger, index=True)
    lobby_message_id: int | None = Field(default=None, sa_type=BigInteger)
    language: str = "en"
    images: str = "focus"
    """When the board is drawn: move, turn or demand."""
    gamemaster_id: int = Field(sa_type=BigInteger)
    """0 once the gamemaster's personal data was deleted."""
    seed: bytes = Field(repr=False)
    commitment: str
    """SHA-256 of the seed, posted at the start."""
    seq: int = -1
    """The last step in the log; -1 before the start."""
    draw_n: int = 0
    """Draws so far; never goes back, not even after a rollback."""
    posted_seq: int = -1
    note: str = ""
    """Why the table is paused or frozen, or the id of the fault."""
    pace: str = Field(default="open", sa_column_kwargs={"server_default": "open"})
    """The name of its pace."""
    pace_hours: int | None = None
    """Hours of a move, where it has numbers of its own."""
    bank_hours: int | None = None
    when_up: str = Field(default="note", sa_column_kwargs={"server_default": "note"})
    """What follows when time is up."""
    nudged_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    """When somebody last wanted those who are waited for to be reminded."""
    rematch_of: int | None = None
    """The table that is played again at this one."""
    created_at: datetime = Field(default_factory=utc_now, sa_type=UtcDateTime)
    started_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    ended_at: datetime | None = Field(default=None, sa_type=UtcDateTime)


class SeatRow(Numbered, table=True):
    """One tenure of a seat; the present one has no end."""

    __tablename__ = "seat"
    __table_args__ = (
        Index(
            "ix_seat_present",
            "table_id",
            "seat",
            unique=True,
            sqlite_where=text("until_seq IS NULL"),
            postgresql_where=text("until_seq IS NULL"),
        ),
    )

    table_id: int = Field(foreign_key="table_.id", index=True)
    seat: int
    user_id: int | None = Field(default=None, sa_type=BigInteger, index=True)
    name: str = ""
    computer: bool = Field(default=False, sa_type=Boolean)
    since_seq: int
    until_seq: int | None = None
    """The step at which somebody else took over."""


class LogRow(Stored, table=True):
    """One step of a table: what was answered, drawn and told."""

    __tablename__ = "log_entry"

    table_id: int = Field(primary_key=True, foreign_key="table_.id")
    seq: int = Field(primary_key=True)
    seat: int | None = None
    party: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """The party that the seat acted for, where it may lead several; of an undo the one whose move it was."""
    user_id: int | None = Field(default=None, sa_type=BigInteger, index=True)
    kind: str
    """start, move, undo, rollback …"""
    action: str | None = Field(default=None, sa_type=Text, repr=False)
    draws: str = Field(default="[]", sa_type=Text, repr=False)
    events: str = Field(default="[]", sa_type=Text, repr=False)
    to_seq: int | None = None
    """Of an undo or rollback: the step whose state is restored."""
    reason: str = ""
    rules_version: int
    at: datetime = Field(default_factory=utc_now, sa_type=UtcDateTime)


with warnings.catch_warnings():
    # A save has a schema; the method of that name in pydantic is deprecated, and nothing calls it.
    warnings.filterwarnings("ignore", message='Field name "schema"', category=UserWarning)

    class SnapshotRow(Stored, table=True):
        """The saved state after a step; older ones are thinned to checkpoints."""

        __tablename__ = "snapshot"

        table_id: int = Field(primary_key=True, foreign_key="table_.id")
        seq: int = Field(primary_key=True)
        schema: int  # type: ignore[assignment]
        state: bytes = Field(repr=False)


class OutboxRow(Numbered, table=True):
    """A message to be sent: text, alt text and what to draw, never the picture."""

    __tablename__ = "outbox"
    __table_args__ = (
        Index(
            "ix_outbox_due",
            "dead",
            "due_at",
            sqlite_where=text("sent_at IS NULL"),
            postgresql_where=text("sent_at IS NULL"),
        ),
        Index(
            "ix_outbox_unsent",
            "target",
            "id",
            sqlite_where=text("sent_at IS NULL"),
            postgresql_where=text("sent_at IS NULL"),
        ),
        {"sqlite_autoincrement": True},
    )

    table_id: int | None = Field(default=None, foreign_key="table_.id", index=True)
    target: str
    """`channel:<id>` or `user:<id>`."""
    kind: str
    """post, dm, note …"""
    seq: int | None = None
    payload: str = Field(sa_type=Text, repr=False)
    nonce: str = Field(default_factory=new_nonce, max_length=NONCE_LENGTH)
    created_at: datetime = Field(default_factory=utc_now, sa_type=UtcDateTime)
    due_at: datetime = Field(default_factory=utc_now, sa_type=UtcDateTime)
    sent_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    message_id: int | None = Field(default=None, sa_type=BigInteger)
    tries: int = 0
    dead: bool = Field(default=False, sa_type=Boolean)
    """Given up: the failure cannot heal."""
    error: str = ""

    @property
    def to(self) -> Target:
        """Return where the message goes."""
        return Target.read(self.target)

    @property
    def table_key(self) -> int:
        """Return the table of a message that is about one."""
        assert self.table_id is not None, "a message about no table"
        return self.table_id


class GuildSettings(Stored, table=True):
    """What a server has set."""

    __tablename__ = "guild_settings"

    guild_id: int = Field(primary_key=True, sa_type=BigInteger, sa_column_kwargs={"autoincrement": False})
    language: str = ""
    """Empty: the locale that Discord gives."""
    gamemaster_role_id: int | None = Field(default=None, sa_type=BigInteger)
    open_to_all: bool = Field(default=False, sa_type=Boolean)
    images: str = "focus"
    results: bool = Field(default=True, sa_type=Boolean, sa_column_kwargs={"server_default": text("1")})
    """Whether its ended tables can be looked up."""
    called_role_id: int | None = Field(default=None, sa_type=BigInteger)
    """The role that is pinged for new tables."""
    greeted: bool = Field(default=False, sa_type=Boolean, sa_column_kwargs={"server_default": text("0")})
    """Whether the server was told how to begin."""


class UserSettings(Stored, table=True):
    """What is known of a user across tables."""

    __tablename__ = "user_settings"

    user_id: int = Field(primary_key=True, sa_type=BigInteger, sa_column_kwargs={"autoincrement": False})
    locale: str = ""
    """The locale of the user's Discord when last seen; empty: never seen."""
    dm: str = "unknown"
    """unknown, open, closed, thread, or again: a thread once more, after the user was told it is closed."""
    told: bool = Field(default=False, sa_type=Boolean)
    """The user has been told where secrets will be shown."""
    private_thread_ok: bool = Field(default=False, sa_type=Boolean)
    undo_s: int | None = None
    """Seconds that an answer given by panel can be undone before it is carried out; None: the usual ones."""
    remind: bool = Field(default=True, sa_type=Boolean, sa_column_kwargs={"server_default": text("1")})
    """Whether the user wants to be reminded."""
    remind_hours: int | None = None
    """Hours until the first reminder; None: as the pace of the table says."""
    night_from: int | None = None
    night_until: int | None = None
    """The hours of the user's own day between which they are not to be disturbed; None: none."""
    night_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    """When the user chose another night or time zone in the place of one that they had; None: never."""
    ahead_late: bool = Field(default=False, sa_type=Boolean, sa_column_kwargs={"server_default": text("0")})
    """Whether an order that the user left ahead is carried out some minutes after its question."""
    utc_offset_m: int | None = None
    """Minutes by which the user's time is ahead of UTC; None: not known."""
    reminded_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    """When the user was last reminded of anything."""
    results: bool = Field(default=True, sa_type=Boolean, sa_column_kwargs={"server_default": text("1")})
    """Whether others can look up the user's results."""


class Achievement(Numbered, table=True):
    """What a user has achieved in a game, such as a level of a solo game."""

    __tablename__ = "achievement"

    user_id: int = Field(sa_type=BigInteger, index=True)
    game: str
    what: str
    with_what: str = ""
    table_id: int = Field(foreign_key="table_.id", index=True)
    at: datetime = Field(default_factory=utc_now, sa_type=UtcDateTime)


class Reminder(Numbered, table=True):
    """A nudge that is due to a user."""

    __tablename__ = "reminder"

    table_id: int = Field(foreign_key="table_.id", index=True)
    user_id: int = Field(sa_type=BigInteger, index=True)
    due_at: datetime = Field(sa_type=UtcDateTime, index=True)
    kind: str


STAGED = "staged"
"""An order that waits for a moment, so that its player can undo it."""
REST = "rest"
"""The rest of an order, which waits until its seat is asked again: others are asked in between."""
AHEAD = "ahead"
"""An order that was left for a question that is still to come."""


class WaitingOrder(Numbered, table=True):
    """An order of a player that waits to be carried out; it is their secret, and nobody else counts on it."""

    __tablename__ = "waiting_order"
    __table_args__ = (Index("ix_waiting_order_party", "table_id", "seat", "party", unique=True),)

    table_id: int = Field(foreign_key="table_.id", index=True)
    seat: int
    party: str = Field(default="", sa_column_kwargs={"server_default": ""})
    """The party that the seat acts for, where it may lead several: each has orders of its own."""
    user_id: int = Field(sa_type=BigInteger, index=True)
    """The owner; somebody who takes over the seat does not take over the order."""
    kind: str
    """What it waits for: staged, rest or ahead."""
    decision: str = ""
    """The question that it answers, by its id; empty: the next one of its seat."""
    actions: str = Field(sa_type=Text, repr=False)
    due_at: datetime | None = Field(default=None, sa_type=UtcDateTime)
    """When it is carried out; None: when its question comes."""
    expires_at: datetime = Field(sa_type=UtcDateTime)
    condition: str = Field(default="", sa_type=Text, repr=False, sa_column_kwargs={"server_default": ""})
    """What must hold for one that was left ahead; empty: nothing."""
    left_seq: int = Field(default=-1, sa_column_kwargs={"server_default": text("-1")})
    """The last step that its owner had been told of when they left it ahead."""


class SideThread(Numbered, table=True):
    """A private thread in which the players of a group of seats confer; the bot reads nothing of it."""

    __tablename__ = "side_thread"
    __table_args__ = (Index("ix_side_thread_side", "table_id", "side", unique=True),)

    table_id: int = Field(foreign_key="table_.id", index=True)
    side: str
    """The group, as its game names it."""
    thread_id: int | None = Field(default=None, sa_type=BigInteger)
    """None: it could not be opened."""
    barred: bool = Field(default=False, sa_type=Boolean)
    """It could not be opened, or nobody could be let in; that was said."""
    over: bool = Field(default=False, sa_type=Boolean)
    """It was closed at the end of the table, or deleted by somebody: nothing more is done with it."""


class SideMember(Stored, table=True):
    """Somebody who is in a private thread of a group, or is about to be invited."""

    __tablename__ = "side_member"

    side_thread_id: int = Field(primary_key=True, foreign_key="side_thread.id")
    user_id: int = Field(
        primary_key=True, sa_type=BigInteger, sa_column_kwargs={"autoincrement": False}, index=True
    )
    invited: bool = Field(default=False, sa_type=Boolean)


def sql_table(model: type[Stored]) -> Table:
    """Give the table of a model to Core statements."""
    return METADATA.tables[str(model.__tablename__)]


TABLE = sql_table(TableRow)
SEAT = sql_table(SeatRow)
LOG = sql_table(LogRow)
SNAPSHOT = sql_table(SnapshotRow)
OUTBOX = sql_table(OutboxRow)
GUILD = sql_table(GuildSettings)
USER = sql_table(UserSettings)
REMINDER = sql_table(Reminder)
ACHIEVEMENT = sql_table(Achievement)
WAITING_ORDER = sql_table(WaitingOrder)
SIDE_THREAD = sql_table(SideThread)
SIDE_MEMBER = sql_table(SideMember)
