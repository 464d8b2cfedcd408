"""Who plays the games of a run: this process, all cores of this machine, these with a GPU that
chooses the moves, or a Ray cluster.

A backend is given the blocks that are left and hands them back played, in any order. That is all it
can decide about: a block is the same whoever has played it.
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
from holdfast.lab.runs.batch_play import able, way_of
from holdfast.lab.runs.columns import columns_of
from holdfast.lab.runs.plan import Plan
from holdfast.lab.runs.recording import Chosen, DisagreementError, Recorder
from holdfast.lab.runs.store import TABLES, RunError, pack_block, to_tables

Played = tuple[range, bytes]
TWICE = 25
"""One game in so many is chosen once more by whoever counts it: moves that are legal, but not those
of its bots, would be seen there."""


class Backend(Protocol):
    """Somebody who plays blocks of games."""

    def reach(self, plan: Plan) -> None:
        """See that it is there and can play this, before anything is begun."""
        ...

    def play(self, plan: Plan, blocks: Sequence[range], compiled: bool) -> Iterator[Played]:
        """Play these games; gives each block as soon as it was played, in any order."""
        ...


def play_block(
    plan: Plan, games: range, compiled: bool, chosen: Sequence[Chosen] | None = None
) -> bytes:
    """Play a block, wherever this is, with moves that were chosen elsewhere or without."""
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
    """Whoever plays this plan in this process."""
    key = (plan.digest, compiled)
    if key not in _recorders:
        if compiled:
            use_compiled_rules(plan)
        _recorders[key] = Recorder(plan, plan.load())
    return _recorders[key]


NEEDED = ("set_up", "play", "result", "hide", "advise")
"""What a run asks of rules where nobody looks ahead."""


def use_compiled_rules(plan: Plan) -> None:
    """Let compiled rules answer; the first time on this machine, whoever asks waits."""
    game = plan.load()
    if plan.searches or not plan.patch:
        if game.engine is not game.compiled:
            players.use_compiled_rules(game)
        if plan.searches:
            players.prepare(game)
        return
    # Changed content is compiled for a few runs: half of the time is saved by what they need.
    taken = signatures(game.state)
    for name in NEEDED:
        entry: Any = getattr(game.compiled, name)
        if not entry.signatures:
            entry.compile(taken[name])
            entry.disable_compile()
    game.engine = game.compiled


class OneProcess:
    """Plays here, one game after the other."""

    def reach(self, plan: Plan) -> None:
        """It is here."""

    def play(self, plan: Plan, blocks: Sequence[range], compiled: bool) -> Iterator[Played]:
        """Play these games here."""
        for games in blocks:
            yield games, play_block(plan, games, compiled)


class Processes:
    """Plays on several cores of this machine."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1

    def reach(self, plan: Plan) -> None:
        """They are here."""

    def play(self, plan: Plan, blocks: Sequence[range], compiled: bool) -> Iterator[Played]:
        """Play these games in processes of their own."""
        tasks = ((plan, games, compiled, None) for games in blocks)
        yield from _in_processes(min(self.workers, len(blocks)), tasks)


Task = tuple[Plan, range, bool, Sequence[Chosen] | None]


def _in_processes(count: int, tasks: Iterator[Task]) -> Iterator[Played]:
    # They start afresh: a copy of this one might hold locks of threads that it does not have.
    with get_context("spawn").Pool(count, _ignore_interrupts) as pool:
        yield from pool.imap_unordered(_play_there, tasks)


def _ignore_interrupts() -> None:
    """Whoever presses Ctrl-C interrupts the run, which then ends its processes quietly."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_there(task: Task) -> Played:
    plan, games, compiled, chosen = task
    return games, play_block(plan, games, compiled, chosen)


class Chooser(Protocol):
    """Somebody who chooses the moves of whole games."""

    def choose(self, numbers: Sequence[int]) -> list[Chosen]:
        """The moves of the games of these numbers."""
        ...


class Gpu:
    """Has the GPU of this machine choose all moves, which its cores then play and count."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1

    def reach(self, plan: Plan) -> None:
        """There must be a GPU, and whoever plays must need nothing but rules and dice."""
        for level in plan.lineup:
            if way_of(level) is None:
                known = ", ".join(able())
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
        """Whoever chooses; the first time on this machine, this waits for the compiler."""
        from holdfast.lab.runs.gpu import Chooser

        return Chooser(plan)

    def play(self, plan: Plan, blocks: Sequence[range], compiled: bool) -> Iterator[Played]:
        """Play these games here, or in processes of their own where there are several."""
        chosen = _chosen(self.chooser(plan), blocks)
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
"""Games that are chosen at once."""


def _chosen(chooser: Chooser, blocks: Sequence[range]) -> Iterator[tuple[range, Sequence[Chosen]]]:
    """Blocks with their moves. The next ones are chosen while somebody plays these."""

    def choose(some: Sequence[range]) -> list[tuple[range, Sequence[Chosen]]]:
        moves = iter(chooser.choose([number for games in some for number in games]))
        return [(games, list(islice(moves, len(games)))) for games in some]

    at_once = max(1, CHOSEN // max(map(len, blocks)))
    with ThreadPoolExecutor(1) as ahead:
        coming: deque[Future[list[tuple[range, Sequence[Chosen]]]]] = deque()
        for at in range(0, len(blocks), at_once):
            coming.append(ahead.submit(choose, blocks[at : at + at_once]))
            if len(coming) > 1:
                yield from coming.popleft().result()
        yield from coming.popleft().result()
