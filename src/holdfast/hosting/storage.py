"""Storage, as rooms need it: tables as rows of entries that are only ever added to.

The server keeps them in a database (`holdfast.server.storage`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from holdfast.hosting.stored import News, Row, Stored
from holdfast.hosting.tokens import Tokens
from holdfast.table import Entry, Opening


class Storage(Protocol):
    """Where tables are kept. What cannot be stored raises one of `troubles`."""

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same tables."""
        ...

    async def create(
        self, table: str, opening: Opening, tokens: Tokens, summary: dict[str, Any]
    ) -> None:
        """Store a new table."""
        ...

    async def append(
        self,
        table: str,
        number: int,
        seq: int | None,
        entry: Entry,
        summary: dict[str, Any],
        key: str | None = None,
    ) -> None:
        """Store one more entry, and what the table has become by it. The key is a new token's
        digest, which opens the seat that the entry is about."""
        ...

    async def load(self, table: str) -> Stored | None:
        """A table with all its entries."""
        ...

    async def rows(self, tables: Sequence[str]) -> list[Row]:
        """What lists show of these tables, as far as they exist."""
        ...

    async def course(self, name: str) -> dict[str, Any] | None:
        """What was worked out about a game that is over."""
        ...

    async def keep_course(self, name: str, course: dict[str, Any]) -> None:
        """Keep it."""
        ...

    # Several processes

    async def entries_after(self, table: str, number: int) -> tuple[list[Entry], Tokens]:
        """What was added to a table after this entry, with all its tokens."""
        ...

    async def listen(self, heard: Callable[[News], None], missed: Callable[[], None]) -> None:
        """Hear of every entry that another process adds, and of what else it tells."""
        ...

    async def tell(self, kind: str, table: str, rest: str) -> None:
        """Tell other processes something about a table that is not kept."""
        ...

    async def claim(self, table: str, seq: int, seconds: float) -> bool:
        """Become the process that thinks for the bots of a table; whether it worked."""
        ...

    async def give_back(self) -> None:
        """Let other processes think at once where this one would have."""
        ...
