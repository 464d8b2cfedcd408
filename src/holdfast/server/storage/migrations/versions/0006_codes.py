"""Codes by which friends find a table's free seats."""

import sqlalchemy as sa
from alembic import op

from holdfast.server.storage.columns import keys, required_columns

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the table of codes."""
    op.create_table(
        "codes",
        *required_columns(table_id=sa.String(32), code=sa.String(48), made=sa.Float),
        *keys("codes", "table_id", table_id="tables"),
        sa.UniqueConstraint("code", name="uq_codes_code"),
    )
