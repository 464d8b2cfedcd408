"""People at many tables who play on whatever happens to the servers, and note what they are told.

Each of them has a line to one of the servers and opens another one when it ends. They play whatever
is theirs to play, at random but the same every time. Afterwards what they were told is compared
with what was kept.
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
from tests.support.databases import Kept
from tests.support.server import PATIENCE
from tests.support.updates import Reader
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from holdfast.server.storage import Storage
from holdfast.server.storage.schema import ENTRIES
from holdfast.server.verify import verify

PAUSE = 0.02
"""Seconds before somebody tries again."""

TurnReport = dict[int, list[dict[str, Any]]]
"""Events by the sequence number of the position that they led to."""


class Seated:
    """One person at one table."""

    def __init__(self, place: Place, seat: int, chance: random.Random) -> None:
        self.place = place
        self.seat = seat
        self.chance = chance
        self.tried: set[tuple[int, int]] = set()
        """Every move that was sent, with the position in which."""
        self.told: TurnReport = {}
        self.seq = -1
        """The latest position that was told."""
        self.over = False

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                port = self.chance.choice(self.place.crowd.ports)
                token = self.place.tokens[self.seat]
                table = f"ws://127.0.0.1:{port}/api/tables/{self.place.id}/socket?token={token}"
                async with connect(table, max_size=None, compression=None) as line:
                    await self._hear(line)
            await asyncio.sleep(PAUSE)

    async def _hear(self, line: ClientConnection) -> None:
        sent, reader = -1, Reader()
        while not self.over:
            message = reader.read(json.loads(await line.recv()))
            if message["type"] == "chat":
                continue
            if message["type"] == "problem":
                # It was not played, or was and is told: whatever holds is asked for again.
                self.place.crowd.problems[message["code"]] += 1
                await asyncio.sleep(PAUSE)
                await line.send(json.dumps({"type": "resync"}))
                sent = -1
                continue
            self._note(message)
            asked = message["ask"] is not None and self.seat in message["ask"]["owes"]
            if asked and message["moves"] and message["seq"] > sent:
                sent = message["seq"]
                move = self.chance.choice(message["moves"])["n"]
                self.tried.add((sent, move))
                await line.send(json.dumps({"type": "play", "seq": sent, "move": move}))

    def _note(self, message: dict[str, Any]) -> None:
        seq = message["seq"]
        assert seq >= self.seq, f"{self.place.id}: {seq} was told after {self.seq}"
        news: TurnReport = defaultdict(list)
        for event in message["events"]:
            news[event["seq"]].append(event)
        for number, events in news.items():
            assert self.told.setdefault(number, events) == events, "told in another way before"
        if seq > self.seq:
            self.seq = seq
            self.place.crowd.moved()
        self.over = message["over"]


class Place:
    """One table."""

    def __init__(self, crowd: Crowd, new: dict[str, Any], chance: random.Random) -> None:
        self.crowd = crowd
        self.id: str = new["table"]
        self.tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in new["seats"]}
        self.people = [Seated(self, seat, chance) for seat in self.tokens]

    @property
    def seq(self) -> int:
        """The latest position that anybody here was told."""
        return max(person.seq for person in self.people)

    @property
    def over(self) -> bool:
        """Whether somebody was told that it is."""
        return any(person.over for person in self.people)


class Crowd:
    """Everybody. The ports are those of the servers, and may change under way."""

    def __init__(self, seed: int, games: Sequence[str], ports: list[int]) -> None:
        self.ports = ports
        self.places: list[Place] = []
        self.problems: dict[str, int] = defaultdict(int)
        self._seed = seed
        self._games = games
        self.moves = 0
        """How many positions were told."""
        self._news = asyncio.Condition()
        self._playing: list[asyncio.Task[None]] = []

    def moved(self) -> None:
        """Count a position that somebody was sent."""
        self.moves += 1

    async def news(self, moves: int) -> None:
        """Wait until so many more positions were told."""
        await self._until(self.moves + moves)

    async def everybody_on(self) -> None:
        """Wait until every table that is not over has gone on from here."""
        here = [(place, place.seq) for place in self.places]
        async with asyncio.timeout(PATIENCE):
            while any(not place.over and place.seq <= seq for place, seq in here):
                self._look()
                await asyncio.sleep(PAUSE)

    async def _until(self, moves: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.moves < moves:
                self._look()
                await asyncio.sleep(0.002)

    def _look(self) -> None:
        """Fail where somebody who plays has failed."""
        for task in self._playing:
            if task.done():
                task.result()

    def start(self, tables: int) -> None:
        """Let people play at so many tables at a time."""
        self._playing = [asyncio.create_task(self._go_on(number)) for number in range(tables)]

    async def stop(self) -> None:
        """Let everybody get up."""
        self._look()
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    async def _go_on(self, number: int) -> None:
        """One table after another."""
        chance = random.Random(f"{self._seed} {number}")
        while True:
            place = await self._open(chance)
            self.places.append(place)
            async with asyncio.TaskGroup() as all_of_them:
                for person in place.people:
                    all_of_them.create_task(person.play())

    async def _open(self, chance: random.Random) -> Place:
        seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
        wish = {"game": chance.choice(self._games), "seats": seats}
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            while True:
                url = f"http://127.0.0.1:{chance.choice(self.ports)}/api/tables"
                with contextlib.suppress(httpx.TransportError):
                    answer = await http.post(url, json=wish)
                    if answer.status_code == 200:
                        return Place(self, answer.json(), chance)
                    self.problems[answer.json()["code"]] += 1
                await asyncio.sleep(PAUSE)

    async def check(self, kept: Kept) -> int:
        """Compare what everybody was told, and has tried, with what was kept; gives how many moves
        that were."""
        moves = 0
        for place in self.places:
            with kept.connected() as connection:
                rows = connection.execute(
                    sa.select(ENTRIES).filter_by(table_id=place.id).order_by(ENTRIES.c.number)
                ).all()
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
            entries = {row.seq: row.entry for row in rows if row.entry["kind"] == "moved"}
            # None is lost: what anybody was told of is there, …
            assert place.seq <= len(entries), f"{place.id} has lost a move"
            assert sorted(entries) == list(range(1, len(entries) + 1))
            # … and none doubled: each was wished once, in just that position, by whose move it is.
            for seq, entry in entries.items():
                person = place.people[entry["seat"]]
                assert entry["by"] == "person"
                assert (seq - 1, entry["move"]) in person.tried, f"{place.id} has move {seq} twice"
            await self._compare(place)
            moves += len(entries)
        storage = await Storage.look_at(kept.named)
        try:
            verdicts = [verdict async for verdict in verify(storage)]
        finally:
            await storage.close()
        assert not [verdict for verdict in verdicts if verdict.kind != "sound"]
        assert {place.id for place in self.places} <= {verdict.table for verdict in verdicts}
        return moves

    async def _compare(self, place: Place) -> None:
        """Check that everybody was sent what the server would send now."""
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            for person in place.people:
                url = f"http://127.0.0.1:{self.ports[0]}/api/tables/{place.id}"
                answer = await http.get(url, params={"token": place.tokens[person.seat]})
                assert answer.status_code == 200, answer.text
                now: TurnReport = defaultdict(list)
                for event in answer.json()["events"]:
                    now[event["seq"]].append(event)
                for seq, events in person.told.items():
                    found = f"{now[seq]}, not {events}"
                    assert now[seq] == events, f"{place.id}: {seq} is told in another way: {found}"
