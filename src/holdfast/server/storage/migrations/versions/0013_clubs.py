"""Clubs: members, evenings, deals, tables and seats."""

import sqlalchemy as sa
from alembic import op

from holdfast.server.storage.columns import keys, required_columns

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Create the tables of clubs."""
    op.create_table(
        "clubs",
        *required_columns(id=sa.String(32), name=sa.String(40), link=sa.String(64), made=sa.Float),
        *keys("clubs", "id"),
    )
    op.create_table(
        "club_members",
        *required_columns(id=sa.String(32), club_id=sa.String(32), person=sa.String(72)),
        *required_columns(
            name=sa.String(24), skeleton=sa.String(96), role=sa.String(16), joined=sa.Float
        ),
        *keys("club_members", "id", club_id="clubs"),
        sa.UniqueConstraint("club_id", "person", name="uq_club_members_club_id_person"),
        sa.UniqueConstraint("club_id", "skeleton", name="uq_club_members_club_id_skeleton"),
    )
    op.create_index("ix_club_members_person", "club_members", ["person"])
    op.create_table(
        "club_evenings",
        *required_columns(
            id=sa.String(32), club_id=sa.String(32), starts=sa.Float, zone=sa.String(64)
        ),
        *required_columns(minutes=sa.Integer, game=sa.String(64)),
        *keys("club_evenings", "id", club_id="clubs"),
    )
    op.create_index("ix_club_evenings_club_id", "club_evenings", ["club_id"])
    op.create_table(
        "club_attendance",
        *required_columns(evening_id=sa.String(32), member_id=sa.String(32)),
        sa.Column("coming", sa.Boolean),
        *required_columns(here=sa.Boolean),
        *keys(
            "club_attendance", "evening_id", "member_id",
            evening_id="club_evenings", member_id="club_members",
        ),
    )  # fmt: skip
    op.create_index("ix_club_attendance_member_id", "club_attendance", ["member_id"])
    op.create_table(
        "club_deals",
        *required_columns(id=sa.String(32), club_id=sa.String(32), evening_id=sa.String(32)),
        *required_columns(number=sa.Integer, game=sa.String(64), same=sa.Boolean),
        *keys("club_deals", "id", club_id="clubs", evening_id="club_evenings"),
        sa.UniqueConstraint("evening_id", "number", name="uq_club_deals_evening_id_number"),
    )
    op.create_index("ix_club_deals_club_id", "club_deals", ["club_id"])
    op.create_table(
        "club_tables",
        *required_columns(table_id=sa.String(32), club_id=sa.String(32)),
        sa.Column("deal_id", sa.String(32)),
        *required_columns(number=sa.Integer),
        sa.Column("opened_by", sa.String(32)),
        *required_columns(watch=sa.Boolean, spectator=sa.String(64), made=sa.Float),
        *keys("club_tables", "table_id", table_id="tables", club_id="clubs"),
    )
    op.create_index("ix_club_tables_club_id", "club_tables", ["club_id"])
    op.create_table(
        "club_seats",
        *required_columns(table_id=sa.String(32), viewer=sa.Integer),
        sa.Column("member_id", sa.String(32)),
        *keys("club_seats", "table_id", "viewer"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["club_tables.table_id"], name="fk_club_seats_table_id"
        ),
    )
    op.create_index("ix_club_seats_member_id", "club_seats", ["member_id"])
