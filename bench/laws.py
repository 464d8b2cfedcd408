"""Check of the games' invariants in random play on the GPU.

python -m bench.laws [GAME ...] [--decisions 1e9] [--seed 18] [--looks 2048]

Games are played in launches, each with its own options, so that a run covers all values of all
options and all numbers of players. After every decision the GPU checks the position: there must be
no fault, and either somebody has options, or the game is over and nothing is pending. After every
launch some positions (`--looks`) are copied back from evenly spread threads. From each of them the
compiled rules play one more random decision, and the invariants of the game's tests are checked on
the position and on what changed.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any, Protocol

from tests.support.laws import laws_of
from tests.support.random_play import Options, play_one_each
from tests.support.states import States, as_bytes

from bench import gpu_simulation
from bench.seats import chosen
from holdfast import games
from holdfast.kernel.game import Game
from holdfast.kernel.gpu import Device
from holdfast.kernel.position import Position

THREADS = 1 << 17
LENGTHS = (50, 100, 200, 400)
"""Numbers of decisions of a thread in a launch, in turn, so that positions are early and late in
games."""
APART = 1000
"""Difference between the seeds of two launches. A thread plays fewer games than this, each with the
next seed."""
AT_ONCE = 256
"""Number of positions that a core checks at a time."""


class Simulator(Protocol):
    """A simulator of games: a GPU, or in tests a replacement for it."""

    game: Game
    threads: int

    def run(self, options: Options, seed: int, decisions: int) -> gpu_simulation.Run:
        """Play this number of decisions in every thread."""
        ...

    def positions(self) -> States:
        """Return the last position of each thread's game."""
        ...


@dataclass
class Found:
    """The results of a check."""

    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    launches: int = 0
    looked_at: int = 0
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.decisions:,} decisions in {self.games:,} games and {self.launches} launches, "
            f"{self.seconds:.0f} s; {self.looked_at:,} positions looked at on the processor; "
            f"{len(self.broken)} broken"
        )


def launches(game: Game, threads: int, decisions: int, seed: int) -> Iterator[tuple[Any, ...]]:
    """Yield the options, the seed and the number of decisions per thread of each launch."""
    whole = threads * sum(LENGTHS)
    count = len(LENGTHS) * -(-decisions // whole)
    left = -(-decisions // threads)
    for number, options in enumerate(laws_of(game.name).option_sets(count, seed)):
        length = min(left, LENGTHS[number % len(LENGTHS)])
        if length:
            yield options, seed + APART * number, length
        left -= length


def check(
    simulator: Simulator,
    decisions: int,
    seed: int,
    looks: int,
    pool: Any,
    engine: str,
    report: Callable[[str], None] = lambda words: None,
) -> Found:
    """Play this number of decisions on all cores, and check positions meanwhile."""
    found, asked = Found(), []
    game, threads = simulator.game, simulator.threads
    for options, own, length in launches(game, threads, decisions, seed):
        run = simulator.run(options, own, length)
        found.decisions += run.decisions
        found.games += run.games
        found.seconds += run.seconds
        found.launches += 1
        where = f"{options}, seed {own}, {length} decisions"
        found.broken += [f"not sound: thread {thread}, {where}" for thread in run.stopped]
        # As bytes: copies of records leave undefined what lies between their fields.
        taken = as_bytes(simulator.positions())[:: max(1, threads // looks)]
        found.looked_at += len(taken)
        report(f"  {game.name}: {found}")
        for at in range(0, len(taken), AT_ONCE):
            task = game.name, engine, taken[at : at + AT_ONCE].tobytes(), own + at
            asked.append((where, pool.apply_async(look_at, task)))
    for where, answer in asked:
        found.broken += [f"{law}: {where}" for law in answer.get()]
    return found


def look_at(name: str, engine: str, taken: bytes, seed: int) -> list[str]:
    """Return a message for each law that these positions, or a decision from them, break."""
    game = games.load(name)
    size = game.state.size
    positions = [
        Position.from_bytes(game.state, taken[at : at + size]) for at in range(0, len(taken), size)
    ]
    going = [position for position in positions if not position.over and position.legal_moves]
    ended = ["nothing to decide"] * (len(positions) - len(going))
    if not going:
        return ended
    play = play_one_each(game, getattr(game, engine), going, random.Random(seed))
    return ended + laws_of(name).broken(play)


def progress(words: str) -> None:
    """Print the progress of the check."""
    print(words, file=sys.stderr, flush=True)


def main(arguments: Sequence[str]) -> int:
    """Check each game, and print the results; fail where a law was broken."""
    asking = argparse.ArgumentParser(prog="python -m bench.laws")
    asking.add_argument("games", nargs="*")
    asking.add_argument("--decisions", type=float, default=1e9)
    asking.add_argument("--seed", type=int, default=18)
    asking.add_argument("--looks", type=int, default=2048, help="positions of each launch")
    asking.add_argument("--cores", type=int, help="that look at positions; all without a number")
    given = asking.parse_args(arguments)
    broken = 0
    with get_context("spawn").Pool(given.cores) as pool:
        for game in chosen(given.games).values():
            simulator = gpu_simulation.Simulator(game, THREADS, gpu_simulation.WATCHED)
            found = check(
                simulator, int(given.decisions), given.seed, given.looks, pool, "compiled", progress
            )
            print(f"{game.name}, {Device.first().name}: {found}", flush=True)
            for law in found.broken[:20]:
                print(f"  {law}", flush=True)
            broken += len(found.broken)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
