"""Tables have a pace, seats have clocks; people have nights, absences and reminders; outages are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Add all of it; running tables have no limit of time."""
    op.add_column("table_", sa.Column("pace", sa.String(), server_default="open", nullable=False))
    op.add_column("table_", sa.Column("pace_hours", sa.Integer(), nullable=True))
    op.add_column("table_", sa.Column("bank_hours", sa.Integer(), nullable=True))
    op.add_column("table_", sa.Column("when_up", sa.String(), server_default="note", nullable=False))
    op.add_column("table_", sa.Column("nudged_at", TIME, nullable=True))
    op.add_column(
        "user_settings", sa.Column("remind", sa.Boolean(), server_default=sa.text("1"), nullable=False)
    )
    for name in ("remind_hours", "night_from", "night_until", "utc_offset_m"):
        op.add_column("user_settings", sa.Column(name, sa.Integer(), nullable=True))
    op.add_column("user_settings", sa.Column("reminded_at", TIME, nullable=True))
    _add_clocks()
    _add_absences()
    _add_outages()


def _add_clocks() -> None:
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("asked_at", TIME, nullable=True),
        sa.Column("since", TIME, nullable=True),
        sa.Column("spent", sa.Float(), nullable=False),
        sa.Column("banked", sa.Float(), nullable=False),
        sa.Column("answered_at", TIME, nullable=True),
        sa.Column("up_at", TIME, nullable=True),
        sa.Column("reminded", sa.Integer(), nullable=False),
        sa.Column("reminded_at", TIME, nullable=True),
        sa.Column("nudged", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name=op.f("fk_clock_table_id_table_")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_clock")),
    )
    op.create_index(op.f("ix_clock_table_id"), "clock", ["table_id"])
    op.create_index("ix_clock_seat", "clock", ["table_id", "seat"], unique=True)


def _add_absences() -> None:
    op.create_table(
        "absence",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("since", TIME, nullable=False),
        sa.Column("until", TIME, nullable=False),
        sa.Column("keryx", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_absence")),
    )
    op.create_index(op.f("ix_absence_user_id"), "absence", ["user_id"])


def _add_outages() -> None:
    op.create_table(
        "outage",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("since", TIME, nullable=False),
        sa.Column("until", TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outage")),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
