"""Notes: results of games that share a deal, branches and reviews of games."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create their table."""
    op.create_table(
        "notes",
        sa.Column("about", sa.String(96), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("note", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("about", "name", name="pk_notes"),
    )
