"""How many playouts a search makes: `python -m bench.playouts [GAME ...]`.

From the opening position, one tree on one core, through the search's own machinery: each playout
copies what a seat knows, imagines the rest and plays to the end. Random playouts play by chance
alone and grow no tree; guided ones are those that experts make. The best of several rounds
counts: these machines are shared, and what disturbs a round only slows it.
"""

from __future__ import annotations

import os
import sys
import time

from rich.console import Console
from rich.table import Table

from holdfast import games
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.warm import compile_to_disk, switch
from holdfast.players.search import NODES, USUAL, Manner, Tree

ROUNDS = 5
CHUNK = 50  # playouts between two looks at the clock
BARS = {"outlast": (4, 10_000), "exoworld": (3, 4_000), "outlive": (4, 1_500), "outbreak": (4, 700)}
"""How many play, and how many random playouts a second there should be at least."""

BY_CHANCE = Manner(whim=1.0)


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


def main(names: list[str]) -> None:
    """Measure and print; fail where a bar is missed."""
    unknown = [name for name in names if name not in BARS]
    if unknown:
        sys.exit(f"There is no game {unknown[0]!r} to measure; there are {', '.join(BARS)}.")
    table = Table("playouts a second, one core", "players", "bar", "random", "guided")
    missed = []
    for name in names:
        players, bar = BARS[name]
        game = games.load(name)
        compile_to_disk(game, lambda *_: None)
        switch(game)
        opening = game.new({"players": players}, 1)
        by_chance = playouts_a_second(game, opening, BY_CHANCE, room=1)
        guided = playouts_a_second(game, opening, USUAL, NODES)
        table.add_row(name, str(players), f"{bar:,}", f"{by_chance:,.0f}", f"{guided:,.0f}")
        if by_chance < bar:
            missed.append(name)
    Console().print(table)
    if missed:
        sys.exit(f"Below the bar: {', '.join(missed)}")


if __name__ == "__main__":
    os.sched_setaffinity(0, {sorted(os.sched_getaffinity(0))[-1]})
    main(sys.argv[1:] or list(BARS))
