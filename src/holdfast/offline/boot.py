"""The functions that the page's JavaScript calls through Pyodide.

`begin` takes an object of the page with its rules engines, its storage and its web workers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pydantic_core import from_json

from holdfast import games
from holdfast.hosting.days import DayGame
from holdfast.kernel.wasm_engine import engine_of
from holdfast.offline.local_host import Connection, LocalHost
from holdfast.offline.local_storage import LocalStorageFullError
from holdfast.offline.local_workers import LocalWorkers, WorkerResult
from holdfast.players import net
from holdfast.players.wasm_net import evaluator_of

DAY_GAMES = "day_games.json"
"""File beside this one with what the deals of days depend on. The build writes it, because a page
does not load the rules of most games."""


def _day_games() -> list[DayGame]:
    """Return for each game what its deal of the day depends on."""
    written = from_json(Path(__file__).with_name(DAY_GAMES).read_bytes())
    return [DayGame.model_validate(game) for game in written]


class _PageStorage:
    """Storage of texts through functions of the page."""

    def __init__(self, page: Any) -> None:
        self._page = page

    async def add(self, table: str, number: int, entry: str, row: str) -> bool:
        """Store an entry and return whether its number was free."""
        outcome = await self._page.add(table, number, entry, row)
        if outcome == "full":
            raise LocalStorageFullError
        return bool(outcome == "kept")

    async def entries(self, table: str, first: int) -> list[str]:
        """Return the entries of a table, from number `first` on."""
        found: list[str] = (await self._page.entries(table, first)).to_py()
        return found

    async def row(self, table: str) -> str | None:
        """Return the row of a table for lists, or None."""
        found: str | None = await self._page.row(table)
        return found

    async def note(self, name: str, text: str | None) -> str | None:
        """Store a text under a name if it is not None, and return the stored one."""
        found: str | None = await self._page.note(name, text)
        return found

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Call `heard` with every entry that another window adds."""
        from pyodide.ffi import create_proxy

        self._page.listen(create_proxy(heard))


class _Pool:
    """The web workers of the page."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self.count = int(page.count)

    async def ask(self, thinker: int, wanted: str, octets: bytes) -> WorkerResult:
        """Run a request in one of the workers."""
        from pyodide.ffi import to_js

        found = await self._page.ask(thinker, wanted, to_js(octets))
        return WorkerResult(found.text, found.octets.to_bytes())

    def stop(self, thinker: int) -> None:
        """Stop the request of a worker."""
        self._page.stop(thinker)


class PageHost:
    """Entry point for requests of the page. Each has a number, so that it can be cancelled."""

    def __init__(self, page: Any) -> None:
        self._engines = page.engines
        self._host = LocalHost(
            _PageStorage(page.storage),
            LocalWorkers(_Pool(page.workers), self._load_net),
            load_rules=self._load_rules,
            known_games=_day_games,
        )
        self._ready: dict[str, Any] = {}
        """The page's engines by game."""
        self._requests: dict[int, asyncio.Task[None]] = {}
        self._connections: dict[int, Connection | None] = {}
        self._tasks: set[asyncio.Future[Any]] = set()
        self._host.start()

    async def _load_rules(self, name: str) -> None:
        if name not in self._ready:
            engine = await self._engines.load(name)
            games.load(name).engine = engine_of(engine)
            self._ready[name] = engine

    async def _load_net(self, name: str) -> None:
        if name not in net.EVALUATORS:
            await self._engines.load_net(name)
            net.EVALUATORS[name] = evaluator_of(self._ready[name])

    def request(self, number: int, method: str, address: str, body: Any, answered: Any) -> None:
        """Answer a request by calling `answered` with its status and text."""

        async def work() -> None:
            try:
                answered(*await self._host.request(method, address, body.to_bytes()))
            finally:
                del self._requests[number]

        self._requests[number] = asyncio.ensure_future(work())

    def cancel(self, number: int) -> None:
        """Cancel a request whose response is no longer needed."""
        if number in self._requests:
            self._requests[number].cancel()

    def connect(self, number: int, table: str, token: str, listener: Any) -> None:
        """Open a connection to a table."""

        async def work() -> None:
            connection = await self._host.connect(table, token, listener)
            if number in self._connections:
                self._connections[number] = connection
            elif connection is not None:  # it was closed in the meantime
                connection.close()

        self._connections[number] = None
        self._run_task(work())

    def send(self, number: int, message: str) -> None:
        """Send a command over a connection."""
        connection = self._connections.get(number)
        if connection is not None:
            self._run_task(connection.send(message))

    def disconnect(self, number: int) -> None:
        """Close a connection."""
        connection = self._connections.pop(number, None)
        if connection is not None:
            connection.close()

    def _run_task(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def begin(page: Any) -> PageHost:
    """Create the local host, and return its entry point."""
    return PageHost(page)
