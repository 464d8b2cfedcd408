"""Data classes of what is written to storage and read from it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pydantic import ValidationError

from holdfast.hosting.highlights import Highlights
from holdfast.hosting.storage_errors import DamagedTableError
from holdfast.hosting.tokens import Tokens
from holdfast.kernel.game import Game
from holdfast.kernel.options import OptionsError
from holdfast.table import Entry, Opening, Table

T = TypeVar("T")

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class OpenedTable:
    """A new table, with what is stored of it for lists."""

    table: str
    opening: Opening
    summary: dict[str, Any]
    """Public summary of the table."""
    tokens: Tokens
    deadline: float | None = None
    """Time at which the table must be looked after if nothing happens before."""


@dataclass(frozen=True)
class NewEntry:
    """One more entry of a table, with what changes by it."""

    table: str
    number: int
    """Number of the entry, unique within its table."""
    seq: int | None
    """Sequence number of the position after the entry, if the position changes."""
    entry: Entry
    summary: dict[str, Any]
    """Public summary of the table after the entry."""
    key: str | None = None
    """Hash of a new token for the seat that the entry is about."""
    deadline: float | None = None
    """Time at which the table must be looked after if nothing happens before."""
    highlights: Highlights = field(default_factory=dict)
    """Latest sentences of the log for each seat."""
    free: int | None = None
    """New number of free seats of an open table, if it has changed; -1 when the game is over."""
    ends: bool = False
    """Whether the game ends with this entry."""


def _with_current_names(summary: dict[str, Any]) -> dict[str, Any]:
    """Return a summary that an older version may have stored, with the current names."""
    if not any("standing" in seat for seat in summary.get("seats", ())):
        return summary
    seats = [
        {"auto_answers" if name == "standing" else name: value for name, value in seat.items()}
        for seat in summary["seats"]
    ]
    return summary | {"seats": seats}


@dataclass(frozen=True)
class ListedTable:
    """The listing of an open table."""

    opened: float
    """Time at which it was opened."""
    free: int
    """Number of free seats. Without any the game is running."""
    slow: bool
    """Whether people have a day or more for a move."""
    opened_by: str
    """Hash of the client group that opened it, for limits."""
    spectator: str
    """Token of spectators. It is not hashed, because anybody may have it."""
    options: dict[str, str]
    listing: dict[str, Any]
    """The `Listing` of its opening."""


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
    highlights: Highlights = field(default_factory=dict)
    """Latest sentences of the log for each seat."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "summary", _with_current_names(self.summary))


@dataclass(frozen=True)
class Stored:
    """Everything that is needed to rebuild a table."""

    opening: Opening
    entries: list[Entry]
    tokens: tuple[tuple[str, int], ...]
    """Hash and viewer of every token."""
    summary: dict[str, Any]
    """Public summary of the table after its last entry."""
    unreadable: str = ""
    """Reason why the next entry cannot be read; empty if all can."""
    highlights: Highlights = field(default_factory=dict)
    """Latest sentences of the log for each seat."""

    def replay(self, game: Game, most: int | None = None) -> tuple[Table, bool]:
        """Return the table after all entries or the first `most`, and whether it got that far.

        If an entry cannot be read or played, it is the table before that entry. Raise a
        DamagedTableError if the game does not know its options.
        """
        try:
            table = Table.open(self.opening, game)
        except OptionsError as error:
            raise DamagedTableError(str(error)) from error
        for entry in self.entries[:most]:
            try:
                table = table.after(entry)
            except Exception:
                log.exception("an entry cannot be played")
                return table, False
        wanted = most is not None and most <= len(self.entries)
        return table, wanted or not self.unreadable

    def __post_init__(self) -> None:
        object.__setattr__(self, "summary", _with_current_names(self.summary))

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


def read_entries(stored: Iterable[T], read: Callable[[T], Entry]) -> tuple[list[Entry], str]:
    """Return the entries before the first that cannot be read, and what is wrong with that one."""
    entries: list[Entry] = []
    for one in stored:
        try:
            entries.append(read(one))
        except ValidationError as error:
            return entries, str(error)
    return entries, ""
