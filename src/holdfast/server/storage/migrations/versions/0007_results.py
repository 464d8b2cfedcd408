"""Results of games that share a deal."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create their table."""
    op.create_table(
        "results",
        sa.Column("deal", sa.String(96), nullable=False),
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("result", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("deal", "who", name="pk_results"),
    )
