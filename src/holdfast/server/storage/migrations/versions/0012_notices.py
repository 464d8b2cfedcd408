"""Notices: each kind of reminder is planned for itself, and a session ends its subscriptions."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Create the table of reminders anew. No version before this one has stored a reminder."""
    op.drop_table("reminders")
    op.create_table(
        "reminders",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("viewer", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("sent", sa.Float),
        sa.PrimaryKeyConstraint("table_id", "viewer", "kind", name="pk_reminders"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reminders_table_id"),
    )
    op.create_index("ix_reminders_due", "reminders", ["due"])
    op.add_column("subscriptions", sa.Column("session", sa.String(64)))
    op.create_index("ix_subscriptions_session", "subscriptions", ["session"])
