"""Conduct and notices: the people at each seat, blocks, reports, and settings for messages."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Create the tables of conduct and notices."""
    op.create_table(
        "persons",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(72), nullable=False),
        sa.Column("viewer", sa.Integer, nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("barred", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "viewer", name="pk_persons"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_persons_table_id"),
    )
    op.create_index("ix_persons_person", "persons", ["person"])
    op.create_table(
        "blocks",
        sa.Column("blocker", sa.String(72), nullable=False),
        sa.Column("person", sa.String(72), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("blocker", "person", name="pk_blocks"),
    )
    op.create_index("ix_blocks_person", "blocks", ["person"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("person", sa.String(72)),
        sa.Column("reporter", sa.String(72), nullable=False),
        sa.Column("reporter_seat", sa.Integer, nullable=False),
        sa.Column("reporter_name", sa.String(24), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("note", sa.String(300), nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("closed", sa.Float),
        sa.Column("answer", sa.String(300), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id"),
    )
    for column in ("table_id", "person", "reporter", "made"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_table(
        "suspensions",
        sa.Column("account_id", sa.String(32), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("account_id", name="pk_suspensions"),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name="fk_suspensions_account_id"),
    )
    op.create_table(
        "notices",
        sa.Column("person", sa.String(72), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.Column("mail", sa.String(254)),
        sa.Column("stop", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_notices"),
        sa.UniqueConstraint("stop", name="uq_notices_stop"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(72), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public_key", sa.String(128), nullable=False),
        sa.Column("secret", sa.String(32), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_subscriptions"),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "reminders",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("viewer", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("sent", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "viewer", "seq", name="pk_reminders"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reminders_table_id"),
    )
    op.create_index("ix_reminders_sent_due", "reminders", ["sent", "due"])
