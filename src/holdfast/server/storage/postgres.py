"""What is particular to PostgreSQL, which several processes can share.

The driver, psycopg 3, comes with the extra `postgres` of the package.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as WaitedTooLong
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from holdfast.server.storage.migrating import is_blank, is_current, migrate
from holdfast.server.storage.troubles import (
    Busy,
    DatabaseAway,
    DiskFull,
    NotStored,
    UnusableDatabase,
)

log = logging.getLogger("holdfast.server")

PATIENCE = 3.0
"""Seconds that a connection, a lock or a write is waited for."""
STARTING = 60.0
"""Seconds that a server waits for another one which is bringing the database up to date."""
MIGRATING = 0x484F4C44
"""The number of the advisory lock of whoever brings the database up to date."""

CHANNEL = "holdfast"
STILL_THERE = 30.0
"""Seconds of silence after which the line is tried."""
LISTEN_AGAIN = 1.0
"""Seconds before a line that was lost is opened again."""

BUSY = {"40001", "40P01", "55P03", "57014"}
"""Conflicts with others, locks that are not to be had, and statements that took too long."""
DISK_FULL = "53100"
AWAY = ("08", "57P", "53300")
"""Connections that are lost or not to be had, by the beginning of their codes."""


class Postgres:
    """A PostgreSQL, by its address."""

    shared = True

    def __init__(self, url: sa.URL) -> None:
        self._url = url
        milliseconds = int(PATIENCE * 1000)
        self._engine = create_async_engine(
            url,
            hide_parameters=True,  # logs are not for the secrets of games
            pool_pre_ping=True,
            pool_size=10,
            max_overflow=0,
            pool_timeout=PATIENCE,
            connect_args={
                "connect_timeout": max(2, int(PATIENCE)),
                "options": f"-c lock_timeout={milliseconds} -c statement_timeout={milliseconds}",
            },
        )
        self._readers = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    @classmethod
    async def open(cls, named: str) -> Postgres:
        """Connect, and bring the database up to date."""
        return await cls._opened(named, bring_up_to_date)

    @classmethod
    async def look_at(cls, named: str) -> Postgres:
        """Connect, only to read."""
        return await cls._opened(named, check_current)

    @classmethod
    async def _opened(cls, named: str, prepare: Callable[[sa.Connection], None]) -> Postgres:
        with saying_why():
            opened = cls(address(named))
        try:
            with saying_why():
                async with opened._engine.begin() as connection:
                    await connection.run_sync(prepare)
        except BaseException:
            await opened.close()
            raise
        return opened

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """The database as it is now, whatever is written meanwhile."""
        with _translated():
            async with self._readers.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction."""
        with _translated():
            async with self._engine.begin() as connection:
                yield connection

    async def announce(self, connection: AsyncConnection, news: str) -> None:
        """Tell all that listen, when this transaction is done."""
        await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, news)))

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Hear what is announced, on a connection of its own; another one if that is lost."""
        from psycopg import AsyncConnection as Line
        from psycopg import Error

        arguments, named = self._engine.dialect.create_connect_args(self._url)
        while True:
            try:
                async with await Line.connect(*arguments, **named, autocommit=True) as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    missed()
                    while True:
                        async for news in line.notifies(timeout=STILL_THERE):
                            heard(news.payload)
                        await line.execute("SELECT 1")
            except Error as error:
                log.warning("news of other processes cannot be heard: %s", error)
            await asyncio.sleep(LISTEN_AGAIN)

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()


def address(named: str) -> sa.URL:
    """The address with the driver that is used here."""
    return sa.make_url(named).set(drivername="postgresql+psycopg")


def bring_up_to_date(connection: sa.Connection) -> None:
    """Migrate a database that is ours or blank."""
    # Of several that start at once one does it, and the others wait.
    connection.exec_driver_sql(f"SET LOCAL lock_timeout = {int(STARTING * 1000)}")
    connection.exec_driver_sql(f"SET LOCAL statement_timeout = {int(STARTING * 1000)}")
    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
    is_blank(connection)
    migrate(connection)


def check_current(connection: sa.Connection) -> None:
    """Refuse to look at what would have to be brought up to date first."""
    if is_blank(connection):
        raise UnusableDatabase("there are no tables in it")
    if not is_current(connection):
        raise UnusableDatabase("an older Holdfast has written it: serve it first")


@contextmanager
def saying_why() -> Iterator[None]:
    """Say in words what PostgreSQL says."""
    try:
        yield
    except ImportError as error:
        raise UnusableDatabase(
            f"what speaks with PostgreSQL is not installed ({error}): Holdfast needs its extra "
            "postgres, as in pip install '.[postgres]'"
        ) from error
    except SQLAlchemyError as error:
        said = str(getattr(error, "orig", None) or error).strip()
        raise UnusableDatabase(" ".join(said.split())) from error


@contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except IntegrityError:
        raise
    except WaitedTooLong as error:
        raise Busy("too many are waiting") from error
    except DBAPIError as error:
        raise _trouble(error) from error


def _trouble(error: DBAPIError) -> NotStored:
    code = getattr(error.orig, "sqlstate", None) or "08000"  # without a code nobody has answered
    said = str(error.orig)
    if code in BUSY:
        return Busy(said)
    if code == DISK_FULL:
        return DiskFull(said)
    return DatabaseAway(said) if code.startswith(AWAY) else NotStored(said)
