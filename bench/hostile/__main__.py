"""The effect of attacks on honest players: `python -m bench.hostile [--quick] [ATTACK ...]`.

A server with all its limits runs on a core of its own. Two people play at each of a hundred tables,
and one attack after another comes from another address. Each round measures how long moves take
without an attack, and how long under attack. *Sent late* is the delay of the players themselves: on
two cores they share theirs with the attackers. It needs Linux, because everybody has an address of
their own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.hostile.attacks import ATTACKS
from bench.server.entropy import SetEntropy, drawn
from bench.server.moves import NAMES, ready, steps
from bench.server.systems import MAIN, cores, folder, holdfast, process
from holdfast.hosting.messages.lobby import SeatWish, TableWish
from holdfast.hosting.new_tables import open_table
from holdfast.hosting.rooms import Rooms
from holdfast.server.storage import Storage
from holdfast.server.worker_pool import WorkerPool
from holdfast.table import Entry
from holdfast.table import Table as Played

DIFFERENT = 20
"""Number of different games, which are dealt in turn."""
LONG_TABLES, LONG_MOVES = 10, 400
"""Number of long games that attackers look at, and the maximum number of moves of each."""
ATTACKERS = 1 if len(cores()) > 2 else -1
"""Core of the attackers: one of their own if there are enough, else that of the honest players."""
PERIOD = 1.0
"""Seconds between two moves at a table."""
REST, MOST_RESTS = 2.0, 20
"""Seconds between two checks whether the server has recovered, and the maximum number of checks."""
AIM = 2.0
"""Maximum factor by which an attack may slow down the 99th percentile of moves."""


async def play_long_games(database: Path) -> list[tuple[str, str]]:
    """Open some tables and play long games there; return each with its spectators' token."""
    game = ready(MAIN)
    storage = await Storage.open(database)
    rooms = Rooms(storage, WorkerPool(), entropy=SetEntropy(DIFFERENT))
    wish = TableWish(game=MAIN, seats=[SeatWish(kind="person", name=name) for name in NAMES])
    targets = []
    for number in range(LONG_TABLES):
        new = await open_table(rooms, wish)
        room = await rooms.enter(new.table)
        for seat, seq, move, _ in steps(game, number, LONG_MOVES):
            await room.do(partial(_play, seat, seq, move))
        targets.append((new.table, new.spectator))
    await rooms.close()
    await storage.close()
    return targets


def _play(seat: int, seq: int, move: int, table: Played) -> Entry:
    return table.play(seat, seq, move, drawn(table))


@contextmanager
def honest(port: int, tables: int, place: Path) -> Iterator[subprocess.Popen[str]]:
    """Run honest players at this number of tables."""
    game = ready(MAIN)
    plan = {
        "port": port, "tables": tables, "period": PERIOD, "game": MAIN,
        "games": [steps(game, seed, LONG_MOVES) for seed in range(DIFFERENT)],
    }  # fmt: skip
    (place / "plan.json").write_text(json.dumps(plan))
    program = [sys.executable, "-m", "bench.hostile.honest", str(place / "plan.json")]
    with process(program, -1) as playing:
        next_result(playing)
        yield playing


def next_result(playing: subprocess.Popen[str]) -> dict[str, Any]:
    """Return the next result that a process prints."""
    assert playing.stdout is not None
    line = playing.stdout.readline()
    if not line:
        raise RuntimeError("a process of the benchmark has ended; see build/bench-server/log")
    found: dict[str, Any] = json.loads(line)
    return found


@dataclass
class Measured:
    """The times of moves in some rounds."""

    times: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    """Delay with which each move was sent."""
    missed: int = 0
    """Number of moves that failed, and of connections that were lost."""
    cpu: list[float] = field(default_factory=list)
    """The share of a core that the server used in each round."""

    def add(self, other: Measured) -> None:
        """Add the measurements of another round."""
        self.times += other.times
        self.late += other.late
        self.missed += other.missed
        self.cpu += other.cpu

    @property
    def p50(self) -> float | None:
        """The median in milliseconds."""
        return percentile(self.times, 0.5)

    @property
    def p99(self) -> float | None:
        """The 99th percentile in milliseconds."""
        return percentile(self.times, 0.99)


def percentile(seconds: list[float], share: float) -> float | None:
    """Return a percentile in milliseconds, or None if there is nothing."""
    return 1000 * sorted(seconds)[int(share * len(seconds))] if seconds else None


