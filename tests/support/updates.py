"""Reads what a connection is sent of a table, as a client does."""

from __future__ import annotations

from typing import Any


class Reader:
    """Puts together the whole table out of the messages on one connection."""

    def __init__(self) -> None:
        self._table: dict[str, Any] = {}
        self._entries: list[dict[str, Any]] = []

    def read(self, message: dict[str, Any]) -> dict[str, Any]:
        """Return a message; an update as the table that it leads to."""
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
            **changed(self._table, update["fields"]),
            "number": update["number"],
            "seq": update["seq"],
            "whole": False,
            "since": update["since"],
            "view": changed(self._table["view"], update["view"]),
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


def changed(old: Any, change: Any) -> Any:
    """Return a value after a change (`hosting/views/changes.py`)."""
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        start, count, values = change
        return [*old[:start], *values, *old[start + count :]]
    if not change:
        return old
    if isinstance(old, list):
        return [changed(v, change[str(i)]) if str(i) in change else v for i, v in enumerate(old)]
    new = dict(old)
    for name, inner in change.items():
        if inner == []:
            del new[name]
        else:
            new[name] = changed(old.get(name), inner)
    return new
