"""Notices of clubs: a reminder is about a table or an evening, for a seat or a member."""

import sqlalchemy as sa
from alembic import op

from holdfast.server.storage.columns import keys, required_columns

revision = "0014"
down_revision = "0013"

KEPT = ("kind", "seq", "due", "sent")


def upgrade() -> None:
    """Create the table of reminders again, for tables and evenings, and copy the reminders."""
    connection = op.get_bind()
    old = sa.table("reminders", *map(sa.column, ("table_id", "viewer", *KEPT)))
    rows = connection.execute(sa.select(old)).all()
    op.drop_table("reminders")
    new = op.create_table(
        "reminders",
        *required_columns(about=sa.String(32), who=sa.String(32), kind=sa.String(8)),
        *required_columns(seq=sa.Integer),
        sa.Column("due", sa.Float),
        sa.Column("sent", sa.Float),
        *keys("reminders", "about", "who", "kind"),
    )
    op.create_index("ix_reminders_due", "reminders", ["due"])
    if rows:
        kept = [(row[0], str(row[1]), *row[2:]) for row in rows]
        names = ("about", "who", *KEPT)
        connection.execute(new.insert(), [dict(zip(names, row, strict=True)) for row in kept])
    op.create_index("ix_club_evenings_starts", "club_evenings", ["starts"])
