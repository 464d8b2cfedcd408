"""What a search can do: `python -m bench.playouts [GAME ...]`.

From the opening position, one tree on one core, through the search's own machinery: each playout
copies what a seat knows, imagines the rest and plays to the end. Random playouts play by chance
alone and grow no tree; guided ones are those that experts make. The best of several rounds
counts: these machines are shared, and what disturbs a round only slows it.

Then, on all cores: how long the strongest bot thinks about the opening, and how long a search goes
on after somebody stopped it; of each the longest of several counts.
"""

from __future__ import annotations

import os
import sys
import threading
import time

from rich.console import Console
from rich.table import Table

from holdfast import games, players
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.warm import compile_to_disk, switch
from holdfast.players.expert import Budget, ponder
from holdfast.players.search import NODES, USUAL, Manner, Tree

ROUNDS = 5
CHUNK = 50  # playouts between two looks at the clock
BARS = {"outlast": (4, 10_000), "exoworld": (3, 4_000), "outlive": (4, 1_500), "outbreak": (4, 700)}
"""How many play, and how many random playouts a second there should be at least."""

BY_CHANCE = Manner(whim=1.0)

ANSWERS, LONGEST_ANSWER = 5, 2.0
STOPS, LONGEST_STOP = 20, 0.050


def playouts_a_second(game: Game, position: Position, manner: Manner, room: int) -> float:
    """The best of several rounds of about a second."""
    best = 0.0
    for seed in range(ROUNDS):
        tree = Tree(game, position, seed << 32, manner, room)
        tree.grow(CHUNK)
        before, began = tree.playouts, time.process_time()
        while time.process_time() - began < 1:
            tree.grow(CHUNK)
        best = max(best, (tree.playouts - before) / (time.process_time() - began))
    return best


def answer_time(game: Game, position: Position) -> float:
    """The seconds that the strongest bot takes for its answer."""
    bot, hidden = players.of_level(players.LEVELS[-1]), game.hide(position, position.to_move)
    times = []
    for noise in range(ANSWERS):
        began = time.monotonic()
        bot.choose(game, hidden, noise)
        times.append(time.monotonic() - began)
    return max(times)


def stop_time(game: Game, position: Position) -> float:
    """The seconds from a wish to stop a search to its answer."""
    hidden = game.hide(position, position.to_move)
    times = []
    for seed in range(STOPS):
        stop = threading.Event()
        search = threading.Thread(
            target=ponder, args=(game, hidden, Budget(seconds=60), seed, stop.is_set)
        )
        search.start()
        time.sleep(0.1 + 0.013 * seed)
        began = time.monotonic()
        stop.set()
        search.join()
        times.append(time.monotonic() - began)
    return max(times)


def main(names: list[str]) -> None:
    """Measure and print; fail where a bar is missed."""
    unknown = [name for name in names if name not in BARS]
    if unknown:
        sys.exit(f"There is no game {unknown[0]!r} to measure; there are {', '.join(BARS)}.")
    table = Table(
        "playouts a second, one core", "players", "bar", "random", "guided", "answer", "stop"
    )
    cores = os.sched_getaffinity(0)
    missed = []
    for name in names:
        seats, bar = BARS[name]
        game = games.load(name)
        compile_to_disk(game, lambda *_: None)
        switch(game)
        opening = game.new({"players": seats}, 1)
        players.prepare(game)
        os.sched_setaffinity(0, {max(cores)})
        by_chance = playouts_a_second(game, opening, BY_CHANCE, room=1)
        guided = playouts_a_second(game, opening, USUAL, NODES)
        os.sched_setaffinity(0, cores)
        answer, stop = answer_time(game, opening), stop_time(game, opening)
        table.add_row(
            name, str(seats), f"{bar:,}", f"{by_chance:,.0f}", f"{guided:,.0f}",
            f"{answer:.2f} s", f"{1000 * stop:.0f} ms",
        )  # fmt: skip
        if by_chance < bar or answer > LONGEST_ANSWER or stop > LONGEST_STOP:
            missed.append(name)
    Console().print(table)
    if missed:
        sys.exit(f"Below the bar: {', '.join(missed)}")


if __name__ == "__main__":
    main(sys.argv[1:] or list(BARS))
