"""A search tree for the seat that decides, and its evaluation of moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from holdfast.kernel.chance import Chance
from holdfast.kernel.events import silent_log
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.net import net_of
from holdfast.players.net_search import NO_BYTE, compiled_net_search
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
    """The mean points at the end; 0 if a net has judged the positions."""


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

        self._seat = int(position.to_move)
        self._nodes = np.zeros(room, Node.dtype)
        self._count = 1
        self._seed = seed
        known = game.hide(position, self._seat)
        self._add = (by_net if config.net else by_playouts)(game, known, self._nodes, config)

    @property
    def playouts(self) -> int:
        """The number of playouts so far."""
        return int(self._nodes[0]["visits"])

    def grow(self, playouts: int, later: int = ENDLESS) -> bool:
        """Add playouts, and return whether more are useful.

        They are not if no other move can get as many visits as the most visited one with the
        `later` playouts that may follow.
        """
        before = self.playouts
        self._count = self._add(self._seed + before, self._count, playouts, later)
        return self.playouts == before + playouts

    def children(self, node: int = 0) -> Iterator[int]:
        """Yield the visited nodes directly below this one; below the root, the moves tried."""
        child = int(self._nodes[node]["child"])
        while child:
            if self._nodes[child]["visits"]:
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


def by_playouts(
    game: Game, known: Position, nodes: Any, config: SearchConfig
) -> Callable[[int, int, int, int], int]:
    """Return a function that adds playouts to a tree, which heuristic players finish."""
    import numpy as np

    engine, seats = game.compiled, game.seats(known)
    return partial(
        compiled_search(game),
        engine.legal, engine.play, engine.determinize, engine.advise, engine.result,
        nodes, known.data, np.zeros(1, game.state.dtype), np.zeros(1, Chance.dtype),
        np.zeros(game.moves.count, np.int32), np.zeros((game.moves.count + 1, 2), np.int32),
        np.zeros((seats, 3), np.int32),  # rank, points, lead
        np.array([np.inf, -np.inf]), config.weights(), silent_log(),
        int(known.to_move), seats == 1 or game.team,
    )  # fmt: skip


def by_net(
    game: Game, known: Position, nodes: Any, config: SearchConfig
) -> Callable[[int, int, int, int], int]:
    """Return a function that adds playouts to a tree, whose ends the game's net judges."""
    import numpy as np

    net = net_of(game)
    if net is None:
        raise ValueError(f"there is no trained net for {game.name}")
    engine, encoding, seats = game.compiled, game.encoding, game.seats(known)
    table, state, words = net.table(known), game.state.dtype, np.int32
    options = np.frombuffer(table.options, np.uint8)
    return partial(
        compiled_net_search(game),
        engine.legal, engine.play, engine.determinize, engine.advise, engine.result,
        engine.hide, engine.encode,
        nodes, known.data, np.zeros(1, state), np.zeros(1, Chance.dtype),
        np.zeros(game.moves.count, words), np.zeros((game.moves.count + 1, 2), words),
        np.zeros((seats, 2), words), np.zeros(seats), config.weights(), silent_log(),
        np.zeros(1, state), np.zeros(game.encoded_size, np.uint8),
        np.concatenate([np.zeros(table.size, np.uint8), options]),
        np.zeros(max(1, encoding.slots * encoding.per_slot), np.uint8),
        net.plan, net.weights, net.biases, table.rows, net.slot_rows,
        np.array(table.outputs, words), np.zeros(net.sums, words), np.zeros(net.work, words),
        np.zeros(game.moves.count, words), np.zeros(game.moves.count, words),
        int(known.to_move), seats == 1 or game.team,
        NO_BYTE if encoding.decides is None else encoding.decides, table.size,
    )  # fmt: skip
