"""Of the seats of an account at a table one is marked as its best, so that games can be counted."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Mark the best seats, and index the mark with everything else that lists are made from."""
    yes = sa.true()
    op.add_column("holdings", sa.Column("best", sa.Boolean, nullable=False, server_default=yes))
    columns = ("account_id", "table_id", "viewer", "rank")
    held = sa.table("holdings", *map(sa.column, columns), sa.column("best", sa.Boolean))
    other = held.alias()
    own = sa.select(other.c.viewer).where(
        other.c.account_id == held.c.account_id, other.c.table_id == held.c.table_id
    )
    first = own.order_by(other.c.rank.is_(None), other.c.rank, other.c.viewer).limit(1)
    best = held.c.viewer == first.scalar_subquery()
    op.get_bind().execute(held.update().values(best=best))
    op.drop_index("ix_holdings_past", "holdings")
    past = ["account_id", "ended", "table_id", "rank", "game", "pace", "best"]
    op.create_index("ix_holdings_past", "holdings", past)
