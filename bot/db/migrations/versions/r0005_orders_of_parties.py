"""Of a seat that leads several parties, each party has orders of its own that wait."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let orders name the party that they are for."""
    op.add_column("waiting_order", sa.Column("party", sa.String(), server_default="", nullable=False))
    op.drop_index("ix_waiting_order_seat", "waiting_order")
    op.create_index("ix_waiting_order_party", "waiting_order", ["table_id", "seat", "party"], unique=True)
