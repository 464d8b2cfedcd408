"""Memory of a server over many moves: `python -m bench.server.plateau [--moves N] [GAME ...]`.

It uses the server's rooms on a SQLite file: everything that a move needs except the network. Two
people and a spectator are at each table, all tables play at once, and moves are random. When a game
is over, its people leave and begin another one. Each game has a process of its own. The memory is
that of the process, without mapped files.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import subprocess
import sys
from pathlib import Path

from bench.server.moves import NAMES, ready
from bench.server.stages import TOLD
from bench.server.systems import folder
from holdfast import games
from holdfast.hosting import connection
from holdfast.hosting.messages.lobby import SeatWish, TableWish
from holdfast.hosting.new_tables import open_table
from holdfast.hosting.problems import RequestError
from holdfast.hosting.room import Room
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.watcher import Watcher
from holdfast.kernel.record import NOBODY
from holdfast.server.storage import Storage
from holdfast.server.uvicorn_server import GARBAGE
from holdfast.server.worker_pool import WorkerPool
from holdfast.table import RefusalError

TABLES, MOVES, EVERY = 16, 200_000, 10_000
"""Number of tables, of all moves, and of moves between two measurements of memory."""
AIM = 100
"""Maximum growth of memory in megabytes, from when all tables are open and no move is played."""


def megabytes() -> float:
    """Return the memory of this process."""
    status = Path("/proc/self/status").read_text("ascii")
    fields = dict(line.split(":", 1) for line in status.splitlines())
    return sum(int(fields[name].split()[0]) for name in ("RssAnon", "VmSwap")) / 1024


class Players:
    """The clients that play at all tables of one game."""

    def __init__(self, name: str, rooms: Rooms, most: int) -> None:
        self._rooms = rooms
        self._most = most
        self._wish = TableWish(game=name, seats=[SeatWish(kind="person", name=n) for n in NAMES])
        self._random = random.Random(name)
        self.moves = self.games = 0
        self.start = self.largest = 0.0

    async def play(self) -> None:
        """Play until enough moves were played at all tables together."""
        opened = [await self._sit_down() for _ in range(TABLES)]
        self.start = self.largest = megabytes()
        print(f"{self._wish.game}: {self.start:.0f} MB at the start", flush=True)
        await asyncio.gather(*(self._play(*table) for table in opened))

    async def _sit_down(self) -> tuple[Room, list[Watcher]]:
        room = await self._rooms.enter((await open_table(self._rooms, self._wish)).table)
        people = [Watcher(viewer) for viewer in (*range(len(NAMES)), NOBODY)]
        for one in people:
            room.join(one)
        for one in people:
            await one.next(room)
        return room, people

    async def _play(self, room: Room, people: list[Watcher]) -> None:
        while self.moves < self._most:
            if room.table.over:
                for one in people:
                    room.leave(one)
                room, people = await self._sit_down()
                self.games += 1
            await self._move(room, people)

    async def _move(self, room: Room, people: list[Watcher]) -> None:
        """Play one move, and wait until everybody at the table has it."""
        seat, seq = room.table.owes[0], room.table.seq
        move = self._random.choice(room.table.answers(seat))
        try:
            await connection.obey(
                f'{{"type":"play","seq":{seq},"move":{move}}}', room, people[seat]
            )
        except (RefusalError, RequestError):  # it has answered by itself, or the disk was slow
            return
        wanted = room.table.seq
        for one in people:
            told = None
            while told is None or int(told[1]) < wanted:
                told = TOLD.match(await one.next(room))
        self.moves += 1
        if self.moves % 100 == 0:
            self.largest = max(self.largest, megabytes())
        if self.moves % EVERY == 0:
            grown, most = megabytes() - self.start, self.largest - self.start
            print(
                f"{self._wish.game}: {self.moves:,} moves, {self.games} games: "
                f"{grown:+.0f} MB, at most {most:+.0f}",
                flush=True,
            )


async def measure(name: str, moves: int) -> None:
    """Play one game over and over, and print the growth of memory."""
    ready(name)
    gc.freeze()
    gc.set_threshold(GARBAGE)  # as the server does
    with folder() as place:
        storage = await Storage.open(place / "t.sqlite3")
        rooms = Rooms(storage, WorkerPool())
        rooms.start()
        players = Players(name, rooms, moves)
        await players.play()
        await rooms.close()
        await storage.close()
    most = players.largest - players.start
    print(f"{name}: at most {most:+.0f} MB, {'met' if most < AIM else 'MISSED'}", flush=True)


def main() -> None:
    """Measure the named games one after another, or all."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.plateau", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=games.names())
    parser.add_argument("--moves", type=int, default=MOVES)
    wished = parser.parse_args()
    if len(wished.games) == 1:
        asyncio.run(measure(wished.games[0], wished.moves))
        return
    for name in wished.games:
        command = [sys.executable, "-m", "bench.server.plateau", name, "--moves"]
        subprocess.run([*command, str(wished.moves)], check=True)


if __name__ == "__main__":
    main()
