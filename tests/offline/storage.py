"""A stand-in for a browser's storage: a dictionary, shared by several windows."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.offline.local_storage import LocalStorageFullError


class Memory:
    """Everything that the windows of one browser store."""

    def __init__(self) -> None:
        self.tables: dict[str, list[str]] = {}
        self.rows: dict[str, str] = {}
        self.notes: dict[str, str] = {}
        self.windows: list[Window] = []
        self.full = False


class Window:
    """The storage as one window uses it: a `TextStorage`."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self.read = 0
        """How often a row was asked for."""
        self._heard: Callable[[str, int], None] = lambda table, number: None
        memory.windows.append(self)

    async def add(self, table: str, number: int, entry: str, row: str) -> bool:
        """Add an entry, unless there is one with this number."""
        if self._memory.full:
            raise LocalStorageFullError
        entries = self._memory.tables.setdefault(table, [])
        if len(entries) != number:
            return False
        entries.append(entry)
        self._memory.rows[table] = row
        for window in self._memory.windows:
            if window is not self:
                window._heard(table, number)
        return True

    async def entries(self, table: str, first: int) -> list[str]:
        """Return the entries of a table."""
        return self._memory.tables[table][first:]

    async def row(self, table: str) -> str | None:
        """Return the stored summary of a table for lists."""
        self.read += 1
        return self._memory.rows.get(table)

    async def note(self, name: str, text: str | None) -> str | None:
        """Store a text under a name if one is given, and return the stored text."""
        if text is not None:
            self._memory.notes[name] = text
        return self._memory.notes.get(name)

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Report what other windows add."""
        self._heard = heard
