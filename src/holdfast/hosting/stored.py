"""Data classes of what is written to storage and read from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from holdfast.table import Entry, Opening


@dataclass(frozen=True)
class NewEntry:
    """One more entry of a table, with what changes by it."""

    table: str
    number: int
    """Number of the entry, unique within its table."""
    seq: int | None
    """Sequence number of the position after it, if the position changes."""
    entry: Entry
    summary: dict[str, Any]
    """Public summary of the table after it."""
    key: str | None = None
    """Hash of a new token for the seat that the entry is about."""


@dataclass(frozen=True)
class Row:
    """Summary of a stored table."""

    id: str
    game: str
    rules: int
    summary: dict[str, Any]
    """Public summary of the table."""
    updated: float
    """Time of the last entry."""
    tokens: tuple[tuple[str, int], ...]
    """Hash and viewer of every token."""


@dataclass(frozen=True)
class Stored:
    """Everything that is needed to rebuild a table."""

    opening: Opening
    entries: list[Entry]
    tokens: tuple[tuple[str, int], ...]
    """Hash and viewer of every token."""
    summary: dict[str, Any]
    """Public summary of the table after its last entry."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.summary["over"])


@dataclass(frozen=True)
class News:
    """A message of another process on the same database about a table."""

    kind: str
    """`entry`: an entry was added. `here`: the viewers of that process. `who`: a question for
    viewers.
    """
    table: str
    process: str
    rest: str
    """Number of the entry, or the viewers."""
