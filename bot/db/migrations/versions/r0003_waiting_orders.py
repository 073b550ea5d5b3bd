"""Orders that wait to be carried out, and how long a user can undo an answer."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table of waiting orders, and the seconds of a user."""
    op.create_table(
        "waiting_order",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("decision", sa.String(), nullable=False),
        sa.Column("actions", sa.Text(), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name=op.f("fk_waiting_order_table_id_table_")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_waiting_order")),
    )
    op.create_index(op.f("ix_waiting_order_table_id"), "waiting_order", ["table_id"])
    op.create_index(op.f("ix_waiting_order_user_id"), "waiting_order", ["user_id"])
    op.create_index("ix_waiting_order_seat", "waiting_order", ["table_id", "seat"], unique=True)
    op.add_column("user_settings", sa.Column("undo_s", sa.Integer(), nullable=True))
