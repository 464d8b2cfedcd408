"""Accounts that are bots, and their API tokens, which are sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make room for them."""
    no = sa.false()
    op.add_column("accounts", sa.Column("bot", sa.Boolean, nullable=False, server_default=no))
    op.add_column("sessions", sa.Column("api", sa.Boolean, nullable=False, server_default=no))
