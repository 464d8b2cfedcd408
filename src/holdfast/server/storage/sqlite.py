"""SQLite databases: a file that one process owns, with many readers and one writer.

In WAL mode readers never wait. SQLite allows one writer at a time, so there is one connection for
writing with its own queue, apart from the pool of readers. A read is a function that runs all its
statements in one thread of a small pool, so it waits for the event loop only once.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

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
from holdfast.server.storage.entry_queue import Group, QueuedEntry
from holdfast.server.storage.file_lock import FileLock
from holdfast.server.storage.group_commit import store_in_sqlite
from holdfast.server.storage.migrate import is_blank, is_current, migrate

T = TypeVar("T")

READERS = 4
"""Maximum number of reads at once."""
PATIENCE = 3.0
"""Seconds that a write waits for its turn, and again for another process that locks the file."""

_DURABLE = {
    "journal_mode": "wal",  # readers and the writer do not wait for each other
    "synchronous": 2,  # full: acknowledged writes survive a power cut
    "foreign_keys": 1,
}


class SqliteFile:
    """A database file that this process owns, or only reads."""

    is_shared = False

    def __init__(self, path: Path, lock: FileLock | None) -> None:
        self._lock = lock
        self._path = path
        self._write_lock = asyncio.Lock()
        # Parameters stay out of error messages: logs must not contain the secrets of games.
        self._readers = sa.create_engine(
            sa.URL.create("sqlite", database=str(path)),
            hide_parameters=True,
            pool_size=READERS,
        )
        _configure(self._readers, {**_settings(), "query_only": 1}, "BEGIN")
        self._threads = ThreadPoolExecutor(READERS, "database")
        self._writer = create_async_engine(
            sa.URL.create("sqlite+aiosqlite", database=str(path)),
            hide_parameters=True,
            pool_size=1,
            max_overflow=0,
        )
        _configure(self._writer.sync_engine, _settings(), "BEGIN IMMEDIATE")
        self.group = Group(self._connect, self._writer_turn, store_in_sqlite)
        """Group commit for entries, which are most of all writes."""

    @classmethod
    async def open(cls, path: Path) -> SqliteFile:
        """Lock the file and migrate it; create it if it does not exist."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = FileLock(path)
        except OSError as error:
            raise UnusableDatabaseError(
                f"its folder cannot be written to ({error.strerror})"
            ) from error
        try:
            await asyncio.to_thread(_prepare, path)
        except BaseException:
            lock.release()
            raise
        return cls(path, lock)

    @classmethod
    async def look_at(cls, path: Path) -> SqliteFile:
        """Open the file for reading only, even if another process owns it."""
        await asyncio.to_thread(_examine, path)
        return cls(path, None)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Return the result of a function that reads from a consistent snapshot."""

        def run() -> T:
            with self._readers.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, run)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection in a write transaction, after waiting for the turn to write."""
        try:
            async with self._writer_turn(), self._writer.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise _storage_error(error.orig) from error

    @asynccontextmanager
    async def _writer_turn(self) -> AsyncIterator[None]:
        """Hold the turn to write; first come, first served."""
        assert self._lock is not None, "a database that is only looked at is not written to"
        try:
            async with asyncio.timeout(
                PATIENCE
            ):  # no task, as `wait_for` would create for each move
                await self._write_lock.acquire()
        except TimeoutError as error:
            raise DatabaseBusyError("too many writes are waiting") from error
        try:
            yield
        finally:
            self._write_lock.release()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        for name, value in _settings().items():
            connection.execute(f"PRAGMA {name} = {value}")
        return connection

    def add(self, added: QueuedEntry) -> asyncio.Future[None]:
        """Store an entry, grouped with others that arrive at the same time."""
        return self.group.add(added)

    def trouble(self, error: BaseException) -> Exception:
        """Return the storage error that an error of SQLite stands for."""
        if isinstance(error, sqlite3.Error):
            return _storage_error(error)
        return error if isinstance(error, Exception) else StorageError(str(error))

    async def announce(self, connection: AsyncConnection, news: str) -> None:
        """Do nothing: no other process uses the database."""

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Return at once: no other process sends news."""

    async def erase(self) -> None:
        """Overwrite what was deleted: rewrite the file, and empty the write-ahead log.

        Nothing is stored meanwhile: about a second for each 100 MB.
        """
        try:
            async with self._writer_turn():
                await asyncio.to_thread(self._rewrite_file)
        except sqlite3.Error as error:
            raise _storage_error(error) from error

    def _rewrite_file(self) -> None:
        with contextlib.closing(self._connect()) as connection:
            connection.execute("VACUUM")
            (busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if busy:
            raise sqlite3.OperationalError("somebody reads what was deleted")

    async def close(self) -> None:
        """Close all connections and release the file."""
        await self.group.close()
        await asyncio.to_thread(self._threads.shutdown)
        self._readers.dispose()
        # The last connection merges the write-ahead log into the file.
        await self._writer.dispose()
        if self._lock is not None:
            self._lock.release()

    @property
    def writer(self) -> AsyncEngine:
        """The engine of the writer."""
        return self._writer


def _settings() -> dict[str, Any]:
    return {"busy_timeout": int(PATIENCE * 1000), **_DURABLE}


def _configure(engine: sa.Engine, settings: dict[str, Any], begin: str) -> None:
    """Configure each new connection, and begin its transactions explicitly.

    The driver itself begins none before schema changes and none before reads.
    """

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for name, value in settings.items():
            cursor.execute(f"PRAGMA {name} = {value}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)


def _storage_error(error: BaseException | None) -> StorageError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return DatabaseBusyError(str(error))
    if code == sqlite3.SQLITE_FULL:
        return StorageFullError(str(error))
    return StorageError(str(error))


def _prepare(path: Path) -> None:
    """Check the file and migrate it, or create it."""
    with saying_why():
        if path.exists():
            if path.is_file():
                # SQLite would open a read-only file silently and leave read-only files beside it.
                path.open("r+b").close()
            look_at(path)
        else:
            refuse_orphans(path)
            name(make_database(path), path)
        bring_up_to_date(path)


def _examine(path: Path) -> None:
    """Raise UnusableDatabaseError if a file that is only read cannot be used."""
    if not path.exists():
        raise UnusableDatabaseError("there is no such file")
    with saying_why():
        look_at(path)
        with connect(path, {"query_only": 1}, "BEGIN") as connection:
            if not is_current(connection):
                raise UnusableDatabaseError("an older Holdfast wrote it: restore it first")


@contextmanager
def saying_why() -> Iterator[None]:
    """Turn errors of SQLite and the file system into UnusableDatabaseError."""
    try:
        yield
    except SQLAlchemyError as error:
        raise UnusableDatabaseError(str(getattr(error, "orig", None) or error)) from error
    except OSError as error:
        raise UnusableDatabaseError(f"it cannot be written to ({error.strerror})") from error


def look_at(path: Path) -> None:
    """Raise UnusableDatabaseError if a file is not Holdfast's, before anything in it is changed."""
    if not path.is_file():
        raise UnusableDatabaseError("it is not a file")
    if path.stat().st_size == 0:
        raise UnusableDatabaseError(
            "the file is there, but empty: something has emptied it. Put a backup in its place, or "
            "remove it to begin with no tables"
        )
    with connect(path, {"query_only": 1}, "BEGIN") as connection:
        if is_blank(connection):
            raise UnusableDatabaseError(
                "the file holds no tables: it is not one that Holdfast has made"
            )


