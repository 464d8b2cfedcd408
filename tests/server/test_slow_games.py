"""Slow games over simulated weeks: clocks are exact, and no move is lost.

People move whenever they like, some of them too late, some take days off. Servers are stopped in
the middle of everything and started again; on a PostgreSQL two of them share the work. In the end
the stored entries are read by a second set of rules, which knows nothing of the clocks' code.
"""

from __future__ import annotations

import asyncio
import heapq
import json
import random
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.support.databases import Database
from tests.support.entropy import EntropyByName
from tests.support.postgres import Cluster
from tests.support.server import Clock, InProcessBots, run_in_thread, run_server, wait_until
from tests.table.seated import GAME

from holdfast.hosting import new_tables
from holdfast.hosting.clock_keeper import PERIOD, ClockKeeper
from holdfast.hosting.messages.lobby import SeatWish, TableWish, TimeControlWish
from holdfast.hosting.notices import Notifier
from holdfast.hosting.notices.notifier import Services
from holdfast.hosting.notices.records import NoticeSettings, Sent, Subscription
from holdfast.hosting.rooms import Rooms
from holdfast.server.storage import Storage
from holdfast.server.storage.schema import TABLES
from holdfast.table import Table
from holdfast.table.clocks import BOT_SECONDS
from holdfast.table.entries import DaysOff, Moved, TimedOut

DAY = 24 * 3600.0
START = 1_800_000_000.0


def clock_at_start() -> Clock:
    """Return a clock that shows when everything begins."""
    clock = Clock()
    clock.now = START
    return clock


@dataclass
class Process:
    """A server without a network."""

    storage: Storage
    rooms: Rooms
    keeper: ClockKeeper

    @classmethod
    async def start(cls, kept: Database, clock: Clock) -> Process:
        """Start a server on a database."""
        storage = await Storage.open(kept.named)
        rooms = Rooms(
            storage, InProcessBots(), most=1000, entropy=EntropyByName(), linger=0, now=clock
        )
        rooms.start()
        return cls(storage, rooms, ClockKeeper(rooms, storage, clock))

    async def stop(self) -> None:
        """Stop at once, whatever is going on: bots do not finish their moves."""
        for task in self.rooms._tasks:
            task.cancel()
        for room in list(self.rooms._rooms.values()):
            await room.close()
        await self.storage.close()


