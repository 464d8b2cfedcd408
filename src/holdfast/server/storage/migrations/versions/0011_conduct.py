"""Conduct and notices: the people at each seat, blocks, reports, and settings for messages."""

import sqlalchemy as sa
from alembic import op

from holdfast.server.storage.columns import keys, required_columns

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Create the tables of conduct and notices."""
    op.create_table(
        "persons",
        *required_columns(table_id=sa.String(32), person=sa.String(72), viewer=sa.Integer),
        *required_columns(host=sa.Boolean, barred=sa.Boolean),
        *keys("persons", "table_id", "person", "viewer", table_id="tables"),
    )
    op.create_index("ix_persons_person", "persons", ["person"])
    op.create_table(
        "blocks",
        *required_columns(blocker=sa.String(72), person=sa.String(72), name=sa.String(24)),
        *required_columns(made=sa.Float),
        *keys("blocks", "blocker", "person"),
    )
    op.create_index("ix_blocks_person", "blocks", ["person"])
    op.create_table(
        "reports",
        *required_columns(id=sa.String(32), table_id=sa.String(32), game=sa.String(64)),
        *required_columns(seat=sa.Integer, name=sa.String(24)),
        sa.Column("person", sa.String(72)),
        *required_columns(reporter=sa.String(72), reporter_seat=sa.Integer),
        *required_columns(reporter_name=sa.String(24), reason=sa.String(16), note=sa.String(300)),
        *required_columns(lines=sa.JSON, made=sa.Float),
        sa.Column("closed", sa.Float),
        *required_columns(answer=sa.String(300)),
        *keys("reports", "id", table_id="tables"),
    )
    for column in ("table_id", "person", "reporter", "made"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_table(
        "suspensions",
        *required_columns(account_id=sa.String(32), made=sa.Float),
        *keys("suspensions", "account_id", account_id="accounts"),
    )
    op.create_table(
        "notices",
        *required_columns(person=sa.String(72), language=sa.String(2), zone=sa.String(64)),
        *required_columns(quiet_from=sa.Integer, quiet_until=sa.Integer),
        sa.Column("mail", sa.String(254)),
        *required_columns(stop=sa.String(64)),
        *keys("notices", "person"),
        sa.UniqueConstraint("stop", name="uq_notices_stop"),
    )
    op.create_table(
        "subscriptions",
        *required_columns(id=sa.String(64), person=sa.String(72), endpoint=sa.Text),
        *required_columns(public_key=sa.String(128), secret=sa.String(32), made=sa.Float),
        *keys("subscriptions", "id"),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "reminders",
        *required_columns(table_id=sa.String(32), viewer=sa.Integer, seq=sa.Integer, due=sa.Float),
        *required_columns(sent=sa.Boolean),
        *keys("reminders", "table_id", "viewer", "seq", table_id="tables"),
    )
    op.create_index("ix_reminders_sent_due", "reminders", ["sent", "due"])
