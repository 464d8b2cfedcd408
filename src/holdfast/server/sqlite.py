"""What is particular to SQLite: the settings of a connection, and the proof that they took hold."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

BUSY_MILLISECONDS = 10_000

_WANTED = {
    "journal_mode": "wal",  # readers and the writer do not wait for each other
    "busy_timeout": BUSY_MILLISECONDS,  # two writers wait instead of failing
    "synchronous": 2,  # full: what was acknowledged outlives a power cut
    "foreign_keys": 1,
}


class FileError(RuntimeError):
    """A file is no database, or does not take the settings that keep games safe."""


def check_file(path: str) -> None:
    """Whether this is a database, or can become one.

    It is asked here, as a connection that fails in the background leaves its thread behind.
    """
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA schema_version")
    except (OSError, sqlite3.Error) as error:
        raise FileError(str(error)) from error


def prepare(engine: AsyncEngine) -> None:
    """Set every new connection up."""

    @event.listens_for(engine.sync_engine, "connect")
    def settings(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for name, value in _WANTED.items():
            cursor.execute(f"PRAGMA {name} = {value}")
        cursor.close()


async def check(engine: AsyncEngine) -> None:
    """Read the settings back."""
    async with engine.connect() as connection:
        for name, value in _WANTED.items():
            found = (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            if found != value:
                raise FileError(
                    f"the database does not take {name} = {value} (it says {found}); "
                    "a local disk is needed"
                )
