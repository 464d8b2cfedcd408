"""How many games a run of the lab counts in a second, on one core and on two, and how much memory.

    python -m bench.runs [--games 2000] [--rounds 2] [GAME ...]

Each run is a process of its own, as `holdfast lab run` makes it, until the last table is on the
disk. Held against it is one of a quarter of the games: what the whole one takes longer was spent on
games, while both load the rules and start processes (2 s with one, 5 with two). One worker
and two take turns: a machine that gets busier favours neither. Wanted is that two count 1.8 times
as many as one, and that four times the games take no more memory.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

from bench.busy import Busy
from bench.seats import chosen, middle
from holdfast.kernel.warm import compile_to_disk

SMALLER = 4
"""How many times fewer games the run has that a whole one is held against."""


def run(game: str, players: int, games: int, seed: int, workers: int) -> tuple[float, float]:
    """Seconds that a run takes, and the most megabytes that one of its processes needed."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "holdfast", "lab", "run", game]
        command += ["--players", str(players), "--games", str(games), "--seed", str(seed)]
        command += ["--workers", str(workers), "--out", str(Path(folder) / "run")]
        began = time.monotonic()
        running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, used = os.wait4(running.pid, 0)
        took = time.monotonic() - began
        running.returncode = os.waitstatus_to_exitcode(status)
        if running.returncode:
            sys.exit(f"The run failed: {' '.join(command)}")
    unit = 1 if sys.platform == "darwin" else 1024  # what the system counts in
    return took, used.ru_maxrss * unit / 1e6


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games_named", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=2000, help="how many each run plays")
    parser.add_argument("--rounds", type=int, default=2, help="how often one and two take turns")
    args = parser.parse_args()
    columns = ("players", "games/s, one core", "two cores", "times", "memory", f"of 1/{SMALLER}")
    table, busy = Table("runs of steady players", *columns), Busy()
    for name, game in chosen(args.games_named).items():
        compile_to_disk(game, lambda *_: None)
        players, fewer = middle(game), args.games // SMALLER
        speeds: dict[int, list[float]] = {1: [], 2: []}
        memory = {fewer: 0.0, args.games: 0.0}
        for seed in range(args.rounds):
            for workers, found in speeds.items():
                took: dict[int, float] = {}
                for games in memory:
                    took[games], needed = run(name, players, games, seed, workers)
                    memory[games] = max(memory[games], needed)
                found.append((args.games - fewer) / (took[args.games] - took[fewer]))
        one, two = (median(found) for found in speeds.values())
        times = median(b / a for a, b in zip(*speeds.values(), strict=True))
        figures = (f"{one:.0f}", f"{two:.0f}", f"{times:.2f}")
        most = (f"{memory[games]:.0f} MB" for games in (args.games, fewer))
        table.add_row(name, str(players), *figures, *most)
    console = Console()
    console.print(table)
    console.print(busy.told())


if __name__ == "__main__":
    main()
