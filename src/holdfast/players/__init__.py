"""Bots. A bot takes the position as its seat may know it, and returns a move.

simple         random moves, or the heuristic player of the game
mcts           the search player: as many playouts as its budget allows
net            trained nets, in integers
net_player     bots that play the moves of nets, at different levels
search, tree   compiled tree search, and the trees that it grows
net_search     compiled tree search that a net guides
search_config  parameters of the search
playout        the end of a playout: heuristic players finish the game
team_wishes    what a bot's team wishes, weighed against the bot's own choice
forecast       the win chances of all seats
lookahead      the positions that follow from a move
adviser        advice about a decision, for hints, the coach and reviews
ranking        which moves are hints, and which are about equal
reasons        factors that explain a move
computations   requests for searches and lookaheads, without saying which process runs them
warmup, wasm   compilation of all this to machine code and to WebAssembly

The heuristic player and the factors of a game are in the game's folder. Processes, the sharing of
thinking time among tables, and the wording of plans are in other packages.
"""

from __future__ import annotations

from typing import Protocol

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.mcts import Budget, Mcts
from holdfast.players.net_player import NetPlayer
from holdfast.players.simple import Heuristic, Random
from holdfast.players.warmup import prepare as prepare
from holdfast.players.warmup import ready_to_search as ready_to_search
from holdfast.players.warmup import use_compiled_rules as use_compiled_rules


class Player(Protocol):
    """A bot that can decide for a seat."""

    def choose(self, game: Game, position: Position, noise: int) -> int:
        """Return a legal move in a position that is hidden for the seat that decides.

        The same position and noise return the same move. Noise is a number from 0 to 2^31 - 1.
        """
        ...


class UnknownLevelError(ValueError):
    """There are no bots of this level."""


PLAYERS: dict[str, Player] = {
    "random": Random(),
    "heuristic": Heuristic(),
    "beginner": NetPlayer("beginner", without=Heuristic(whims=90)),
    "wanderer": NetPlayer("wanderer", without=Heuristic(whims=60)),
    "settler": NetPlayer("settler", without=Heuristic(whims=30)),
    "pathfinder": NetPlayer("pathfinder", without=Heuristic(whims=15)),
    "veteran": NetPlayer("veteran"),
    "legend": Mcts(Budget(4000, seconds=1.5), net_budget=Budget(1000, seconds=1.5)),
    "net": NetPlayer(),
}
"""The bots by name. `heuristic` is the heuristic player without random moves, and `net` is the
trained net of the game, which answers at once."""

FORMER_NAMES = {"steady": "heuristic"}
"""Names of bots in stored games and saved line-ups, each with its present name."""

LEVELS = ("beginner", "wanderer", "settler", "pathfinder", "veteran", "legend")
"""The levels that people may choose, the weakest first; other bots are for experiments."""

USUAL_LEVEL = "veteran"
"""The default level of bots."""


def levels() -> list[str]:
    """Return the levels that people may choose, the weakest first."""
    return list(LEVELS)


def present_name(level: str) -> str:
    """Return the present name of a level, which may be a former one."""
    return FORMER_NAMES.get(level, level)


def of_level(level: str) -> Player:
    """Return the bot with this level or name."""
    name = present_name(level)
    if name not in PLAYERS:
        raise UnknownLevelError(f"there is no level {level!r}; there are: {', '.join(LEVELS)}")
    return PLAYERS[name]
