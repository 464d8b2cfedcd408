"""Bots. A bot is asked with the position as its seat may know it, and answers with a move.

`simple` ones do what their game advises, or anything; the `expert` searches: it grows `tree`s by
the compiled `search` in a `manner`, whose playouts (`playout`) steady players finish. `voices`
weighs what a bot's team wishes. `forecast` tells how likely seats are to win, `ready` when all this
is compiled; `wasm` compiles it for pages, together with the rules. A `thought` says what to
compute, and not by whom. Of what a search has found, `ranking` says which moves it can tell apart;
`outlook` and `reasons` say what speaks for them. What a game's steady player does, and what its
moves are good for, lies with the game; processes, time to think shared out among tables, and plans
put into words lie elsewhere.
"""

from __future__ import annotations

from typing import Protocol

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.mcts import Budget, Mcts
from holdfast.players.simple import Heuristic, Random
from holdfast.players.warmup import prepare as prepare
from holdfast.players.warmup import ready_to_search as ready_to_search
from holdfast.players.warmup import use_compiled_rules as use_compiled_rules


class Player(Protocol):
    """Somebody who can decide for a seat."""

    def choose(self, game: Game, position: Position, noise: int) -> int:
        """A legal move of a position that was hidden for the seat that decides.

        The same position and noise give the same move. Noise is a number from 0 to 2^31 - 1.
        """
        ...


class UnknownLevelError(ValueError):
    """There are no bots of this level."""


PLAYERS: dict[str, Player] = {
    "random": Random(),
    "steady": Heuristic(),
    "wanderer": Heuristic(whims=90),
    "settler": Heuristic(whims=40),
    "veteran": Mcts(Budget(playouts=400, seconds=1.5), whims=15, cores=1),
    "legend": Mcts(Budget(playouts=4000, seconds=1.5)),
}
"""The bots by name."""

LEVELS = ("wanderer", "settler", "veteran", "legend")
"""Those that people are offered, the weakest first; the others serve experiments."""

USUAL_LEVEL = "veteran"
"""The level of bots where nobody has chosen one."""


def levels() -> list[str]:
    """The levels people may choose from, the weakest first."""
    return list(LEVELS)


def of_level(level: str) -> Player:
    """The bot of this level, or of this name."""
    if level not in PLAYERS:
        raise UnknownLevelError(f"there is no level {level!r}; there are: {', '.join(LEVELS)}")
    return PLAYERS[level]
