"""Backends that play the games of a run: one process, several processes, or processes with a GPU.

A backend plays blocks of games and yields their tables in any order. A block has the same rows on
every backend.
"""

from __future__ import annotations

import os
import signal
import time
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import Any, Protocol

from holdfast import players
from holdfast.kernel.compiled import signatures
from holdfast.lab.runs.batch_play import random_share, supported_levels
from holdfast.lab.runs.columns import columns_of
from holdfast.lab.runs.plan import Plan
from holdfast.lab.runs.recording import ChosenMoves, DisagreementError, Recorder
from holdfast.lab.runs.store import TABLES, RunError, pack_block, to_tables

PlayedBlock = tuple[range, bytes]
TWICE = 25
"""One in this many games is chosen again on the CPU, to detect moves that are legal but differ
from those of its bots."""


class Backend(Protocol):
    """A way to play blocks of games."""

    def reach(self, plan: Plan) -> None:
        """Raise `RunError` if this backend is unavailable or cannot play the plan."""
        ...

    def play(self, plan: Plan, blocks: Sequence[range], compiled: bool) -> Iterator[PlayedBlock]:
        """Play these blocks, and yield each one when it is played, in any order."""
        ...


def play_block(
    plan: Plan, games: range, compiled: bool, chosen: Sequence[ChosenMoves] | None = None
) -> bytes:
    """Play a block in this process and return its packed tables.

    `chosen` are the moves of each game if a GPU has chosen them.
    """
    recorder = _recorder(plan, compiled)
    began = time.process_time()
    rows: dict[str, list[tuple[Any, ...]]] = {name: [] for name in TABLES}
    for at, number in enumerate(games):
        moves = None if chosen is None else chosen[at]
        recorder.play(number, rows, chosen=moves, twice=number % TWICE == 0)
    tables, cut = to_tables(rows, columns_of(recorder.game, len(plan.lineup)))
    return pack_block(tables, {"saturated": cut, "cpu_seconds": time.process_time() - began})


_recorders: dict[tuple[str, bool], Recorder] = {}


def _recorder(plan: Plan, compiled: bool) -> Recorder:
    """Return the cached recorder of this plan in this process."""
    key = (plan.digest, compiled)
    if key not in _recorders:
        if compiled:
            use_compiled_rules(plan)
        _recorders[key] = Recorder(plan, plan.load())
    return _recorders[key]


NEEDED = ("set_up", "play", "result", "hide", "advise")
"""Compiled functions that a run without search needs."""


def use_compiled_rules(plan: Plan) -> None:
    """Switch the plan's game to compiled rules; compiles them the first time on a machine."""
    game = plan.load()
    if plan.searches or not plan.patch:
        if game.engine is not game.compiled:
            players.use_compiled_rules(game)
        if plan.searches:
            players.prepare(game)
        return
    # Changed content is used for a few runs only. Compiling just the functions that they need takes
    # half of the time.
    taken = signatures(game.state)
    for name in NEEDED:
        entry: Any = getattr(game.compiled, name)
        if not entry.signatures:
            entry.compile(taken[name])
            entry.disable_compile()
    game.engine = game.compiled


class OneProcess:
    """Plays in this process, one game after the other."""

    def reach(self, plan: Plan) -> None:
        """Do nothing: this process is always available."""

    def play(self, plan: Plan, blocks: Sequence[range], compiled: bool) -> Iterator[PlayedBlock]:
        """Play these blocks in this process."""
        for games in blocks:
            yield games, play_block(plan, games, compiled)


class Processes:
    """Plays in several processes on this machine."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1

    def reach(self, plan: Plan) -> None:
        """Do nothing: processes are always available."""

    def play(self, plan: Plan, blocks: Sequence[range], compiled: bool) -> Iterator[PlayedBlock]:
        """Play these blocks in worker processes."""
        tasks = ((plan, games, compiled, None) for games in blocks)
        yield from _in_processes(min(self.workers, len(blocks)), tasks)


Task = tuple[Plan, range, bool, Sequence[ChosenMoves] | None]


def _in_processes(count: int, tasks: Iterator[Task]) -> Iterator[PlayedBlock]:
    # Spawned, because a forked process might hold locks of threads that it does not have.
    with get_context("spawn").Pool(count, _ignore_interrupts) as pool:
        yield from pool.imap_unordered(_play_there, tasks)


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C in a worker: it interrupts the run, which then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_there(task: Task) -> PlayedBlock:
    plan, games, compiled, chosen = task
    return games, play_block(plan, games, compiled, chosen)


class Chooser(Protocol):
    """Chooses the moves of whole games."""

    def choose(self, numbers: Sequence[int]) -> list[ChosenMoves]:
        """Return the moves of the games with these numbers."""
        ...


class Gpu:
    """Chooses all moves on the GPU of this machine; worker processes then play and count them."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1

    def reach(self, plan: Plan) -> None:
        """Raise `RunError` without a GPU, or if a bot of the line-up needs more than rules and
        random numbers."""
        game = plan.load()
        for level in plan.lineup:
            if random_share(game, level) is None:
                known = ", ".join(supported_levels(game))
                raise RunError(f"a GPU cannot choose for {level!r}; it can for: {known}")
        if plan.randomised_decisions:
            raise RunError(
                f"a GPU leaves drafts to coins, but not {', '.join(plan.randomised_decisions)}"
            )
        try:
            from holdfast.kernel.gpu import Device, GpuError
        except ImportError as error:
            needed = "a GPU needs bindings of its driver: pip install 'holdfast[gpu]'"
            raise RunError(f"{needed} ({error})") from None
        try:
            Device.first()
        except GpuError as error:
            said = str(error).partition("\n")[0]
            raise RunError(f"no NVIDIA GPU answers on this machine: {said}") from None

    def chooser(self, plan: Plan) -> Chooser:
        """Return the chooser of this plan; compiles its kernel the first time on a machine."""
        from holdfast.lab.runs.gpu import Chooser

        return Chooser(plan)

    def play(self, plan: Plan, blocks: Sequence[range], compiled: bool) -> Iterator[PlayedBlock]:
        """Play these blocks with moves that the GPU chooses."""
        chosen = _blocks_with_moves(self.chooser(plan), blocks)
        tasks = ((plan, games, compiled, moves) for games, moves in chosen)
        try:
            if self.workers == 1:
                yield from map(_play_there, tasks)
            else:
                yield from _in_processes(min(self.workers, len(blocks)), tasks)
        except DisagreementError as error:
            told = f"the GPU and the processor disagree: {error}"
            raise RunError(f"{told}; without the GPU the same run goes on") from None


CHOSEN = 16_384
"""Games that the GPU chooses in one batch."""


def _blocks_with_moves(
    chooser: Chooser, blocks: Sequence[range]
) -> Iterator[tuple[range, Sequence[ChosenMoves]]]:
    """Yield blocks with their moves, and choose the next batch while these are played."""

    def choose(some: Sequence[range]) -> list[tuple[range, Sequence[ChosenMoves]]]:
        moves = iter(chooser.choose([number for games in some for number in games]))
        return [(games, list(islice(moves, len(games)))) for games in some]

    at_once = max(1, CHOSEN // max(map(len, blocks)))
    with ThreadPoolExecutor(1) as ahead:
        coming: deque[Future[list[tuple[range, Sequence[ChosenMoves]]]]] = deque()
        for at in range(0, len(blocks), at_once):
            coming.append(ahead.submit(choose, blocks[at : at + at_once]))
            if len(coming) > 1:
                yield from coming.popleft().result()
        yield from coming.popleft().result()