def measure(playing: subprocess.Popen[str], seconds: float, pid: int) -> Measured:
    """Measure moves for these seconds; return their times, and the server's share of a core."""
    assert playing.stdin is not None
    began, used = time.monotonic(), cpu_seconds(pid)
    playing.stdin.write(f"measure {seconds}\n")
    playing.stdin.flush()
    found = next_result(playing)
    cpu = (cpu_seconds(pid) - used) / (time.monotonic() - began)
    return Measured(found["times"], found["late"], found["failed"] + found["lost"], [cpu])


def cpu_seconds(pid: int) -> float:
    """Return the seconds of a core that a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def settle(playing: subprocess.Popen[str], usual: Measured, pid: int) -> None:
    """Wait until moves take about as long as before the attack."""
    for _ in range(MOST_RESTS):
        now = measure(playing, REST, pid)
        if now.p50 and usual.p50 and now.p50 < 3 * usual.p50:
            return


def number(value: float | None) -> str:
    """Return milliseconds as text."""
    return "none" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def shown_ratio(ratio: float | None) -> str:
    """Return a ratio in the colour that says whether the aim is reached."""
    return "" if ratio is None else f"[{'red' if ratio > AIM else 'green'}]{ratio:.1f}x[/]"


def main() -> None:
    """Measure moves in quiet and under each attack, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.hostile", description=__doc__)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help="words of its name; or all")
    parser.add_argument("--quick", action="store_true", help="a short run, to see that it works")
    parser.add_argument("--tables", type=int, help="of honest players")
    parser.add_argument("--seconds", type=float, help="for which each attack goes on")
    parser.add_argument("--rounds", type=int, default=1, help="of quiet and attack")
    wished = parser.parse_args()
    if not sys.platform.startswith("linux"):
        parser.error("this needs the loopback addresses of Linux")
    names = [
        name
        for name in ATTACKS
        if not wished.attacks or any(words in name for words in wished.attacks)
    ]
    tables = wished.tables or (20 if wished.quick else 100)
    seconds = wished.seconds or (3.0 if wished.quick else 8.0)
    console = Console()
    if not console.is_terminal:
        console.width = 170
    shown = Table(
        f"{tables} tables, a move every {PERIOD:g} s at each", "quiet p50", "p99 ms",
        "attacked p50", "p99 ms", "p99 ratio", "sent late", "moves", "lost", "server",
        "attacker did", "refused",
    )  # fmt: skip
    with folder() as place:
        database = place / "t.sqlite3"
        targets = place / "targets.json"
        targets.write_text(json.dumps(asyncio.run(play_long_games(database))))
        with (
            holdfast(str(database), MAIN, DIFFERENT, serving="bench.hostile.serving") as running,
            honest(running.ports[0], tables, place) as playing,
        ):
            pid = running.pids[0]
            measure(playing, seconds, pid)  # fills the caches
            usual = measure(playing, seconds, pid)
            for name in names:
                quiet, under, did = Measured(), Measured(), Counter[str]()
                for _ in range(wished.rounds):
                    settle(playing, usual, pid)
                    quiet.add(measure(playing, seconds, pid))
                    wish = [name, str(running.ports[0]), str(seconds + 1), str(targets)]
                    with process(
                        [sys.executable, "-m", "bench.hostile.attacks", *wish], ATTACKERS
                    ) as attack:
                        time.sleep(1)
                        under.add(measure(playing, seconds, pid))
                        did.update(next_result(attack))
                ratio = under.p99 / quiet.p99 if under.p99 and quiet.p99 else None
                shown.add_row(
                    name, number(quiet.p50), number(quiet.p99), number(under.p50),
                    number(under.p99),
                    shown_ratio(ratio),
                    f"{number(percentile(quiet.late, 0.99))} to "
                    f"{number(percentile(under.late, 0.99))}",
                    f"{len(under.times)} of {len(quiet.times)}", f"{under.missed}",
                    f"{mean(quiet.cpu):.0%} to {mean(under.cpu):.0%}",
                    f"{did['done']:,}", f"{did['refused']:,}",
                )  # fmt: skip
                console.print(
                    f"[dim]{name}: p99 {number(quiet.p99)} ms, then {number(under.p99)}[/]",
                    highlight=False,
                )
    console.print(shown)


if __name__ == "__main__":
    main()
