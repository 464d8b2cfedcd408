"""Codes by which friends find a table's free seats."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "codes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("code", sa.String(48), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_codes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_codes_table_id"),
        sa.UniqueConstraint("code", name="uq_codes_code"),
    )
