"""What is read from storage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from holdfast.table import Entry, Opening


@dataclass(frozen=True)
class Row:
    """What is kept beside the entries of a table."""

    id: str
    game: str
    rules: int
    summary: dict[str, Any]
    updated: float
    tokens: tuple[tuple[str, int], ...]
    """The digest of every token, with its viewer."""


@dataclass(frozen=True)
class Stored:
    """Everything that is needed to rebuild a table."""

    opening: Opening
    entries: list[Entry]
    tokens: tuple[tuple[str, int], ...]
    summary: dict[str, Any]
    """What lists show, as whoever added the last entry knew it."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.summary["over"])


@dataclass(frozen=True)
class News:
    """What another process on the same database tells about a table."""

    kind: str
    """An entry was added, who is there, or the question who is."""
    table: str
    process: str
    rest: str
    """The number of the entry, or the viewers."""
