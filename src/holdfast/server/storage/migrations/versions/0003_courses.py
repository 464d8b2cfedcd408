"""How likely everybody was to win in the course of games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "courses",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("course", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_courses"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_courses_table_id"),
    )
