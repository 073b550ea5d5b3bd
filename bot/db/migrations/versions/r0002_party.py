"""A step of the log names the party that its seat acted for; no step of before had one."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the party to the log."""
    op.add_column("log_entry", sa.Column("party", sa.String(), server_default="", nullable=False))
