"""Prewarming: play the start of a table of each game.

The build of the site does it to find out which modules a page imports (`tools/imported.mjs`). A
page does it once for a snapshot of Python's memory, from which its later visits start
(`web/src/lib/offline/host.worker.ts`). The rules are interpreted and no bot searches, so that
nothing from a browser is needed or left in the snapshot.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

from pydantic_core import from_json, to_json

from holdfast import games
from holdfast.kernel.position import Position
from holdfast.offline.local_host import LocalHost
from holdfast.offline.local_workers import LocalWorkers, WorkerResult

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

DECISIONS = 4
"""Own decisions at each table."""
PATIENCE = 600.0
"""Seconds without a message after which a table is considered stuck."""


class _Loop(asyncio.BaseEventLoop):
    """Event loop without input or output: when all tasks wait for the clock, it is advanced."""

    def __init__(self) -> None:
        super().__init__()
        self._selector = self
        self._now = 0.0

    def time(self) -> float:
        """Return the seconds since the start, including those that were skipped."""
        return self._now

    def select(self, timeout: float | None) -> list[Any]:
        """Return no events, and advance the clock to the next timer."""
        if timeout is None:
            raise RuntimeError("all tasks wait for each other")
        self._now += timeout
        return []

    def run_in_executor(
        self, executor: object, func: Callable[[*Ts], T], *args: *Ts
    ) -> asyncio.Future[T]:
        """Run the function at once: a page has no threads."""
        done: asyncio.Future[T] = self.create_future()
        done.set_result(func(*args))
        return done

    def _process_events(self, events: list[Any]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass


class _MemoryStorage:
    """Storage in memory, for the duration of the prewarming."""

    def __init__(self) -> None:
        self._tables: dict[str, list[str]] = {}
        self._rows: dict[str, str] = {}

    async def add(self, table: str, number: int, entry: str, row: str) -> bool:
        """Add an entry and return True: nothing else adds entries."""
        self._tables.setdefault(table, []).append(entry)
        self._rows[table] = row
        return True

    async def entries(self, table: str, first: int) -> list[str]:
        """Return the entries of a table, from number `first` on."""
        return self._tables[table][first:]

    async def row(self, table: str) -> str | None:
        """Return the row of a table for lists, or None."""
        return self._rows.get(table)

    async def note(self, name: str, text: str | None) -> str | None:
        """Return None: texts are not stored."""
        return None

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Do nothing: there are no other windows."""


class _FirstMoveWorker:
    """Web worker that prefers the first legal move, and looks no further than it."""

    count = 1

    async def ask(self, thinker: int, wanted: str, octets: bytes) -> WorkerResult:
        """Return a search of one move only, or a lookahead to the same position."""
        request = from_json(wanted)
        game = games.load(request["game"])
        if request["kind"] == "look":
            return WorkerResult('{"filled": 1, "wins": [0.5], "points": [0.0]}', 2 * octets)
        move = game.legal(Position.from_bytes(game.state, octets))[0]
        return WorkerResult(to_json({"choices": [[move, 1, 0.5, 0.0]], "line": [move]}).decode())

    def stop(self, thinker: int) -> None:
        """Do nothing: the result is already returned."""


class _MessageQueue:
    """Connection that queues the messages of a table."""

    def __init__(self) -> None:
        self._messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def next_message(self) -> dict[str, Any]:
        """Return the next message."""
        return await asyncio.wait_for(self._messages.get(), PATIENCE)

    def opened(self) -> None:
        """Do nothing."""

    def received(self, message: str) -> None:
        """Queue a message."""
        self._messages.put_nowait(from_json(message))

    def closed(self, code: int) -> None:
        """Do nothing."""


def prepare(library: str) -> None:
    """Import all modules and fill the caches, before a snapshot is taken of this Python.

    A page continues from the snapshot. The files in its folders may be others, so what the import
    system remembers of `library` is dropped.
    """
    rehearse(1)
    sys.path.remove(library)
    sys.path_importer_cache.clear()
    sys.modules["zipimport"]._zip_directory_cache.clear()
    # Python asks the finder of JavaScript modules first, without searching all files.
    sys.meta_path.sort(key=lambda finder: type(finder).__name__ != "JsFinder")
    gc.collect()
    # The loaded objects are never garbage, so the collector need not scan them.
    gc.freeze()


def rehearse(decisions: int = DECISIONS) -> dict[str, int]:
    """Play a little of every game. Return the number of decisions made in each."""
    loop, other = _Loop(), asyncio._get_running_loop()
    asyncio._set_running_loop(None)  # in Pyodide a loop is always running
    try:
        return loop.run_until_complete(_play_all(decisions))
    finally:
        loop.close()
        asyncio._set_running_loop(other)


async def _play_all(most: int) -> dict[str, int]:
    host = LocalHost(_MemoryStorage(), LocalWorkers(_FirstMoveWorker()))
    host.start()
    places: list[dict[str, str]] = []
    decisions: dict[str, int] = {}
    for name in games.names():
        place, decisions[name] = await _play(host, name, most)
        places.append(place)
    await _request(host, "POST", "/tables/mine", {"tokens": places})
    await host.close()
    return decisions


async def _play(host: LocalHost, name: str, most: int) -> tuple[dict[str, str], int]:
    (view,) = [game for game in await _request(host, "GET", "/games") if game["id"] == name]
    bots = [{"kind": "bot", "level": view["default_level"]}] * (view["default_players"] - 1)
    seats = [{"kind": "person", "name": "A"}, *bots]
    new = await _request(host, "POST", "/tables", {"game": name, "seats": seats})
    at, token = new["table"], new["seats"][0]["token"]
    await _request(host, "GET", f"/tables/{at}?token={token}")
    listener = _MessageQueue()
    connection = await host.connect(at, token, listener)
    assert connection is not None
    answered: set[int] = set()
    while len(answered) < most:
        await listener.next_message()  # an update, whose moves may be references to earlier ones
        table = await _request(host, "GET", f"/tables/{at}?token={token}")
        if table["over"]:
            break
        if table["moves"] and table["seq"] not in answered:
            answered.add(table["seq"])
            play = {"type": "play", "seq": table["seq"], "move": table["moves"][-1]["n"]}
            await connection.send(to_json(play).decode())
    connection.close()
    return {"table": at, "token": token}, len(answered)


async def _request(host: LocalHost, method: str, address: str, body: object = None) -> Any:
    status, text = await host.request(method, address, to_json(body))
    if status != 200:
        raise RuntimeError(f"{method} {address}: {text}")
    return from_json(text)
