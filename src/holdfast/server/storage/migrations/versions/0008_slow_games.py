"""Deadlines and latest news of tables with clocks, and the list of open tables."""

import sqlalchemy as sa
from alembic import op

from holdfast.server.storage.columns import keys, required_columns

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add columns for deadlines and news, and create the table of open tables."""
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.add_column("tables", sa.Column("highlights", sa.JSON))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_table(
        "listings",
        *required_columns(
            table_id=sa.String(32), game=sa.String(64), opened=sa.Float, free=sa.Integer
        ),
        *required_columns(waiting=sa.Boolean, slow=sa.Boolean, opened_by=sa.String(64)),
        *required_columns(spectator=sa.String(64), options=sa.JSON, listing=sa.JSON),
        *keys("listings", "table_id", table_id="tables"),
    )
    op.create_index("ix_listings_opened_by", "listings", ["opened_by"])
    op.create_index("ix_listings_waiting_opened", "listings", ["waiting", "opened"])
