"""Tables, their tokens and their entries."""

import sqlalchemy as sa
from alembic import op

from holdfast.server.storage.columns import keys, required_columns

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables `tables`, `tokens` and `entries`."""
    op.create_table(
        "tables",
        *required_columns(id=sa.String(32), game=sa.String(64), rules=sa.Integer, opening=sa.JSON),
        *required_columns(summary=sa.JSON, bot_owes=sa.Boolean, opened=sa.Float, updated=sa.Float),
        *keys("tables", "id"),
    )
    op.create_index("ix_tables_bot_owes", "tables", ["bot_owes"])
    op.create_table(
        "tokens",
        *required_columns(digest=sa.String(64), table_id=sa.String(32), viewer=sa.Integer),
        *keys("tokens", "digest", table_id="tables"),
    )
    op.create_index("ix_tokens_table_id", "tokens", ["table_id"])
    op.create_table(
        "entries",
        *required_columns(table_id=sa.String(32), number=sa.Integer),
        sa.Column("seq", sa.Integer),
        *required_columns(entry=sa.JSON, at=sa.Float),
        *keys("entries", "table_id", "number", table_id="tables"),
        sa.UniqueConstraint("table_id", "seq", name="uq_entries_table_id_seq"),
    )
