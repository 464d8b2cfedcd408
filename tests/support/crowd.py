"""A load of players who keep playing while servers stop and start, and who record what they
receive.

Each player holds a connection to one of the servers and reconnects when it closes. Moves are random
but seeded. At the end, what the players received is compared with what the database stores.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import httpx
import sqlalchemy as sa
from tests.support.databases import Database
from tests.support.server import PATIENCE
from tests.support.updates import Reader
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from holdfast.server.storage import Storage
from holdfast.server.storage.schema import ENTRIES
from holdfast.server.verify import verify

PAUSE = 0.02
"""Seconds before another attempt."""

EventsBySeq = dict[int, list[dict[str, Any]]]
"""Events by the sequence number of the position after them."""


class CrowdPlayer:
    """A player at one table."""

    def __init__(self, table: CrowdTable, seat: int, chance: random.Random) -> None:
        self.table = table
        self.seat = seat
        self.chance = chance
        self.tried: set[tuple[int, int]] = set()
        """Every move sent, with the sequence number of its position."""
        self.received: EventsBySeq = {}
        self.seq = -1
        """Sequence number of the latest position received."""
        self.over = False

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                port = self.chance.choice(self.table.crowd.ports)
                token = self.table.tokens[self.seat]
                address = f"ws://127.0.0.1:{port}/api/tables/{self.table.id}/socket?token={token}"
                async with connect(address, max_size=None, compression=None) as line:
                    await self._follow(line)
            await asyncio.sleep(PAUSE)

    async def _follow(self, line: ClientConnection) -> None:
        sent, reader = -1, Reader()
        while not self.over:
            message = reader.read(json.loads(await line.recv()))
            if message["type"] == "chat":
                continue
            if message["type"] == "problem":
                # Whether the move was played is unclear: ask for the present state.
                self.table.crowd.problems[message["code"]] += 1
                await asyncio.sleep(PAUSE)
                await line.send(json.dumps({"type": "resync"}))
                sent = -1
                continue
            self._record(message)
            asked = message["ask"] is not None and self.seat in message["ask"]["owes"]
            if asked and message["moves"] and message["seq"] > sent:
                sent = message["seq"]
                move = self.chance.choice(message["moves"])["n"]
                self.tried.add((sent, move))
                await line.send(json.dumps({"type": "play", "seq": sent, "move": move}))

    def _record(self, message: dict[str, Any]) -> None:
        seq = message["seq"]
        assert seq >= self.seq, f"{self.table.id}: {seq} was received after {self.seq}"
        news: EventsBySeq = defaultdict(list)
        for event in message["events"]:
            news[event["seq"]].append(event)
        for number, events in news.items():
            assert self.received.setdefault(number, events) == events, f"{seq} differs"
        if seq > self.seq:
            self.seq = seq
            self.table.crowd.count_position()
        self.over = message["over"]


class CrowdTable:
    """A table and its players."""

    def __init__(self, crowd: Crowd, new: dict[str, Any], chance: random.Random) -> None:
        self.crowd = crowd
        self.id: str = new["table"]
        self.tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in new["seats"]}
        self.people = [CrowdPlayer(self, seat, chance) for seat in self.tokens]

    @property
    def seq(self) -> int:
        """Sequence number of the latest position that any player received."""
        return max(person.seq for person in self.people)

    @property
    def over(self) -> bool:
        """Whether any player received the end of the game."""
        return any(person.over for person in self.people)


class Crowd:
    """All players. `ports` are the servers' ports and may change at any time."""

    def __init__(self, seed: int, games: Sequence[str], ports: list[int]) -> None:
        self.ports = ports
        self.tables: list[CrowdTable] = []
        self.problems: dict[str, int] = defaultdict(int)
        self._seed = seed
        self._games = games
        self.moves = 0
        """Number of positions received."""
        self._playing: list[asyncio.Task[None]] = []

    def count_position(self) -> None:
        """Count a position that a player received."""
        self.moves += 1

    async def wait_for_positions(self, moves: int) -> None:
        """Wait until players have received `moves` more positions."""
        await self._wait_until_total(self.moves + moves)

    async def wait_for_every_table(self) -> None:
        """Wait until every unfinished table has received another position."""
        here = [(table, table.seq) for table in self.tables]
        async with asyncio.timeout(PATIENCE):
            while any(not table.over and table.seq <= seq for table, seq in here):
                self._raise_failures()
                await asyncio.sleep(PAUSE)

    async def _wait_until_total(self, moves: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.moves < moves:
                self._raise_failures()
                await asyncio.sleep(0.002)

    def _raise_failures(self) -> None:
        """Raise the exception of a player who has failed."""
        for task in self._playing:
            if task.done():
                task.result()

    def start(self, tables: int) -> None:
        """Start playing at this many tables at a time."""
        self._playing = [asyncio.create_task(self._play_tables(number)) for number in range(tables)]

    async def stop(self) -> None:
        """Stop all players."""
        self._raise_failures()
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    async def _play_tables(self, number: int) -> None:
        """Play one table after another."""
        chance = random.Random(f"{self._seed} {number}")
        while True:
            table = await self._open(chance)
            self.tables.append(table)
            async with asyncio.TaskGroup() as all_of_them:
                for person in table.people:
                    all_of_them.create_task(person.play())

    async def _open(self, chance: random.Random) -> CrowdTable:
        seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
        wish = {"game": chance.choice(self._games), "seats": seats}
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            while True:
                url = f"http://127.0.0.1:{chance.choice(self.ports)}/api/tables"
                with contextlib.suppress(httpx.TransportError):
                    answer = await http.post(url, json=wish)
                    if answer.status_code == 200:
                        return CrowdTable(self, answer.json(), chance)
                    self.problems[answer.json()["code"]] += 1
                await asyncio.sleep(PAUSE)

    async def check(self, kept: Database) -> int:
        """Compare what players received and sent with what is stored, and return the number of
        moves."""
        moves = 0
        for table in self.tables:
            with kept.connected() as connection:
                rows = connection.execute(
                    sa.select(ENTRIES).filter_by(table_id=table.id).order_by(ENTRIES.c.number)
                ).all()
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
            entries = {row.seq: row.entry for row in rows if row.entry["kind"] == "moved"}
            # Nothing is lost: every position that a player received is stored, …
            assert table.seq <= len(entries), f"{table.id} has lost a position"
            assert sorted(entries) == list(range(1, len(entries) + 1))
            # … and nothing doubled: each move was sent once, in just that position, by its player.
            for seq, entry in entries.items():
                person = table.people[entry["seat"]]
                assert entry["by"] == "person"
                assert (seq - 1, entry["move"]) in person.tried, f"{table.id} has move {seq} twice"
            await self._compare(table)
            moves += len(entries)
        storage = await Storage.look_at(kept.named)
        try:
            verdicts = [verdict async for verdict in verify(storage)]
        finally:
            await storage.close()
        assert not [verdict for verdict in verdicts if verdict.kind != "sound"]
        assert {table.id for table in self.tables} <= {verdict.table for verdict in verdicts}
        return moves

    async def _compare(self, table: CrowdTable) -> None:
        """Check that the server's present state agrees with what each player received."""
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            for person in table.people:
                url = f"http://127.0.0.1:{self.ports[0]}/api/tables/{table.id}"
                answer = await http.get(url, params={"token": table.tokens[person.seat]})
                assert answer.status_code == 200, answer.text
                now: EventsBySeq = defaultdict(list)
                for event in answer.json()["events"]:
                    now[event["seq"]].append(event)
                for seq, events in person.received.items():
                    found = f"{now[seq]}, not {events}"
                    assert now[seq] == events, f"{table.id}: {seq} the server now has {found}"
