"""Steps a second of the vector environment, with observation and mask: on one core, on all cores,
and on a GPU if there is one.

    python -m bench.vector [--games outlast,outlive] [--envs 256] [--gpu-envs 65536] [--seconds 3]

One core is measured by the time of the process, so that other programs on the machine disturb less.
A step includes the choice of a random action.
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
GPU_GOALS = {"outlast": 30, "outlive": 10, "exoworld": 5, "outbreak": 5}
"""Million steps a second on an H200."""


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


def gpu_rate(name: str, envs: int, steps: int = 100) -> float | None:
    """Return the steps a second on the GPU, the best of three tries; None without a GPU."""
    try:
        from holdfast.envs.gpu_vector import GpuVectorEnv
        from holdfast.kernel.gpu import GpuError
    except ImportError:
        return None
    try:
        env = GpuVectorEnv(name, envs, players=PLAYERS[name])
    except GpuError:
        return None
    env.reset(seed=1)
    for _ in range(40):  # so that the games are at different points
        env.play_random()
    return envs * steps / min(sum(env.play_random() for _ in range(steps)) for _ in range(3))


def main() -> None:
    """Measure the games that were asked for, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(PLAYERS))
    parser.add_argument("--envs", type=int, default=256)
    parser.add_argument("--gpu-envs", type=int, default=65536)
    parser.add_argument("--seconds", type=float, default=3)
    given = parser.parse_args()
    cores = os.cpu_count() or 1
    print("| game | bytes | one core, M/s | goal | all cores, M/s | GPU, M/s | goal |")
    print("|---|---|---|---|---|---|---|")
    for name in given.games.split(","):
        players = PLAYERS[name]
        alone = VectorEnv(name, given.envs, threads=1, players=players)
        one = rate(alone, given.seconds, time.process_time) / 1e6
        together = VectorEnv(name, given.envs * cores, threads=cores, players=players)
        many = rate(together, given.seconds, time.perf_counter) / 1e6
        together.close()
        on_gpu = gpu_rate(name, given.gpu_envs)
        shown = "no GPU" if on_gpu is None else f"{on_gpu / 1e6:.1f}"
        print(
            f"| {name}, {players} | {alone.table.observation_size} | {one:.2f} | {GOALS[name]} "
            f"| {many:.2f} | {shown} | {GPU_GOALS[name]} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
