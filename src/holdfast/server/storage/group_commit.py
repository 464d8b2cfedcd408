"""Entries of different tables in one transaction, as each database stores them best.

An entry whose number is taken is refused alone: the others are stored.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any

from holdfast.hosting.storage_errors import ConflictError
from holdfast.server.storage.entry_queue import Added, Outcome

if TYPE_CHECKING:
    import psycopg

CHANNEL = "holdfast"
"""Where processes on one PostgreSQL tell each other what they have done."""


def store_in_sqlite(connection: sqlite3.Connection, together: Sequence[Added]) -> list[Outcome]:
    """Store entries of different tables in one transaction; for each what came of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        taken = _insert(connection, together)
        stored = [added for added in together if added.table not in taken]
        if stored:
            connection.execute(
                _update(len(stored)),
                [
                    value
                    for added in stored
                    for value in (added.table, added.summary, added.at, added.seq)
                ],
            )
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    return [ConflictError() if added.table in taken else None for added in together]


def _insert(connection: sqlite3.Connection, together: Sequence[Added]) -> set[str]:
    """Insert entries; gives the tables whose entry has a number that another one has."""
    values = [value for a in together for value in (a.table, a.number, a.seq, a.entry, a.at)]
    try:
        # In one statement, because each gives the interpreter away to whoever answers everybody.
        connection.execute(_insertion(len(together)), values)
    except sqlite3.IntegrityError:
        if len(together) == 1:
            return {together[0].table}
        return set().union(*(_insert(connection, [added]) for added in together))
    return set()


@cache
def _insertion(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?)"] * count)
    return f"INSERT INTO entries (table_id, number, seq, entry, at) VALUES {rows}"


@cache
def _update(count: int) -> str:
    """Whoever thinks about the next decision of a table is open again once there is one."""
    rows = ", ".join(["(?, ?, ?, ?)"] * count)
    of = "FROM new WHERE new.id = tables.id"
    thinks = f"CASE WHEN (SELECT seq {of}) IS NULL THEN"
    return (
        f"WITH new (id, summary, updated, seq) AS (VALUES {rows}) UPDATE tables SET "
        f"summary = (SELECT summary {of}), updated = (SELECT updated {of}), "
        f"thinker = {thinks} thinker END, thinks_until = {thinks} thinks_until END "
        "WHERE id IN (SELECT id FROM new)"
    )


# In one statement, which is one way to the database and back: the entries in the order of their
# tables, so that two processes never wait for each other; then what has become of the tables that
# were added to; and the news of that.
_IN_ONE = f"""
WITH new AS (
    SELECT * FROM unnest(
        %s::text[], %s::int[], %s::int[], %s::text[], %s::float8[], %s::text[], %s::text[]
    ) AS new (id, number, seq, entry, at, summary, news) ORDER BY id
), added AS (
    INSERT INTO entries (table_id, number, seq, entry, at)
    SELECT id, number, seq, entry::json, at FROM new
    ON CONFLICT DO NOTHING RETURNING table_id
), changed AS (
    UPDATE tables SET summary = new.summary::json, updated = new.at,
        thinker = CASE WHEN new.seq IS NULL THEN thinker END,
        thinks_until = CASE WHEN new.seq IS NULL THEN thinks_until END
    FROM new JOIN added ON added.table_id = new.id WHERE tables.id = new.id
)
SELECT new.id, pg_notify('{CHANNEL}', new.news) FROM new JOIN added ON added.table_id = new.id
"""


def store_in_postgres(
    connection: psycopg.Connection[Any], together: Sequence[Added]
) -> list[Outcome]:
    """Store entries of different tables in one transaction; for each what came of it."""
    rows = ((a.table, a.number, a.seq, a.entry, a.at, a.summary, a.news) for a in together)
    columns = [list(column) for column in zip(*rows, strict=True)]
    stored = {table for table, _ in connection.execute(_IN_ONE, columns)}
    return [None if added.table in stored else ConflictError() for added in together]
