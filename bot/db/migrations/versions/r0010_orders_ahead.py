"""Orders that are left ahead, with a condition, and whether they are carried out some minutes late."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what an order left ahead remembers, and the choice of its owner."""
    op.add_column("waiting_order", sa.Column("condition", sa.Text(), server_default="", nullable=False))
    op.add_column(
        "waiting_order", sa.Column("left_seq", sa.Integer(), server_default=sa.text("-1"), nullable=False)
    )
    op.add_column(
        "user_settings", sa.Column("ahead_late", sa.Boolean(), server_default=sa.text("0"), nullable=False)
    )
