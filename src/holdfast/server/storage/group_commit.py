"""Group commit: store entries of different tables in one transaction.

An entry whose number is taken is refused alone; the others are stored.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any

from holdfast.hosting.storage_errors import ConflictError
from holdfast.server.storage.entry_queue import Outcome, QueuedEntry

if TYPE_CHECKING:
    import psycopg

CHANNEL = "holdfast"
"""Channel on which processes that share a PostgreSQL database notify each other."""


def store_in_sqlite(
    connection: sqlite3.Connection, together: Sequence[QueuedEntry]
) -> list[Outcome]:
    """Store entries of different tables in one transaction. Return an outcome for each."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        taken = _insert(connection, together)
        stored = [added for added in together if added.table not in taken]
        if stored:
            connection.execute(
                _update_statement(len(stored)),
                [
                    value
                    for a in stored
                    for value in (a.table, a.summary, a.at, a.seq, a.deadline, a.highlights)
                ],
            )
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    return [ConflictError() if added.table in taken else None for added in together]


def _insert(connection: sqlite3.Connection, together: Sequence[QueuedEntry]) -> set[str]:
    """Insert entries. Return the tables whose entry has a number that is already taken."""
    values = [value for a in together for value in (a.table, a.number, a.seq, a.entry, a.at)]
    try:
        # One statement for all, because each statement hands the interpreter lock to the event
        # loop.
        connection.execute(_insert_statement(len(together)), values)
    except sqlite3.IntegrityError:
        if len(together) == 1:
            return {together[0].table}
        return set().union(*(_insert(connection, [added]) for added in together))
    return set()


@cache
def _insert_statement(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?)"] * count)
    return f"INSERT INTO entries (table_id, number, seq, entry, at) VALUES {rows}"


@cache
def _update_statement(count: int) -> str:
    """Return the statement that updates the rows of `count` tables.

    A new position releases the claim of the process that thinks for the table's bots.
    """
    rows = ", ".join(["(?, ?, ?, ?, ?, ?)"] * count)
    of = "FROM new WHERE new.id = tables.id"
    thinks = f"CASE WHEN (SELECT seq {of}) IS NULL THEN"
    return (
        f"WITH new (id, summary, updated, seq, deadline, highlights) AS (VALUES {rows}) "
        "UPDATE tables SET "
        f"summary = (SELECT summary {of}), updated = (SELECT updated {of}), "
        f"deadline = (SELECT deadline {of}), highlights = (SELECT highlights {of}), "
        f"thinker = {thinks} thinker END, thinks_until = {thinks} thinks_until END "
        "WHERE id IN (SELECT id FROM new)"
    )


# One statement is one round trip to the database. It inserts the entries in the order of their
# tables, so that two processes never deadlock. Then it updates those tables, and sends the news.
# The columns of `new` are the fields of a `QueuedEntry`.
_STORE_ENTRIES = f"""
WITH new AS (
    SELECT * FROM unnest(
        %s::text[], %s::int[], %s::int[], %s::text[], %s::float8[], %s::text[], %s::text[],
        %s::float8[], %s::text[]
    ) AS new (id, number, seq, entry, at, summary, news, deadline, highlights)
    ORDER BY id
), added AS (
    INSERT INTO entries (table_id, number, seq, entry, at)
    SELECT id, number, seq, entry::json, at FROM new
    ON CONFLICT DO NOTHING RETURNING table_id
), changed AS (
    UPDATE tables SET summary = new.summary::json, updated = new.at, deadline = new.deadline,
        highlights = new.highlights::json,
        thinker = CASE WHEN new.seq IS NULL THEN thinker END,
        thinks_until = CASE WHEN new.seq IS NULL THEN thinks_until END
    FROM new JOIN added ON added.table_id = new.id WHERE tables.id = new.id
)
SELECT new.id, pg_notify('{CHANNEL}', new.news) FROM new JOIN added ON added.table_id = new.id
"""


def store_in_postgres(
    connection: psycopg.Connection[Any], together: Sequence[QueuedEntry]
) -> list[Outcome]:
    """Store entries of different tables in one transaction. Return an outcome for each."""
    columns = [list(column) for column in zip(*together, strict=True)]
    stored = {table for table, _ in connection.execute(_STORE_ENTRIES, columns)}
    return [None if added.table in stored else ConflictError() for added in together]
