"""The honest players: `python -m bench.hostile.honest PLAN`, where the plan is a file of JSON.

Two people play at each table, every table has an address of its own, and a move is sent at each in
turn, evenly spread. The time of a move is from when it was due until both people have it. For each
line `measure SECONDS` on standard input one line of JSON is printed about the moves of that time.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.hostile.addresses import honest

SEQ = re.compile(r'{"type":"(?:table|update)".*?"seq":(\d+)')
LONGEST = 60.0
"""Seconds after which a move counts as lost."""


@dataclass
class Table:
    """One table with its two people."""

    number: int
    port: int
    game: str
    games: list[list[list[int]]]
    opening: asyncio.Lock
    """Lock for opening tables one after another, because the server deals games in this order."""
    lost: int = 0
    """Number of connections that the server has closed."""
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    async def open(self) -> None:
        """Leave a finished table, open another and sit down there."""
        for task in self.tasks:
            task.cancel()
        async with self.opening:
            new = await asyncio.to_thread(self._new)
            self.moves = self.games[0]
            self.games.append(self.games.pop(0))
        self.id, self.tokens = new["table"], [seat["token"] for seat in new["seats"]]
        self.next, self.seqs = 0, [-1, -1]
        self.news = asyncio.Condition()
        self.sockets: list[ClientConnection | None] = [None, None]
        self.tasks = [asyncio.create_task(self._hear(seat)) for seat in (0, 1)]
        await self._until(0)

    def _new(self) -> dict[str, Any]:
        seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
        line = http.client.HTTPConnection(
            "127.0.0.1", self.port, LONGEST, source_address=(honest(self.number), 0)
        )
        body = json.dumps({"game": self.game, "seats": seats})
        line.request("POST", "/api/tables", body, {"content-type": "application/json"})
        answer: dict[str, Any] = json.load(line.getresponse())
        line.close()
        return answer

    async def _hear(self, seat: int) -> None:
        """Read the messages of a seat, and reconnect after a lost connection, as a browser does."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.id}/socket"
        while True:
            try:
                async with connect(
                    f"{address}?token={self.tokens[seat]}", max_size=None, compression=None,
                    open_timeout=LONGEST, ping_interval=None,
                    local_addr=(honest(self.number), 0),
                ) as socket:  # fmt: skip
                    self.sockets[seat] = socket
                    async for message in socket:
                        told = SEQ.match(str(message))
                        if told:
                            async with self.news:
                                self.seqs[seat] = int(told[1])
                                self.news.notify_all()
            except (OSError, WebSocketException):
                pass
            self.sockets[seat] = None
            self.lost += 1
            await asyncio.sleep(0.4)

    async def _until(self, seq: int) -> None:
        async with asyncio.timeout(LONGEST), self.news:
            await self.news.wait_for(lambda: min(self.seqs) >= seq)

    async def play(self) -> None:
        """Play the next move, and wait until both people have it."""
        seat, seq, move, wanted = self.moves[self.next]
        self.next += 1
        socket = self.sockets[seat]
        if socket is None:
            raise ConnectionError("not connected")
        await socket.send(f'{{"type":"play","seq":{seq},"move":{move}}}')
        await self._until(wanted)


class Honest:
    """All honest players of a server, two at each table."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self._plan = plan
        self._period: float = plan["period"]
        self._times: list[tuple[float, float]] = []
        """For each move the time at which it was due, and how long it took."""
        self._late: list[float] = []
        """Delay with which each move was sent, which the load of the players' own core causes."""
        self._under_way: dict[int, float] = {}
        """Time at which the unfinished move was due, by table."""
        self._failed = 0

    async def run(self) -> None:
        """Play, and print the delays of moves when asked."""
        plan, opening = self._plan, asyncio.Lock()
        self._tables = [
            Table(number, plan["port"], plan["game"], plan["games"], opening)
            for number in range(plan["tables"])
        ]
        for table in self._tables:
            await table.open()
        print(json.dumps({"ready": True}), flush=True)
        playing = [asyncio.create_task(self._play(table)) for table in self._tables]
        while line := await asyncio.to_thread(sys.stdin.readline):
            print(json.dumps(await self._measure(float(line.split()[1]))), flush=True)
        for task in playing:
            task.cancel()

    async def _play(self, table: Table) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + self._period * table.number / len(self._tables)
        while True:
            if table.next == len(table.moves):
                try:
                    await table.open()
                except (OSError, KeyError, http.client.HTTPException):  # such as a refusal
                    self._failed += 1
                    await asyncio.sleep(self._period)
                    continue
                due = max(due, loop.time())
            self._under_way[table.number] = due
            await asyncio.sleep(due - loop.time())
            self._late.append(loop.time() - due)
            try:
                await table.play()
            except (OSError, WebSocketException):  # a TimeoutError among them
                self._failed += 1
                table.next = len(table.moves)  # nobody knows whether it was played: begin anew
            self._times.append((due, loop.time() - due))
            del self._under_way[table.number]
            # A move that was late does not make the next one late as well.
            due = max(due + self._period, loop.time())

    async def _measure(self, seconds: float) -> dict[str, Any]:
        loop = asyncio.get_running_loop()
        begun, lost = loop.time(), sum(table.lost for table in self._tables)
        self._failed = 0
        await asyncio.sleep(seconds)
        ended = loop.time()
        # Those that are under way are waited for, so that slow ones count.
        while any(due < ended for due in self._under_way.values()):
            await asyncio.sleep(0.05)
        times = [took for due, took in self._times if begun <= due < ended]
        late = list(self._late)
        self._times.clear()
        self._late.clear()
        return {
            "times": times,
            "late": late,
            "failed": self._failed,
            "lost": sum(table.lost for table in self._tables) - lost,
        }


if __name__ == "__main__":
    asyncio.run(Honest(json.loads(Path(sys.argv[1]).read_text())).run())