@dataclass
class Weeks:
    """Tables with a day for each move, and a simulated time."""

    kept: Database
    processes: int
    rng: random.Random
    clock: Clock = field(default_factory=clock_at_start)
    run_server: list[Process] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    events: list[tuple[float, int, str]] = field(default_factory=list)
    """When somebody acts at a table: a heap of times, the position they saw, and tables."""
    moves: list[tuple[str, int, int]] = field(default_factory=list)
    """Moves that were acknowledged: table, sequence number and move."""

    async def start(self) -> None:
        """Start all servers."""
        self.running = [await Process.start(self.kept, self.clock) for _ in range(self.processes)]

    async def restart(self) -> None:
        """Stop one server in the middle of everything, and start it again."""
        index = self.rng.randrange(self.processes)
        await self.running[index].stop()
        self.running[index] = await Process.start(self.kept, self.clock)

    async def open(self, count: int) -> None:
        """Open tables for two people, whose seats are on two devices."""
        rooms = self.running[0].rooms
        seats = [SeatWish(kind="person", name="Anna"), SeatWish(kind="person", name="Ben")]
        control = TimeControlWish(move=DAY, level="random")
        for _ in range(count):
            wish = TableWish(game="outlast", seats=seats, time_control=control)
            new = await new_tables.open_table(rooms, wish)
            self.tables.append(new.table)
            self.plan(new.table, 0)

    def plan(self, table: str, seq: int) -> None:
        """Let the player who decides at a table act later: mostly in time, sometimes not."""
        late = self.rng.random() < 0.15
        wait = self.rng.uniform(1.01, 1.5) * DAY if late else self.rng.uniform(60, 0.9 * DAY)
        heapq.heappush(self.events, (self.clock.now + wait, seq, table))

    async def act(self, table: str, seq: int) -> None:
        """Play a move for the player who decides, or take days off, unless the position changed."""
        process = self.rng.choice(self.running)
        room = await process.rooms.enter(table)
        await room.read_entries_of_others()
        now = room.table
        if now.over or now.seq != seq or now.bot_to_move is not None:
            return
        seat = now.to_move
        if self.rng.random() < 0.03:
            end = self.clock.now + self.rng.uniform(0.5, 2) * DAY
            await room.do(lambda t: t.take_days_off(seat, self.clock.now, end, self.clock.now))
            heapq.heappush(self.events, (end + self.rng.uniform(60, 0.9 * DAY), seq, table))
            return
        move = self.rng.choice(GAME.legal(now.position))
        entropy = f"{self.rng.getrandbits(128):032x}"
        await room.do(lambda t: t.play(seat, seq, move, entropy))
        self.moves.append((table, seq + 1, move))
        if not room.table.over:
            self.plan(table, seq + 1)

    async def look(self, settle: bool) -> None:
        """Let all servers look at the clocks; bots finish their moves unless a server stops."""
        due = await self.running[0].storage.due(self.clock.now, 10_000)
        await asyncio.gather(*(process.keeper.look() for process in self.running))
        if not settle:
            await self.restart()
            return
        for table in due:
            room = await self.running[0].rooms.enter(table)
            async with asyncio.timeout(30):
                # A game that bots have kept from everybody rests until somebody returns.
                while room.table.bot_to_move is not None and room.table.plays_on:
                    await asyncio.sleep(0.001)
                    await room.read_entries_of_others()
            if room.table.plays_on:
                self.plan(table, room.table.seq)

    async def next_deadline(self) -> float:
        """Return when the next clock runs out, by the database."""
        first = sa.select(sa.func.min(TABLES.c.deadline))
        found = await self.running[0].storage._database.read(lambda c: c.scalar(first))
        return float(found or float("inf"))

    async def live(self, days: float, restarts: int) -> None:
        """Let days pass, with some restarts at any time."""
        end = START + days * DAY
        stops = sorted(self.rng.uniform(START, end) for _ in range(restarts))
        while self.clock.now < end and (self.events or stops):
            act = self.events[0][0] if self.events else float("inf")
            # A server looks at the clocks twice a second; only those looks matter that find one.
            look = await self.next_deadline() + self.rng.uniform(0, PERIOD)
            self.clock.now = max(self.clock.now, min(act, look, end))
            stop = bool(stops) and stops[0] <= self.clock.now
            if stop:
                stops.pop(0)
            if look <= act:
                await self.look(settle=not stop)
            else:
                _, seq, table = heapq.heappop(self.events)
                await self.act(table, seq)
                if stop:
                    await self.restart()


