"""Which process thinks for the bots of a table, where several share the database."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add columns for the name of the process and the time until which it may think."""
    op.add_column("tables", sa.Column("thinker", sa.String(64)))
    op.add_column("tables", sa.Column("thinks_until", sa.Float))
