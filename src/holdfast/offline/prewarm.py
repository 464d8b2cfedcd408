"""A rehearsal: what is done at the first table of each game, done once when the site is built.

Whatever Python reads, checks and works out on the way is then in its memory, which pages go on from
(`tools/started.mjs`). The rules are interpreted and nobody thinks, so that nothing of a browser is
needed, and nothing of one is left behind.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

from pydantic_core import from_json, to_json

from holdfast import games
from holdfast.kernel.position import Position
from holdfast.offline.local_host import House
from holdfast.offline.local_workers import Found, PageThinkers

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

DECISIONS = 4
"""Own decisions at a table after which enough has been seen."""
PATIENCE = 600.0
"""Seconds of a table without a word after which something is wrong."""


class _Loop(asyncio.BaseEventLoop):
    """Nothing comes from elsewhere: where all wait for the clock, it is put forward."""

    def __init__(self) -> None:
        super().__init__()
        self._selector = self
        self._now = 0.0

    def time(self) -> float:
        """Seconds since it began, those that were passed over among them."""
        return self._now

    def select(self, timeout: float | None) -> list[Any]:
        """Nothing has come, and it is as late as the next that was put off."""
        if timeout is None:
            raise RuntimeError("all wait for each other")
        self._now += timeout
        return []

    def run_in_executor(
        self, executor: object, func: Callable[[*Ts], T], *args: *Ts
    ) -> asyncio.Future[T]:
        """At once: a page has no threads."""
        done: asyncio.Future[T] = self.create_future()
        done.set_result(func(*args))
        return done

    def _process_events(self, events: list[Any]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass


class _Nowhere:
    """Keeps texts as long as the rehearsal lasts."""

    def __init__(self) -> None:
        self._tables: dict[str, list[str]] = {}
        self._rows: dict[str, str] = {}

    async def add(self, table: str, number: int, entry: str, row: str) -> bool:
        """There is nobody else who adds anything."""
        self._tables.setdefault(table, []).append(entry)
        self._rows[table] = row
        return True

    async def entries(self, table: str, first: int) -> list[str]:
        """The entries of a table."""
        return self._tables[table][first:]

    async def row(self, table: str) -> str | None:
        """What lists show of it."""
        return self._rows.get(table)

    async def note(self, name: str, text: str | None) -> str | None:
        """Nothing is noted."""
        return None

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """There is nothing to be heard."""


class _Nobody:
    """Answers without a thought: the first move that is allowed."""

    count = 1

    async def ask(self, thinker: int, wanted: str, octets: bytes) -> Found:
        """What a search would say that has looked at nothing else."""
        game = games.load(from_json(wanted)["game"])
        move = game.legal(Position.from_bytes(game.state, octets))[0]
        return Found(to_json({"choices": [[move, 1, 0.5, 0.0]], "line": [move]}).decode())

    def stop(self, thinker: int) -> None:
        """It has answered already."""


class _Listener:
    """Hears what is said at a table."""

    def __init__(self) -> None:
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def hear(self) -> dict[str, Any]:
        """What is said next."""
        return await asyncio.wait_for(self._heard.get(), PATIENCE)

    def opened(self) -> None:
        """It is there."""

    def said(self, message: str) -> None:
        """Something is told."""
        self._heard.put_nowait(from_json(message))

    def closed(self, code: int) -> None:
        """Nothing more will come."""


def rehearse() -> dict[str, int]:
    """Play a little of every game; how often one had to decide in each."""
    loop, other = _Loop(), asyncio._get_running_loop()
    asyncio._set_running_loop(None)  # in Pyodide one runs at all times
    try:
        return loop.run_until_complete(_visit())
    finally:
        loop.close()
        asyncio._set_running_loop(other)


async def _visit() -> dict[str, int]:
    house = House(_Nowhere(), PageThinkers(_Nobody()))
    house.start()
    known: list[dict[str, str]] = []
    decided: dict[str, int] = {}
    for name in games.names():
        place, decided[name] = await _play(house, name)
        known.append(place)
    await _ask(house, "POST", "/tables/mine", {"tokens": known})
    await house.close()
    return decided


async def _play(house: House, name: str) -> tuple[dict[str, str], int]:
    (view,) = [game for game in await _ask(house, "GET", "/games") if game["id"] == name]
    bots = [{"kind": "bot", "level": view["default_level"]}] * (view["default_players"] - 1)
    seats = [{"kind": "person", "name": "A"}, *bots]
    new = await _ask(house, "POST", "/tables", {"game": name, "seats": seats})
    at, token = new["table"], new["seats"][0]["token"]
    await _ask(house, "GET", f"/tables/{at}?token={token}")
    listener = _Listener()
    line = await house.connect(at, token, listener)
    assert line is not None
    answered: set[int] = set()
    while len(answered) < DECISIONS:
        await listener.hear()  # an update, whose moves may be references to earlier ones
        table = await _ask(house, "GET", f"/tables/{at}?token={token}")
        if table["over"]:
            break
        if table["moves"] and table["seq"] not in answered:
            answered.add(table["seq"])
            play = {"type": "play", "seq": table["seq"], "move": table["moves"][-1]["n"]}
            await line.say(to_json(play).decode())
    line.hang_up()
    return {"table": at, "token": token}, len(answered)


async def _ask(house: House, method: str, address: str, body: object = None) -> Any:
    status, text = await house.ask(method, address, to_json(body))
    if status != 200:
        raise RuntimeError(f"{method} {address}: {text}")
    return from_json(text)
