"""Tree search with a trained net: its ratings are the priors of moves, and its values end playouts.

It grows the same trees as `search`. Each playout starts from a determinization, walks down the tree
along moves that are legal there, and ends at a position that is not in the tree yet, which the net
judges. Forced moves and decisions that the net leaves to the heuristic player are played at once.
Numbers of the net are integers, so trees are the same on every machine.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

from holdfast.kernel.chance import below, start
from holdfast.kernel.game import Game
from holdfast.kernel.rule import rule
from holdfast.kernel.tables import table
from holdfast.players import net as nets
from holdfast.players import search, search_config
from holdfast.players.net import OUTPUTS, rate_moves, rate_position
from holdfast.players.playout import count_winners, entry_points, folder_of

WHOLE = 1 << 16  # the prior that stands for certainty
ASIDE = 0x2545F4914F6CDD1D  # separates the dice of the search from the determinizations
UNEXPECTED = 2  # the prior of a move that was not legal when its position was judged is 1/2n

_POWERS = table("parts of powers of two", nets.POWERS)
_rate_position, _rate_moves = rule(rate_position), rule(rate_moves)


@rule
def power(behind: int) -> int:
    """Return e to the power of minus `behind` (see `net.share`)."""
    halvings = behind * nets.LOG2_E >> 16
    return _POWERS[halvings & 255] >> min(40, halvings >> 8)


@rule
def put(nodes: Any, count: int, node: int, move: int, seat: int, prior: int) -> int:
    """Add a move to the tree, and return the number of nodes."""
    nodes[count].move = move
    nodes[count].seat = seat
    nodes[count].parent = node
    nodes[count].child = 0
    nodes[count].sibling = nodes[node].child
    nodes[count].visits = 0
    nodes[count].available = 0
    nodes[count].advised = prior
    nodes[count].value = 0
    nodes[count].wins = 0
    nodes[count].points = 0
    nodes[node].child = count
    return count + 1


def grow_by_net(
    legal: Any, play: Any, determinize: Any, advise: Any, result: Any, hide: Any, encode: Any,
    nodes: Any, known: Any, work: Any, dice: Any, moves: Any, stamps: Any, standings: Any,
    values: Any, manner: Any, log: Any,
    seen: Any, octets: Any, plain: Any, pieces: Any, plan: Any, weights: Any, biases: Any,
    rows: Any, slot_rows: Any, outputs: Any, sums: Any, room: Any, wanted: Any, ratings: Any,
    viewer: int, team: bool, seed: int, count: int, playouts: int, later: int,
) -> Any:  # fmt: skip
    """Add playouts to a tree that has `count` nodes, and return its number of nodes.

    See `search.grow`. `values` is room for the chance of each seat. A node's `advised` is the prior
    of its move, and its `available` is 1 once its position has been judged.
    """
    players = standings.shape[0]
    size = plain.shape[0]
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
        determinize(work, viewer, seed + playout)
        node = 0
        while True:
            n = 0
            while not work[0].over:
                n = legal(work, moves)
                seat = work[0].to_move
                own = outputs[seat, moves[0]] >= 0
                if node == 0 or (n > 1 and own):
                    break
                move = moves[0]
                if n > 1:
                    seen[0] = work[0]
                    hide(seen, seat)
                    move = advise(seen, moves, n, below(dice[0], 0x7FFFFFFF))
                play(work, move, log)
            if work[0].over:
                result(work, standings)
                winners = count_winners(standings)
                for one in range(players):
                    victory = 0.0
                    if standings[one, 0] == 1:
                        victory = 1.0 if team else 1.0 / winners
                    values[one] = victory
                break
            seat = work[0].to_move
            if nodes[node].available == 0 or count + n >= nodes.shape[0]:
                seen[0] = work[0]
                hide(seen, seat)
                encode(seen, seat, octets)
                for i in range(octets.shape[0]):
                    if i < size - plan[nets.OPTIONS]:
                        plain[i] = octets[i]
                    else:
                        pieces[i - size + plan[nets.OPTIONS]] = octets[i]
                at = _rate_position(
                    plan, weights, biases, rows, slot_rows, plain, pieces, sums, room
                )
                if team:
                    win = power(max(0, -room[at]))
                    lose = power(max(0, room[at]))
                    for one in range(players):
                        values[one] = win / (win + lose)
                else:
                    best = room[at]
                    for one in range(players):
                        best = max(best, room[at + one])
                    total = 0
                    for one in range(players):
                        total += power(best - room[at + one])
                    for one in range(players):
                        values[(seat + one) % players] = power(best - room[at + one]) / total
                if nodes[node].available == 0:
                    nodes[node].available = 1
                    advised = advise(seen, moves, n, below(dice[0], 0x7FFFFFFF))
                    for k in range(n):
                        wanted[k] = outputs[seat, moves[k]]
                    _rate_moves(plan, weights, biases, room, wanted, ratings, n)
                    best = -0x7FFFFFFF
                    for k in range(n):
                        if moves[k] == advised:
                            ratings[k] += room[at + plan[OUTPUTS] - 1]
                        best = max(best, ratings[k])
                    total = 0
                    for k in range(n):
                        ratings[k] = power(best - ratings[k])
                        total += ratings[k]
                    for k in range(n):
                        if count < nodes.shape[0]:
                            prior = ratings[k] * WHOLE // total
                            count = put(nodes, count, node, moves[k], seat, prior)
                break
            stamps[0, 0] += 1  # row 0 is the clock of the stamps
            now = stamps[0, 0]
            for k in range(n):
                stamps[1 + moves[k], 0] = now
            visits, value = 0, 0.0
            child = nodes[node].child
            while child != 0:
                move = nodes[child].move
                if stamps[1 + move, 0] == now:
                    stamps[1 + move, 1] = now
                    visits += nodes[child].visits
                    value += nodes[child].value
                child = nodes[child].sibling
            for k in range(n):
                if stamps[1 + moves[k], 1] != now:
                    count = put(nodes, count, node, moves[k], seat, WHOLE // (UNEXPECTED * n))
            hope = value / visits - manner[0].caution if visits > 0 else 1.0
            eagerness = manner[0].boldness * sqrt(visits + 1.0) / WHOLE
            chosen, highest = 0, -1.0
            child = nodes[node].child
            while child != 0:
                if stamps[1 + nodes[child].move, 0] == now:
                    bound = hope
                    if nodes[child].visits > 0:
                        bound = nodes[child].value / nodes[child].visits
                    bound += eagerness * nodes[child].advised / (1 + nodes[child].visits)
                    if bound > highest:
                        chosen, highest = child, bound
                child = nodes[child].sibling
            node = chosen
            play(work, nodes[node].move, log)
        while True:
            nodes[node].visits += 1
            if node == 0:
                break
            chance = values[nodes[node].seat]
            nodes[node].wins += chance
            nodes[node].value += chance
            node = nodes[node].parent
    return 0 + count


def arguments(game: Game) -> tuple[Any, ...]:
    """Return the Numba types of the arguments of `grow_by_net` after the first five."""
    import numba
    import numpy as np
    from numba import types

    taken = search.arguments(game)
    states = numba.typeof(np.zeros(1, game.state.dtype))
    octets, words = types.Array(types.uint8, 1, "C"), types.Array(types.int32, 1, "C")
    n = types.int64
    return (
        types.FunctionType(types.none(states, n)),
        types.FunctionType(n(states, n, octets)),
        *taken[:10],
        states, octets, octets, octets, types.Array(types.int64, 1, "C"),
        types.Array(types.int8, 1, "C"), words, words, words,
        types.Array(types.int32, 2, "C"), words, words, words, words,
        *taken[10:],
    )  # fmt: skip


@cache
def compiled_net_search(game: Game) -> Any:
    """Return `grow_by_net` for one game: loaded from disk, or compiled in a few seconds."""
    from holdfast.kernel.compiled import cached_entry

    sources = (__file__, str(nets.__file__), str(search.__file__), str(search_config.__file__))
    entry = cached_entry(grow_by_net, Path(folder_of(game, "net-search", *sources)))
    entry.compile((*entry_points(game), *arguments(game)))
    entry.disable_compile()
    return entry
