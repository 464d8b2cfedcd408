"""A tree: one search for the seat that decides, and what it thinks of the moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from holdfast.kernel.chance import Chance
from holdfast.kernel.events import SILENT
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.search import Node, compiled_search
from holdfast.players.search_config import USUAL, SearchConfig

NODES = 1 << 18  # room for as many: 14 MiB a tree
ENDLESS = 1 << 40  # playouts


class Choice(NamedTuple):
    """What a search thinks of a move."""

    move: int
    visits: int
    win_chance: float
    points: float


class Tree:
    """A search for the seat that decides, which may be grown as long as there is time."""

    def __init__(
        self,
        game: Game,
        position: Position,
        seed: int,
        manner: SearchConfig = USUAL,
        room: int = NODES,
    ) -> None:
        """Begin from what the seat that decides may know of this position, and nothing else.

        In a tree that has no room for another node all playouts start where those do that found
        the last room; with room for its root alone it is a mere series of playouts.
        """
        import numpy as np

        self._game = game
        self._seat = int(position.to_move)
        self._known = game.hide(position, self._seat)
        self._nodes = np.zeros(room, Node.dtype)
        self._count = 1
        self._seed = seed
        standings = game.result(position)
        self._team = len(standings) == 1 or game.team
        self._scratch = (
            np.zeros(1, game.state.dtype),
            np.zeros(1, Chance.dtype),
            np.zeros(game.moves.count, np.int32),
            np.zeros((game.moves.count + 1, 2), np.int32),
            np.zeros((len(standings), 3), np.int32),  # rank, points, lead
            np.array([np.inf, -np.inf]),
            manner.weights(),
        )

    @property
    def playouts(self) -> int:
        """How many there have been."""
        return int(self._nodes[0]["visits"])

    def grow(self, playouts: int, later: int = ENDLESS) -> bool:
        """Add so many playouts, to be followed by some more later. Whether there is any use in
        those: not when no other move could be tried as often as the one most tried so far."""
        engine, before = self._game.compiled, self.playouts
        self._count = compiled_search(self._game)(
            engine.legal, engine.play, engine.determinize, engine.advise, engine.result,
            self._nodes, self._known.data, *self._scratch, SILENT, self._seat, self._team,
            self._seed + before, self._count, playouts, later,
        )  # fmt: skip
        return self.playouts == before + playouts

    def children(self, node: int = 0) -> Iterator[int]:
        """The nodes that lie directly below this one; below the root: the moves tried."""
        child = int(self._nodes[node]["child"])
        while child:
            yield child
            child = int(self._nodes[child]["sibling"])

    def choice(self, node: int) -> Choice:
        """What the search thinks of the move that leads to a node."""
        found = self._nodes[node]
        visits = int(found["visits"])
        means = (float(found[field]) / visits for field in ("wins", "points"))
        return Choice(int(found["move"]), visits, *means)

    def seat(self, node: int) -> int:
        """Who makes the move that leads to a node."""
        return int(self._nodes[node]["seat"])
