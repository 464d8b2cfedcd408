"""The schema of the database."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from holdfast.server.storage.columns import primary_columns, required_columns

METADATA = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def define_table(name: str, *parts: sa.Column[Any] | sa.UniqueConstraint | sa.Index) -> sa.Table:
    """Return a table of the schema with these columns, constraints and indexes."""
    return sa.Table(name, METADATA, *parts)


TABLES = define_table(
    "tables",
    *primary_columns(id=sa.String(32)),
    *required_columns(game=sa.String(64), rules=sa.Integer, opening=sa.JSON),
    # What lists of tables show. It is derived from the entries and updated with each.
    *required_columns(summary=sa.JSON, opened=sa.Float, updated=sa.Float),
    # The process that thinks for the bots, if several share the database, and until when (Unix
    # time).
    sa.Column("thinker", sa.String(64)),
    sa.Column("thinks_until", sa.Float),
    # When the table must be looked after if nothing happens before: somebody's time is up (Unix
    # time). NULL without clocks.
    sa.Column("deadline", sa.Float, index=True),
    # The latest sentences of the log for each seat, for lists. NULL without clocks.
    sa.Column("highlights", sa.JSON),
)

TOKENS = define_table(
    "tokens",
    # The same token is valid for a table and its rematch.
    *primary_columns(digest=sa.String(64)),
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True, index=True),
    *required_columns(viewer=sa.Integer),
    # The session that it was made for, which it ends with. NULL for links.
    sa.Column("session", sa.String(64), index=True),
)

ENTRIES = define_table(
    "entries",
    *primary_columns(table_id=sa.ForeignKey("tables.id"), number=sa.Integer),
    # The sequence number of the position after a move or an undo; NULL for other entries.
    sa.Column("seq", sa.Integer),
    *required_columns(entry=sa.JSON, at=sa.Float),
    sa.UniqueConstraint("table_id", "seq"),
)

LISTINGS = define_table(
    "listings",
    *primary_columns(table_id=sa.ForeignKey("tables.id")),
    *required_columns(game=sa.String(64), opened=sa.Float, free=sa.Integer),
    # Whether there are free seats; in an index of its own, so that long lists stay fast.
    *required_columns(waiting=sa.Boolean, slow=sa.Boolean),
    # Hash of the address that opened it, for limits.
    sa.Column("opened_by", sa.String(64), nullable=False, index=True),
    # Not hashed, because anybody may watch.
    *required_columns(spectator=sa.String(64), options=sa.JSON, listing=sa.JSON),
    sa.Index("ix_listings_waiting_opened", "waiting", "opened"),
)

# Win curves. They are derived from the entries too, but take long to compute.
COURSES = define_table(
    "courses",
    *primary_columns(table_id=sa.ForeignKey("tables.id")),
    *required_columns(course=sa.JSON),
)

NOTES = define_table(
    "notes",
    # About a deal whose results these are, or a table whose branches or reviews. The name is that
    # of a table, the level of a bot that played a deal for comparison, or a seat.
    *primary_columns(about=sa.String(96), name=sa.String(32)),
    *required_columns(note=sa.JSON, at=sa.Float),
)

CODES = define_table(
    "codes",
    *primary_columns(table_id=sa.ForeignKey("tables.id")),
    # Not hashed, because it is said aloud and only leads to a free seat.
    sa.Column("code", sa.String(48), nullable=False, unique=True),
    *required_columns(made=sa.Float),
)

ACCOUNTS = define_table(
    "accounts",
    *primary_columns(id=sa.String(32)),
    *required_columns(name=sa.String(24)),
    # The same for names that look alike, so that nobody can pass for somebody else.
    sa.Column("skeleton", sa.String(96), nullable=False, unique=True),
    # Argon2id hash. NULL without a password.
    sa.Column("password", sa.String(256)),
    *required_columns(made=sa.Float),
    # Whether a program plays for it.
    sa.Column("bot", sa.Boolean, nullable=False, server_default=sa.false()),
)

PASSKEYS = define_table(
    "passkeys",
    # Hash of the credential's id, which may be long.
    *primary_columns(id=sa.String(64)),
    sa.Column("account_id", sa.ForeignKey("accounts.id"), nullable=False, index=True),
    *required_columns(credential=sa.Text, public_key=sa.Text),
    # Number of uses that the authenticator reports.
    *required_columns(uses=sa.BigInteger, device=sa.String(48), made=sa.Float),
)

SESSIONS = define_table(
    "sessions",
    *primary_columns(digest=sa.String(64)),
    sa.Column("account_id", sa.ForeignKey("accounts.id"), nullable=False, index=True),
    *required_columns(device=sa.String(48), made=sa.Float, used=sa.Float),
    # Whether its secret is an API token, which a program sends in a header.
    sa.Column("api", sa.Boolean, nullable=False, server_default=sa.false()),
)

PASSES = define_table(
    "passes",
    # Hash of something that is good for a few minutes: a challenge, or a code for another device.
    *primary_columns(digest=sa.String(64)),
    *required_columns(kind=sa.String(16)),
    sa.Column("account_id", sa.ForeignKey("accounts.id"), index=True),
    sa.Column("expires", sa.Float, nullable=False, index=True),
    *required_columns(note=sa.JSON),
)

RATINGS = define_table(
    "ratings",
    # How strong an account is at a game and a pace.
    *primary_columns(
        account_id=sa.ForeignKey("accounts.id"), game=sa.String(64), pace=sa.String(8)
    ),
    *required_columns(mu=sa.Float, sigma=sa.Float, games=sa.Integer),
)

RATED_GAMES = define_table(
    "rated_games",
    # The games that a rating is based on.
    *primary_columns(account_id=sa.ForeignKey("accounts.id")),
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True, index=True),
    *required_columns(game=sa.String(64), pace=sa.String(8)),
    # The deal by which teams are compared. NULL where players are.
    sa.Column("deal", sa.String(96), index=True),
    *required_columns(rank=sa.Integer, points=sa.Integer),
    # NULL until another team has played the deal.
    sa.Column("change", sa.Float),
    *required_columns(at=sa.Float),
)

HOLDINGS = define_table(
    "holdings",
    # The seats of an account.
    *primary_columns(account_id=sa.ForeignKey("accounts.id")),
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True, index=True),
    *primary_columns(viewer=sa.Integer),
    *required_columns(game=sa.String(64), pace=sa.String(8)),
    # When the game was over (Unix time), and the rank. NULL while it goes on.
    sa.Column("ended", sa.Float),
    sa.Column("rank", sa.Integer),
    # Whether it is the best seat of the account at the table. It stands for the game in lists.
    sa.Column("best", sa.Boolean, nullable=False, server_default=sa.true()),
    # Everything that lists of finished games are made from.
    sa.Index("ix_holdings_past", "account_id", "ended", "table_id", "rank", "game", "pace", "best"),
)

PERSONS = define_table(
    "persons",
    # Who sits where, to recognise people that somebody has blocked: an account, or the hash of a
    # guest's cookie.
    *primary_columns(table_id=sa.ForeignKey("tables.id")),
    sa.Column("person", sa.String(72), primary_key=True, index=True),
    *primary_columns(viewer=sa.Integer),
    # Whether the person has opened the table.
    *required_columns(host=sa.Boolean),
    # Whether the person has lost the seat and may not come back.
    *required_columns(barred=sa.Boolean),
)

BLOCKS = define_table(
    "blocks",
    *primary_columns(blocker=sa.String(72)),
    sa.Column("person", sa.String(72), primary_key=True, index=True),
    # The name that the person had then.
    *required_columns(name=sa.String(24), made=sa.Float),
)

REPORTS = define_table(
    "reports",
    *primary_columns(id=sa.String(32)),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False, index=True),
    *required_columns(game=sa.String(64), seat=sa.Integer, name=sa.String(24)),
    # NULL if the person cannot be recognised.
    sa.Column("person", sa.String(72), index=True),
    sa.Column("reporter", sa.String(72), nullable=False, index=True),
    *required_columns(reporter_seat=sa.Integer, reporter_name=sa.String(24), reason=sa.String(16)),
    *required_columns(note=sa.String(300)),
    # The last lines of the chat: seat, name and text.
    *required_columns(lines=sa.JSON),
    sa.Column("made", sa.Float, nullable=False, index=True),
    # When it was closed, and what its reporter is answered. NULL while it is open.
    sa.Column("closed", sa.Float),
    *required_columns(answer=sa.String(300)),
)

# Accounts that cannot sign in.
SUSPENSIONS = define_table(
    "suspensions",
    *primary_columns(account_id=sa.ForeignKey("accounts.id")),
    *required_columns(made=sa.Float),
)

NOTICES = define_table(
    "notices",
    # The settings of a person for messages about slow games.
    *primary_columns(person=sa.String(72)),
    *required_columns(language=sa.String(2)),
    # Quiet hours: minutes after midnight in a time zone.
    *required_columns(zone=sa.String(64), quiet_from=sa.Integer, quiet_until=sa.Integer),
    # An address that was confirmed by a link. NULL without one.
    sa.Column("mail", sa.String(254)),
    # Secret of the link that stops everything. Not hashed, because every message has it.
    sa.Column("stop", sa.String(64), nullable=False, unique=True),
)

SUBSCRIPTIONS = define_table(
    "subscriptions",
    # Hash of the endpoint.
    *primary_columns(id=sa.String(64)),
    sa.Column("person", sa.String(72), nullable=False, index=True),
    # Where a browser gets its messages, and what they are encrypted with.
    *required_columns(endpoint=sa.Text, public_key=sa.String(128), secret=sa.String(32)),
    *required_columns(made=sa.Float),
    # The session that it ends with. NULL for guests.
    sa.Column("session", sa.String(64), index=True),
)

REMINDERS = define_table(
    "reminders",
    # The latest reminder of each kind about a table or an evening of a club, for a seat or a
    # member.
    *primary_columns(about=sa.String(32), who=sa.String(32), kind=sa.String(8)),
    # The position that it is about; -1 before there is one.
    *required_columns(seq=sa.Integer),
    # When to send it. NULL if it was sent or is not needed: who sets it to NULL sends it.
    sa.Column("due", sa.Float, index=True),
    # When one of this kind was sent last.
    sa.Column("sent", sa.Float),
)

PARTS_OF_TABLES = (TOKENS, ENTRIES, LISTINGS, CODES, COURSES, RATED_GAMES)
"""What is deleted with a table, by its `table_id`."""
PARTS_OF_ACCOUNTS = (PASSKEYS, SESSIONS, PASSES, HOLDINGS, RATINGS, RATED_GAMES)
"""What is deleted with an account, by its `account_id`."""
