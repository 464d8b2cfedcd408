"""The part of the schema of the database that clubs need."""

from __future__ import annotations

import sqlalchemy as sa

from holdfast.server.storage.columns import primary_columns, required_columns
from holdfast.server.storage.schema import define_table

CLUBS = define_table(
    "clubs",
    *primary_columns(id=sa.String(32)),
    # The secret of the joining link is not hashed, because organisers see it again.
    *required_columns(name=sa.String(40), link=sa.String(64), made=sa.Float),
)

MEMBERS = define_table(
    "club_members",
    *primary_columns(id=sa.String(32)),
    sa.Column("club_id", sa.ForeignKey("clubs.id"), nullable=False),
    # An account, or the hash of a guest's cookie.
    sa.Column("person", sa.String(72), nullable=False, index=True),
    # The skeleton is the same for names that look alike.
    *required_columns(
        name=sa.String(24), skeleton=sa.String(96), role=sa.String(16), joined=sa.Float
    ),
    sa.UniqueConstraint("club_id", "person"),
    sa.UniqueConstraint("club_id", "skeleton"),
)

EVENINGS = define_table(
    "club_evenings",
    *primary_columns(id=sa.String(32)),
    sa.Column("club_id", sa.ForeignKey("clubs.id"), nullable=False, index=True),
    sa.Column("starts", sa.Float, nullable=False, index=True),
    *required_columns(zone=sa.String(64), minutes=sa.Integer, game=sa.String(64)),
)

ATTENDANCE = define_table(
    "club_attendance",
    *primary_columns(evening_id=sa.ForeignKey("club_evenings.id")),
    sa.Column("member_id", sa.ForeignKey("club_members.id"), primary_key=True, index=True),
    # NULL if the member has not said.
    sa.Column("coming", sa.Boolean),
    *required_columns(here=sa.Boolean),
)

DEALS = define_table(
    "club_deals",
    *primary_columns(id=sa.String(32)),
    sa.Column("club_id", sa.ForeignKey("clubs.id"), nullable=False, index=True),
    sa.Column("evening_id", sa.ForeignKey("club_evenings.id"), nullable=False),
    *required_columns(number=sa.Integer, game=sa.String(64), same=sa.Boolean),
    sa.UniqueConstraint("evening_id", "number"),
)

CLUB_TABLES = define_table(
    "club_tables",
    *primary_columns(table_id=sa.ForeignKey("tables.id")),
    sa.Column("club_id", sa.ForeignKey("clubs.id"), nullable=False, index=True),
    # NULL if a member has opened it.
    sa.Column("deal_id", sa.String(32)),
    *required_columns(number=sa.Integer),
    sa.Column("opened_by", sa.String(32)),
    # The token of spectators is not hashed, because members may have it.
    *required_columns(watch=sa.Boolean, spectator=sa.String(64), made=sa.Float),
)

CLUB_SEATS = define_table(
    "club_seats",
    *primary_columns(table_id=sa.ForeignKey("club_tables.table_id"), viewer=sa.Integer),
    # NULL if the member has left.
    sa.Column("member_id", sa.String(32), index=True),
)
