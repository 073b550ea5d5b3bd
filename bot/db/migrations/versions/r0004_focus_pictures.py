"""What is drawn after every move is what the question is about; the whole board is another choice."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Give tables and servers that had boards after every move pictures of what a question is about."""
    op.execute("UPDATE table_ SET images = 'focus' WHERE images = 'move'")
    op.execute("UPDATE guild_settings SET images = 'focus' WHERE images = 'move'")
