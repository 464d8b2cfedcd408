"""The stored tables, in SQL that all databases share.

Each entry is stored in a transaction before it is acknowledged. Its number is unique within its
table: of two processes that append to a table at once, one gets a ConflictError and reloads.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import platform
import time
import uuid
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from pydantic import ValidationError
from pydantic_core import to_json
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.hosting.storage_errors import (
    ConflictError,
    DamagedTableError,
    DatabaseBusyError,
    DatabaseUnavailableError,
    StorageFullError,
)
from holdfast.hosting.stored import (
    ListedTable,
    NewEntry,
    News,
    OpenedTable,
    Row,
    Stored,
    read_entries,
)
from holdfast.kernel.record import NOBODY
from holdfast.server.storage.accounts import StoredAccounts
from holdfast.server.storage.admin import StoredAdmin
from holdfast.server.storage.clubs import StoredClubs
from holdfast.server.storage.conduct import StoredConduct, bar
from holdfast.server.storage.database import Database, look_at_database, open_database
from holdfast.server.storage.entry_queue import QueuedEntry
from holdfast.server.storage.holdings import lose_seat, note_end
from holdfast.server.storage.notices import StoredNotices
from holdfast.server.storage.part import StoredPart, Work
from holdfast.server.storage.schema import (
    CODES,
    COURSES,
    ENTRIES,
    LISTINGS,
    NOTES,
    PERSONS,
    TABLES,
    TOKENS,
)
from holdfast.table import ENTRY, Entry, Opening
from holdfast.table.entries import Came, Kicked, Sat

OUTCOMES: dict[type[BaseException], str] = {
    IntegrityError: "conflict",
    ConflictError: "conflict",
    DatabaseBusyError: "busy",
    DatabaseUnavailableError: "database-away",
    StorageFullError: "disk-full",
}
Tokens = tuple[tuple[str, int], ...]
"""The digest of every token of a table, with its viewer."""
_LISTED = tuple(field.name for field in fields(ListedTable))

MOST_NOTES = 2_000
"""Maximum number of notes about one thing that are read."""


class Storage(StoredPart):
    """The tables of one database."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, self._write_shielded)
        self._process = f"{platform.node()[:32]}:{os.getpid()}:{uuid.uuid4().hex[:8]}"
        """Identifier of this process for others that share the database."""
        self._writing: set[asyncio.Future[None]] = set()
        self.accounts = StoredAccounts(database, self._write)
        self.conduct = StoredConduct(database, self._write)
        self.notices = StoredNotices(database, self._write)
        self.admin = StoredAdmin(database, self._write)
        self.clubs = StoredClubs(database, self._write)
        self.watch: Callable[[str, float], None] = lambda outcome, seconds: None
        """Callback for every transaction: its outcome, and its duration in seconds."""

    @classmethod
    async def open(cls, database: str | Path) -> Storage:
        """Connect to a database, migrate it, and check that it stores durably."""
        return cls(await open_database(database))

    @classmethod
    async def look_at(cls, database: str | Path) -> Storage:
        """Connect to a database for reading only, even if a server is using it."""
        return cls(await look_at_database(database))

    async def close(self) -> None:
        """Finish all writes and close the database."""
        await asyncio.gather(*self._writing, return_exceptions=True)
        await self._database.close()

    async def _write_shielded(self, work: Work) -> None:
        """Write in one transaction, which finishes even if the caller is cancelled."""

        async def transaction() -> None:
            outcome, started = "stored", time.monotonic()
            try:
                async with self._database.writing() as connection:
                    await work(connection)
            except Exception as error:
                outcome = OUTCOMES.get(type(error), "failed")
                raise
            finally:
                self.watch(outcome, time.monotonic() - started)

        writing = asyncio.create_task(transaction())
        self._writing.add(writing)
        writing.add_done_callback(self._forget_write)
        await asyncio.shield(writing)

    async def _add(self, added: QueuedEntry) -> None:
        """Store an entry, which finishes even if the caller is cancelled."""
        started = time.monotonic()
        adding = self._database.add(added)

        def record_outcome(adding: asyncio.Future[None]) -> None:
            self._writing.discard(adding)
            error, outcome = adding.exception(), "stored"
            if error is not None:
                outcome = OUTCOMES.get(type(self._database.trouble(error)), "failed")
            self.watch(outcome, time.monotonic() - started)

        self._writing.add(adding)
        adding.add_done_callback(record_outcome)
        try:
            await asyncio.shield(adding)
        except Exception as error:
            raise self._database.trouble(error) from error

    def _forget_write(self, writing: asyncio.Task[None]) -> None:
        self._writing.discard(writing)
        if not writing.cancelled():
            writing.exception()  # marks the exception as retrieved; the caller still gets it

    async def reach(self) -> None:
        """Raise an error if the database does not answer."""
        await self._scalar(sa.select(1))

    async def create(self, new: OpenedTable) -> None:
        """Store a new table."""
        now, opening = time.time(), new.opening

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                TABLES.insert().values(
                    id=new.table,
                    game=opening.game,
                    rules=opening.rules,
                    opening=opening.model_dump(),
                    summary=new.summary,
                    opened=now,
                    updated=now,
                    deadline=new.deadline,
                )
            )
            rows = [{"digest": d, "table_id": new.table, "viewer": v} for d, v in new.tokens]
            await connection.execute(TOKENS.insert(), rows)

        await self._write(work)

    async def append(self, new: NewEntry) -> None:
        """Store one more entry and the new summary of its table, and update the list of open
        tables.
        """
        await self._append(new)
        if new.free is not None:
            await self.note_free_seats(new.table, new.free)

    async def _append(self, new: NewEntry) -> None:
        """Store one more entry and the new summary of its table.

        When a player joins, takes a seat with a new token, or loses it by a vote, older tokens of
        that seat become those of a spectator.
        """
        table, number, seq, entry, key = new.table, new.number, new.seq, new.entry, new.key
        now = time.time()
        if key is None and not new.ends and not isinstance(entry, Came | Kicked):
            news = self._format_news("entry", table, str(number))
            texts = entry.model_dump_json(), to_json(new.summary).decode()
            told = to_json(new.highlights).decode() if new.highlights else None
            added = QueuedEntry(
                table, number, seq, texts[0], now, texts[1], news, new.deadline, told
            )
            await self._add(added)
            return

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                ENTRIES.insert().values(
                    table_id=table, number=number, seq=seq, entry=entry.model_dump(), at=now
                )
            )
            changed = {
                "summary": new.summary,
                "updated": now,
                "deadline": new.deadline,
                "highlights": new.highlights or sa.null(),
            }
            if seq is not None:
                # A new position releases the claim of the process that thinks for the bots.
                changed |= {"thinker": None, "thinks_until": None}
            await connection.execute(TABLES.update().filter_by(id=table).values(changed))
            if new.ends:
                await note_end(connection, table, new.summary, now)
            if isinstance(entry, Kicked):
                await bar(connection, table, entry.seat)
            if isinstance(entry, Came | Sat | Kicked):
                old_tokens = TOKENS.update().filter_by(table_id=table, viewer=entry.seat)
                await connection.execute(old_tokens.values(viewer=NOBODY))
                # The seat belongs to somebody else now, also for the account of its last player.
                await lose_seat(connection, table, entry.seat)
                left = PERSONS.delete().filter_by(table_id=table, viewer=entry.seat, barred=False)
                await connection.execute(left)
            if key is not None:
                await connection.execute(
                    TOKENS.insert().values(digest=key, table_id=table, viewer=entry.seat)
                )
            await self._announce(connection, "entry", table, str(number))

        try:
            await self._write(work)
        except IntegrityError as error:
            raise ConflictError from error

    async def load(self, table: str) -> Stored | None:
        """Return a table with all its entries, or None."""
        stored = TABLES.c
        query = sa.select(stored.opening, stored.summary, stored.highlights).filter_by(id=table)
        of_table = sa.select(ENTRIES.c.entry).filter_by(table_id=table)

        def read(connection: sa.Connection) -> Stored | None:
            row = connection.execute(query).one_or_none()
            if row is None:
                return None
            entries = connection.scalars(of_table.order_by(ENTRIES.c.number))
            try:
                opening = Opening.model_validate(row.opening)
            except ValidationError as error:
                raise DamagedTableError(str(error)) from error
            readable, unreadable = read_entries(entries, ENTRY.validate_python)
            tokens = _tokens(connection, table)
            told = row.highlights or {}
            return Stored(opening, readable, tokens, row.summary, unreadable, told)

        return await self._database.read(read)

    async def names(self) -> list[str]:
        """Return the names of all tables, the oldest first."""
        query = sa.select(TABLES.c.id).order_by(TABLES.c.opened, TABLES.c.id)
        return await self._records(str, query)

    async def tables_by_rules(self) -> dict[tuple[str, int], int]:
        """Return the number of tables for each game and version of its rules."""
        kind = TABLES.c.game, TABLES.c.rules
        query = sa.select(*kind, sa.func.count()).group_by(*kind)
        return {(game, rules): count for game, rules, count in await self._rows(query)}

    async def rows(self, tables: Sequence[str]) -> list[Row]:
        """Return the rows of these tables for lists; tables that do not exist are left out."""
        wanted = TABLES.c.id.in_(tables)
        stored = TABLES.c
        columns = (
            stored.id, stored.game, stored.rules, stored.summary, stored.updated, stored.highlights
        )  # fmt: skip
        of_tables = TOKENS.c.table_id.in_(tables)
        of_token = (TOKENS.c.table_id, TOKENS.c.digest, TOKENS.c.viewer)

        def read(connection: sa.Connection) -> tuple[list[Any], list[Any]]:
            found = connection.execute(sa.select(*columns).where(wanted))
            return list(found), list(connection.execute(sa.select(*of_token).where(of_tables)))

        found, tokens = await self._database.read(read)
        owners: dict[str, Tokens] = defaultdict(tuple)
        for table, hashed, viewer in tokens:
            owners[table] += ((hashed, viewer),)
        return [
            Row(table, game, rules, summary, updated, owners[table], told or {})
            for table, game, rules, summary, updated, told in found
        ]

    async def due(self, now: float, most: int) -> list[str]:
        """Return up to `most` tables whose deadline has passed, the earliest first."""
        passed = sa.select(TABLES.c.id).where(TABLES.c.deadline <= now)
        return await self._records(str, passed.order_by(TABLES.c.deadline).limit(most))

    async def win_curve(self, table: str) -> dict[str, Any] | None:
        """Return the stored win curve of a finished game, or None."""
        query = sa.select(COURSES.c.course).filter_by(table_id=table)
        found: dict[str, Any] | None = await self._scalar(query)
        return found

    async def keep_win_curve(self, table: str, curve: dict[str, Any]) -> None:
        """Store a win curve. If several processes computed it, the first one stays."""
        with contextlib.suppress(ConflictError):
            await self._run(COURSES.insert().values(table_id=table, course=curve))

    async def keep_note(
        self, about: str, name: str, note: dict[str, Any], replace: bool = False
    ) -> None:
        """Store a note about something under a name. The first one stays, unless it is replaced."""

        async def work(connection: AsyncConnection) -> None:
            row = {"about": about, "name": name, "note": note, "at": time.time()}
            known = NOTES.update().filter_by(about=about, name=name)
            if replace and (await connection.execute(known.values(note=note))).rowcount:
                return
            await connection.execute(NOTES.insert().values(row))

        with contextlib.suppress(IntegrityError):
            await self._write(work)

    async def notes(self, about: str) -> list[tuple[str, dict[str, Any]]]:
        """Return notes about something with their names, the oldest first.

        There is a maximum, so that a very long list keeps nobody waiting.
        """
        query = sa.select(NOTES.c.name, NOTES.c.note).filter_by(about=about)
        oldest = query.order_by(NOTES.c.at, NOTES.c.name).limit(MOST_NOTES)
        return [(name, note) for name, note in await self._rows(oldest)]

    async def code(self, table: str, since: float) -> str | None:
        """Return the code of a table if it was created after `since`, or None."""
        query = sa.select(CODES.c.code).where(CODES.c.table_id == table, CODES.c.made > since)
        found: str | None = await self._scalar(query)
        return found

    async def keep_code(self, table: str, code: str, now: float, since: float) -> None:
        """Store a new code for a table, replacing one created before `since`.

        Raise ConflictError if the code is taken or the table has a valid one, which may be in use.
        """
        stale = CODES.c.table_id == table, CODES.c.made <= since
        new = CODES.insert().values(table_id=table, code=code, made=now)
        await self._run(CODES.delete().where(*stale), new)

    async def table_of_code(self, code: str, since: float) -> str | None:
        """Return the table of a code if it was created after `since`, or None."""
        query = sa.select(CODES.c.table_id).where(CODES.c.code == code, CODES.c.made > since)
        found: str | None = await self._scalar(query)
        return found

    # Open tables

    async def list_table(self, table: str, listed: ListedTable) -> None:
        """Add a table to the list of open tables."""
        game = sa.select(TABLES.c.game).where(TABLES.c.id == table).scalar_subquery()
        row = {**asdict(listed), "waiting": listed.free > 0, "table_id": table, "game": game}
        await self._execute(LISTINGS.insert().values(row))

    async def unlist_table(self, table: str) -> None:
        """Remove a table from the list of open tables."""
        await self._execute(LISTINGS.delete().filter_by(table_id=table))

    async def list_open_tables(
        self, most: int, game: str | None = None, slow: bool | None = None
    ) -> tuple[list[tuple[Row, ListedTable]], int]:
        """Return up to `most` open tables, and the number of all that wait for players.

        Those that wait for players come first; among both kinds the latest do.
        """
        wanted = []
        if game is not None:
            wanted.append(LISTINGS.c.game == game)
        if slow is not None:
            wanted.append(LISTINGS.c.slow == slow)
        stored, latest = TABLES.c, LISTINGS.c.opened.desc()
        columns = (stored.id, stored.game, stored.rules, stored.summary, stored.updated)
        counted = sa.select(sa.func.count()).select_from(LISTINGS)

        def read(connection: sa.Connection) -> tuple[list[Any], int]:
            found: list[Any] = []
            for waiting in (sa.true(), sa.false()):
                # The list is cut before it is joined, so that a database without statistics does
                # not join all of it.
                alike = sa.select(LISTINGS).where(LISTINGS.c.waiting == waiting, *wanted)
                cut = alike.order_by(latest).limit(most - len(found)).subquery()
                joined = sa.select(*columns, *(cut.c[name] for name in _LISTED))
                query = joined.join(cut, cut.c.table_id == stored.id)
                query = query.order_by(cut.c.opened.desc())
                found += connection.execute(query)
            all_waiting = counted.where(LISTINGS.c.waiting == sa.true(), *wanted)
            return found, connection.scalar(all_waiting) or 0

        found, count = await self._database.read(read)
        rows = [
            (Row(r.id, r.game, r.rules, r.summary, r.updated, ()), ListedTable(*r[len(columns) :]))
            for r in found
        ]
        return rows, count

    async def listing(self, table: str) -> ListedTable | None:
        """Return the listing of an open table, or None."""
        query = sa.select(*(LISTINGS.c[name] for name in _LISTED)).filter_by(table_id=table)
        return await self._record(ListedTable, query)

    async def count_listed(self, opened_by: str) -> int:
        """Return the number of waiting tables in the list that this person has opened."""
        own = LISTINGS.c.opened_by == opened_by, LISTINGS.c.waiting == sa.true()
        query = sa.select(sa.func.count()).select_from(LISTINGS).where(*own)
        count: int = await self._scalar(query)
        return count

    async def note_free_seats(self, table: str, free: int) -> None:
        """Store the number of free seats of an open table.

        With -1 the table is no longer listed.
        """
        if free < 0:
            await self.unlist_table(table)
            return
        changed = LISTINGS.update().filter_by(table_id=table)
        await self._execute(changed.values(free=free, waiting=free > 0))

    # Several processes

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self._database.is_shared

    async def entries_after(self, table: str, number: int) -> tuple[list[Entry], Tokens]:
        """Return the entries of a table after this number, and all its tokens."""
        query = sa.select(ENTRIES.c.entry).filter_by(table_id=table)
        later = query.where(ENTRIES.c.number > number).order_by(ENTRIES.c.number)

        def read(connection: sa.Connection) -> tuple[list[Entry], Tokens]:
            entries = [ENTRY.validate_python(entry) for entry in connection.scalars(later)]
            return entries, _tokens(connection, table)

        return await self._database.read(read)

    async def listen(self, heard: Callable[[News], None], missed: Callable[[], None]) -> None:
        """Call `heard` with the news of other processes, and `missed` when news may be lost."""

        def hear(news: str) -> None:
            kind, table, process, rest = news.split(" ", 3)
            if process != self._process:
                heard(News(kind, table, process, rest))

        await self._database.listen(hear, missed)

    async def tell(self, kind: str, table: str, rest: str) -> None:
        """Send other processes a message about a table that is not stored."""

        async def work(connection: AsyncConnection) -> None:
            await self._announce(connection, kind, table, rest)

        await self._write(work)

    async def _announce(
        self, connection: AsyncConnection, kind: str, table: str, rest: str
    ) -> None:
        await self._database.announce(connection, self._format_news(kind, table, rest))

    def _format_news(self, kind: str, table: str, rest: str) -> str:
        return f"{kind} {table} {self._process} {rest}"

    async def claim(self, table: str, seq: int, seconds: float) -> bool:
        """Try to become (or stay) the process that thinks for a table's bots at this position.

        Return whether it worked. The claim ends after `seconds`.
        """
        claimed = False

        async def work(connection: AsyncConnection) -> None:
            nonlocal claimed
            free = sa.or_(self._is_unclaimed(), TABLES.c.thinker == self._process)
            # The condition is on the row itself, so that it is checked again if another process has
            # just changed the row.
            same = TABLES.c.summary["seq"].as_integer() == seq
            claim = TABLES.update().where(TABLES.c.id == table, same, free)
            result = await connection.execute(
                claim.values(thinker=self._process, thinks_until=_now() + seconds)
            )
            claimed = result.rowcount == 1

        await self._write(work)
        return claimed

    async def give_back(self) -> None:
        """Release all claims, so that other processes can think at once."""
        if not self.is_shared:
            return
        own_claims = TABLES.update().filter_by(thinker=self._process)
        await self._execute(own_claims.values(thinker=None, thinks_until=None))

    def _is_unclaimed(self) -> sa.ColumnElement[bool]:
        if not self.is_shared:
            return sa.true()
        return sa.or_(TABLES.c.thinks_until.is_(None), TABLES.c.thinks_until < _now())


def _now() -> sa.ColumnElement[float]:
    """Return the time by the database's clock, which all processes share."""
    return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float)


def _tokens(connection: sa.Connection, table: str) -> Tokens:
    query = sa.select(TOKENS.c.digest, TOKENS.c.viewer).filter_by(table_id=table)
    return tuple((digest, viewer) for digest, viewer in connection.execute(query))
