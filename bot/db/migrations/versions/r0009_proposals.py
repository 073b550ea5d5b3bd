"""What tables are asked to agree to, and who has answered what."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Add the tables of proposals and of answers to them."""
    op.create_table(
        "proposal",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("taker_id", sa.BigInteger(), nullable=True),
        sa.Column("taker", sa.String(), nullable=False),
        sa.Column("outcome", sa.String(), nullable=False),
        sa.Column("answered", sa.Integer(), nullable=False),
        sa.Column("outbox_id", sa.Integer(), nullable=True),
        sa.Column("made_at", TIME, nullable=False),
        sa.Column("expires_at", TIME, nullable=False),
        sa.Column("closed_at", TIME, nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name=op.f("fk_proposal_table_id_table_")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_proposal")),
    )
    for column in ("table_id", "user_id", "taker_id", "outcome"):
        op.create_index(op.f(f"ix_proposal_{column}"), "proposal", [column])
    op.create_table(
        "proposal_answer",
        sa.Column("proposal_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("agrees", sa.Boolean(), nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.ForeignKeyConstraint(
            ["proposal_id"], ["proposal.id"], name=op.f("fk_proposal_answer_proposal_id_proposal")
        ),
        sa.PrimaryKeyConstraint("proposal_id", "seat", name=op.f("pk_proposal_answer")),
    )
    op.create_index(op.f("ix_proposal_answer_user_id"), "proposal_answer", ["user_id"])
