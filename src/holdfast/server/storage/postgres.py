"""What is particular to PostgreSQL, which several processes can share.

The driver, psycopg 3, comes with the extra `postgres` of the package.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as WaitedTooLong
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from holdfast.hosting.storage_errors import (
    ConflictError,
    DatabaseBusyError,
    DatabaseUnavailableError,
    StorageError,
    StorageFullError,
    UnusableDatabaseError,
)
from holdfast.server.storage.entry_queue import Added, ConnectionLostError, Group, Outcome
from holdfast.server.storage.group_commit import CHANNEL, store_in_postgres
from holdfast.server.storage.migrate import is_blank, is_current, migrate

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger("holdfast.server")

PATIENCE = 3.0
"""Seconds that a connection, a lock or a write is waited for."""
STARTING = 60.0
"""Seconds that a server waits for another one which is bringing the database up to date."""
MIGRATING = 0x484F4C44
"""The number of the advisory lock of whoever brings the database up to date."""

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
        settings: dict[str, Any] = {
            "connect_timeout": max(2, int(PATIENCE)),
            "options": f"-c lock_timeout={milliseconds} -c statement_timeout={milliseconds}",
        }
        self._engine = create_async_engine(
            url,
            hide_parameters=True,  # logs are not for the secrets of games
            pool_pre_ping=True,
            pool_size=10,
            max_overflow=0,
            pool_timeout=PATIENCE,
            connect_args=settings,
        )
        self._readers = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._settings = settings
        self._group = Group(self._connect, nullcontext, self._store)
        """Entries, of which there are most, are stored together."""

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

    def _connect(self) -> psycopg.Connection[Any]:
        import psycopg

        arguments, named = self._address
        return psycopg.connect(*arguments, **{**named, **self._settings}, autocommit=True)

    @property
    def _address(self) -> tuple[Any, dict[str, Any]]:
        arguments, named = self._engine.dialect.create_connect_args(self._url)
        return arguments, dict(named)

    def _store(
        self, connection: psycopg.Connection[Any], together: Sequence[Added]
    ) -> list[Outcome]:
        import psycopg

        try:
            return store_in_postgres(connection, together)
        except psycopg.Error as error:
            if connection.closed:
                raise ConnectionLostError(error) from error
            if len(together) == 1:
                return [_outcome(error)]
        # What keeps one of them from being stored is of no concern to the others.
        return [self._store_alone(connection, added) for added in together]

    def _store_alone(self, connection: psycopg.Connection[Any], added: Added) -> Outcome:
        import psycopg

        try:
            return store_in_postgres(connection, [added])[0]
        except psycopg.Error as error:
            return _outcome(error)

    def add(self, added: Added) -> asyncio.Future[None]:
        """Store an entry, together with others that come at the same time, and announce it."""
        return self._group.add(added)

    def trouble(self, error: BaseException) -> Exception:
        """What an error means that came of it."""
        import psycopg

        if isinstance(error, psycopg.Error):
            return _trouble(error)
        return error if isinstance(error, Exception) else StorageError(str(error))

    async def announce(self, connection: AsyncConnection, news: str) -> None:
        """Tell all that listen, when this transaction is done."""
        await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, news)))

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Hear what is announced, on a connection of its own; another one if that is lost."""
        import psycopg

        arguments, named = self._address
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    *arguments, **named, autocommit=True
                ) as line:
                    line.add_notify_handler(lambda news: heard(news.payload))
                    await line.execute(f"LISTEN {CHANNEL}".encode())
                    missed()
                    while True:
                        await _hear(line.pgconn, heard)
                        await line.execute(b"SELECT 1")
            except psycopg.Error as error:
                log.warning("news of other processes cannot be heard: %s", error)
            await asyncio.sleep(LISTEN_AGAIN)

    async def close(self) -> None:
        """Let go of the database."""
        await self._group.close()
        await self._engine.dispose()


def _outcome(error: psycopg.Error) -> Outcome:
    """What came of an entry that was refused."""
    import psycopg

    return ConflictError() if isinstance(error, psycopg.IntegrityError) else error


async def _hear(line: Any, heard: Callable[[str], None]) -> None:
    """Hear what is announced for a while, by the plainest way there is: with every move at every
    other process something is. Raises when the line is lost."""
    loop = asyncio.get_running_loop()
    lost: asyncio.Future[None] = loop.create_future()
    socket = line.socket  # a line that is lost has none any more

    def take() -> None:
        try:
            line.consume_input()
            while (news := line.notifies()) is not None:
                heard(news.extra.decode())
        except Exception as error:
            # The socket is closed, and its number may be another one's at the next moment: it is
            # let go of here, and never again.
            loop.remove_reader(socket)
            lost.set_exception(error)

    loop.add_reader(socket, take)
    try:
        await asyncio.wait({lost}, timeout=STILL_THERE)
    finally:
        if not lost.done():
            loop.remove_reader(socket)
    if lost.done():
        lost.result()


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
        raise UnusableDatabaseError("there are no tables in it")
    if not is_current(connection):
        raise UnusableDatabaseError("an older Holdfast has written it: serve it first")


@contextmanager
def saying_why() -> Iterator[None]:
    """Say in words what PostgreSQL says."""
    try:
        yield
    except ImportError as error:
        raise UnusableDatabaseError(
            f"what speaks with PostgreSQL is not installed ({error}): Holdfast needs its extra "
            "postgres, as in pip install '.[postgres]'"
        ) from error
    except SQLAlchemyError as error:
        said = str(getattr(error, "orig", None) or error).strip()
        raise UnusableDatabaseError(" ".join(said.split())) from error


@contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except IntegrityError:
        raise
    except WaitedTooLong as error:
        raise DatabaseBusyError("too many are waiting") from error
    except DBAPIError as error:
        raise _trouble(error.orig) from error


def _trouble(error: BaseException | None) -> StorageError:
    code = getattr(error, "sqlstate", None) or "08000"  # without a code nobody has answered
    said = str(error)
    if code in BUSY:
        return DatabaseBusyError(said)
    if code == DISK_FULL:
        return StorageFullError(said)
    return DatabaseUnavailableError(said) if code.startswith(AWAY) else StorageError(said)
