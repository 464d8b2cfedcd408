"""Steps a second of the vector environment, with observation and mask: on one core, on all cores,
and on a GPU if there is one; microseconds of a PettingZoo step with `last()`, beside one of its own
board games; and the time of `import holdfast; holdfast.load("outlast")`, beside `import numpy`.

    python -m bench.vector [--games outlast,outlive] [--envs 256] [--gpu-envs 65536] [--seconds 3]
                           [--peers PYTHON]

One core is measured by the time of the process, so that other programs on the machine disturb less.
A step includes the choice of a random action. `--peers` names a Python that has Pgx or OpenSpiel:
their environments are measured in the same run (see `bench/vector_peers.py`).
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from holdfast.envs.vector import VectorEnv

PLAYERS = {"outlast": 4, "outlive": 3, "exoworld": 3, "outbreak": 4}
GOALS = {"outlast": 0.6, "outlive": 0.6, "exoworld": 0.6, "outbreak": 0.3}
"""Goals in million steps a second on one core."""
GPU_GOALS = {"outlast": 30, "outlive": 10, "exoworld": 5, "outbreak": 5}
"""Goals in million steps a second on an H200."""
ZOO_GOAL = 40
"""Goal in microseconds of a PettingZoo step with `last()`."""
LOADING = "import holdfast; holdfast.load('outlast')"
LOADING_GOAL = 0.25
"""Goal in seconds for loading a game, once byte code is written."""


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


def zoo_microseconds(env: Any, steps: int = 2000) -> float:
    """Return the microseconds of a PettingZoo step with `last()`, the best of four tries."""
    rng, best = np.random.default_rng(1), float("inf")
    for attempt in range(4):
        env.reset(seed=attempt)
        began = time.process_time()
        for _ in range(steps):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset(seed=attempt)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
        best = min(best, (time.process_time() - began) / steps * 1e6)
    return best


def print_zoo(names: list[str]) -> None:
    """Print the time of a step in PettingZoo, beside its own Connect Four (which needs pygame)."""
    try:
        from holdfast.envs import pettingzoo
    except ImportError as missing:
        print(f"\nPettingZoo: {missing}")
        return
    print("\n| PettingZoo, with `last()` | microseconds a step | goal |\n|---|---|---|")
    for name in names:
        spent = zoo_microseconds(pettingzoo.env(name, players=PLAYERS[name]))
        print(f"| {name} | {spent:.0f} | {ZOO_GOAL} |", flush=True)
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError:
        return
    print(f"| its Connect Four | {zoo_microseconds(connect_four_v3.raw_env()):.0f} | |")


def import_seconds(code: str) -> float:
    """Return the processor time of a Python process that runs this code, the best of ten."""
    best = float("inf")
    for _ in range(10):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", code], check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        best = min(best, spent)
    return best


def print_imports() -> None:
    """Print the time to load a game, beside that of importing NumPy alone."""
    print("\n| seconds of a Python that runs | | goal |\n|---|---|---|")
    for code, goal in (("import numpy", ""), (LOADING, LOADING_GOAL)):
        print(f"| `{code}` | {import_seconds(code):.3f} | {goal} |", flush=True)


def print_peers(python: str) -> None:
    """Print the environments of other projects that a Python has."""
    print("\n| one core | bytes | actions | M/s |\n|---|---|---|---|", flush=True)
    script = Path(__file__).with_name("vector_peers.py")
    with subprocess.Popen([python, str(script)], stdout=subprocess.PIPE, text=True) as peers:
        assert peers.stdout is not None
        for line in peers.stdout:
            row = json.loads(line)
            if isinstance(row, str):
                print(row)
            else:
                name, size, actions, steps = row
                print(f"| {name} | {size} | {actions} | {steps:.3f} |", flush=True)


def main() -> None:
    """Measure the games that were asked for, and print tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(PLAYERS))
    parser.add_argument("--envs", type=int, default=256)
    parser.add_argument("--gpu-envs", type=int, default=65536)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--peers", metavar="PYTHON")
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
    print_zoo(given.games.split(","))
    print_imports()
    if given.peers:
        print_peers(given.peers)


if __name__ == "__main__":
    main()
