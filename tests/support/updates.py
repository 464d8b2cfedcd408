"""Client-side decoding of the messages about a table."""

from __future__ import annotations

from typing import Any


class Reader:
    """Rebuilds the whole table from the messages on one connection."""

    def __init__(self) -> None:
        self._table: dict[str, Any] = {}
        self._entries: list[dict[str, Any]] = []

    def read(self, message: dict[str, Any]) -> dict[str, Any]:
        """Return a message; an update is returned as the whole table after it."""
        if message["type"] == "table":
            self._table = message
            self._entries = [*message["moves"], *message["commands"]]
        elif message["type"] == "update":
            message = self._updated(message)
        return message

    def _updated(self, update: dict[str, Any]) -> dict[str, Any]:
        assert update["number"] == self._table["number"] + 1
        assert update["since"] == self._table["seq"]
        if update["afresh"]:
            self._entries = []
        self._table = {
            **apply_change(self._table, update["fields"]),
            "number": update["number"],
            "seq": update["seq"],
            "whole": False,
            "since": update["since"],
            "view": apply_change(self._table["view"], update["view"]),
            "moves": [self._entry(move) for move in update["moves"]],
            "commands": [self._entry(command) for command in update["commands"]],
            "events": update["events"],
        }
        return self._table

    def _entry(self, entry: Any) -> dict[str, Any]:
        if isinstance(entry, int):
            return self._entries[entry]
        self._entries.append(entry)
        found: dict[str, Any] = entry
        return found


def apply_change(old: Any, change: Any) -> Any:
    """Return a value after a change (`hosting/views/changes.py`)."""
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        start, count, values = change
        return [*old[:start], *values, *old[start + count :]]
    if not change:
        return old
    if isinstance(old, list):
        return [
            apply_change(v, change[str(i)]) if str(i) in change else v for i, v in enumerate(old)
        ]
    new = dict(old)
    for name, inner in change.items():
        if inner == []:
            del new[name]
        else:
            new[name] = apply_change(old.get(name), inner)
    return new
