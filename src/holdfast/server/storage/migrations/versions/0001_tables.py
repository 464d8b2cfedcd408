"""Tables, their tokens and their entries."""

import sqlalchemy as sa
from alembic import op

from holdfast.server.storage.columns import required

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create them."""
    op.create_table(
        "tables",
        *required(id=sa.String(32), game=sa.String(64), rules=sa.Integer, opening=sa.JSON),
        *required(summary=sa.JSON, bot_owes=sa.Boolean, opened=sa.Float, updated=sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_bot_owes", "tables", ["bot_owes"])
    op.create_table(
        "tokens",
        *required(digest=sa.String(64), table_id=sa.String(32), viewer=sa.Integer),
        sa.PrimaryKeyConstraint("digest", name="pk_tokens"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_tokens_table_id"),
    )
    op.create_index("ix_tokens_table_id", "tokens", ["table_id"])
    op.create_table(
        "entries",
        *required(table_id=sa.String(32), number=sa.Integer),
        sa.Column("seq", sa.Integer),
        *required(entry=sa.JSON, at=sa.Float),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sa.UniqueConstraint("table_id", "seq", name="uq_entries_table_id_seq"),
    )