def sidecar_files(path: Path) -> tuple[Path, Path]:
    """Return the files that SQLite keeps beside a database: write-ahead log and shared memory."""
    return path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")


def refuse_orphans(path: Path) -> None:
    """Raise UnusableDatabaseError if the write-ahead log of a missing database is still there."""
    log = sidecar_files(path)[0]
    if log.exists() and log.stat().st_size:
        raise UnusableDatabaseError(
            f"it is missing, but {log.name}, which holds its latest moves, is still there. "
            "Put the file back beside it, or move that away too"
        )


def make_database(path: Path, fill: Callable[[Path], None] | None = None) -> Path:
    """Create a database under a temporary name and return its path.

    `fill` writes it; by default it is empty. It gets its name when it is complete, so that no file
    is ever half a database.
    """
    new = path.with_name(f"{path.name}.new")
    for leftover in (new, *sidecar_files(new)):
        leftover.unlink(missing_ok=True)
    (fill or bring_up_to_date)(new)
    return new


def name(new: Path, path: Path) -> None:
    """Rename a finished database to its final name, durably."""
    new.rename(path)
    folder = os.open(path.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)


def bring_up_to_date(path: Path) -> None:
    """Migrate a file, and check that it stores durably."""
    with connect(path, _settings(), "BEGIN IMMEDIATE") as connection:
        check(connection)
        migrate(connection)


@contextmanager
def connect(path: Path, settings: dict[str, Any], begin: str) -> Iterator[sa.Connection]:
    """Yield a connection in a transaction, outside of a running server; it is closed afterwards."""
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)), poolclass=NullPool)
    _configure(engine, settings, begin)
    with engine.begin() as connection:
        yield connection


def check(connection: sa.Connection) -> None:
    """Raise UnusableDatabaseError if the settings that make writes durable are not in effect."""
    for name, value in _DURABLE.items():
        found = connection.exec_driver_sql(f"PRAGMA {name}").scalar()
        if found != value:
            raise UnusableDatabaseError(
                f"the database does not accept {name} = {value} (it reports {found}); "
                "use a local disk"
            )
