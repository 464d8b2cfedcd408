"""How long it takes to make what a screen shows: `python -m bench.views [GAME ...]`.

Positions after 120 random moves, or as many as the game has, at a table of middle size and at the
largest, as whoever decides may know them. Each is read at once, as the server does, and beside it
in the same run looked up number by number with every index checked, as rules do in tests. On one
core, in milliseconds of its time for one view; the best of several rounds counts.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from bench.seats import chosen, middle
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.warm import switch

MOVES = 120
GAMES = 8
ROUNDS = 7


class Checked(Position):
    """A position that is looked up through views, by those who would read it at once too."""

    __slots__ = ()

    def read(self) -> object:
        """A copy of its own, every index and every value of which is checked."""
        return Position.from_bytes(self.record, bytes(self)).state


def positions(game: Game, players: int) -> list[Position]:
    """Positions out of random play, each as whoever decides may know it."""
    found = []
    for seed in range(GAMES):
        rng, position = random.Random(seed), game.new({"players": players}, seed)
        for _ in range(MOVES):
            ahead = position.copy()
            game.play(ahead, rng.choice(game.legal(ahead)))
            if ahead.over:
                break
            position = ahead
        found.append(game.hide(position, position.to_move))
    return found


def milliseconds(work: Callable[[Position], object], at: list[Position]) -> float:
    """What a piece of work takes of the core, for one of these positions."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        for position in at:
            work(position)
        best = min(best, (time.process_time() - began) / len(at))
    return 1000 * best


def row(game: Game, players: int) -> list[str]:
    """One game at one size of table."""
    at = positions(game, players)
    checked = [Checked.from_bytes(game.state, bytes(position)) for position in at]

    def view(position: Position) -> object:
        return game.screen.view(position, position.to_move)

    def sent(position: Position) -> str:
        return game.screen.view(position, position.to_move).model_dump_json()

    at_once, looked_up = milliseconds(view, at), milliseconds(view, checked)
    return [
        f"{game.name}, {players} players",
        f"{milliseconds(lambda p: game.hide(p, p.to_move), at):.3f}",
        f"{at_once:.2f}",
        f"{milliseconds(sent, at):.2f}",
        f"{looked_up:.2f}",
        f"{looked_up / at_once:.1f}x",
    ]


def main(names: list[str]) -> None:
    """Measure and print."""
    table = Table(
        "milliseconds", "hide", "view", "view and JSON", "view, looked up", "so much faster"
    )
    for game in chosen(names).values():
        switch(game)
        for players in sorted({middle(game), game.options.players.most}):
            table.add_row(*row(game, players))
    Console().print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