class Recorder:
    """A push service that records the time and the title of each message."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.sent: dict[tuple[str, str], list[float]] = {}
        """Times of the messages to each person, by their title."""

    async def send(self, to: Subscription, text: str, seconds: float, topic: str) -> Sent:
        """Record the time of a message, by its recipient and title."""
        key = to.person, json.loads(text)["title"]
        self.sent.setdefault(key, []).append(self._clock.now)
        return "sent"


@dataclass
class ToldWeeks(Weeks):
    """The same tables, where everybody has subscribed to notices."""

    recorder: Recorder | None = None
    notifiers: dict[int, Notifier] = field(default_factory=dict)

    async def open(self, count: int) -> None:
        """Open tables, and subscribe both players of each to messages."""
        await super().open(count)
        self.recorder = Recorder(self.clock)
        storage = self.running[0].storage
        for table, seat in ((table, seat) for table in self.tables for seat in (0, 1)):
            person = f"guest {table} {seat}"
            settings = NoticeSettings(person, "en", "UTC", 22 * 60, 8 * 60, None, person)
            await storage.conduct.attach(table, seat, person, False)
            await storage.notices.keep_settings(settings)
            new = Subscription(person, person, f"https://{person}", "key", "secret", START)
            await storage.notices.subscribe(new, 10)

    async def tell(self) -> None:
        """Let all servers look at the same time for notices that are due."""
        looks = []
        for process in self.running:
            if id(process) not in self.notifiers:
                services = Services(self.recorder)  # type: ignore[arg-type]
                notifier = Notifier(process.storage.notices, services, self.clock)
                self.notifiers[id(process)] = notifier
                process.rooms.on_change.append(notifier.note_change)
            looks.append(self.notifiers[id(process)])
        await asyncio.gather(*(notifier.look() for notifier in looks))
        for notifier in looks:
            await asyncio.gather(*notifier._tasks._tasks)

    async def act(self, table: str, seq: int) -> None:
        """Send all notices that are due, then play."""
        await self.tell()
        await super().act(table, seq)
        await self.tell()


async def check_notices(
    kept: Database, processes: int, tables: int, days: float, restarts: int
) -> None:
    """Let weeks pass, and check that nobody got a notice twice, or at night."""
    weeks = ToldWeeks(kept, processes, random.Random(tables))
    await weeks.start()
    await weeks.open(tables)
    await weeks.live(days, restarts)
    assert weeks.recorder is not None
    sent = weeks.recorder.sent
    titles = {title for _, title in sent}
    assert {"Your turn in Outlast", "Little time left in Outlast"} <= titles
    for (person, title), times in sent.items():
        for before, after in pairwise(times):
            assert after - before > DAY / 2, f"{person} was told twice: {title}"
        assert all(8 <= (at % DAY) / 3600 < 22 for at in times)
    for process in weeks.running:
        await process.stop()


def test_nobody_is_told_twice_over_restarts(tmp_path: Path) -> None:
    run_in_thread(check_notices(Database(tmp_path / "t.sqlite3"), 1, tables=6, days=8, restarts=6))


@pytest.mark.long
def test_two_servers_tell_nobody_twice(postgres: Cluster) -> None:
    run_in_thread(check_notices(Database(postgres.new_database()), 2, tables=6, days=8, restarts=6))


def check(table: Table, entries: list, moves: dict[int, int]) -> int:
    """Check the entries of a table against the plain rule; return how many clocks ran out.

    The player who decides has a day from the last move on, and days off do not count.
    """
    since, out = START, 0
    off: dict[int, list[list[float]]] = {0: [], 1: []}
    for entry in entries:
        assert entry.at is not None
        seat = table.to_move
        end = since + DAY + sum(max(0.0, b - max(a, since)) for a, b in off[seat])
        if isinstance(entry, TimedOut):
            assert entry.seat == seat
            assert end <= entry.at <= end + 1.0, "a clock was wrong"
            out += 1
        elif isinstance(entry, Moved):
            if entry.by == "person":
                assert entry.at <= end + 1.0, "somebody moved after their time"
                assert moves.get(table.seq + 1) == entry.move
            else:
                assert entry.at <= end + BOT_SECONDS + 2.0, "a bot came late"
            since = entry.at
        elif isinstance(entry, DaysOff):
            for days in off[entry.seat]:
                days[1] = min(days[1], entry.start)
            off[entry.seat].append([entry.start, entry.end])
        table = table.after(entry)
    return out


async def simulate(kept: Database, processes: int, tables: int, days: float, restarts: int) -> None:
    """Let weeks pass, then read everything again."""
    weeks = Weeks(kept, processes, random.Random(tables))
    await weeks.start()
    await weeks.open(tables)
    await weeks.live(days, restarts)
    out = 0
    for name in weeks.tables:
        stored = await weeks.running[0].storage.load(name)
        assert stored is not None
        assert not stored.unreadable
        moves = {seq: move for table, seq, move in weeks.moves if table == name}
        told = sum(isinstance(e, Moved) and e.by == "person" for e in stored.entries)
        assert told == len(moves), "a move was lost"
        out += check(Table.open(stored.opening, GAME), stored.entries, moves)
    assert out > tables / 2
    for process in weeks.running:
        await process.stop()


def test_slow_games_keep_their_time_over_restarts(tmp_path: Path) -> None:
    run_in_thread(simulate(Database(tmp_path / "t.sqlite3"), 1, tables=12, days=10, restarts=6))


def test_two_servers_keep_the_time_together(postgres: Cluster) -> None:
    run_in_thread(simulate(Database(postgres.new_database()), 2, tables=6, days=8, restarts=4))


@pytest.mark.long
def test_five_hundred_slow_games_keep_their_time(tmp_path: Path) -> None:
    run_in_thread(simulate(Database(tmp_path / "t.sqlite3"), 1, tables=500, days=21, restarts=50))


@pytest.mark.long
def test_two_servers_keep_the_time_of_five_hundred(postgres: Cluster) -> None:
    run_in_thread(simulate(Database(postgres.new_database()), 2, tables=500, days=14, restarts=50))


def test_a_server_that_was_down_looks_after_its_clocks_at_once(tmp_path: Path) -> None:
    clock = clock_at_start()
    control = {"move": DAY, "level": "random"}
    with run_server(tmp_path / "t.sqlite3", now=clock) as server:
        table = server.open("person", "person", time_control=control)
        assert table.view(0)["clocks"]["seats"][table.view(0)["ask"]["seat"]]["zero"] == START + DAY
    clock.now += 3 * DAY
    with run_server(tmp_path / "t.sqlite3", now=clock) as again:
        table.server = again
        wait_until(lambda: table.view(None)["seq"] > 0)
        seats = table.view(None)["seats"]
        assert {seat["kind"] for seat in seats} == {"person"}
