"""Removal of a deleted player from stored games: only the name and the messages are removed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from holdfast.hosting.accounts.records import StoredGame

GONE = "…"
"""Text in place of a removed chat message."""


def people(game: StoredGame) -> set[int]:
    """Return the seats at which a person has ever sat."""
    seats = {number for number, seat in enumerate(game.opening["seats"]) if seat.get("person")}
    for entry in (*game.opening.get("earlier", ()), *game.entries.values()):
        if entry["kind"] == "sat" or (entry["kind"] == "came" and entry.get("person")):
            seats.add(entry["seat"])
    return seats


def without(game: StoredGame, seats: Collection[int]) -> StoredGame:
    """Return a game without the names and the chat messages of these seats."""
    opening = game.opening | {
        "seats": [
            seat | {"name": ""} if number in seats and seat.get("level") is None else seat
            for number, seat in enumerate(game.opening["seats"])
        ],
        "earlier": [_entry_without(entry, seats) for entry in game.opening.get("earlier", ())],
    }
    entries = {number: _entry_without(entry, seats) for number, entry in game.entries.items()}
    summary = game.summary | {
        "seats": [
            seat | {"name": ""} if seat["seat"] in seats else seat for seat in game.summary["seats"]
        ]
    }
    return replace(game, opening=opening, entries=entries, summary=summary)


def _entry_without(entry: dict[str, Any], seats: Collection[int]) -> dict[str, Any]:
    if entry.get("seat") not in seats:
        return entry
    if entry["kind"] in ("sat", "came"):
        return entry | {"name": ""}
    if entry["kind"] == "chatted" and entry.get("text") is not None:
        return entry | {"text": GONE}
    return entry
