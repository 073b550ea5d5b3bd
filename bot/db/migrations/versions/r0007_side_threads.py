"""Private threads in which the players of a group confer, and who is in them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables of threads and of those who are in them."""
    op.create_table(
        "side_thread",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("side", sa.String(), nullable=False),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("barred", sa.Boolean(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name=op.f("fk_side_thread_table_id_table_")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_side_thread")),
    )
    op.create_index(op.f("ix_side_thread_table_id"), "side_thread", ["table_id"])
    op.create_index("ix_side_thread_side", "side_thread", ["table_id", "side"], unique=True)
    op.create_table(
        "side_member",
        sa.Column("side_thread_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("invited", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["side_thread_id"], ["side_thread.id"], name=op.f("fk_side_member_side_thread_id_side_thread")
        ),
        sa.PrimaryKeyConstraint("side_thread_id", "user_id", name=op.f("pk_side_member")),
    )
    op.create_index(op.f("ix_side_member_user_id"), "side_member", ["user_id"])
