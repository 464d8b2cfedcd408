"""Holdfast beside an earlier commit of itself, in the same run.

    python -m bench.against REVISION [GAME ...]

The earlier commit is checked out into a folder of its own. Both are compiled into empty caches, and
then take turns, a fresh process each, several rounds. The best of each counts. The tables compare
compiled random play, the cold compile, and the warm start.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.seats import tables
from holdfast import games

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 5

COMPILE = """
import time
from importlib.util import find_spec
from holdfast import games
if find_spec("holdfast.kernel.background_compiler"):
    from holdfast.kernel.background_compiler import compile_to_disk
else:  # its name in earlier commits
    from holdfast.kernel.warm import compile_to_disk
compile_to_disk(games.load({game!r}), lambda *_: None)
print(time.process_time())
"""
# `simulate` of earlier commits takes an array for a list of moves.
PLAY = """
import json, time
from importlib.util import find_spec
from inspect import signature
import numpy as np
from holdfast import games
from holdfast.kernel.chance import Chance
from holdfast.kernel import events
from holdfast.kernel.position import Position
if find_spec("holdfast.kernel.background_compiler"):
    from holdfast.kernel.background_compiler import switch
else:
    from holdfast.kernel.warm import switch
game = games.load({game!r})
# Earlier commits have the log without rows as a constant.
silent = events.silent_log() if hasattr(events, "silent_log") else events.SILENT
began = time.process_time()
switch(game)
warm = time.process_time() - began
speeds = []
for players in {players!r}:
    work, opening = Position.blank(game.state), game.blank({{"players": players}})
    scratch = [np.zeros(1, getattr(Chance, "dtype", Chance))]
    if "moves" in signature(game.compiled.simulate.py_func).parameters:
        scratch.append(np.zeros(game.moves.count, np.int32))
    best = 0
    for chunk in range(6):
        began = time.process_time()
        game.compiled.simulate(work.data, opening.data, *scratch, silent, chunk, 200_000)
        best = max(best, 200_000 / (time.process_time() - began))
    speeds.append(best)
print(json.dumps([warm, speeds]))
"""


def run(tree: Path, script: str, cache: str) -> str:
    """Run a script in a fresh process that imports this tree's sources, and return its output."""
    environment = os.environ | {"HOLDFAST_CACHE": cache, "PYTHONPATH": str(tree / "src")}
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tree, env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return done.stdout


def compare(name: str, trees: list[Path], caches: list[str], table: Table) -> None:
    """Measure one game in both trees, and add a row for each number of players."""
    players = tables(games.load(name))
    cold = [
        float(run(tree, COMPILE.format(game=name), cache))
        for tree, cache in zip(trees, caches, strict=True)
    ]
    warm = [float("inf")] * 2
    speeds = [[0.0] * len(players), [0.0] * len(players)]
    for _ in range(ROUNDS):
        for side, (tree, cache) in enumerate(zip(trees, caches, strict=True)):
            script = PLAY.format(game=name, players=list(players))
            started, played = json.loads(run(tree, script, cache))
            warm[side] = min(warm[side], started)
            speeds[side] = [max(pair) for pair in zip(speeds[side], played, strict=True)]
    for at, count in enumerate(players):
        before, now = speeds[0][at] / 1e6, speeds[1][at] / 1e6
        first = [f"{cold[0]:.1f} → {cold[1]:.1f} s", f"{warm[0]:.2f} → {warm[1]:.2f} s"]
        table.add_row(
            name, str(count), f"{before:.2f}", f"{now:.2f}", f"{now / before:.0%}",
            *(first if at == 0 else ["", ""]),
        )  # fmt: skip


def main(revision: str, names: list[str]) -> None:
    """Compare, and print a table."""
    table = Table(
        "game", "players", "before, M/s", "now, M/s", "of before", "cold compile", "warm start"
    )
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "before"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(before), revision], check=True)
        try:
            for name in names or games.names():
                caches = [f"{folder}/cache-before", f"{folder}/cache-now"]
                compare(name, [before, ROOT], caches, table)
        finally:
            subprocess.run([*git, "remove", "--force", str(before)], check=True)
    Console(width=110).print(table)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("which commit? python -m bench.against REVISION [GAME ...]")
    main(sys.argv[1], sys.argv[2:])
