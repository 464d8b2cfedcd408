"""Random play on the GPU: decisions and games a second, beside one core of the same machine.

python -m bench.gpu [GAME ...]     all games, or the named ones
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

from bench.seats import chosen, tables
from holdfast.kernel import gpu
from holdfast.kernel.chance import Chance
from holdfast.kernel.events import SILENT
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position

THREADS = (1 << 16, 1 << 18, 1 << 20)
DECISIONS = 2000


def one_core(game: Game, options: dict[str, Any], decisions: int = 1_000_000) -> float:
    """Decisions a second of the compiled engine on one core."""
    work, opening = Position.blank(game.state), game.blank(options)
    dice = np.zeros(1, Chance.dtype)
    arguments = (work.data, opening.data, dice, SILENT)
    game.compiled.simulate(*arguments, 1, 1000)
    began = time.perf_counter()
    game.compiled.simulate(*arguments, 7, decisions)
    return decisions / (time.perf_counter() - began)


def main(names: list[str]) -> None:
    """Print a table for every game."""
    for game in chosen(names).values():
        measure(game)


def measure(game: Game) -> None:
    """Print a line for every number of players and of threads."""
    from numba import cuda  # after `gpu`, which fits this backend to NumPy

    print(f"{game.name}: {game.state.size} bytes a position, {cuda.get_current_device().name}")
    print("players  threads   million decisions/s  million games/s  times one core")
    for players in tables(game):
        options = {"players": players}
        core = one_core(game, options)
        for threads in THREADS:
            simulator = gpu.Simulator(game, threads)
            simulator.run(options, 1, 10)
            run = simulator.run(options, 7, DECISIONS)
            rate = run.decisions / run.seconds
            print(
                f"{players:7}  {threads:7}  {rate / 1e6:20.1f}  "
                f"{run.games / run.seconds / 1e6:15.2f}  {rate / core:14.0f}",
                flush=True,
            )


if __name__ == "__main__":
    main(sys.argv[1:])
