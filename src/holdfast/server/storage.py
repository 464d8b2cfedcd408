"""Storage: tables as rows of entries that are only ever added to.

An entry is one transaction. Its number is unique within its table, so of two processes that add
to the same table at once one is told to look again; and a move that was acknowledged was stored.
Everything here is the SQL that all databases share; `sqlite` holds the rest.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from holdfast.kernel.record import NOBODY
from holdfast.server import sqlite
from holdfast.table import ENTRY, Entry, Opening
from holdfast.table.entries import Came

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
    sa.Column("bot_owes", sa.Boolean, nullable=False, index=True),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
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


class UnusableDatabase(ValueError):
    """A database cannot be opened; the message says why."""


class Conflict(Exception):
    """Somebody else added to the table meanwhile. Nothing was stored."""


@dataclass(frozen=True)
class Row:
    """What is kept beside the entries of a table."""

    id: str
    game: str
    rules: int
    summary: dict[str, Any]
    updated: float
    tokens: tuple[tuple[str, int], ...]
    """The digest of every token, with its viewer."""


@dataclass(frozen=True)
class Stored:
    """Everything that is needed to rebuild a table."""

    opening: Opening
    entries: list[Entry]
    tokens: tuple[tuple[str, int], ...]
    over: bool
    """Whether the game has ended, as far as whoever added the last entry knew."""


def database_url(database: str | Path) -> str:
    """The address of a database: an URL is taken as it is, anything else names a SQLite file."""
    if "://" in str(database):
        return str(database)
    return f"sqlite+aiosqlite:///{Path(database).resolve()}"


class Storage:
    """The tables of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, database: str | Path) -> Storage:
        """Connect, bring the database up to date, and check that it keeps what it is given."""
        try:
            url = sa.make_url(database_url(database))
            is_file = url.get_backend_name() == "sqlite"
            if is_file:
                sqlite.check_file(url.database or "")
            engine = create_async_engine(url)
        except (ImportError, SQLAlchemyError, sqlite.FileError) as error:
            raise UnusableDatabase(f"{database} cannot be used: {error}") from error
        try:
            if is_file:
                sqlite.prepare(engine)
                await sqlite.check(engine)
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except BaseException as error:
            await engine.dispose()
            if isinstance(error, OSError | SQLAlchemyError | CommandError | sqlite.FileError):
                raise UnusableDatabase(f"{database} cannot be used: {_reason(error)}") from error
            raise
        return cls(engine)

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def create(
        self,
        table: str,
        opening: Opening,
        tokens: Sequence[tuple[str, int]],
        summary: dict[str, Any],
        bot_owes: bool,
    ) -> None:
        """Store a new table."""
        now = time.time()
        async with self._engine.begin() as connection:
            await connection.execute(
                TABLES.insert().values(
                    id=table,
                    game=opening.game,
                    rules=opening.rules,
                    opening=opening.model_dump(),
                    summary=summary,
                    bot_owes=bot_owes,
                    opened=now,
                    updated=now,
                )
            )
            rows = [{"digest": d, "table_id": table, "viewer": viewer} for d, viewer in tokens]
            await connection.execute(TOKENS.insert(), rows)

    async def append(
        self,
        table: str,
        number: int,
        seq: int | None,
        entry: Entry,
        summary: dict[str, Any],
        bot_owes: bool,
        key: str | None = None,
    ) -> None:
        """Store one more entry, and what the table has become by it.

        The key is a new token's digest, which opens the seat that the entry is about. A newcomer's
        place is closed to whoever had it before: they watch.
        """
        now = time.time()
        try:
            async with self._engine.begin() as connection:
                await connection.execute(
                    ENTRIES.insert().values(
                        table_id=table, number=number, seq=seq, entry=entry.model_dump(), at=now
                    )
                )
                await connection.execute(
                    TABLES.update()
                    .where(TABLES.c.id == table)
                    .values(summary=summary, bot_owes=bot_owes, updated=now)
                )
                if isinstance(entry, Came):
                    held = TOKENS.update().filter_by(table_id=table, viewer=entry.seat)
                    await connection.execute(held.values(viewer=NOBODY))
                if key is not None:
                    await connection.execute(
                        TOKENS.insert().values(digest=key, table_id=table, viewer=entry.seat)
                    )
        except IntegrityError as error:
            raise Conflict from error

    async def load(self, table: str) -> Stored | None:
        """A table with all its entries."""
        async with self._engine.connect() as connection:
            query = sa.select(TABLES.c.opening, TABLES.c.summary).filter_by(id=table)
            row = (await connection.execute(query)).one_or_none()
            if row is None:
                return None
            tokens = await connection.execute(
                sa.select(TOKENS.c.digest, TOKENS.c.viewer).filter_by(table_id=table)
            )
            entries = await connection.scalars(
                sa.select(ENTRIES.c.entry).filter_by(table_id=table).order_by(ENTRIES.c.number)
            )
            return Stored(
                Opening.model_validate(row.opening),
                [ENTRY.validate_python(entry) for entry in entries],
                tuple((digest, viewer) for digest, viewer in tokens),
                bool(row.summary["over"]),
            )

    async def rows(self, tables: Sequence[str]) -> list[Row]:
        """What lists show of these tables, as far as they exist."""
        wanted = TABLES.c.id.in_(tables)
        kept = TABLES.c
        columns = (kept.id, kept.game, kept.rules, kept.summary, kept.updated)
        async with self._engine.connect() as connection:
            found = (await connection.execute(sa.select(*columns).where(wanted))).all()
            owners = TOKENS.c.table_id.in_(tables)
            tokens = (await connection.execute(sa.select(TOKENS).where(owners))).all()
        return [
            Row(*row, tokens=tuple((t.digest, t.viewer) for t in tokens if t.table_id == row.id))
            for row in found
        ]

    async def course(self, table: str) -> dict[str, Any] | None:
        """What was worked out about a game that is over."""
        async with self._engine.connect() as connection:
            query = sa.select(COURSES.c.course).filter_by(table_id=table)
            found: dict[str, Any] | None = await connection.scalar(query)
            return found

    async def keep_course(self, table: str, course: dict[str, Any]) -> None:
        """Keep it; the first one stays, should several processes have worked it out."""
        with contextlib.suppress(IntegrityError):
            async with self._engine.begin() as connection:
                await connection.execute(COURSES.insert().values(table_id=table, course=course))

    async def waiting_for_bots(self, most: int) -> list[str]:
        """The tables whose decision is a bot's, the latest first."""
        query = sa.select(TABLES.c.id).where(TABLES.c.bot_owes).order_by(TABLES.c.updated.desc())
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query.limit(most)))


def _reason(error: Exception) -> str:
    """What the database itself said, without the statement it said it about."""
    return str(getattr(error, "orig", None) or error)


def migrate(connection: sa.Connection) -> None:
    """Bring the tables of a database up to date."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
