"""Run migrations on the connection that `bot.db.schema` gives, inside its transaction.

SQLite cannot alter most of a table, so Alembic makes it anew (batch mode); foreign keys are off meanwhile.
"""

from alembic import context

from bot.db.models import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
