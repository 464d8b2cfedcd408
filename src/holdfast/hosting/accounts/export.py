"""The file with everything that is stored of an account.

It is written game by game, because somebody may have played thousands.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable
from typing import Any

from holdfast.hosting.accounts.records import AccountStorage, StoredGame
from holdfast.hosting.thread_pool import ThreadPool


async def account_file(
    parts: dict[str, Any],
    held: Iterable[tuple[str, list[int]]],
    storage: AccountStorage,
    pool: ThreadPool,
    client: str,
) -> AsyncIterator[str]:
    """Yield the file of an account in pieces: its parts, then each table with its own seats.

    Each game is written when it is the client's turn in the thread pool, so that nobody else waits
    for more than one.
    """
    yield "{" + "".join(f'"{name}": {_json(part)},\n' for name, part in parts.items())
    yield '"games": ['
    between = "\n"
    for table, seats in held:
        game = await storage.stored_game(table)
        if game is not None:
            async with pool.turn(client) as turn:
                text = await turn.read(_game_json, table, seats, game)
            yield between + text
            between = ",\n"
    yield "\n]}\n"


def _game_json(table: str, seats: list[int], game: StoredGame) -> str:
    return _json(_export_game(table, seats, game))


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1)


def _export_game(table: str, seats: list[int], game: StoredGame) -> dict[str, Any]:
    """Return a game for the person who played these seats.

    Of a game under way only what everybody may know is included, and what the person has written.
    """
    entries = [game.entries[number] for number in sorted(game.entries)]
    over = bool(game.summary["over"])
    return {
        "table": table,
        "game": game.opening["game"],
        "rules": game.opening["rules"],
        "seats": seats,
        "opened": game.opened,
        "updated": game.updated,
        "over": over,
        "players": [
            {"seat": seat["seat"], "name": seat["name"], "level": seat["level"]}
            for seat in game.summary["seats"]
        ],
        "chat": [
            entry
            for entry in entries
            if entry["kind"] == "chatted" and (over or entry["seat"] in seats)
        ],
        "opening": game.opening if over else None,
        "entries": entries if over else None,
    }
