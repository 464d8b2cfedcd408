"""What is particular to SQLite: a file that one process owns, with many readers and one writer.

In WAL mode readers never wait. SQLite itself lets one write at a time, so there is one connection
that writes, and whoever wants to write queues for it: not for a place among the readers.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from holdfast.hosting.storage_errors import (
    DatabaseBusyError,
    StorageError,
    StorageFullError,
    UnusableDatabaseError,
)
from holdfast.server.storage.entry_queue import Added, Group
from holdfast.server.storage.file_lock import Owned
from holdfast.server.storage.group_commit import store_in_sqlite
from holdfast.server.storage.migrate import is_blank, is_current, migrate

PATIENCE = 3.0
"""Seconds that a write waits for its turn, and again as many for whoever else holds the file."""

_SAFE = {
    "journal_mode": "wal",  # readers and the writer do not wait for each other
    "synchronous": 2,  # full: what was acknowledged outlives a power cut
    "foreign_keys": 1,
}


class SqliteFile:
    """A database file that belongs to this process, or is only looked at."""

    shared = False

    def __init__(self, path: Path, owned: Owned | None) -> None:
        self._owned = owned
        self._path = path
        self._turn = asyncio.Lock()
        address = sa.URL.create("sqlite+aiosqlite", database=str(path))
        # What was to be written is said in no message: logs are not for the secrets of games.
        self._readers = create_async_engine(address, hide_parameters=True)
        _set_up(self._readers.sync_engine, {**_settings(), "query_only": 1}, "BEGIN")
        self._writer = create_async_engine(
            address, hide_parameters=True, pool_size=1, max_overflow=0
        )
        _set_up(self._writer.sync_engine, _settings(), "BEGIN IMMEDIATE")
        self.group = Group(self._connect, self._to_write, store_in_sqlite)
        """Entries, of which there are most, are stored together."""

    @classmethod
    async def open(cls, path: Path) -> SqliteFile:
        """Make it ours and bring it up to date; it is made if there is none."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            owned = Owned(path)
        except OSError as error:
            raise UnusableDatabaseError(
                f"its folder cannot be written to ({error.strerror})"
            ) from error
        try:
            await asyncio.to_thread(_prepare, path)
        except BaseException:
            owned.let_go()
            raise
        return cls(path, owned)

    @classmethod
    async def look_at(cls, path: Path) -> SqliteFile:
        """Only read it, whoever owns it."""
        await asyncio.to_thread(_examine, path)
        return cls(path, None)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """The database as it is now, whatever is written meanwhile."""
        async with self._readers.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, when its turn comes."""
        try:
            async with self._to_write(), self._writer.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise _trouble(error.orig) from error

    @asynccontextmanager
    async def _to_write(self) -> AsyncIterator[None]:
        """The turn to write, first come first served."""
        assert self._owned is not None, "a database that is only looked at is not written to"
        try:
            async with asyncio.timeout(PATIENCE):  # no task, as `wait_for` would make for each move
                await self._turn.acquire()
        except TimeoutError as error:
            raise DatabaseBusyError("too many are waiting") from error
        try:
            yield
        finally:
            self._turn.release()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        for name, value in _settings().items():
            connection.execute(f"PRAGMA {name} = {value}")
        return connection

    def add(self, added: Added) -> asyncio.Future[None]:
        """Store an entry, together with others that come at the same time."""
        return self.group.add(added)

    def trouble(self, error: BaseException) -> Exception:
        """What an error means that came of it."""
        if isinstance(error, sqlite3.Error):
            return _trouble(error)
        return error if isinstance(error, Exception) else StorageError(str(error))

    async def announce(self, connection: AsyncConnection, news: str) -> None:
        """There is nobody to tell."""

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """There is nobody to hear."""

    async def close(self) -> None:
        """Let go of the file."""
        await self.group.close()
        await self._readers.dispose()
        # The last connection takes what lies beside the file into it.
        await self._writer.dispose()
        if self._owned is not None:
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


def _trouble(error: BaseException | None) -> StorageError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return DatabaseBusyError(str(error))
    if code == sqlite3.SQLITE_FULL:
        return StorageFullError(str(error))
    return StorageError(str(error))


def _prepare(path: Path) -> None:
    """Check the file and bring it up to date, or make it."""
    with saying_why():
        if path.exists():
            if path.is_file():
                # SQLite would open it only to read, and leave files beside it of the same kind.
                path.open("r+b").close()
            look_at(path)
        else:
            refuse_orphans(path)
            name(made(path), path)
        bring_up_to_date(path)


def _examine(path: Path) -> None:
    """Check a file that is only read."""
    if not path.exists():
        raise UnusableDatabaseError("there is no such file")
    with saying_why():
        look_at(path)
        with connected(path, {"query_only": 1}, "BEGIN") as connection:
            if not is_current(connection):
                raise UnusableDatabaseError("an older Holdfast has written it: restore it first")


@contextmanager
def saying_why() -> Iterator[None]:
    """Say in words what SQLite and the disk say."""
    try:
        yield
    except SQLAlchemyError as error:
        raise UnusableDatabaseError(str(getattr(error, "orig", None) or error)) from error
    except OSError as error:
        raise UnusableDatabaseError(f"it cannot be written to ({error.strerror})") from error


def look_at(path: Path) -> None:
    """Refuse what is not ours, before anything is changed in it."""
    if not path.is_file():
        raise UnusableDatabaseError("it is not a file")
    if path.stat().st_size == 0:
        raise UnusableDatabaseError(
            "the file is there, but empty: something has emptied it. Put a backup in its place, or "
            "remove it to begin with no tables"
        )
    with connected(path, {"query_only": 1}, "BEGIN") as connection:
        if is_blank(connection):
            raise UnusableDatabaseError(
                "the file holds no tables: it is not one that Holdfast has made"
            )


def beside(path: Path) -> tuple[Path, Path]:
    """What SQLite keeps next to a file: its latest pages, and who reads them."""
    return path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")


def refuse_orphans(path: Path) -> None:
    """Refuse to begin anew where the latest moves of a file lie that has gone."""
    log = beside(path)[0]
    if log.exists() and log.stat().st_size:
        raise UnusableDatabaseError(
            f"it is not there, but {log.name} is, which holds its latest moves. Put the file back "
            "beside it, or move that away too"
        )


def made(path: Path, fill: Callable[[Path], None] | None = None) -> Path:
    """A new database, filled by somebody or blank, without its name: it gets that when it is whole,
    so that none is ever half a database."""
    new = path.with_name(f"{path.name}.new")
    for leftover in (new, *beside(new)):
        leftover.unlink(missing_ok=True)
    (fill or bring_up_to_date)(new)
    return new


def name(new: Path, path: Path) -> None:
    """Give a database its name, for good."""
    new.rename(path)
    folder = os.open(path.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)


def bring_up_to_date(path: Path) -> None:
    """Migrate a file, and check that it keeps what it is given."""
    with connected(path, _settings(), "BEGIN IMMEDIATE") as connection:
        check(connection)
        migrate(connection)


@contextmanager
def connected(path: Path, settings: dict[str, Any], begin: str) -> Iterator[sa.Connection]:
    """A transaction while nobody is served: nothing of it stays open."""
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)), poolclass=NullPool)
    _set_up(engine, settings, begin)
    with engine.begin() as connection:
        yield connection


def check(connection: sa.Connection) -> None:
    """Read the settings back that keep games safe."""
    for name, value in _SAFE.items():
        found = connection.exec_driver_sql(f"PRAGMA {name}").scalar()
        if found != value:
            raise UnusableDatabaseError(
                f"the database does not take {name} = {value} (it says {found}); "
                "a local disk is needed"
            )
