"""Servers may have a role pinged for new tables, and are greeted once."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both; a server that has set anything knows how to begin."""
    op.add_column("guild_settings", sa.Column("called_role_id", sa.BigInteger(), nullable=True))
    op.add_column(
        "guild_settings", sa.Column("greeted", sa.Boolean(), server_default=sa.text("0"), nullable=False)
    )
    op.execute("UPDATE guild_settings SET greeted = 1")
