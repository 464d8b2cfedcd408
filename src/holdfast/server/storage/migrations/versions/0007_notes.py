"""Notes: results of games that share a deal, branches and reviews of games."""

import sqlalchemy as sa
from alembic import op

from holdfast.server.storage.columns import keys, required_columns

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create the table of notes."""
    op.create_table(
        "notes",
        *required_columns(about=sa.String(96), name=sa.String(32), note=sa.JSON, at=sa.Float),
        *keys("notes", "about", "name"),
    )
