"""Deadlines and latest news of tables with clocks."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make room for them."""
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.add_column("tables", sa.Column("highlights", sa.JSON))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
