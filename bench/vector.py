"""Steps a second of the vector environment, with observation and mask, on one core and on all.

    python -m bench.vector [--games outlast,outlive] [--envs 256] [--seconds 3]

The time is the process's own, so that other programs on the machine disturb less. A step includes
the choice of a random action.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable

from holdfast.envs.vector import VectorEnv

PLAYERS = {"outlast": 4, "outlive": 3, "exoworld": 3, "outbreak": 4}
GOALS = {"outlast": 0.6, "outlive": 0.6, "exoworld": 0.6, "outbreak": 0.3}
"""Million steps a second on one core."""


def rate(env: VectorEnv, seconds: float, clock: Callable[[], float]) -> float:
    """Return the steps a second, the best of three tries."""
    env.reset(seed=1)
    for _ in range(20):
        env.step(env.sample())
    best = 0.0
    for _ in range(3):
        began, steps = clock(), 0
        while clock() - began < seconds / 3:
            for _ in range(10):
                env.step(env.sample())
            steps += 10 * env.num_envs
        best = max(best, steps / (clock() - began))
    return best


def main() -> None:
    """Measure the games that were asked for, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(PLAYERS))
    parser.add_argument("--envs", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=3)
    given = parser.parse_args()
    cores = os.cpu_count() or 1
    print("| game | bytes | one core, M/s | goal | all cores, M/s |\n|---|---|---|---|---|")
    for name in given.games.split(","):
        players = PLAYERS[name]
        alone = VectorEnv(name, given.envs, threads=1, players=players)
        one = rate(alone, given.seconds, time.process_time) / 1e6
        together = VectorEnv(name, given.envs * cores, threads=cores, players=players)
        many = rate(together, given.seconds, time.perf_counter) / 1e6
        size = alone.table.observation_size
        print(
            f"| {name}, {players} | {size} | {one:.2f} | {GOALS[name]} | {many:.2f} |", flush=True
        )
        together.close()


if __name__ == "__main__":
    main()
