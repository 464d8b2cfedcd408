"""PostgreSQL databases, which several processes can share.

The driver, psycopg 3, comes with the extra `postgres` of the package.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from holdfast.hosting import storage_errors
from holdfast.server.storage.entry_queue import ConnectionLostError, Group, Outcome, QueuedEntry
from holdfast.server.storage.group_commit import CHANNEL, store_in_postgres
from holdfast.server.storage.migrate import is_blank, is_current, migrate

if TYPE_CHECKING:
    import psycopg

T = TypeVar("T")

log = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds to wait for a connection, a lock or a write."""
MIGRATION_SECONDS = 60.0
"""Seconds that a server waits for another one that is migrating the database."""
MIGRATING = 0x484F4C44
"""Number of the advisory lock that is held during a migration."""

TEST_SECONDS = 30.0
"""Seconds of silence after which the notification connection is tested."""
RECONNECT_SECONDS = 1.0
"""Seconds before a lost notification connection is opened again."""

BUSY = {"40001", "40P01", "55P03", "57014"}
"""SQLSTATE codes of conflicts, locks that are not available, and statements that timed out."""
DISK_FULL = "53100"
AWAY = ("08", "57P", "53300")
"""Prefixes of SQLSTATE codes for connections that are lost or refused."""


class Postgres:
    """A PostgreSQL database, selected by its URL."""

    is_shared = True

    def __init__(self, url: sa.URL) -> None:
        self._url = url
        milliseconds = int(PATIENCE * 1000)
        settings: dict[str, Any] = {
            "connect_timeout": max(2, int(PATIENCE)),
            "options": f"-c lock_timeout={milliseconds} -c statement_timeout={milliseconds}",
        }
        self._engine = create_async_engine(
            url,
            hide_parameters=True,  # logs must not contain the secrets of games
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
        """Group commit for entries, which are most of all writes."""

    @classmethod
    async def open(cls, named: str) -> Postgres:
        """Connect, and migrate the database."""
        return await cls._open(named, bring_up_to_date)

    @classmethod
    async def look_at(cls, named: str) -> Postgres:
        """Connect for reading only."""
        return await cls._open(named, check_current)

    @classmethod
    async def _open(cls, named: str, prepare: Callable[[sa.Connection], None]) -> Postgres:
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

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Return the result of a function that reads from a consistent snapshot."""
        with _translate_errors():
            async with self._readers.connect() as connection:
                return await connection.run_sync(work)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection in a write transaction."""
        with _translate_errors():
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
        self, connection: psycopg.Connection[Any], together: Sequence[QueuedEntry]
    ) -> list[Outcome]:
        import psycopg

        try:
            return store_in_postgres(connection, together)
        except psycopg.Error as error:
            if connection.closed:
                raise ConnectionLostError(error) from error
            if len(together) == 1:
                return [_outcome(error)]
        # An error of one entry must not keep the others from being stored.
        return [self._store_alone(connection, added) for added in together]

    def _store_alone(self, connection: psycopg.Connection[Any], added: QueuedEntry) -> Outcome:
        import psycopg

        try:
            return store_in_postgres(connection, [added])[0]
        except psycopg.Error as error:
            return _outcome(error)

    def add(self, added: QueuedEntry) -> asyncio.Future[None]:
        """Store an entry, grouped with others that arrive at the same time, and announce it."""
        return self._group.add(added)

    def trouble(self, error: BaseException) -> Exception:
        """Return the storage error that an error of psycopg stands for."""
        import psycopg

        if isinstance(error, psycopg.Error):
            return _storage_error(error)
        return error if isinstance(error, Exception) else storage_errors.StorageError(str(error))

    async def announce(self, connection: AsyncConnection, news: str) -> None:
        """Notify all listening processes once this transaction is committed."""
        await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, news)))

    async def listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Call `heard` with notifications from a separate connection, which is reopened if it is
        lost.

        Call `missed` after each connect, because earlier notifications may be lost.
        """
        import psycopg

        arguments, named = self._address
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    *arguments, **named, autocommit=True
                ) as notifier:
                    notifier.add_notify_handler(lambda news: heard(news.payload))
                    await notifier.execute(f"LISTEN {CHANNEL}".encode())
                    missed()
                    while True:
                        await _receive_notifications(notifier.pgconn, heard)
                        await notifier.execute(b"SELECT 1")
            except psycopg.Error as error:
                log.warning("notifications of other processes cannot be received: %s", error)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def erase(self) -> None:
        """Do nothing: PostgreSQL overwrites deleted rows by itself (autovacuum)."""

    async def close(self) -> None:
        """Close all connections."""
        await self._group.close()
        await self._engine.dispose()


def _outcome(error: psycopg.Error) -> Outcome:
    """Return the outcome of an entry that was refused."""
    import psycopg

    return storage_errors.ConflictError() if isinstance(error, psycopg.IntegrityError) else error


async def _receive_notifications(notifier: Any, heard: Callable[[str], None]) -> None:
    """Call `heard` with notifications for a while; raise if the connection is lost.

    It uses the low-level connection, because every move of every other process is a notification.
    """
    loop = asyncio.get_running_loop()
    lost: asyncio.Future[None] = loop.create_future()
    socket = notifier.socket  # None once the connection is lost

    def receive() -> None:
        try:
            notifier.consume_input()
            while (news := notifier.notifies()) is not None:
                heard(news.extra.decode())
        except Exception as error:
            # The socket is closed and its number may be reused at any moment, so the reader is
            # removed here and not again below.
            loop.remove_reader(socket)
            lost.set_exception(error)

    loop.add_reader(socket, receive)
    try:
        await asyncio.wait({lost}, timeout=TEST_SECONDS)
    finally:
        if not lost.done():
            loop.remove_reader(socket)
    if lost.done():
        lost.result()


def address(named: str) -> sa.URL:
    """Return the URL with the driver that is used here."""
    return sa.make_url(named).set(drivername="postgresql+psycopg")


def bring_up_to_date(connection: sa.Connection) -> None:
    """Migrate a database that is Holdfast's or empty."""
    # If several processes start at once, one migrates and the others wait.
    connection.exec_driver_sql(f"SET LOCAL lock_timeout = {int(MIGRATION_SECONDS * 1000)}")
    connection.exec_driver_sql(f"SET LOCAL statement_timeout = {int(MIGRATION_SECONDS * 1000)}")
    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
    is_blank(connection)
    migrate(connection)


