"""The shelf: tables as rows of entries that are only ever added to, in whatever a page can keep.

What keeps them knows nothing but texts and numbers (`Keeper`), so it is small. Several windows may
share it, as several servers share a database: of two that add to a table at once one is refused,
and looks again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from pydantic_core import from_json, to_json

from holdfast.hosting.storage_errors import ConflictError, StorageFullError
from holdfast.hosting.stored import News, Row, Stored
from holdfast.hosting.tokens import Tokens
from holdfast.kernel.record import NOBODY
from holdfast.table import ENTRY, Entry, Opening
from holdfast.table.entries import Came, Sat


class LocalStorageFullError(Exception):
    """There is no room left where things are kept."""


class Keeper(Protocol):
    """Keeps texts. All that one call adds is kept, or nothing of it."""

    async def add(self, table: str, number: int, entry: str, row: str) -> bool:
        """Add an entry to a table and replace what lists show of it; whether there was none of
        this number. The first entry, number 0, is the opening."""
        ...

    async def entries(self, table: str, first: int) -> list[str]:
        """The entries of a table, from this number on."""
        ...

    async def row(self, table: str) -> str | None:
        """What lists show of a table."""
        ...

    async def note(self, name: str, text: str | None) -> str | None:
        """Keep a text by a name, if one is given; gives the one that is kept."""
        ...

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Tell of every entry that another window adds."""
        ...


class Shelf:
    """The tables that a keeper keeps."""

    shared = False
    """Windows hear of each other's entries; but there is nobody else who is present, or thinks."""

    def __init__(
        self,
        keeper: Keeper,
        at_hand: Callable[[str], Awaitable[None]],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._keeper = keeper
        self._at_hand = at_hand
        """Has a game's rules ready, before somebody plays what was kept."""
        self._clock = clock
        self._last: tuple[int, Row] | None = None
        """What was added last, and with which entry: to ask for it again takes as long as to add
        the next one. A table to which another window has added since has a later entry."""

    async def create(
        self, table: str, opening: Opening, tokens: Tokens, summary: dict[str, Any]
    ) -> None:
        """Store a new table."""
        row = Row(table, opening.game, opening.rules, summary, self._clock(), tuple(tokens))
        await self._add(row, 0, opening.model_dump_json())

    async def append(
        self,
        table: str,
        number: int,
        seq: int | None,
        entry: Entry,
        summary: dict[str, Any],
        key: str | None = None,
    ) -> None:
        """Store one more entry, and what the table has become by it."""
        row = await self._row_before(table, number)
        if row is None:
            raise ConflictError
        tokens = row.tokens
        if isinstance(entry, Came) or (key is not None and isinstance(entry, Sat)):
            tokens = tuple((kept, NOBODY if v == entry.seat else v) for kept, v in tokens)
        if key is not None:
            tokens = (*tokens, (key, entry.seat))
        after = Row(table, row.game, row.rules, summary, self._clock(), tokens)
        await self._add(after, number, entry.model_dump_json())

    async def load(self, table: str) -> Stored | None:
        """A table with all its entries."""
        row = await self._row(table)
        if row is None:
            return None
        await self._at_hand(row.game)
        opening, *entries = await self._keeper.entries(table, 0)
        return Stored(
            Opening.model_validate_json(opening),
            [ENTRY.validate_json(entry) for entry in entries],
            row.tokens,
            row.summary,
        )

    async def rows(self, tables: Sequence[str]) -> list[Row]:
        """What lists show of these tables, as far as they exist."""
        found = [await self._row(table) for table in dict.fromkeys(tables)]
        return [row for row in found if row is not None]

    async def course(self, name: str) -> dict[str, Any] | None:
        """What was worked out about a game that is over."""
        kept = await self._keeper.note(f"course {name}", None)
        course: dict[str, Any] | None = None if kept is None else from_json(kept)
        return course

    async def keep_course(self, name: str, course: dict[str, Any]) -> None:
        """Keep it."""
        await self._keeper.note(f"course {name}", to_json(course).decode())

    async def entries_after(self, table: str, number: int) -> tuple[list[Entry], Tokens]:
        """What was added to a table after this entry, with all its tokens."""
        row = await self._row(table)
        entries = await self._keeper.entries(table, number + 1)
        tokens = () if row is None else row.tokens
        return [ENTRY.validate_json(entry) for entry in entries], tokens

    async def listen(self, heard: Callable[[News], None], missed: Callable[[], None]) -> None:
        """Hear of every entry that another window adds."""
        self._keeper.listen(
            lambda table, number: heard(News("entry", table, "another window", str(number)))
        )
        await asyncio.get_running_loop().create_future()

    async def tell(self, kind: str, table: str, rest: str) -> None:
        """Nobody else is there to be told."""

    async def claim(self, table: str, seq: int, seconds: float) -> bool:
        """Nobody else thinks."""
        return True

    async def give_back(self) -> None:
        """Nobody else would think."""

    async def _row_before(self, table: str, number: int) -> Row | None:
        """What was kept of a table with the entry before this one. Where there is a later one,
        nothing is added: this number is taken."""
        if self._last is not None:
            last, row = self._last
            if (row.id, last) == (table, number - 1):
                return row
        return await self._row(table)

    async def _row(self, table: str) -> Row | None:
        kept = await self._keeper.row(table)
        if kept is None:
            return None
        row = from_json(kept)
        return Row(**row | {"tokens": tuple((digest, viewer) for digest, viewer in row["tokens"])})

    async def _add(self, row: Row, number: int, entry: str) -> None:
        try:
            fresh = await self._keeper.add(row.id, number, entry, to_json(row).decode())
        except LocalStorageFullError as error:
            raise StorageFullError from error
        if not fresh:
            raise ConflictError
        self._last = number, row
