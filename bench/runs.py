"""The games a second of a lab run on one core and on two, and its memory.

    python -m bench.runs [--games 2000] [--rounds 2] [--gpu] [GAME ...]

Each run is a process of its own, as by `holdfast lab run`, and ends when the last table is on the
disk. It is compared with a run of a quarter of the games: the difference in time was spent on
games, because both load the rules and start processes (2 s with one, 5 with two). One worker and
two take turns, so that a machine that gets busier favours neither. The goals are that two workers
play 1.8 times as many games as one, and that four times the games take no more memory. Printed as
well is the share of time for choosing moves: a faster way to choose could save no more than that.

With `--gpu` all cores are compared with all cores and a GPU that chooses the moves. It chooses
16,384 games at a time, so `--games` should be larger.
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
from typing import Any
from unittest.mock import patch

from rich.console import Console
from rich.table import Table

from bench.busy import Busy
from bench.seats import chosen, middle
from holdfast.kernel.background_compiler import compile_to_disk
from holdfast.lab.runs import backends, recording, store
from holdfast.lab.runs.plan import Plan
from holdfast.lab.runs.recording import Recorder

HEURISTIC = "heuristic"
SMALLER = 4
"""Factor by which the smaller run has fewer games than the whole one."""


CHOSEN = 50
"""Number of games in which the time for choosing moves is measured."""


def run(game: str, players: int, games: int, seed: int, how: list[str]) -> tuple[float, float]:
    """Return the seconds that a run takes, and the most megabytes of one of its processes."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "holdfast", "lab", "run", game]
        command += ["--players", str(players), "--games", str(games), "--seed", str(seed)]
        command += [*how, "--out", str(Path(folder) / "run")]
        began = time.monotonic()
        running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, used = os.wait4(running.pid, 0)
        took = time.monotonic() - began
        running.returncode = os.waitstatus_to_exitcode(status)
        if running.returncode:
            sys.exit(f"The run failed: {' '.join(command)}")
    unit = 1 if sys.platform == "darwin" else 1024  # what the system counts in
    return took, used.ru_maxrss * unit / 1e6


def choosing(game: str, players: int, games: int) -> float:
    """Return the share of processor time for choosing moves. The rest plays and counts."""
    plan = Plan(game, games + 1, (HEURISTIC,) * players)
    backends.use_compiled_rules(plan)
    recorder, spent, choose = Recorder(plan, plan.load()), 0.0, recording.choose

    def timed(*given: Any) -> int:
        nonlocal spent
        began = time.process_time()
        move = choose(*given)
        spent += time.process_time() - began
        return move

    def play(number: int) -> None:
        recorder.play(number, {name: [] for name in store.TABLES})

    play(0)  # fills the caches
    with patch.object(recording, "choose", timed):
        began, spent = time.process_time(), 0.0
        for number in range(1, games + 1):
            play(number)
        return spent / (time.process_time() - began)


def main() -> None:
    """Measure runs of the lab, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games_named", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=2000, help="how many each run plays")
    parser.add_argument("--rounds", type=int, default=2, help="how often both take turns")
    parser.add_argument(
        "--gpu", action="store_true", help="measure all cores, and those with a GPU"
    )
    args = parser.parse_args()
    both = {"one core": ["--workers", "1"], "two cores": ["--workers", "2"]}
    if args.gpu:
        both = {f"{os.cpu_count()} cores": [], "with a GPU": ["--gpu"]}
    columns = ("players", *(f"games/s, {how}" for how in both), "times", "memory",
               f"of 1/{SMALLER}", "choosing")  # fmt: skip
    table, busy = Table("runs of heuristic players", *columns), Busy()
    for name, game in chosen(args.games_named).items():
        compile_to_disk(game, lambda *_: None)
        players, fewer = middle(game), args.games // SMALLER
        if args.gpu:
            run(name, players, 1, 0, both["with a GPU"])  # which compiles what the GPU does
        speeds: dict[str, list[float]] = {how: [] for how in both}
        memory = {fewer: 0.0, args.games: 0.0}
        for seed in range(args.rounds):
            for how, found in speeds.items():
                took: dict[int, float] = {}
                for games in memory:
                    took[games], needed = run(name, players, games, seed, both[how])
                    memory[games] = max(memory[games], needed)
                found.append((args.games - fewer) / (took[args.games] - took[fewer]))
        one, other = (median(found) for found in speeds.values())
        times = median(b / a for a, b in zip(*speeds.values(), strict=True))
        figures = (f"{one:.0f}", f"{other:.0f}", f"{times:.2f}")
        most = (f"{memory[games]:.0f} MB" for games in (args.games, fewer))
        share = f"{choosing(name, players, CHOSEN):.0%}"
        table.add_row(name, str(players), *figures, *most, share)
    console = Console()
    console.print(table)
    console.print(busy.report())


if __name__ == "__main__":
    main()