def check_current(connection: sa.Connection) -> None:
    """Raise UnusableDatabaseError if the database is empty or needs a migration."""
    if is_blank(connection):
        raise storage_errors.UnusableDatabaseError("there are no tables in it")
    if not is_current(connection):
        raise storage_errors.UnusableDatabaseError(
            "an older Holdfast wrote it: start its server once to update it"
        )


@contextmanager
def saying_why() -> Iterator[None]:
    """Turn errors of the driver into UnusableDatabaseError with a readable message."""
    try:
        yield
    except ImportError as error:
        raise storage_errors.UnusableDatabaseError(
            f"the PostgreSQL driver is not installed ({error}): install the extra "
            "postgres, as in pip install '.[postgres]'"
        ) from error
    except SQLAlchemyError as error:
        message = str(getattr(error, "orig", None) or error).strip()
        raise storage_errors.UnusableDatabaseError(" ".join(message.split())) from error


@contextmanager
def _translate_errors() -> Iterator[None]:
    try:
        yield
    except IntegrityError:
        raise
    except PoolTimeoutError as error:
        raise storage_errors.DatabaseBusyError("too many writes are waiting") from error
    except DBAPIError as error:
        raise _storage_error(error.orig) from error


def _storage_error(error: BaseException | None) -> storage_errors.StorageError:
    code = getattr(error, "sqlstate", None) or "08000"  # without a code, the server did not answer
    message = str(error)
    if code in BUSY:
        return storage_errors.DatabaseBusyError(message)
    if code == DISK_FULL:
        return storage_errors.StorageFullError(message)
    return (
        storage_errors.DatabaseUnavailableError(message)
        if code.startswith(AWAY)
        else storage_errors.StorageError(message)
    )
