"""What is particular to SQLite: a file that one process owns, with many readers and one writer.

In WAL mode readers never wait. SQLite itself lets one write at a time, so there is one connection
that writes, and whoever wants to write queues for it: not for a place among the readers.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as WaitedTooLong
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from holdfast.server.storage.migrating import is_blank, migrate
from holdfast.server.storage.owning import Owned
from holdfast.server.storage.troubles import Busy, DiskFull, NotStored, UnusableDatabase

PATIENCE = 3.0
"""Seconds that a write waits for its turn, and again as many for whoever else holds the file."""

_SAFE = {
    "journal_mode": "wal",  # readers and the writer do not wait for each other
    "synchronous": 2,  # full: what was acknowledged outlives a power cut
    "foreign_keys": 1,
}


class SqliteFile:
    """A database file that belongs to this process."""

    def __init__(self, path: Path, owned: Owned) -> None:
        self._owned = owned
        address = sa.URL.create("sqlite+aiosqlite", database=str(path))
        # What was to be written is said in no message: logs are not for the secrets of games.
        self._readers = create_async_engine(address, hide_parameters=True)
        _set_up(self._readers.sync_engine, {**_settings(), "query_only": 1}, "BEGIN")
        self._writer = create_async_engine(
            address, hide_parameters=True, pool_size=1, max_overflow=0, pool_timeout=PATIENCE
        )
        _set_up(self._writer.sync_engine, _settings(), "BEGIN IMMEDIATE")

    @classmethod
    async def open(cls, path: Path) -> SqliteFile:
        """Make it ours and bring it up to date; it is made if there is none."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            owned = Owned(path)
        except OSError as error:
            raise UnusableDatabase(f"its folder cannot be written to ({error.strerror})") from error
        try:
            await asyncio.to_thread(_prepare, path)
        except BaseException:
            owned.let_go()
            raise
        return cls(path, owned)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """The database as it is now, whatever is written meanwhile."""
        async with self._readers.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, when its turn comes."""
        try:
            async with self._writer.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except WaitedTooLong as error:
            raise Busy from error
        except DBAPIError as error:
            raise _trouble(error) from error

    async def close(self) -> None:
        """Let go of the file."""
        await self._readers.dispose()
        # The last connection takes what lies beside the file into it.
        await self._writer.dispose()
        self._owned.let_go()

    @property
    def engines(self) -> tuple[AsyncEngine, AsyncEngine]:
        """Those of the readers and of the writer."""
        return self._readers, self._writer


def _settings() -> dict[str, Any]:
    return {"busy_timeout": int(PATIENCE * 1000), **_SAFE}


def _set_up(engine: sa.Engine, settings: dict[str, Any], begin: str) -> None:
    """Set every new connection up, and begin its transactions ourselves: the driver would begin
    none before changes to tables, and none before reading."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for name, value in settings.items():
            cursor.execute(f"PRAGMA {name} = {value}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)


def _trouble(error: DBAPIError) -> NotStored:
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return Busy(str(error.orig))
    if code == sqlite3.SQLITE_FULL:
        return DiskFull(str(error.orig))
    return NotStored(str(error.orig))


def _prepare(path: Path) -> None:
    """Check the file and bring it up to date, or make it."""
    try:
        if path.exists():
            _look_at(path)
        else:
            _make(path)
        _migrate(path)
    except SQLAlchemyError as error:
        raise UnusableDatabase(str(getattr(error, "orig", None) or error)) from error
    except OSError as error:
        raise UnusableDatabase(f"it cannot be written to ({error.strerror})") from error


def _look_at(path: Path) -> None:
    """Refuse what is not ours, before anything is changed in it."""
    if not path.is_file():
        raise UnusableDatabase("it is not a file")
    if path.stat().st_size == 0:
        raise UnusableDatabase(
            "the file is there, but empty: something has emptied it. Put a backup in its place, or "
            "remove it to begin with no tables"
        )
    # SQLite would open it only to read, and leave files beside it that cannot be written to either.
    path.open("r+b").close()
    engine = _engine(path, {"query_only": 1}, "BEGIN")
    with engine.begin() as connection:
        if is_blank(connection):
            raise UnusableDatabase("the file holds no tables: it is not one that Holdfast has made")


def _make(path: Path) -> None:
    """A new file. It gets its name when it is whole, so that none is ever half a database."""
    log = path.with_name(f"{path.name}-wal")
    if log.exists() and log.stat().st_size:
        raise UnusableDatabase(
            f"it is not there, but {log.name} is, which holds its latest moves. Put the file back "
            "beside it, or move that away too"
        )
    new = path.with_name(f"{path.name}.new")
    for leftover in (new, new.with_name(f"{new.name}-wal"), new.with_name(f"{new.name}-shm")):
        leftover.unlink(missing_ok=True)
    _migrate(new)
    new.rename(path)
    folder = os.open(path.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)


def _migrate(path: Path) -> None:
    with _engine(path, _settings(), "BEGIN IMMEDIATE").begin() as connection:
        check(connection)
        migrate(connection)


def _engine(path: Path, settings: dict[str, Any], begin: str) -> sa.Engine:
    """For the time before anybody is served: nothing of it stays open."""
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)), poolclass=NullPool)
    _set_up(engine, settings, begin)
    return engine


def check(connection: sa.Connection) -> None:
    """Read the settings back that keep games safe."""
    for name, value in _SAFE.items():
        found = connection.exec_driver_sql(f"PRAGMA {name}").scalar()
        if found != value:
            raise UnusableDatabase(
                f"the database does not take {name} = {value} (it says {found}); "
                "a local disk is needed"
            )
