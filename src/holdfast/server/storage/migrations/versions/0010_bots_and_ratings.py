"""Accounts that are bots, their API tokens, which are sessions, and ratings of accounts."""

import sqlalchemy as sa
from alembic import op

from holdfast.server.storage.columns import required

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make room for them."""
    no = sa.false()
    op.add_column("accounts", sa.Column("bot", sa.Boolean, nullable=False, server_default=no))
    op.add_column("sessions", sa.Column("api", sa.Boolean, nullable=False, server_default=no))
    op.create_table(
        "ratings",
        *required(account_id=sa.String(32), game=sa.String(64), pace=sa.String(8)),
        *required(mu=sa.Float, sigma=sa.Float, games=sa.Integer),
        sa.PrimaryKeyConstraint("account_id", "game", "pace", name="pk_ratings"),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name="fk_ratings_account_id"),
    )
    op.create_table(
        "rated_games",
        *required(account_id=sa.String(32), table_id=sa.String(32), game=sa.String(64)),
        *required(pace=sa.String(8)),
        sa.Column("deal", sa.String(96)),
        *required(rank=sa.Integer, points=sa.Integer),
        sa.Column("change", sa.Float),
        *required(at=sa.Float),
        sa.PrimaryKeyConstraint("account_id", "table_id", name="pk_rated_games"),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name="fk_rated_games_account_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rated_games_table_id"),
    )
    op.create_index("ix_rated_games_table_id", "rated_games", ["table_id"])
    op.create_index("ix_rated_games_deal", "rated_games", ["deal"])
