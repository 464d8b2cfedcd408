"""Tokens that open several tables: one, and the rematches of the same people."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make a token unique within its table instead of everywhere."""
    with op.batch_alter_table("tokens") as tokens:
        tokens.drop_constraint("pk_tokens", type_="primary")
        tokens.create_primary_key("pk_tokens", ["digest", "table_id"])
