"""Data classes of what is read from storage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from holdfast.table import Entry, Opening


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
