"""Notices: each kind of reminder is planned for itself, and a session ends its subscriptions."""

import sqlalchemy as sa
from alembic import op

from holdfast.server.storage.columns import keys, required_columns

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Drop and create the table of reminders. No version before this one has stored a reminder."""
    op.drop_table("reminders")
    op.create_table(
        "reminders",
        *required_columns(table_id=sa.String(32), viewer=sa.Integer, kind=sa.String(8)),
        *required_columns(seq=sa.Integer),
        sa.Column("due", sa.Float),
        sa.Column("sent", sa.Float),
        *keys("reminders", "table_id", "viewer", "kind", table_id="tables"),
    )
    op.create_index("ix_reminders_due", "reminders", ["due"])
    op.add_column("subscriptions", sa.Column("session", sa.String(64)))
    op.create_index("ix_subscriptions_session", "subscriptions", ["session"])
