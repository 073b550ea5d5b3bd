"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make every table; those that others refer to come first."""
    _make_guild_settings()
    _make_tables()
    _make_user_settings()
    _make_log_entry()
    _make_outbox()
    _make_reminder()
    _make_seat()
    _make_snapshot()
    _make_achievement()


def _make_guild_settings() -> None:
    op.create_table(
        "guild_settings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("gamemaster_role_id", sa.BigInteger(), nullable=True),
        sa.Column("open_to_all", sa.Boolean(), nullable=False),
        sa.Column("images", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guild_settings"),
    )


def _make_tables() -> None:
    op.create_table(
        "table_",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("scenario", sa.String(), nullable=False),
        sa.Column("options", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("lobby_message_id", sa.BigInteger(), nullable=True),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("images", sa.String(), nullable=False),
        sa.Column("gamemaster_id", sa.BigInteger(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("draw_n", sa.Integer(), nullable=False),
        sa.Column("posted_seq", sa.Integer(), nullable=False),
        sa.Column("note", sa.String(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_table_"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_table__guild_id", "table_", ["guild_id"], unique=False)
    op.create_index("ix_table__status", "table_", ["status"], unique=False)
    op.create_index("ix_table__thread_id", "table_", ["thread_id"], unique=False)


def _make_user_settings() -> None:
    op.create_table(
        "user_settings",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("dm", sa.String(), nullable=False),
        sa.Column("told", sa.Boolean(), nullable=False),
        sa.Column("private_thread_ok", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_user_settings"),
    )


def _make_log_entry() -> None:
    op.create_table(
        "log_entry",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("action", sa.Text(), nullable=True),
        sa.Column("draws", sa.Text(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("to_seq", sa.Integer(), nullable=True),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name="fk_log_entry_table_id_table_"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_log_entry"),
    )
    op.create_index("ix_log_entry_user_id", "log_entry", ["user_id"], unique=False)


def _make_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=True),
        sa.Column("target", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=True),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("nonce", sa.String(length=25), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("sent_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("dead", sa.Boolean(), nullable=False),
        sa.Column("error", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name="fk_outbox_table_id_table_"),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_table_id", "outbox", ["table_id"], unique=False)
    op.create_index(
        "ix_outbox_due",
        "outbox",
        ["dead", "due_at"],
        unique=False,
        sqlite_where=sa.text("sent_at IS NULL"),
        postgresql_where=sa.text("sent_at IS NULL"),
    )
    op.create_index(
        "ix_outbox_unsent",
        "outbox",
        ["target", "id"],
        unique=False,
        sqlite_where=sa.text("sent_at IS NULL"),
        postgresql_where=sa.text("sent_at IS NULL"),
    )


def _make_reminder() -> None:
    op.create_table(
        "reminder",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name="fk_reminder_table_id_table_"),
        sa.PrimaryKeyConstraint("id", name="pk_reminder"),
    )
    op.create_index("ix_reminder_due_at", "reminder", ["due_at"], unique=False)
    op.create_index("ix_reminder_table_id", "reminder", ["table_id"], unique=False)
    op.create_index("ix_reminder_user_id", "reminder", ["user_id"], unique=False)


def _make_seat() -> None:
    op.create_table(
        "seat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("computer", sa.Boolean(), nullable=False),
        sa.Column("since_seq", sa.Integer(), nullable=False),
        sa.Column("until_seq", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name="fk_seat_table_id_table_"),
        sa.PrimaryKeyConstraint("id", name="pk_seat"),
    )
    op.create_index(
        "ix_seat_present",
        "seat",
        ["table_id", "seat"],
        unique=True,
        sqlite_where=sa.text("until_seq IS NULL"),
        postgresql_where=sa.text("until_seq IS NULL"),
    )
    op.create_index("ix_seat_table_id", "seat", ["table_id"], unique=False)
    op.create_index("ix_seat_user_id", "seat", ["user_id"], unique=False)


def _make_snapshot() -> None:
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("schema", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name="fk_snapshot_table_id_table_"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_snapshot"),
    )


def _make_achievement() -> None:
    op.create_table(
        "achievement",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("with_what", sa.String(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name="fk_achievement_table_id_table_"),
        sa.PrimaryKeyConstraint("id", name="pk_achievement"),
    )
    op.create_index("ix_achievement_table_id", "achievement", ["table_id"], unique=False)
    op.create_index("ix_achievement_user_id", "achievement", ["user_id"], unique=False)
