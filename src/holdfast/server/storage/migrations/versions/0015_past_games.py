"""Seats of accounts with what lists of finished games need: game, pace, end and rank."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from holdfast.server.storage.columns import keys, required_columns

revision = "0015"
down_revision = "0014"

SLOW = 12 * 3600.0
"""Seconds for a move at slow tables."""


def upgrade() -> None:
    """Create the table of seats again, and fill it from the stored tables."""
    connection = op.get_bind()
    rows = _filled(connection)
    op.drop_table("holdings")
    new = op.create_table(
        "holdings",
        *required_columns(account_id=sa.String(32), table_id=sa.String(32), viewer=sa.Integer),
        *required_columns(game=sa.String(64), pace=sa.String(8)),
        sa.Column("ended", sa.Float),
        sa.Column("rank", sa.Integer),
        *keys(
            "holdings", "account_id", "table_id", "viewer", account_id="accounts", table_id="tables"
        ),
    )
    op.create_index("ix_holdings_table_id", "holdings", ["table_id"])
    past = ["account_id", "ended", "table_id", "rank", "game", "pace"]
    op.create_index("ix_holdings_past", "holdings", past)
    if rows:
        connection.execute(new.insert(), rows)


def _filled(connection: sa.Connection) -> list[dict[str, Any]]:
    """Return the stored seats with their new columns."""
    held = sa.table("holdings", *map(sa.column, ("account_id", "table_id", "viewer")))
    tables = sa.table(
        "tables", *map(sa.column, ("id", "game", "updated")), sa.column("summary", sa.JSON)
    )
    entries = sa.table("entries", *map(sa.column, ("table_id", "seq", "at")))
    last = (
        sa.select(sa.func.max(entries.c.at))
        .where(entries.c.table_id == tables.c.id, entries.c.seq.is_not(None))
        .scalar_subquery()
    )
    query = sa.select(held, tables.c.game, tables.c.summary, tables.c.updated, last.label("last"))
    found = connection.execute(query.join_from(held, tables, tables.c.id == held.c.table_id))
    rows = []
    for row in found:
        summary = row.summary
        over = bool(summary["over"])
        ranks = {one["seat"]: one["rank"] for one in summary.get("placements", ()) if over}
        rows.append(
            {
                "account_id": row.account_id,
                "table_id": row.table_id,
                "viewer": row.viewer,
                "game": row.game,
                "pace": _pace(summary),
                "ended": (row.last or row.updated) if over else None,
                "rank": ranks.get(row.viewer),
            }
        )
    return rows


def _pace(summary: dict[str, Any]) -> str:
    clocks = summary.get("clocks")
    if clocks is None:
        return "live"
    return "slow" if (clocks["control"]["move"] or 0.0) >= SLOW else "clock"
