"""How likely everybody was to win in the course of games that are over."""

import sqlalchemy as sa
from alembic import op

from holdfast.server.storage.columns import required

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create their table."""
    op.create_table(
        "courses",
        *required(table_id=sa.String(32), course=sa.JSON),
        sa.PrimaryKeyConstraint("table_id", name="pk_courses"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_courses_table_id"),
    )
