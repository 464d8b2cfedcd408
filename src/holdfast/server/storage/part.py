"""The base of what reads and writes a database: tables, accounts, clubs, conduct, notices."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.hosting.storage_errors import ConflictError
from holdfast.server.storage.database import Database

Work = Callable[[AsyncConnection], Awaitable[None]]
"""Statements to run in one transaction."""

Record = TypeVar("Record")


class StoredPart:
    """Access to some tables of one database. `write` runs statements in one transaction."""

    def __init__(self, database: Database, write: Callable[[Work], Awaitable[None]]) -> None:
        self._database = database
        self._write = write

    async def _rows(self, query: sa.Select[*tuple[Any, ...]]) -> list[Any]:
        """Return the rows of a query."""
        return await self._database.read(lambda connection: list(connection.execute(query)))

    async def _scalar(self, query: sa.Select[*tuple[Any, ...]]) -> Any:
        """Return the first value of a query, or None."""
        return await self._database.read(lambda connection: connection.scalar(query))

    async def _records(
        self, kind: Callable[..., Record], query: sa.Select[*tuple[Any, ...]]
    ) -> list[Record]:
        """Return the rows of a query as records, whose fields are its columns in the same order."""
        return [kind(*row) for row in await self._rows(query)]

    async def _record(
        self, kind: Callable[..., Record], query: sa.Select[*tuple[Any, ...]]
    ) -> Record | None:
        """Return the first row of a query as a record, or None if it has no rows."""
        found = await self._records(kind, query)
        return found[0] if found else None

    async def _run(self, *statements: sa.Executable) -> None:
        """Execute statements in one transaction. Raise ConflictError if something is taken."""
        try:
            await self._execute(*statements)
        except IntegrityError as error:
            raise ConflictError from error

    async def _execute(self, *statements: sa.Executable) -> None:
        """Execute statements in one transaction."""

        async def work(connection: AsyncConnection) -> None:
            for statement in statements:
                await connection.execute(statement)

        await self._write(work)
