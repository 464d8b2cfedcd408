"""Deadlines and latest news of tables with clocks, and the list of open tables."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make room for them."""
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.add_column("tables", sa.Column("highlights", sa.JSON))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_table(
        "listings",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Boolean, nullable=False),
        sa.Column("slow", sa.Boolean, nullable=False),
        sa.Column("opened_by", sa.String(64), nullable=False),
        sa.Column("spectator", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("listing", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_listings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_listings_table_id"),
    )
    op.create_index("ix_listings_opened_by", "listings", ["opened_by"])
    op.create_index("ix_listings_waiting_opened", "listings", ["waiting", "opened"])
