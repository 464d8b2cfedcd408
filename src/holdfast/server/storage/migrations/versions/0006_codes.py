"""Codes by which friends find a table's free seats."""

import sqlalchemy as sa
from alembic import op

from holdfast.server.storage.columns import required

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create their table."""
    op.create_table(
        "codes",
        *required(table_id=sa.String(32), code=sa.String(48), made=sa.Float),
        sa.PrimaryKeyConstraint("table_id", name="pk_codes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_codes_table_id"),
        sa.UniqueConstraint("code", name="uq_codes_code"),
    )
