"""The speed of searches: `python -m bench.playouts [GAME ...]`.

Playouts start from the opening position, on one core. Each copies what a seat knows, determinizes
the rest and plays to the end. Random playouts choose moves at random and grow no tree; guided ones
are those of the search bots. The best of several rounds counts, because other programs can only
slow a round down.

Then, on all cores, it measures how long the strongest bot thinks about the opening, and how long a
search goes on after it is stopped. The longest of several times counts.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

import numpy as np
from numba import njit
from rich.console import Console
from rich.table import Table

from bench.seats import chosen, middle
from holdfast import players
from holdfast.kernel.chance import Chance, below, start
from holdfast.kernel.events import silent_log
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.mcts import Budget, search_moves
from holdfast.players.search_config import USUAL
from holdfast.players.tree import NODES, Tree

ROUNDS = 5
CHUNK = 50  # playouts between two looks at the clock
BARS = {"outlast": (4, 10_000), "exoworld": (3, 4_000), "outlive": (4, 1_500)}
"""Number of players, and goal in random playouts a second, by game."""
LOWEST_BAR = 700
"""Goal in random playouts a second for every other game, at a table of middle size."""

ANSWERS, LONGEST_ANSWER = 5, 2.0
STOPS, LONGEST_STOP = 20, 0.050


@njit(nogil=True)
def play_by_chance(
    play: Any, determinize: Any, known: Any, work: Any, dice: Any, log: Any,
    seed: int,
) -> None:  # fmt: skip
    """Play a chunk of random playouts from the observation of the seat that decides."""
    for playout in range(CHUNK):
        work[0] = known[0]
        start(dice[0], seed + playout)
        determinize(work, known[0].to_move, seed + playout)
        while not work[0].over:
            play(work, work[0].offer[below(dice[0], work[0].offers)], log)


def by_chance(game: Game, position: Position, seed: int) -> Callable[[], int]:
    """Return a function that plays a chunk of random playouts and returns their number so far."""
    engine, known = game.compiled, game.hide(position, position.to_move)
    scratch = np.zeros(1, game.state.dtype), np.zeros(1, Chance.dtype)
    rules = engine.play, engine.determinize
    chunks = count(1)

    def more() -> int:
        done = CHUNK * next(chunks)
        play_by_chance(*rules, known.data, *scratch, silent_log(), seed + done)
        return done

    return more


def guided(game: Game, position: Position, seed: int) -> Callable[[], int]:
    """Return a function that plays a chunk of guided playouts and returns their number so far."""
    tree = Tree(game, position, seed, USUAL, NODES)

    def more() -> int:
        tree.grow(CHUNK)
        return tree.playouts

    return more


def playouts_a_second(begin: Callable[[int], Callable[[], int]]) -> float:
    """Return the playouts a second, in the best of several rounds of about a second."""
    best = 0.0
    for seed in range(ROUNDS):
        more = begin(seed << 32)
        before = done = more()
        began = time.process_time()
        while time.process_time() - began < 1:
            done = more()
        best = max(best, (done - before) / (time.process_time() - began))
    return best


def answer_time(game: Game, position: Position) -> float:
    """Return the seconds that the strongest bot takes for its answer."""
    bot, hidden = players.of_level(players.LEVELS[-1]), game.hide(position, position.to_move)
    times = []
    for noise in range(ANSWERS):
        began = time.monotonic()
        bot.choose(game, hidden, noise)
        times.append(time.monotonic() - began)
    return max(times)


def stop_time(game: Game, position: Position) -> float:
    """Return the seconds between stopping a search and its answer."""
    hidden = game.hide(position, position.to_move)
    times = []
    for seed in range(STOPS):
        stop = threading.Event()
        search = threading.Thread(
            target=search_moves, args=(game, hidden, Budget(seconds=60), seed, stop.is_set)
        )
        search.start()
        time.sleep(0.1 + 0.013 * seed)
        began = time.monotonic()
        stop.set()
        search.join()
        times.append(time.monotonic() - began)
    return max(times)


def main(names: list[str]) -> None:
    """Measure searches, and print a table; exit with 1 if a goal is missed."""
    measured = chosen(names)
    table = Table(
        "playouts a second, one core", "players", "goal", "random", "guided", "answer", "stop"
    )
    cores = os.sched_getaffinity(0)
    missed = []
    for name, game in measured.items():
        seats, bar = BARS.get(name, (middle(game), LOWEST_BAR))
        players.use_compiled_rules(game)
        opening = game.new({"players": seats}, 1)
        players.prepare(game)
        os.sched_setaffinity(0, {max(cores)})
        random = playouts_a_second(partial(by_chance, game, opening))
        searched = playouts_a_second(partial(guided, game, opening))
        os.sched_setaffinity(0, cores)
        answer, stop = answer_time(game, opening), stop_time(game, opening)
        table.add_row(
            name, str(seats), f"{bar:,}", f"{random:,.0f}", f"{searched:,.0f}",
            f"{answer:.2f} s", f"{1000 * stop:.0f} ms",
        )  # fmt: skip
        if random < bar or answer > LONGEST_ANSWER or stop > LONGEST_STOP:
            missed.append(name)
    Console().print(table)
    if missed:
        sys.exit(f"Below the bar: {', '.join(missed)}")


if __name__ == "__main__":
    main(sys.argv[1:])
