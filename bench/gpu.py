"""Random and heuristic play on the GPU: decisions and games a second, compared with one core.

python -m bench.gpu [GAME ...] all games, or the named ones
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

from bench import gpu_simulation
from bench.seats import chosen, tables
from holdfast.kernel.chance import Chance
from holdfast.kernel.events import silent_log
from holdfast.kernel.game import Game
from holdfast.kernel.gpu import Device
from holdfast.kernel.position import Position

THREADS = (1 << 16, 1 << 18, 1 << 20)
DECISIONS = 2000
ON_A_CORE = 200_000


def one_core(game: Game, player: str, options: dict[str, Any]) -> float:
    """Return the decisions a second on one core, compiled."""
    core = gpu_simulation.on_a_core(game, player)
    work, opening = Position.blank(game.state), game.blank(options)
    words = work.data.view(np.int32), opening.data.view(np.int32)
    arguments = (work.data, *words, np.zeros(1, Chance.dtype), silent_log())
    core(*arguments, 1, 1000)
    began = time.perf_counter()
    core(*arguments, 7, ON_A_CORE)
    return ON_A_CORE / (time.perf_counter() - began)


def main(names: list[str]) -> None:
    """Print a table for every game."""
    for game in chosen(names).values():
        for player in gpu_simulation.PLAYERS:
            measure(game, player)


def measure(game: Game, player: str) -> None:
    """Print a line for every number of players and of threads."""
    device = Device.first()
    print(f"{game.name}, {player} play: {game.state.size} bytes a position, {device.name}")
    print("players  threads   million decisions/s  million games/s  times one core")
    for players in tables(game):
        options = {"players": players}
        core = one_core(game, player, options)
        for threads in THREADS:
            simulator = gpu_simulation.Simulator(game, threads, player)
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
