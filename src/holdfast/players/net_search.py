"""Tree search with a trained net: its ratings are the priors of moves, and it judges positions.

It grows the same trees as `search`. Each playout starts from a determinization, walks down the tree
along moves that are legal there, and ends at a position that is not in the tree yet. The net judges
it, and heuristic players finish the game: the value is between both, because a net overlooks some
things and heuristic players others. Forced moves and decisions that the net leaves to the heuristic
player are played at once.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

from holdfast.kernel.chance import below
from holdfast.kernel.game import Game
from holdfast.kernel.rule import rule
from holdfast.players import net, playout, search, search_config
from holdfast.players.net import OUTPUTS, rate_moves, rate_position, share
from holdfast.players.search import READY, Node, is_settled
from holdfast.players.search_config import Weights

CERTAIN = 1 << 16  # the prior of a move that is certain to be the best
NO_BYTE = -1  # stands for the byte that decides in games without one
UNEXPECTED = 2  # the prior of a move that was not legal when its position was judged is 1/2n


@rule
def add_node(nodes: Any, count: int, parent: int, move: int, seat: int, prior: int) -> int:
    """Add a move to the tree, and return its number of nodes."""
    nodes[count].move = move
    nodes[count].seat = seat
    nodes[count].parent = parent
    nodes[count].child = 0
    nodes[count].sibling = nodes[parent].child
    nodes[count].visits = 0
    nodes[count].available = 0
    nodes[count].advised = prior
    nodes[count].value = 0
    nodes[count].wins = 0
    nodes[count].points = 0
    nodes[parent].child = count
    return count + 1


@rule
def read_values(room: Any, at: int, seat: int, team: bool, values: Any) -> None:
    """Write each seat's win chance from the ratings that the net has computed."""
    players = values.shape[0]
    if team:
        win, lose = share(max(0, -room[at])), share(max(0, room[at]))
        for one in range(players):
            values[one] = win / (win + lose)
    else:
        best = room[at]
        for one in range(players):
            best = max(best, room[at + one])
        total = 0
        for one in range(players):
            total += share(best - room[at + one])
        for one in range(players):
            values[(seat + one) % players] = share(best - room[at + one]) / total


@rule
def add_result(
    result: Any, work: Any, placements: Any, team: bool, part: float, values: Any
) -> None:
    """Let the result of a finished game be this part of each seat's value."""
    result(work, placements)
    winners = playout.count_winners(placements)
    for one in range(values.shape[0]):
        victory = 0.0 if placements[one, 0] > 1 else 1.0 if team else 1.0 / winners
        values[one] = part * victory + (1 - part) * values[one]


