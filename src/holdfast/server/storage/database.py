"""Databases: which one is named, and what all of them offer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.hosting.storage_errors import UnusableDatabaseError
from holdfast.server.storage.entry_queue import Added
from holdfast.server.storage.postgres import Postgres
from holdfast.server.storage.sqlite import SqliteFile


class Database(Protocol):
    """Where tables are kept."""

    shared: bool
    """Whether several processes may use it at once."""

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """The database as it is now, whatever is written meanwhile."""
        ...

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction: all of it is stored, or nothing; then NotStored says why."""
        ...

    def add(self, added: Added) -> asyncio.Future[None]:
        """Store an entry, together with others that come at the same time, and announce it."""
        ...

    def trouble(self, error: BaseException) -> Exception:
        """What an error means that came of it."""
        ...

    async def announce(self, connection: AsyncConnection, news: str) -> None:
        """Tell the other processes, when this transaction is done."""
        ...

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Hear what others announce, for ever; and that something may have been missed."""
        ...

    async def close(self) -> None:
        """Let go of it."""
        ...


@contextmanager
def naming(named: str | Path) -> Iterator[None]:
    """Say of which database it is said that it cannot be used."""
    try:
        yield
    except UnusableDatabaseError as error:
        raise UnusableDatabaseError(f"{shown(named)} cannot be used: {error}") from error


async def open_database(named: str | Path) -> Database:
    """The database of this name, brought up to date: an URL, or else a SQLite file."""
    with naming(named):
        path = sqlite_path(named)
        return await (Postgres.open(str(named)) if path is None else SqliteFile.open(path))


async def look_at_database(named: str | Path) -> Database:
    """The database of this name as it is, only to be read."""
    with naming(named):
        path = sqlite_path(named)
        return await (Postgres.look_at(str(named)) if path is None else SqliteFile.look_at(path))


def sqlite_path(named: str | Path) -> Path | None:
    """The file that is named, or None for a PostgreSQL. Different names of one file become one."""
    if isinstance(named, Path) or "://" not in named:
        return Path(named).resolve()
    url = _url(named)
    if url.get_backend_name() in ("postgresql", "postgres"):
        return None
    if url.get_backend_name() != "sqlite":
        raise UnusableDatabaseError("it is neither a SQLite file nor a PostgreSQL")
    if url.database in (None, "", ":memory:") or url.query:
        raise UnusableDatabaseError("games are kept in a file, which is named and nothing more")
    return Path(str(url.database)).resolve()


def shown(named: str | Path) -> str:
    """A database in words, without its password."""
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
        raise UnusableDatabaseError("this is no address of a database") from None
