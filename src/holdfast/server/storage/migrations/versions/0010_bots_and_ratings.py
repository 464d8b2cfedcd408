"""Accounts that are bots, their API tokens, which are sessions, and ratings of accounts."""

import sqlalchemy as sa
from alembic import op

from holdfast.server.storage.columns import keys, required_columns

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the columns and tables of bots and ratings."""
    no = sa.false()
    op.add_column("accounts", sa.Column("bot", sa.Boolean, nullable=False, server_default=no))
    op.add_column("sessions", sa.Column("api", sa.Boolean, nullable=False, server_default=no))
    op.create_table(
        "ratings",
        *required_columns(account_id=sa.String(32), game=sa.String(64), pace=sa.String(8)),
        *required_columns(mu=sa.Float, sigma=sa.Float, games=sa.Integer),
        *keys("ratings", "account_id", "game", "pace", account_id="accounts"),
    )
    op.create_table(
        "rated_games",
        *required_columns(account_id=sa.String(32), table_id=sa.String(32), game=sa.String(64)),
        *required_columns(pace=sa.String(8)),
        sa.Column("deal", sa.String(96)),
        *required_columns(rank=sa.Integer, points=sa.Integer),
        sa.Column("change", sa.Float),
        *required_columns(at=sa.Float),
        *keys("rated_games", "account_id", "table_id", account_id="accounts", table_id="tables"),
    )
    op.create_index("ix_rated_games_table_id", "rated_games", ["table_id"])
    op.create_index("ix_rated_games_deal", "rated_games", ["deal"])