def grow_by_net(
    legal: Any, play: Any, determinize: Any, advise: Any, result: Any, hide: Any, encode: Any,
    nodes: Any, known: Any, work: Any, dice: Any, moves: Any, stamps: Any, placements: Any,
    values: Any, config: Any, log: Any, seen: Any, octets: Any, plain: Any, pieces: Any, plan: Any,
    weights: Any, biases: Any, rows: Any, slot_rows: Any, outputs: Any, sums: Any, room: Any,
    wanted: Any, ratings: Any, viewer: int, team: bool, decides: int, size: int, seed: int,
    count: int, playouts: int, later: int,
) -> Any:  # fmt: skip
    """Add playouts to a tree that has `count` nodes, and return its number of nodes.

    See `search.grow`. A node's `advised` is the prior of its move, and its `available` is 1 once
    the net has judged its position. `outputs` has the net's output of each move for each seat.
    `size` is the number of bytes that are not of slots, and `decides` the byte that is 0 where the
    heuristic player decides, or NO_BYTE.
    """
    for number in range(playouts):
        if is_settled(nodes, playouts - number + later):
            break
        playout.begin_playout(determinize, known, work, dice, viewer, seed + number)
        node = 0
        while True:
            # Selection: the next decision of the net
            n = 0
            while not work[0].over:
                n = legal(work, moves)
                chosen_by_net = n > 1
                for k in range(n):
                    chosen_by_net = chosen_by_net and outputs[work[0].to_move, moves[k]] >= 0
                if node == 0 or chosen_by_net:
                    break
                move = moves[0]
                if n > 1:
                    move = advise(work, moves, n, below(dice[0], 0x7FFFFFFF))
                play(work, move, log)
            if work[0].over:
                add_result(result, work, placements, team, 1.0, values)
                break
            seat = work[0].to_move
            if nodes[node].available == 0 or count + n >= nodes.shape[0]:
                # Expansion: the net judges the position as the seat knows it
                seen[0] = work[0]
                hide(seen, seat)
                written = encode(seen, seat, octets)
                advised = advise(seen, moves, n, below(dice[0], 0x7FFFFFFF))
                if node != 0 and decides != NO_BYTE and octets[decides] == 0:
                    play(work, advised, log)
                    continue
                for i in range(size):
                    plain[i] = octets[i]
                for i in range(written - size):
                    pieces[i] = octets[size + i]
                at = rate_position(
                    plan, weights, biases, rows, slot_rows, plain, pieces, sums, room
                )
                read_values(room, at, seat, team, values)
                if nodes[node].available == 0 and count + n < nodes.shape[0]:
                    nodes[node].available = 1
                    for k in range(n):
                        wanted[k] = max(0, outputs[seat, moves[k]])
                    rate_moves(plan, weights, biases, room, wanted, n, ratings, 0)
                    best = -0x7FFFFFFF
                    for k in range(n):
                        if moves[k] == advised:
                            ratings[k] += room[at + plan[OUTPUTS] - 1]
                        best = max(best, ratings[k])
                    total = 0
                    for k in range(n):
                        ratings[k] = share(int((best - ratings[k]) / config[0].flatness))
                        total += ratings[k]
                    for k in range(n):
                        prior = ratings[k] * CERTAIN // total
                        count = add_node(nodes, count, node, moves[k], seat, prior)
                if node != 0 or nodes[0].available == 0:
                    if config[0].playout > 0 and node != 0:
                        playout.finish(legal, play, advise, work, dice, moves, log)
                        add_result(result, work, placements, team, config[0].playout, values)
                    break
                # The first playout goes on, so that every search has tried a move.
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
                    prior = CERTAIN // (UNEXPECTED * n)
                    count = add_node(nodes, count, node, moves[k], seat, prior)
            hope = value / visits - config[0].caution if visits > 0 else 1.0
            eagerness = config[0].boldness * sqrt(visits + 1.0) / CERTAIN
            best_child, best_bound = 0, -1.0
            child = nodes[node].child
            while child != 0:
                if stamps[1 + nodes[child].move, 0] == now:
                    bound = hope
                    if nodes[child].visits > 0:
                        bound = nodes[child].value / nodes[child].visits
                    bound += eagerness * nodes[child].advised / (1 + nodes[child].visits)
                    if bound > best_bound:
                        best_child, best_bound = child, bound
                child = nodes[child].sibling
            node = best_child
            play(work, nodes[node].move, log)
        # Backpropagation of the win chances
        while True:
            nodes[node].visits += 1
            if node == 0:
                break
            nodes[node].wins += values[nodes[node].seat]
            nodes[node].value += values[nodes[node].seat]
            node = nodes[node].parent
    return 0 + count


def arguments(game: Game) -> tuple[Any, ...]:
    """Return the Numba types of the arguments of `grow_by_net` after the entry points."""
    of = playout.ArgumentTypes(game)
    states, octets, words, grid, n = of.states, of.octets, of.moves, of.placements, of.number
    return (
        of.records(Node), states, states, of.dice, words, grid, grid, of.reals,
        of.records(Weights), of.log, states, octets, octets, octets, of.plan, of.signed_octets,
        words, words, words, grid, words, words, words, words,
        n, of.flag, n, n, n, n, n, n,
    )  # fmt: skip


def _folder(game: Game) -> Path:
    """Return the cache folder of a game's compiled search with its net."""
    sources = __file__, net.__file__, search.__file__, search_config.__file__
    return playout.folder_of(game, "net-search", *sources)


def is_compiled(game: Game) -> bool:
    """Return whether the compiled search is on disk, from where it loads quickly."""
    return (_folder(game) / READY).exists()


@cache
def compiled_net_search(game: Game) -> Any:
    """Return `grow_by_net` for one game: loaded from disk, or compiled in some seconds."""
    of, folder = playout.ArgumentTypes(game), _folder(game)
    types = (*of.net_entry_points(), *arguments(game))
    entry = playout.compile_for(game, grow_by_net, types, folder)
    (folder / READY).touch()
    return entry
