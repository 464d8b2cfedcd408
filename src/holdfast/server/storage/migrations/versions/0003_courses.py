"""Win curves of finished games."""

import sqlalchemy as sa
from alembic import op

from holdfast.server.storage.columns import keys, required_columns

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table of win curves."""
    op.create_table(
        "courses",
        *required_columns(table_id=sa.String(32), course=sa.JSON),
        *keys("courses", "table_id", table_id="tables"),
    )
