"""What the page itself calls: Pyodide's side, where values cross from JavaScript and back.

`begin` is given the engines of the page, its keeper and its thinkers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from holdfast import games
from holdfast.kernel.wasm_engine import engine_of
from holdfast.offline.local_host import House, Line
from holdfast.offline.local_storage import LocalStorageFullError
from holdfast.offline.local_workers import Found, PageThinkers


class _Keeper:
    """Keeps texts by the page's own means."""

    def __init__(self, page: Any) -> None:
        self._page = page

    async def add(self, table: str, number: int, entry: str, row: str) -> bool:
        """Whether it was kept."""
        outcome = await self._page.add(table, number, entry, row)
        if outcome == "full":
            raise LocalStorageFullError
        return bool(outcome == "kept")

    async def entries(self, table: str, first: int) -> list[str]:
        """The entries of a table."""
        found: list[str] = (await self._page.entries(table, first)).to_py()
        return found

    async def row(self, table: str) -> str | None:
        """What lists show of a table."""
        found: str | None = await self._page.row(table)
        return found

    async def note(self, name: str, text: str | None) -> str | None:
        """A text by its name."""
        found: str | None = await self._page.note(name, text)
        return found

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Tell of what other windows add."""
        from pyodide.ffi import create_proxy

        self._page.listen(create_proxy(heard))


class _Pool:
    """Thinkers in workers of the page's."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self.count = int(page.count)

    async def ask(self, thinker: int, wanted: str, octets: bytes) -> Found:
        """Have one of them compute something."""
        from pyodide.ffi import to_js

        found = await self._page.ask(thinker, wanted, to_js(octets))
        return Found(found.text, found.octets.to_bytes())

    def stop(self, thinker: int) -> None:
        """Nobody needs it any more."""
        self._page.stop(thinker)


class Desk:
    """Where the page's requests come in. Each has a number, by which it can be dropped."""

    def __init__(self, page: Any) -> None:
        self._engines = page.engines
        self._house = House(
            _Keeper(page.keeper), PageThinkers(_Pool(page.thinkers)), at_hand=self._at_hand
        )
        self._ready: set[str] = set()
        self._asked: dict[int, asyncio.Task[None]] = {}
        self._lines: dict[int, Line | None] = {}
        self._working: set[asyncio.Future[Any]] = set()
        self._house.start()

    async def _at_hand(self, name: str) -> None:
        if name not in self._ready:
            engine = await self._engines.load(name)
            games.load(name).engine = engine_of(engine)
            self._ready.add(name)

    def ask(self, number: int, method: str, address: str, body: Any, answered: Any) -> None:
        """Answer a request by a call."""

        async def work() -> None:
            try:
                answered(*await self._house.ask(method, address, body.to_bytes()))
            finally:
                del self._asked[number]

        self._asked[number] = asyncio.ensure_future(work())

    def drop(self, number: int) -> None:
        """Nobody waits for an answer any more."""
        if number in self._asked:
            self._asked[number].cancel()

    def connect(self, number: int, table: str, token: str, listener: Any) -> None:
        """Open a line to a table."""

        async def work() -> None:
            line = await self._house.connect(table, token, listener)
            if number in self._lines:
                self._lines[number] = line
            elif line is not None:  # it was hung up meanwhile
                line.hang_up()

        self._lines[number] = None
        self._keep(work())

    def say(self, number: int, message: str) -> None:
        """Something is said on a line."""
        line = self._lines.get(number)
        if line is not None:
            self._keep(line.say(message))

    def hang_up(self, number: int) -> None:
        """A line ends."""
        line = self._lines.pop(number, None)
        if line is not None:
            line.hang_up()

    def _keep(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)


def begin(page: Any) -> Desk:
    """Open the house."""
    return Desk(page)
