"""No search for tables that wait for a bot, because bots rest where nobody is present."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Drop the column that marked tables that wait for a bot."""
    op.drop_index("ix_tables_bot_owes", "tables")
    op.drop_column("tables", "bot_owes")
