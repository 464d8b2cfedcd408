"""Information-set Monte Carlo tree search, compiled and the same for every game.

A player who searches does not know the whole position. Each playout therefore imagines one that
fits what is known, walks down the tree of moves tried so far (only those that are legal in what
was imagined), tries one more, and lets steady players finish the game. Dice fall anew each time:
the tree is made of moves alone.

`grow` is compiled once for each game, but not together with its rules: it calls the engine's
compiled entry points by their addresses, so it costs a second to compile and nothing to cache.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import types

from holdfast.kernel.chance import Chance, below, start
from holdfast.kernel.engine import cached_entry
from holdfast.kernel.events import COLUMNS, SILENT
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import i4, record

Array = np.ndarray[Any, Any]

Node = record(
    move=i4,  # the move that leads here from the parent
    seat=i4,  # who made it
    parent=i4,
    child=i4,  # the first of its children, 0 for none
    sibling=i4,  # the next child of its parent, 0 for none
    visits=i4,
    available=i4,  # how often it could have been chosen
    advised=i4,  # how often a steady player would have chosen it
    value=np.dtype("f8"),  # the sum of what its seat got
    wins=np.dtype("f8"),  # the sum of its seat's victories, shared ones in parts
    points=np.dtype("f8"),  # the sum of its seat's points
)

NODES = 1 << 18  # room for as many: 16 MiB a tree
BOLDNESS = 1.0  # how much moves seldom tried are preferred
TRUST = 0.6  # of that, what a steady player's move gets beforehand; all moves share the rest
CAUTION = 0.05  # a move not tried yet is thought to be worth so much less than the others
WHIM = 8  # of a hundred decisions of a playout so many are left to chance
LONGEST = 6000  # decisions of a playout; games end long before, by their rules

# What a playout is worth to a seat: above all the victory, then its rank, then its points.
FOR_VICTORY, FOR_RANK, FOR_POINTS = 0.8, 0.1, 0.1


def grow(
    legal: Any,
    play: Any,
    imagine: Any,
    advise: Any,
    result: Any,
    nodes: Any,
    known: Any,
    work: Any,
    dice: Any,
    moves: Any,
    stamps: Any,
    standings: Any,
    scale: Any,
    log: Any,
    viewer: int,
    seed: int,
    count: int,
    playouts: int,
) -> int:
    """Add playouts to a tree that has `count` nodes; gives how many it has then.

    `known` is the position as the viewer knows it. `stamps` holds for each move when it was last
    legal (column 0) and last a child (column 1); `scale` the fewest and most points seen so far.
    """
    players = known[0].options.players
    for playout in range(playouts):
        work[0] = known[0]
        start(dice[0], seed + playout)
        imagine(work, viewer, seed + playout)
        node = 0
        # Down the tree, until it ends or grows by one
        while not work[0].over:
            n = legal(work, moves)
            if n == 1:
                play(work, moves[0], log)
                continue
            stamps[0, 0] += 1  # the clock lies in a row of its own
            now = stamps[0, 0]
            for k in range(n):
                stamps[1 + moves[k], 0] = now
            advised = advise(work, moves, n, below(dice[0], 0x7FFFFFFF))
            eagerness = BOLDNESS * np.sqrt(nodes[node].visits + 1.0)
            tried, best, best_bound = 0, 0, -1.0
            visits, value = 0, 0.0
            child = nodes[node].child
            while child != 0:
                move = nodes[child].move
                if stamps[1 + move, 0] == now:
                    tried += 1
                    stamps[1 + move, 1] = now
                    nodes[child].available += 1
                    nodes[child].advised += move == advised
                    visits += nodes[child].visits
                    value += nodes[child].value
                    share = nodes[child].advised / nodes[child].available
                    trust = TRUST * share + (1 - TRUST) / n
                    bound = nodes[child].value / nodes[child].visits
                    bound += eagerness * trust / (1 + nodes[child].visits)
                    if bound > best_bound:
                        best, best_bound = child, bound
                child = nodes[child].sibling
            move = advised
            trust = TRUST + (1 - TRUST) / n
            if stamps[1 + move, 1] == now:  # the advice has been tried: any that has not
                trust = (1 - TRUST) / n
                nth = below(dice[0], n - tried) if tried < n else 0
                for k in range(n):
                    if stamps[1 + moves[k], 1] != now:
                        if nth == 0:
                            move = moves[k]
                        nth -= 1
            hope = value / visits - CAUTION if visits else 1.0
            room = count < nodes.shape[0]
            if room and tried < n and hope + eagerness * trust > best_bound:
                nodes[count].move = move
                nodes[count].seat = work[0].to_move
                nodes[count].parent = node
                nodes[count].child = 0
                nodes[count].sibling = nodes[node].child
                nodes[count].visits = 0
                nodes[count].available = 1
                nodes[count].advised = move == advised
                nodes[count].value = 0
                nodes[count].wins = 0
                nodes[count].points = 0
                nodes[node].child = count
                node = count
                count += 1
                play(work, move, log)
                break
            if best == 0:  # the tree is full, and nothing below was ever legal before
                break
            node = best
            play(work, nodes[node].move, log)
        # Steady players finish the game, with a whim now and then
        for _ in range(LONGEST):
            if work[0].over:
                break
            n = legal(work, moves)
            move = moves[0]
            if n > 1:
                if below(dice[0], 100) < WHIM:
                    move = moves[below(dice[0], n)]
                else:
                    move = advise(work, moves, n, below(dice[0], 0x7FFFFFFF))
            play(work, move, log)
        # What it was worth, told to everybody on the way back
        result(work, standings)
        winners = 0
        for seat in range(players):
            winners += standings[seat, 0] == 1
            scale[0] = min(scale[0], standings[seat, 1])
            scale[1] = max(scale[1], standings[seat, 1])
        while True:
            nodes[node].visits += 1
            if node == 0:
                break
            seat = nodes[node].seat
            rank, points = standings[seat, 0], standings[seat, 1]
            # A team wins together, rivals share.
            victory = 0.0 if rank > 1 else 1.0 if winners == players else 1.0 / winners
            place = (players - rank) / (players - 1) if players > 1 else victory
            spread = max(1.0, scale[1] - scale[0])
            nodes[node].wins += victory
            nodes[node].points += points
            nodes[node].value += (
                FOR_VICTORY * victory + FOR_RANK * place + FOR_POINTS * (points - scale[0]) / spread
            )
            node = nodes[node].parent
    return count


def _signature(game: Game) -> Any:
    states = numba.typeof(np.zeros(1, game.state))
    numbers = types.Array(types.int32, 1, "C")
    table = types.Array(types.int32, 2, "C")
    reals = types.Array(types.float64, 1, "C")
    nodes = numba.typeof(np.zeros(1, Node))
    dice = numba.typeof(np.zeros(1, Chance))
    logs = numba.typeof(np.zeros((1, COLUMNS), np.int32))
    n, nothing = types.int64, types.none
    return (
        types.FunctionType(n(states, numbers)),
        types.FunctionType(nothing(states, n, logs)),
        types.FunctionType(nothing(states, n, n)),
        types.FunctionType(n(states, numbers, n, n)),
        types.FunctionType(nothing(states, table)),
        nodes, states, states, dice, numbers, table, table, reals, logs, n, n, n, n,
    )  # fmt: skip


@cache
def _compiled(game: Game) -> Any:
    """`grow` for the positions of one game."""
    written = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:16]
    entry = cached_entry(grow, game.cache_folder / f"search-{written}")
    entry.compile(_signature(game))
    entry.disable_compile()
    return entry


class Choice(NamedTuple):
    """What a search thinks of a move."""

    move: int
    visits: int
    win_chance: float
    points: float


class Tree:
    """A search for the seat that decides, which may be grown as long as there is time."""

    def __init__(self, game: Game, position: Position, seed: int) -> None:
        """Begin from what the seat that decides may know of this position, and nothing else."""
        self._game = game
        self._seat = int(position.to_move)
        self._known = game.hide(position, self._seat)
        self._nodes = np.zeros(NODES, Node)
        self._count = 1
        self._seed = seed
        self.playouts = 0
        players = position.state.options.players
        self._scratch = (
            np.zeros(1, game.state),
            np.zeros(1, Chance),
            np.zeros(game.moves.count, np.int32),
            np.zeros((game.moves.count + 1, 2), np.int32),
            np.zeros((players, 2), np.int32),
            np.array([np.inf, -np.inf]),
        )

    def grow(self, playouts: int) -> None:
        """Add so many playouts."""
        engine = self._game.compiled
        self._count = _compiled(self._game)(
            engine.legal, engine.play, engine.imagine, engine.advise, engine.result,
            self._nodes, self._known.data, *self._scratch, SILENT,
            self._seat, self._seed + self.playouts, self._count, playouts,
        )  # fmt: skip
        self.playouts += playouts

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
