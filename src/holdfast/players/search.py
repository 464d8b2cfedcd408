"""Information-set Monte Carlo tree search, compiled and the same for every game.

A player who searches does not know the whole position. Each playout therefore imagines one that
fits what is known, walks down the tree of moves tried so far (only those that are legal in what
was imagined), tries one more, and lets steady players finish the game. Dice fall anew each time:
the tree is made of moves alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import astuple, dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import types

from holdfast.kernel.chance import Chance, below, start
from holdfast.kernel.compiled import cached_entry
from holdfast.kernel.events import COLUMNS, SILENT
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import f8, i4, record
from holdfast.kernel.warm import READY
from holdfast.players.playout import count_winners, entry_points, finish, folder_of

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
    value=f8,  # the sum of what its seat got
    wins=f8,  # the sum of its seat's victories, shared ones in parts
    points=f8,  # the sum of its seat's points
)

NODES = 1 << 18  # room for as many: 14 MiB a tree
ENDLESS = 1 << 40  # playouts
ASIDE = 0x2545F4914F6CDD1D  # keeps the dice of the search apart from those that imagine

Weights = record(
    **{name: f8 for name in ("boldness", "trust", "caution", "victory", "rank", "lead")}
)


@dataclass(frozen=True)
class Manner:
    """How a search looks for moves and judges how games end. One manner serves all games."""

    boldness: float = 2.0
    """How much moves seldom tried are preferred."""
    trust: float = 0.8
    """Of that, what a steady player's move gets beforehand; all moves share the rest."""
    caution: float = 0.05
    """A move not tried yet is thought to be worth so much less than the others."""
    victory: float = 0.8
    """What a playout is worth to a seat: so much for the victory, shared ones in parts,"""
    rank: float = 0.1
    """so much for the rank, from the first to the last,"""
    lead: float = 0.1
    """and so much for the lead in points, from the worst seen so far to the best."""

    def weights(self) -> Array:
        """As compiled code reads it."""
        return np.array([astuple(self)], Weights.dtype)


USUAL = Manner()


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
    manner: Any,
    log: Any,
    viewer: int,
    team: bool,
    seed: int,
    count: int,
    playouts: int,
    later: int,
) -> int:
    """Add playouts to a tree that has `count` nodes; gives how many it has then.

    It stops early when one move has been tried so often that no other could catch up, neither in
    these playouts nor in those that may come `later`.

    `known` is the position as the viewer knows it. `stamps` holds for each move when it was last
    legal (column 0) and last a child (column 1); `scale` the smallest and the largest lead seen so
    far. A `team` wins and loses together; rivals share a victory.
    """
    players = standings.shape[0]
    trusted = manner[0].trust
    for playout in range(playouts):
        most, second = 0, 0
        child = nodes[0].child
        while child != 0:
            visits = nodes[child].visits
            second = max(second, min(most, visits))
            most = max(most, visits)
            child = nodes[child].sibling
        if most - second > playouts - playout + later:
            break
        work[0] = known[0]
        start(dice[0], (seed + playout) ^ ASIDE)
        imagine(work, viewer, seed + playout)
        node = 0
        # Down the tree, until it ends or grows by one
        while not work[0].over:
            n = legal(work, moves)
            if n == 1 and node != 0:  # nothing to choose; at the root it is the answer
                play(work, moves[0], log)
                continue
            stamps[0, 0] += 1  # the clock lies in a row of its own
            now = stamps[0, 0]
            for k in range(n):
                stamps[1 + moves[k], 0] = now
            advised = advise(work, moves, n, below(dice[0], 0x7FFFFFFF))
            eagerness = manner[0].boldness * np.sqrt(nodes[node].visits + 1.0)
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
                    trust = trusted * share + (1 - trusted) / n
                    bound = nodes[child].value / nodes[child].visits
                    bound += eagerness * trust / (1 + nodes[child].visits)
                    if bound > best_bound:
                        best, best_bound = child, bound
                child = nodes[child].sibling
            move = advised
            trust = trusted + (1 - trusted) / n
            if stamps[1 + move, 1] == now:  # the advice has been tried: any that has not
                trust = (1 - trusted) / n
                nth = below(dice[0], n - tried) if tried < n else 0
                for k in range(n):
                    if stamps[1 + moves[k], 1] != now:
                        if nth == 0:
                            move = moves[k]
                        nth -= 1
            hope = value / visits - manner[0].caution if visits else 1.0
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
        finish(legal, play, advise, work, dice, moves, log)
        # What it was worth, told to everybody on the way back
        result(work, standings)
        winners = count_winners(standings)
        for seat in range(players):
            best_other = 0 if team else -0x7FFFFFFF
            for other in range(players):
                if not team and other != seat:
                    best_other = max(best_other, standings[other, 1])
            standings[seat, 2] = standings[seat, 1] - best_other
            scale[0] = min(scale[0], standings[seat, 2])
            scale[1] = max(scale[1], standings[seat, 2])
        spread = max(1.0, scale[1] - scale[0])
        while True:
            nodes[node].visits += 1
            if node == 0:
                break
            seat = nodes[node].seat
            rank = standings[seat, 0]
            victory = 0.0 if rank > 1 else 1.0 if team else 1.0 / winners
            place = victory if team else (players - rank) / (players - 1)
            nodes[node].wins += victory
            nodes[node].points += standings[seat, 1]
            nodes[node].value += (
                manner[0].victory * victory
                + manner[0].rank * place
                + manner[0].lead * (standings[seat, 2] - scale[0]) / spread
            )
            node = nodes[node].parent
    return count


def _signature(game: Game) -> Any:
    states = numba.typeof(np.zeros(1, game.state.dtype))
    numbers = types.Array(types.int32, 1, "C")
    table = types.Array(types.int32, 2, "C")
    reals = types.Array(types.float64, 1, "C")
    nodes = numba.typeof(np.zeros(1, Node.dtype))
    dice = numba.typeof(np.zeros(1, Chance.dtype))
    weights = numba.typeof(np.zeros(1, Weights))
    logs = numba.typeof(np.zeros((1, COLUMNS), np.int32))
    n = types.int64
    return (
        *entry_points(game),
        nodes, states, states, dice, numbers, table, table, reals, weights, logs, n, types.boolean,
        n, n, n, n,
    )  # fmt: skip


def _folder(game: Game) -> Path:
    return folder_of(game, "search", __file__)


def is_compiled(game: Game) -> bool:
    """Whether the search lies compiled on disk, so that it is loaded in a moment."""
    return (_folder(game) / READY).exists()


@cache
def compiled_search(game: Game) -> Any:
    """`grow` for the positions of one game: loaded, or compiled in a few seconds."""
    folder = _folder(game)
    entry = cached_entry(grow, folder)
    entry.compile(_signature(game))
    entry.disable_compile()
    (folder / READY).touch()
    return entry


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
        manner: Manner = USUAL,
        room: int = NODES,
    ) -> None:
        """Begin from what the seat that decides may know of this position, and nothing else.

        In a tree that has no room for another node all playouts start where those do that found
        the last room; with room for its root alone it is a mere series of playouts.
        """
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
            engine.legal, engine.play, engine.imagine, engine.advise, engine.result,
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
