"""The shape of the database."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("opening", sa.JSON, nullable=False),
    # What lists of tables show. It follows from the entries, and is kept with the last of them.
    sa.Column("summary", sa.JSON, nullable=False),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    # Which process thinks for its bots, where several share the database, and until when.
    sa.Column("thinker", sa.String(64)),
    sa.Column("thinks_until", sa.Float),
)

TOKENS = sa.Table(
    "tokens",
    METADATA,
    # The same token opens a table and its rematch.
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True, index=True),
    sa.Column("viewer", sa.Integer, nullable=False),
)

ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    # The sequence number of the position that a move or a take-back led to; others have none.
    sa.Column("seq", sa.Integer),
    sa.Column("entry", sa.JSON, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "seq"),
)

COURSES = sa.Table(
    "courses",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    # It follows from the entries too, but only after long thinking.
    sa.Column("course", sa.JSON, nullable=False),
)

CODES = sa.Table(
    "codes",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    # It is said aloud and only leads to a free seat, so it is kept as it is.
    sa.Column("code", sa.String(48), nullable=False, unique=True),
    sa.Column("made", sa.Float, nullable=False),
)
