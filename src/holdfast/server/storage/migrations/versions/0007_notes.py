"""Notes: results of games that share a deal, branches and reviews of games."""

import sqlalchemy as sa
from alembic import op

from holdfast.server.storage.columns import required

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create their table."""
    op.create_table(
        "notes",
        *required(about=sa.String(96), name=sa.String(32), note=sa.JSON, at=sa.Float),
        sa.PrimaryKeyConstraint("about", "name", name="pk_notes"),
    )
