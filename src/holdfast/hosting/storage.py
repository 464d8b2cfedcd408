"""The interface of the storage that rooms need: tables with entries that are only appended.

The server implements it with a database (`holdfast.server.storage`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from holdfast.hosting.stored import ListedTable, NewEntry, News, OpenedTable, Row, Stored
from holdfast.hosting.tokens import Tokens
from holdfast.table import Entry


class Storage(Protocol):
    """Storage of tables. If something cannot be stored, methods raise a `StorageError`."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the same tables."""
        ...

    async def create(self, new: OpenedTable) -> None:
        """Store a new table."""
        ...

    async def append(self, new: NewEntry) -> None:
        """Store one more entry with its number, and the new summary of its table."""
        ...

    async def load(self, table: str) -> Stored | None:
        """Return a table with all its entries, or None."""
        ...

    async def rows(self, tables: Sequence[str]) -> list[Row]:
        """Return the summaries of those of these tables that exist."""
        ...

    async def win_curve(self, name: str) -> dict[str, Any] | None:
        """Return the stored win curve of a finished game, or None."""
        ...

    async def keep_win_curve(self, name: str, curve: dict[str, Any]) -> None:
        """Store the win curve of a finished game."""
        ...

    async def keep_note(
        self, about: str, name: str, note: dict[str, Any], replace: bool = False
    ) -> None:
        """Store a note about something under a name: the result of a deal, or a branch of a game.

        The first note with a name stays, unless it is replaced.
        """
        ...

    async def notes(self, about: str) -> list[tuple[str, dict[str, Any]]]:
        """Return all notes about something with their names, the oldest first."""
        ...

    # Several processes on one database

    async def entries_after(self, table: str, number: int) -> tuple[list[Entry], Tokens]:
        """Return the entries of a table after this number, and all its tokens."""
        ...

    async def listen(self, heard: Callable[[News], None], missed: Callable[[], None]) -> None:
        """Call `heard` for each message of another process, and `missed` when messages may have
        been lost.
        """
        ...

    async def tell(self, kind: str, table: str, rest: str) -> None:
        """Send a message about a table to the other processes. It is not stored."""
        ...

    async def claim(self, table: str, seq: int, seconds: float) -> bool:
        """Try to become the process that runs the bots of a table for some seconds. Return whether
        it worked.
        """
        ...

    async def give_back(self) -> None:
        """Release all claims of this process, so that others can take over at once."""
        ...


class DeadlineStorage(Protocol):
    """Storage of the times at which tables must be looked after."""

    async def due(self, now: float, most: int) -> list[str]:
        """Return up to `most` tables whose deadline has passed, the earliest first."""
        ...


class ListingStorage(Protocol):
    """Storage of the list of open tables."""

    async def list_table(self, table: str, listed: ListedTable) -> None:
        """Add a table to the list."""
        ...

    async def unlist_table(self, table: str) -> None:
        """Remove a table from the list."""
        ...

    async def list_open_tables(
        self, most: int, game: str | None = None, slow: bool | None = None
    ) -> tuple[list[tuple[Row, ListedTable]], int]:
        """Return up to `most` open tables, and the number of all that wait for players.

        Those that wait for players come first; among both kinds the latest do.
        """
        ...

    async def listing(self, table: str) -> ListedTable | None:
        """Return the listing of an open table, or None."""
        ...

    async def count_listed(self, opened_by: str) -> int:
        """Return the number of waiting tables in the list that this person has opened."""
        ...


class CodeStorage(Protocol):
    """Storage of the codes by which invited players find a table."""

    async def code(self, table: str, since: float) -> str | None:
        """Return the code of a table if it was created after `since`, or None."""
        ...

    async def keep_code(self, table: str, code: str, now: float, since: float) -> None:
        """Store a new code for a table, replacing one created before `since`.

        Raise ConflictError if the code is taken or the table has a valid one.
        """
        ...

    async def table_of_code(self, code: str, since: float) -> str | None:
        """Return the table of a code if it was created after `since`, or None."""
        ...
