"""Storage: tables, transactions, the outbox's rows, migrations, backups. Knows no rules and no Discord."""

from bot.db.archive import CourseRow, PlacingRow, Reach, Result, WatcherRow
from bot.db.backup import backup, backup_of, restore
from bot.db.directory import Listed
from bot.db.faults import SeqTaken, StoreUnavailable
from bot.db.models import (
    Achievement,
    GuildSettings,
    LogRow,
    OutboxRow,
    Reminder,
    SeatRow,
    SideMember,
    SideThread,
    SnapshotRow,
    TableRow,
    UserSettings,
    WaitingOrder,
)
from bot.db.proposals import ProposalAnswer, ProposalRow
from bot.db.reads import MAX_DELAY, UNREADABLE, Step
from bot.db.store import Store
from bot.db.task_writes import has_written
from bot.db.time_at_tables import AbsenceRow, ClockRow, OutageRow, PulseRow
from bot.db.writer import Writer

__all__ = [
    "MAX_DELAY",
    "UNREADABLE",
    "AbsenceRow",
    "Achievement",
    "ClockRow",
    "CourseRow",
    "GuildSettings",
    "Listed",
    "LogRow",
    "OutageRow",
    "OutboxRow",
    "PlacingRow",
    "ProposalAnswer",
    "ProposalRow",
    "PulseRow",
    "Reach",
    "Reminder",
    "Result",
    "SeatRow",
    "SeqTaken",
    "SideMember",
    "SideThread",
    "SnapshotRow",
    "Step",
    "Store",
    "StoreUnavailable",
    "TableRow",
    "UserSettings",
    "WaitingOrder",
    "WatcherRow",
    "Writer",
    "backup",
    "backup_of",
    "has_written",
    "restore",
]
