"""The time of each stage of a move: `python -m bench.server.stages [GAME ...]`.

It uses the server's rooms on a SQLite file, with the server's settings: everything that a move
needs except the network. Two people are at each table, the games are those of `make bench-server`,
and all tables play at once. Times are CPU time in microseconds a move. A stage that calls another
one is not charged for it. About a tenth of the total is spent on measuring.
"""

from __future__ import annotations

import asyncio
import gc
import re
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from functools import wraps
from typing import Any

from rich.console import Console
from rich.table import Table as Shown

from bench.server.entropy import SetEntropy
from bench.server.moves import NAMES, Step, ready, steps
from bench.server.systems import folder
from holdfast import games
from holdfast.hosting import connection, room, updates
from holdfast.hosting.messages.lobby import SeatWish, TableWish
from holdfast.hosting.new_tables import open_table
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.views import table
from holdfast.hosting.views.cache import PositionParts
from holdfast.hosting.watcher import Watcher
from holdfast.kernel.game import Game
from holdfast.server.storage import Storage
from holdfast.server.storage import storage as keeping
from holdfast.server.storage.entry_queue import Group
from holdfast.server.uvicorn_server import GARBAGE
from holdfast.server.worker_pool import WorkerPool
from holdfast.table.history import History
from holdfast.table.table import Table

TABLES, MOVES, FIRST = 60, 40, 15
"""Number of tables, of moves at each, and of first moves that are not counted, because caches are
still empty."""

TOLD = re.compile(r'{"type":"(?:table|update)".*?"seq":(\d+)')
"""The beginning of a message that contains a table."""

STAGES: dict[str, tuple[Any, str]] = {
    "read what somebody wants": (connection, "read"),
    "ask whether they may": (Table, "play"),
    "play it": (History, "played"),
    "the table after it": (Table, "after"),
    "let go of what was told": (Table, "unload_turns"),
    "what lists show": (room, "summary"),
    "write that": (keeping, "to_json"),
    "store it, flushed": (Group, "_store_together"),
    "what each may know": (Table, "observe"),
    "  hide the rest": (Game, "hide"),
    "  may it be taken back": (Table, "may_undo"),
    "  answers": (Table, "answers"),
    "  commands": (Table, "commands"),
    "put it together": (updates, "update"),
    "  the view": (PositionParts.__dict__["view"], "func"),
    "  what differs in it": (PositionParts, "view_changes"),
    "  moves in words": (PositionParts, "moves"),
    "  commands in words": (PositionParts, "commands"),
    "  the prompt": (PositionParts.__dict__["prompt"], "func"),
    "  the log": (table, "events_text"),
}


class Clock:
    """CPU seconds of each stage."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = defaultdict(float)
        self._threads = threading.local()

    def watch(self, stage: str, owner: Any, name: str) -> None:
        """Measure a function as a stage from now on."""
        setattr(owner, name, self._watched(stage, getattr(owner, name)))

    def _watched(self, stage: str, work: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(work)
        def watched(*arguments: Any, **named: Any) -> Any:
            below = self._threads.__dict__.setdefault("below", [0.0])
            below.append(0.0)
            began = time.thread_time()
            try:
                return work(*arguments, **named)
            finally:
                took = time.thread_time() - began
                self.spent[stage] += took - below.pop()
                below[-1] += took

        return watched


async def play(game: Game, clock: Clock) -> dict[str, float]:
    """Play at all tables; return the microseconds per move, by stage and in total."""
    gc.freeze()
    gc.set_threshold(GARBAGE)  # as the server does
    all_moves = [steps(game, seed, MOVES) for seed in range(TABLES)]
    with folder() as place:
        storage = await Storage.open(place / "t.sqlite3")
        rooms = Rooms(storage, WorkerPool(), entropy=SetEntropy(TABLES))
        wish = TableWish(game=game.name, seats=[SeatWish(kind="person", name=n) for n in NAMES])
        opened = [await rooms.enter((await open_table(rooms, wish)).table) for _ in range(TABLES)]
        people = [[Watcher(seat) for seat in range(len(NAMES))] for _ in opened]
        for at, here in zip(opened, people, strict=True):
            for one in here:
                at.join(one)
            for one in here:
                await one.next(at)
        done, began = 0, 0.0
        for number in range(MOVES):
            if number == FIRST:
                clock.spent.clear()
                done, began = 0, time.process_time()
            playing = [
                _one(at, here, moves[number])
                for at, here, moves in zip(opened, people, all_moves, strict=True)
                if number < len(moves)
            ]
            await asyncio.gather(*playing)
            done += len(playing)
        whole = time.process_time() - began
        await rooms.close()
        await storage.close()
    spent = {stage: clock.spent[stage] for stage in STAGES}
    spent["going from one to the other"] = whole - sum(spent.values())
    return {stage: 1e6 * seconds / done for stage, seconds in {**spent, "all": whole}.items()}


async def _one(at: room.Room, here: list[Watcher], step: Step) -> None:
    """Play one move, and wait until both people have it."""
    seat, seq, move, wanted = step
    await connection.obey(f'{{"type":"play","seq":{seq},"move":{move}}}', at, here[seat])
    for one in here:
        told = None
        while told is None or int(told[1]) < wanted:  # the table may answer by itself, and talk
            told = TOLD.match(await one.next(at))


def main() -> None:
    """Measure the stages of a move in each game, and print tables."""
    clock = Clock()
    for stage, (owner, name) in STAGES.items():
        clock.watch(stage, owner, name)
    names = sys.argv[1:] or games.names()
    found = [asyncio.run(play(ready(name), clock)) for name in names]
    shown = Shown("µs of a core a move", *names)
    for stage in found[0]:
        shown.add_row(stage, *(f"{row[stage]:,.0f}" for row in found))
    Console().print(shown)


if __name__ == "__main__":
    main()
