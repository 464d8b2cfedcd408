"""A search tree for the seat that decides, and its evaluation of moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from holdfast.kernel.chance import Chance
from holdfast.kernel.events import SILENT
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.search import Node, compiled_search
from holdfast.players.search_config import USUAL, SearchConfig

NODES = 1 << 18  # the maximum number of nodes: 14 MiB for each tree
ENDLESS = 1 << 40  # playouts


class Choice(NamedTuple):
    """The evaluation of a move by a search."""

    move: int
    visits: int
    win_chance: float
    points: float


class Tree:
    """A search for the seat that decides, which can be grown step by step."""

    def __init__(
        self,
        game: Game,
        position: Position,
        seed: int,
        config: SearchConfig = USUAL,
        room: int = NODES,
    ) -> None:
        """Start from what the seat that decides may know of this position, and nothing else.

        `room` is the maximum number of nodes. In a full tree, playouts start from its existing
        nodes; with room for the root only, it is a series of playouts.
        """
        import numpy as np

        self._game = game
        self._seat = int(position.to_move)
        self._known = game.hide(position, self._seat)
        self._nodes = np.zeros(room, Node.dtype)
        self._count = 1
        self._seed = seed
        placements = game.result(position)
        self._team = len(placements) == 1 or game.team
        self._scratch = (
            np.zeros(1, game.state.dtype),
            np.zeros(1, Chance.dtype),
            np.zeros(game.moves.count, np.int32),
            np.zeros((game.moves.count + 1, 2), np.int32),
            np.zeros((len(placements), 3), np.int32),  # rank, points, lead
            np.array([np.inf, -np.inf]),
            config.weights(),
        )

    @property
    def playouts(self) -> int:
        """The number of playouts so far."""
        return int(self._nodes[0]["visits"])

    def grow(self, playouts: int, later: int = ENDLESS) -> bool:
        """Add playouts; return whether more are useful, of which at most `later` will follow.

        They are not if no other move can get as many visits as the most visited one.
        """
        engine, before = self._game.compiled, self.playouts
        self._count = compiled_search(self._game)(
            engine.legal, engine.play, engine.determinize, engine.advise, engine.result,
            self._nodes, self._known.data, *self._scratch, SILENT, self._seat, self._team,
            self._seed + before, self._count, playouts, later,
        )  # fmt: skip
        return self.playouts == before + playouts

    def children(self, node: int = 0) -> Iterator[int]:
        """Yield the nodes directly below this one; below the root, the moves tried so far."""
        child = int(self._nodes[node]["child"])
        while child:
            yield child
            child = int(self._nodes[child]["sibling"])

    def choice(self, node: int) -> Choice:
        """Return the evaluation of the move that leads to a node."""
        found = self._nodes[node]
        visits = int(found["visits"])
        means = (float(found[field]) / visits for field in ("wins", "points"))
        return Choice(int(found["move"]), visits, *means)

    def seat(self, node: int) -> int:
        """Return the seat that makes the move that leads to a node."""
        return int(self._nodes[node]["seat"])
