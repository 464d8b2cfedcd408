"""The interface of all databases, and how a name or URL selects one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path
from typing import Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.hosting.storage_errors import UnusableDatabaseError
from holdfast.server.storage.entry_queue import QueuedEntry
from holdfast.server.storage.postgres import Postgres
from holdfast.server.storage.sqlite import SqliteFile

T = TypeVar("T")


class Database(Protocol):
    """A database that stores tables."""

    is_shared: bool
    """Whether several processes may use the database at once."""

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Return the result of a function that reads from a consistent snapshot."""
        ...

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Return a context with a connection in a write transaction.

        Everything is stored, or nothing; then a StorageError says why.
        """
        ...

    def add(self, added: QueuedEntry) -> asyncio.Future[None]:
        """Store an entry, grouped with others that arrive at the same time, and announce it."""
        ...

    def trouble(self, error: BaseException) -> Exception:
        """Return the storage error that a driver's error stands for."""
        ...

    async def announce(self, connection: AsyncConnection, news: str) -> None:
        """Send news to the other processes once this transaction is committed."""
        ...

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Call `heard` with news of other processes, forever, and `missed` when news may be
        lost."""
        ...

    async def erase(self) -> None:
        """Overwrite what was deleted, as far as that is the task of this program."""
        ...

    async def close(self) -> None:
        """Close the database."""
        ...


@contextmanager
def name_in_errors(named: str | Path) -> Iterator[None]:
    """Prefix UnusableDatabaseError messages with the name of the database."""
    try:
        yield
    except UnusableDatabaseError as error:
        raise UnusableDatabaseError(f"{display_name(named)} cannot be used: {error}") from error


async def open_database(named: str | Path) -> Database:
    """Open the database with this URL or file name, and migrate it."""
    with name_in_errors(named):
        path = sqlite_path(named)
        return await (Postgres.open(str(named)) if path is None else SqliteFile.open(path))


async def look_at_database(named: str | Path) -> Database:
    """Open the database with this URL or file name for reading, without migrating it."""
    with name_in_errors(named):
        path = sqlite_path(named)
        return await (Postgres.look_at(str(named)) if path is None else SqliteFile.look_at(path))


def sqlite_path(named: str | Path) -> Path | None:
    """Return the absolute path of a SQLite database, or None for PostgreSQL."""
    if isinstance(named, Path) or "://" not in named:
        return Path(named).resolve()
    url = _url(named)
    if url.get_backend_name() in ("postgresql", "postgres"):
        return None
    if url.get_backend_name() != "sqlite":
        raise UnusableDatabaseError("it is neither a SQLite file nor a PostgreSQL database")
    if url.database in (None, "", ":memory:") or url.query:
        raise UnusableDatabaseError("a SQLite URL must name a file and nothing else")
    return Path(str(url.database)).resolve()


def display_name(named: str | Path) -> str:
    """Return the name of a database to display, without its password."""
    if isinstance(named, Path) or "://" not in named:
        return str(named)
    try:
        return sa.make_url(named).render_as_string(hide_password=True)
    except ArgumentError:
        return "this address"


def _url(named: str) -> sa.URL:
    try:
        return sa.make_url(named)
    except ArgumentError:
        raise UnusableDatabaseError("this is not the URL of a database") from None
