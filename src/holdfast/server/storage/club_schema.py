"""The part of the schema of the database that clubs need."""

from __future__ import annotations

import sqlalchemy as sa

from holdfast.server.storage.columns import required_columns
from holdfast.server.storage.schema import METADATA

CLUBS = sa.Table(
    "clubs",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    # The secret of the joining link is not hashed, because organisers see it again.
    *required_columns(name=sa.String(40), link=sa.String(64), made=sa.Float),
)

MEMBERS = sa.Table(
    "club_members",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
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

EVENINGS = sa.Table(
    "club_evenings",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("club_id", sa.ForeignKey("clubs.id"), nullable=False, index=True),
    sa.Column("starts", sa.Float, nullable=False, index=True),
    *required_columns(zone=sa.String(64), minutes=sa.Integer, game=sa.String(64)),
)

ATTENDANCE = sa.Table(
    "club_attendance",
    METADATA,
    sa.Column("evening_id", sa.ForeignKey("club_evenings.id"), primary_key=True),
    sa.Column("member_id", sa.ForeignKey("club_members.id"), primary_key=True, index=True),
    # NULL if the member has not said.
    sa.Column("coming", sa.Boolean),
    *required_columns(here=sa.Boolean),
)

DEALS = sa.Table(
    "club_deals",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("club_id", sa.ForeignKey("clubs.id"), nullable=False, index=True),
    sa.Column("evening_id", sa.ForeignKey("club_evenings.id"), nullable=False),
    *required_columns(number=sa.Integer, game=sa.String(64), same=sa.Boolean),
    sa.UniqueConstraint("evening_id", "number"),
)

CLUB_TABLES = sa.Table(
    "club_tables",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("club_id", sa.ForeignKey("clubs.id"), nullable=False, index=True),
    # NULL if a member has opened it.
    sa.Column("deal_id", sa.String(32)),
    *required_columns(number=sa.Integer),
    sa.Column("opened_by", sa.String(32)),
    # The token of spectators is not hashed, because members may have it.
    *required_columns(watch=sa.Boolean, spectator=sa.String(64), made=sa.Float),
)

CLUB_SEATS = sa.Table(
    "club_seats",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("club_tables.table_id"), primary_key=True),
    sa.Column("viewer", sa.Integer, primary_key=True),
    # NULL if the member has left.
    sa.Column("member_id", sa.String(32), index=True),
)
