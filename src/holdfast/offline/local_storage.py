"""Local storage: tables as append-only entries, in the storage of a browser.

The storage itself handles only texts and numbers (`TextStorage`), so it is small. Several windows
may share it, as several servers share a database: of two that append to a table at once, one gets a
ConflictError and reloads.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from pydantic import ValidationError
from pydantic_core import from_json, to_json

from holdfast.hosting.storage_errors import ConflictError, DamagedTableError, StorageFullError
from holdfast.hosting.stored import NewEntry, News, OpenedTable, Row, Stored, read_entries
from holdfast.hosting.tokens import Tokens
from holdfast.kernel.record import NOBODY
from holdfast.table import ENTRY, Entry, Opening
from holdfast.table.entries import Came, Kicked, Sat

log = logging.getLogger(__name__)


class LocalStorageFullError(Exception):
    """The browser has no space left."""


class TextStorage(Protocol):
    """Storage of texts. All that one call adds is stored, or nothing."""

    async def add(self, table: str, number: int, entry: str, row: str) -> bool:
        """Add an entry to a table and replace its row for lists.

        Return False if the number is taken. Entry 0 is the opening.
        """
        ...

    async def entries(self, table: str, first: int) -> list[str]:
        """Return the entries of a table, from number `first` on."""
        ...

    async def row(self, table: str) -> str | None:
        """Return the row of a table for lists, or None."""
        ...

    async def note(self, name: str, text: str | None) -> str | None:
        """Store a text under a name if it is not None, and return the stored one."""
        ...

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Call `heard` with every entry that another window adds."""
        ...


class LocalStorage:
    """The tables in the storage of a browser."""

    is_shared = False
    """Windows see each other's entries, but only one player is present and only one window
    thinks."""

    def __init__(
        self,
        texts: TextStorage,
        load_rules: Callable[[str], Awaitable[None]],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._texts = texts
        self._load_rules = load_rules
        """Function that loads the rules of a game before a stored table is played."""
        self._clock = clock
        self._last_added: tuple[int, Row] | None = None
        """The row that was added last, and the number of its entry. Reading it again would take as
        long as adding the next one. If another window has added since, its entry has a later
        number."""

    async def create(self, new: OpenedTable) -> None:
        """Store a new table. Nobody looks after its deadline: there is no server."""
        game, rules, now = new.opening.game, new.opening.rules, self._clock()
        row = Row(new.table, game, rules, new.summary, now, tuple(new.tokens))
        await self._add(row, 0, new.opening.model_dump_json())

    async def append(self, new: NewEntry) -> None:
        """Store one more entry and the new row of its table."""
        row = await self._row_before(new.table, new.number)
        if row is None:
            raise ConflictError
        entry, key, tokens = new.entry, new.key, row.tokens
        if isinstance(entry, Came | Kicked) or (key is not None and isinstance(entry, Sat)):
            tokens = tuple(
                (digest, NOBODY if viewer == entry.seat else viewer) for digest, viewer in tokens
            )
        if key is not None:
            tokens = (*tokens, (key, entry.seat))
        after = Row(new.table, row.game, row.rules, new.summary, self._clock(), tokens)
        await self._add(after, new.number, entry.model_dump_json())

    async def load(self, table: str) -> Stored | None:
        """Return a table with all its entries, or None."""
        row = await self._row(table)
        if row is None:
            return None
        await self._load_rules(row.game)
        texts = await self._texts.entries(table, 0)
        try:
            opening = Opening.model_validate_json(texts[0] if texts else "")
        except ValidationError as error:
            raise DamagedTableError(str(error)) from error
        entries, unreadable = read_entries(texts[1:], ENTRY.validate_json)
        return Stored(opening, entries, row.tokens, row.summary, unreadable)

    async def rows(self, tables: Sequence[str]) -> list[Row]:
        """Return the rows of these tables for lists.

        Tables that do not exist are left out, and so are rows that cannot be read.
        """
        found = []
        for table in dict.fromkeys(tables):
            try:
                row = await self._row(table)
            except DamagedTableError as error:
                log.error("table %s cannot be listed: %s", table, error)
            else:
                found.append(row)
        return [row for row in found if row is not None]

    async def win_curve(self, name: str) -> dict[str, Any] | None:
        """Return the stored win curve of a finished game, or None."""
        stored_text = await self._texts.note(f"course {name}", None)
        curve: dict[str, Any] | None = None if stored_text is None else from_json(stored_text)
        return curve

    async def keep_win_curve(self, name: str, curve: dict[str, Any]) -> None:
        """Store a win curve."""
        await self._texts.note(f"course {name}", to_json(curve).decode())

    async def keep_note(
        self, about: str, name: str, note: dict[str, Any], replace: bool = False
    ) -> None:
        """Store a note about something under a name. The first one stays, unless it is replaced."""
        known = dict(await self.notes(about))
        if replace or name not in known:
            await self._texts.note(f"about {about}", to_json(known | {name: note}).decode())

    async def notes(self, about: str) -> list[tuple[str, dict[str, Any]]]:
        """Return all notes about something with their names, the oldest first."""
        stored_text = await self._texts.note(f"about {about}", None)
        return [] if stored_text is None else list(from_json(stored_text).items())

    async def entries_after(self, table: str, number: int) -> tuple[list[Entry], Tokens]:
        """Return the entries of a table after this number, and all its tokens."""
        row = await self._row(table)
        entries = await self._texts.entries(table, number + 1)
        tokens = () if row is None else row.tokens
        return [ENTRY.validate_json(entry) for entry in entries], tokens

    async def listen(self, heard: Callable[[News], None], missed: Callable[[], None]) -> None:
        """Call `heard` with the news of every entry that another window adds."""
        self._texts.listen(
            lambda table, number: heard(News("entry", table, "another window", str(number)))
        )
        await asyncio.get_running_loop().create_future()

    async def tell(self, kind: str, table: str, rest: str) -> None:
        """Do nothing: no other process uses the storage."""

    async def claim(self, table: str, seq: int, seconds: float) -> bool:
        """Return True: no other process thinks for the bots."""
        return True

    async def give_back(self) -> None:
        """Do nothing: no other process thinks for the bots."""

    async def _row_before(self, table: str, number: int) -> Row | None:
        """Return the row of a table as of the entry before this number.

        If a later entry exists, the row does not matter: this number is taken and nothing is added.
        """
        if self._last_added is not None:
            last, row = self._last_added
            if (row.id, last) == (table, number - 1):
                return row
        return await self._row(table)

    async def _row(self, table: str) -> Row | None:
        stored_text = await self._texts.row(table)
        if stored_text is None:
            return None
        try:
            row = from_json(stored_text)
            tokens = tuple((digest, viewer) for digest, viewer in row["tokens"])
            return Row(**row | {"tokens": tokens})
        except (ValueError, TypeError, KeyError) as error:
            raise DamagedTableError(str(error)) from error

    async def _add(self, row: Row, number: int, entry: str) -> None:
        try:
            was_free = await self._texts.add(row.id, number, entry, to_json(row).decode())
        except LocalStorageFullError as error:
            raise StorageFullError from error
        if not was_free:
            raise ConflictError
        self._last_added = number, row
