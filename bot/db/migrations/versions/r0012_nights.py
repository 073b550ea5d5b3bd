"""When a user last chose another night: clocks rest in it from some hours later on."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it; nights that are known by now count as they did."""
    op.add_column("user_settings", sa.Column("night_at", sa.DateTime(timezone=True), nullable=True))
