"""Information-set Monte Carlo tree search, compiled, for all games.

A player does not know the whole position. So each playout starts from a determinization of it,
walks down the tree along moves that are legal there, adds one more move to the tree, and lets
heuristic players finish the game. Dice are rolled again in each playout: the tree consists of moves
only.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

from holdfast.kernel.chance import below
from holdfast.kernel.game import Game
from holdfast.kernel.record import f8, i4, record
from holdfast.kernel.rule import rule
from holdfast.players import search_config
from holdfast.players.playout import (
    ArgumentTypes,
    begin_playout,
    compile_for,
    count_winners,
    finish,
    folder_of,
)
from holdfast.players.search_config import Weights

Node = record(
    move=i4,  # the move that leads here from the parent
    seat=i4,  # the seat that made it
    parent=i4,
    child=i4,  # the first child, or 0
    sibling=i4,  # the next child of the parent, or 0
    visits=i4,
    available=i4,  # how often the move was legal
    advised=i4,  # how often it was the heuristic player's move
    value=f8,  # the sum of the seat's rewards
    wins=f8,  # the sum of the seat's wins, shared ones in parts
    points=f8,  # the sum of the seat's points
)

READY = "ready"  # a file that exists once the compiled search is complete


@rule
def is_settled(nodes: Any, left: int) -> bool:
    """Return whether no other move can get as many visits as the most visited one.

    `left` is the number of playouts that may follow.
    """
    most, second = 0, 0
    child = nodes[0].child
    while child != 0:
        visits = nodes[child].visits
        second = max(second, min(most, visits))
        most = max(most, visits)
        child = nodes[child].sibling
    return most - second > left


def grow(
    legal: Any, play: Any, determinize: Any, advise: Any, result: Any,
    nodes: Any, known: Any, work: Any, dice: Any, moves: Any, stamps: Any, placements: Any,
    scale: Any, config: Any, log: Any, viewer: int, team: bool, seed: int, count: int,
    playouts: int, later: int,
) -> int:  # fmt: skip
    """Add playouts to a tree that has `count` nodes, and return its number of nodes.

    It stops early when one move is so far ahead in visits that no other can catch up, neither in
    these playouts nor in those that may come `later`.

    `known` is the position as the viewer knows it. `stamps` stores for each move when it was last
    legal (column 0) and last a child (column 1). `scale` stores the smallest and the largest lead
    so far. A `team` wins and loses together; rivals share a win.
    """
    players = placements.shape[0]
    trusted = config[0].trust
    for playout in range(playouts):
        if is_settled(nodes, playouts - playout + later):
            break
        begin_playout(determinize, known, work, dice, viewer, seed + playout)
        node = 0
        # Selection and expansion: go down the tree until it ends or grows by one node
        while not work[0].over:
            n = legal(work, moves)
            if n == 1 and node != 0:  # a forced move is no node, except at the root
                play(work, moves[0], log)
                continue
            stamps[0, 0] += 1  # row 0 is the clock of the stamps
            now = stamps[0, 0]
            for k in range(n):
                stamps[1 + moves[k], 0] = now
            advised = advise(work, moves, n, below(dice[0], 0x7FFFFFFF))
            eagerness = config[0].boldness * sqrt(nodes[node].visits + 1.0)
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
            if stamps[1 + move, 1] == now:  # it is a child already: choose another at random
                trust = (1 - trusted) / n
                nth = below(dice[0], n - tried) if tried < n else 0
                for k in range(n):
                    if stamps[1 + moves[k], 1] != now:
                        if nth == 0:
                            move = moves[k]
                        nth -= 1
            hope = value / visits - config[0].caution if visits else 1.0
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
            if best == 0:  # the tree is full, and no child is legal here
                break
            node = best
            play(work, nodes[node].move, log)
        finish(legal, play, advise, work, dice, moves, log)
        # Backpropagation of the result
        result(work, placements)
        winners = count_winners(placements)
        for seat in range(players):
            best_other = 0 if team else -0x7FFFFFFF
            for other in range(players):
                if not team and other != seat:
                    best_other = max(best_other, placements[other, 1])
            placements[seat, 2] = placements[seat, 1] - best_other
            scale[0] = min(scale[0], placements[seat, 2])
            scale[1] = max(scale[1], placements[seat, 2])
        spread = max(1.0, scale[1] - scale[0])
        while True:
            nodes[node].visits += 1
            if node == 0:
                break
            seat = nodes[node].seat
            rank = placements[seat, 0]
            victory = 0.0 if rank > 1 else 1.0 if team else 1.0 / winners
            place = victory if team else (players - rank) / (players - 1)
            nodes[node].wins += victory
            nodes[node].points += placements[seat, 1]
            nodes[node].value += (
                config[0].victory * victory
                + config[0].rank * place
                + config[0].lead * (placements[seat, 2] - scale[0]) / spread
            )
            node = nodes[node].parent
    return count


def arguments(game: Game) -> tuple[Any, ...]:
    """Return the Numba types of the arguments of `grow` after the entry points."""
    of = ArgumentTypes(game)
    states, table, n = of.states, of.placements, of.number
    return (
        of.records(Node), states, states, of.dice, of.moves, table, table, of.reals,
        of.records(Weights), of.log, n, of.flag, n, n, n, n,
    )  # fmt: skip


def _folder(game: Game) -> Path:
    """Return the cache folder of a game's compiled search."""
    return folder_of(game, "search", __file__, search_config.__file__)


def is_compiled(game: Game) -> bool:
    """Return whether the compiled search is on disk, from where it loads quickly."""
    return (_folder(game) / READY).exists()


@cache
def compiled_search(game: Game) -> Any:
    """Return `grow` for one game: loaded from disk, or compiled in a few seconds."""
    folder = _folder(game)
    entry = compile_for(game, grow, arguments(game), folder)
    (folder / READY).touch()
    return entry
