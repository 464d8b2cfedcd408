"""The time to make a view: `python -m bench.views [GAME ...]`.

The positions are the last of 120 random moves, or of as many as the game has, at a table of middle
size and at the largest. They are hidden for the player who decides. Each is read as a snapshot, as
on the server, and in the same run also number by number with every index checked, as in tests. No
position is shown twice, so caches of positions do not help. Times are CPU milliseconds of one view
on one core; the best of several games counts.
"""

from __future__ import annotations

import random
import sys
import time
from collections import deque
from collections.abc import Callable
from itertools import count, islice

from pydantic import BaseModel
from rich.console import Console
from rich.table import Table

from bench.seats import chosen, middle
from holdfast.kernel.background_compiler import switch
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position

MOVES = 120
SHOWN = 30
"""Number of positions of each game."""
GAMES = 12


class Checked(Position):
    """A position whose fields are read through views, with every index checked."""

    __slots__ = ()

    def read(self) -> object:
        """Return a copy whose indices and values are checked at every access."""
        return Position.from_bytes(self.record, bytes(self)).state

    @property
    def snapshot(self) -> object:
        """The same checked view, in place of a snapshot."""
        return self.read()

    # Compared by identity, so that nothing cached for a plain position is used.
    __eq__ = object.__eq__
    __hash__ = object.__hash__


def positions(game: Game, players: int, seed: int, kind: type[Position]) -> list[Position]:
    """Return the last positions of a random game, each as the player who decides may know it."""
    rng, position = random.Random(seed), game.new({"players": players}, seed)
    found: deque[Position] = deque(maxlen=SHOWN)
    for _ in range(MOVES):
        found.append(game.hide(position, position.to_move))
        game.play(position, rng.choice(game.legal(position)))
        if position.over:
            break
    return [kind.from_bytes(game.state, bytes(position)) for position in found]


def row(game: Game, players: int) -> list[str]:
    """Measure one game at one table size, and return its row."""
    seeds = count()

    def measured(work: Callable[[Position], object], kind: type[Position] = Position) -> float:
        best = float("inf")
        for seed in islice(seeds, GAMES):
            at = positions(game, players, seed, kind)
            began = time.process_time()
            for position in at:
                work(position)
            best = min(best, (time.process_time() - began) / len(at))
        return 1000 * best

    def view(position: Position) -> BaseModel:
        return game.screen.view(position, position.to_move)

    measured(view)  # fills the caches that do not depend on the position
    at_once, looked_up = measured(view), measured(view, Checked)
    return [
        f"{game.name}, {players} players",
        f"{measured(lambda p: game.hide(p, p.to_move)):.3f}",
        f"{at_once:.2f}",
        f"{measured(lambda p: view(p).model_dump_json()):.2f}",
        f"{looked_up:.2f}",
        f"{looked_up / at_once:.1f}x",
    ]


def main(names: list[str]) -> None:
    """Measure the time of views in each game, and print a table."""
    table = Table("milliseconds", "hide", "view", "view and JSON", "view, checked", "ratio")
    for game in chosen(names).values():
        switch(game)
        for players in sorted({middle(game), game.options.players.most}):
            table.add_row(*row(game, players))
    Console().print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
