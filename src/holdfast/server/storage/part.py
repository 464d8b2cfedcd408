"""What the parts of a database share: accounts, clubs, conduct and the page of its host."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.server.storage.database import Database

Work = Callable[[AsyncConnection], Awaitable[None]]
"""Statements to run in one transaction."""


class StoredPart:
    """Some tables of one database. `write` runs statements in one transaction."""

    def __init__(self, database: Database, write: Callable[[Work], Awaitable[None]]) -> None:
        self._database = database
        self._write = write

    async def _rows(self, query: sa.Select[Any]) -> list[Any]:
        """Return the rows of a query."""
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).all())

    async def _execute(self, *statements: sa.Executable) -> None:
        """Execute statements in one transaction."""

        async def work(connection: AsyncConnection) -> None:
            for statement in statements:
                await connection.execute(statement)

        await self._write(work)
