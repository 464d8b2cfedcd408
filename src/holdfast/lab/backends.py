"""Who plays the games of a run: this process, all cores of this machine, or a Ray cluster.

A backend is given the blocks that are left and hands them back played, in any order. That is all it
can decide about: a block is the same whoever has played it.
"""

from __future__ import annotations

import logging
import os
import signal
import time
from collections.abc import Iterable, Iterator, Sequence
from multiprocessing import get_context
from typing import Any, Protocol

from holdfast import players
from holdfast.kernel.compiled import signatures
from holdfast.lab.plan import Plan
from holdfast.lab.reaching import reach
from holdfast.lab.recording import Recorder, columns_of
from holdfast.lab.store import TABLES, RunError, packed, tabled

Played = tuple[range, bytes]
RETRIES = 20
"""Times that a block is played again after the death of a worker of a cluster."""


class Backend(Protocol):
    """Somebody who plays blocks of games."""

    def reach(self) -> None:
        """See that it is there, before anything is begun."""
        ...

    def play(self, plan: Plan, blocks: Sequence[range], compiled: bool) -> Iterator[Played]:
        """Play these games; gives each block as soon as it was played, in any order."""
        ...


def play_block(plan: Plan, games: range, compiled: bool) -> bytes:
    """Play a block, wherever this is."""
    recorder = _recorder(plan, compiled)
    began = time.process_time()
    rows: dict[str, list[tuple[Any, ...]]] = {name: [] for name in TABLES}
    for number in games:
        recorder.play(number, rows)
    tables, cut = tabled(rows, columns_of(recorder.game, len(plan.lineup)))
    return packed(tables, {"saturated": cut, "cpu_seconds": time.process_time() - began})


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

    def reach(self) -> None:
        """It is here."""

    def play(self, plan: Plan, blocks: Sequence[range], compiled: bool) -> Iterator[Played]:
        """Play these games here."""
        for games in blocks:
            yield games, play_block(plan, games, compiled)


class Processes:
    """Plays on several cores of this machine."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1

    def reach(self) -> None:
        """They are here."""

    def play(self, plan: Plan, blocks: Sequence[range], compiled: bool) -> Iterator[Played]:
        """Play these games in processes of their own."""
        # They start afresh: a copy of this one might hold locks of threads that it does not have.
        count = min(self.workers, len(blocks))
        with get_context("spawn").Pool(count, _ignore_interrupts) as pool:
            yield from pool.imap_unordered(_play_there, ((plan, b, compiled) for b in blocks))


def _ignore_interrupts() -> None:
    """Whoever presses Ctrl-C interrupts the run, which then ends its processes quietly."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_there(task: tuple[Plan, range, bool]) -> Played:
    plan, games, compiled = task
    return games, play_block(plan, games, compiled)


class RayCluster:
    """Plays on a Ray cluster, on whose machines Holdfast must be installed as it is here."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._mine = False  # whether the connection to it is ours to end

    def reach(self) -> None:
        """Ray must be installed here, and a cluster answer at the address."""
        self._connected()

    def _connected(self) -> Any:
        try:
            import ray
        except ImportError as error:
            raise RunError(f"Ray is not installed: pip install 'holdfast[ray]' ({error})") from None
        if ray.is_initialized():
            return ray
        reach(self.address)
        try:
            ray.init(address=self.address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as error:
            said = str(error).partition("\n")[0]
            if self.address == "auto" and isinstance(error, ConnectionError):
                said = "none runs on this machine; name the address of one"
            raise RunError(f"no Ray cluster answers at {self.address}: {said}") from None
        self._mine = True
        return ray

    def play(self, plan: Plan, blocks: Sequence[range], compiled: bool) -> Iterator[Played]:
        """Play these games on the cluster, a few blocks for each of its cores at a time."""
        ray = self._connected()
        try:
            yield from self._play(ray, plan, blocks, compiled)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            raise RunError(f"the Ray cluster gave up: {error}; the same command goes on") from None
        finally:
            if self._mine:
                ray.shutdown()
                self._mine = False

    def _play(
        self, ray: Any, plan: Plan, blocks: Iterable[range], compiled: bool
    ) -> Iterator[Played]:
        # A machine may go at any time: what it had is played again elsewhere, and is the same.
        there = ray.remote(num_cpus=1, max_retries=RETRIES)(_play_on_cluster)
        most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        for games in blocks:
            waiting.append(there.remote(plan, games, compiled))
            if len(waiting) >= most:
                done, waiting = ray.wait(waiting, num_returns=1)
                yield from ray.get(done)
        while waiting:
            done, waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(done)


def _play_on_cluster(plan: Plan, games: range, compiled: bool) -> Played:
    """The rules of each machine are compiled there, once."""
    return games, play_block(plan, games, compiled)
