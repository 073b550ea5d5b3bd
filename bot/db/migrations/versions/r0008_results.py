"""Ended tables have an archive, rounds a course of points; tables can be watched, and played again."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add all of it; servers and people are in the archive unless they do not want to be."""
    op.add_column("table_", sa.Column("rematch_of", sa.Integer(), nullable=True))
    for table in ("guild_settings", "user_settings"):
        op.add_column(table, sa.Column("results", sa.Boolean(), server_default=sa.text("1"), nullable=False))
    _add_placings()
    _add_courses()
    _add_watchers()


def _add_placings() -> None:
    op.create_table(
        "placing",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("share", sa.Float(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("roles", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name=op.f("fk_placing_table_id_table_")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_placing")),
    )
    op.create_index(op.f("ix_placing_table_id"), "placing", ["table_id"])
    op.create_index(op.f("ix_placing_user_id"), "placing", ["user_id"])


def _add_courses() -> None:
    op.create_table(
        "course",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("points", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name=op.f("fk_course_table_id_table_")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_course")),
    )


def _add_watchers() -> None:
    op.create_table(
        "watcher",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name=op.f("fk_watcher_table_id_table_")),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_watcher")),
    )
    op.create_index(op.f("ix_watcher_user_id"), "watcher", ["user_id"])
