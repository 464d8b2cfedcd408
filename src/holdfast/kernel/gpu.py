"""The GPU mode: the same rules, one game a thread.

A kernel is made for a game as the entry points of `engine` are: by closing over its rules.
Positions come out the same bytes as in the other modes. This is the one place that imports the
GPU backend, which is an optional part of the installation (`pip install holdfast[gpu]`).
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

from holdfast.kernel.chance import Chance, below, start
from holdfast.kernel.engine import Rules
from holdfast.kernel.events import COLUMNS
from holdfast.kernel.game import Game
from holdfast.kernel.record import Record

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # the backend still asks for the name that NumPy 2.5 dropped

from numba import cuda, from_dtype, typeof, types
from numba.cuda import dispatcher

THREADS = 64  # a block: games take different branches, so small blocks waste less
MOST_LEGAL = 768  # moves a thread can list; checked against each game by tests


SEED_STEP = 1_000_003


def thread_seed(seed: int, thread: int) -> int:
    """The seed that a thread's first game is set up with."""
    return seed + thread * SEED_STEP


def kernel_function(rules: Rules) -> Any:
    """The body of the kernel: `simulate` of the engine, for the thread's own game."""
    setup_rule, legal_rule, play_rule = rules.setup, rules.legal, rules.play

    def simulate(
        work: Any, opening: Any, dice: Any, moves: Any, log: Any, counts: Any, seed: int,
        decisions: int,
    ) -> None:  # fmt: skip
        thread = cuda.grid(1)
        if thread >= work.shape[0]:
            return
        own_seed = seed + thread * SEED_STEP
        state = work[thread]
        start(dice[thread], own_seed)
        games = 0
        work[thread] = opening[0]
        setup_rule(state, own_seed, log)
        for _ in range(decisions):
            n = legal_rule(state, moves[thread])
            play_rule(state, moves[thread][below(dice[thread], n)], log)
            if state.over:
                games += 1
                work[thread] = opening[0]
                setup_rule(state, own_seed + games, log)
        counts[thread] = games

    return simulate


def signature(state: Record) -> Any:
    """The types of the kernel's arguments, to compile it where there is no GPU."""
    states = types.Array(from_dtype(state), 1, "C")
    numbers = types.Array(types.int32, 2, "C")
    log = typeof(np.zeros((1, COLUMNS), np.int32))
    dice = types.Array(from_dtype(Chance), 1, "C")
    counts = types.Array(types.int32, 1, "C")
    n = types.int64
    return types.void(states, states, dice, numbers, log, counts, n, n)


def compile_ptx(game: Game, capability: tuple[int, int] = (9, 0)) -> str:
    """The game's kernel as PTX, the assembly of NVIDIA GPUs. Needs no GPU."""
    # The backend asks the GPU at hand for its capability whenever a rule calls another one.
    absent = SimpleNamespace(compute_capability=capability)
    kept, dispatcher.get_current_device = dispatcher.get_current_device, lambda: absent
    try:
        ptx, _ = cuda.compile_ptx(
            kernel_function(game.rules), signature(game.state), device=False, cc=capability
        )
    finally:
        dispatcher.get_current_device = kept
    return str(ptx)


@dataclass(frozen=True)
class Run:
    """What a simulation on the GPU did."""

    positions: Any
    """The last position of each thread's game."""
    decisions: int
    games: int
    seconds: float


class Simulator:
    """Random games of one game on the GPU, all with the same options."""

    def __init__(self, game: Game, threads: int) -> None:
        self.game = game
        self.threads = threads
        self._kernel = cuda.jit(kernel_function(game.rules))
        self._work = cuda.device_array(threads, game.state)
        self._dice = cuda.device_array(threads, Chance)
        self._moves = cuda.device_array((threads, MOST_LEGAL), np.int32)
        self._log = cuda.device_array((0, COLUMNS), np.int32)
        self._counts = cuda.device_array(threads, np.int32)

    def run(self, options: dict[str, Any], seed: int, decisions: int) -> Run:
        """So many decisions in every thread. The first call compiles."""
        opening = cuda.to_device(self.game.blank(options).data)
        blocks = (self.threads + THREADS - 1) // THREADS
        cuda.synchronize()
        began = time.perf_counter()
        self._kernel[blocks, THREADS](
            self._work, opening, self._dice, self._moves, self._log, self._counts, seed, decisions
        )
        cuda.synchronize()
        seconds = time.perf_counter() - began
        return Run(
            self._work.copy_to_host(),
            self.threads * decisions,
            int(self._counts.copy_to_host().sum()),
            seconds,
        )
