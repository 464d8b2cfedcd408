"""The search player: searches within its budget, on all cores, and can be stopped."""

from __future__ import annotations

import os
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.computations import Computation, Search, run_computation
from holdfast.players.net import net_of
from holdfast.players.search import Node
from holdfast.players.search_config import BY_NET, USUAL, SearchConfig
from holdfast.players.simple import whim
from holdfast.players.team_wishes import FEWEST_VISITS, favoured_choice
from holdfast.players.tree import ENDLESS, NODES, Choice, Tree
from holdfast.players.warmup import ready_to_search

SLICE = 0.005  # seconds between two checks of the clock and of whether to stop
FIRST = 2  # playouts of the first slice, before their duration is known
APART = 1 << 40  # the difference between the seeds of two trees: more than a tree has playouts
MEMORY = 128 << 20  # bytes for all trees of a search together


@dataclass(frozen=True)
class Budget:
    """The limit of a search: a number of playouts, a number of seconds, or the first of both."""

    playouts: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.playouts is None and self.seconds is None:
            raise ValueError("a search needs a budget of playouts or of seconds")
        for limit in (self.playouts, self.seconds):
            if limit is not None and not limit > 0:
                raise ValueError(f"a budget is more than nothing, not {limit}")

    def part(self, share: float) -> Budget:
        """Return a share of this budget."""
        return Budget(
            self.playouts and max(1, round(share * self.playouts)),
            self.seconds and share * self.seconds,
        )


@dataclass(frozen=True)
class SearchResult:
    """The result of a search."""

    choices: list[Choice]
    """The evaluated moves of the seat that decides, the most visited first."""
    line: list[int]
    """The planned moves of this seat, the next one first.

    The later ones answer the seat's following decisions if all others play as the search expects.
    Forced moves are left out. Chance may make later moves illegal.
    """


def search_moves(
    game: Game,
    position: Position,
    budget: Budget,
    seed: int,
    stopped: Callable[[], bool] = lambda: False,
    *,
    config: SearchConfig = USUAL,
    cores: int | None = None,
    thorough: bool = True,
) -> SearchResult:
    """Search for the best moves of the seat that decides.

    The position may be whole or hidden: the search uses only what the seat may know. One tree grows
    on each core, and their visits are added up. The same seed and a budget of playouts return the
    same result on the same number of cores. A search that is not thorough ends as soon as no other
    move can become the most visited. If `stopped` returns true, even at once, the search returns
    what it has found so far.
    """
    if position.record is not game.state:
        raise ValueError(f"this is not a position of {game.name}")
    if position.over:
        raise ValueError("the game is over: there is nothing to choose")
    cores = cores or os.cpu_count() or 1
    room = room_for(cores)
    trees = [Tree(game, position, seed + core * APART, config, room) for core in range(cores)]
    share = ENDLESS if budget.playouts is None else -(-budget.playouts // cores)
    deadline = time.monotonic() + (budget.seconds or float("inf"))
    cut_off = threading.Event()

    def think(tree: Tree) -> None:
        size = FIRST
        while (left := share - tree.playouts) > 0:
            began = time.monotonic()
            now = min(size, left)
            if not tree.grow(now, ENDLESS if thorough else left - now):
                return
            ended = time.monotonic()
            if ended > deadline or stopped():
                cut_off.set()
            if cut_off.is_set():
                return
            size = max(1, int(size * min(4.0, SLICE / max(1e-6, ended - began))))

    if cores == 1:
        think(trees[0])
    else:
        with ThreadPoolExecutor(cores) as pool:
            list(pool.map(think, trees))
    opinions = [[tree.choice(node) for node in tree.children()] for tree in trees]
    return SearchResult(together(opinions), preferred_line(trees, position.to_move))


def search_result(game: Game, search: Search, stopped: Callable[[], bool]) -> SearchResult | None:
    """Return the result of a search request, or None until rules and search are compiled."""
    return search_now(game, search, stopped) if ready_to_search(game) else None


def search_now(game: Game, search: Search, stopped: Callable[[], bool]) -> SearchResult:
    """Return the result of a search request; compile the search first if necessary."""
    return search_moves(
        game, search.position, search.budget, search.seed, stopped,
        config=search.config, cores=search.cores, thorough=search.thorough,
    )  # fmt: skip


def room_for(trees: int) -> int:
    """Return the maximum number of nodes of each of this many trees."""
    return min(NODES, MEMORY // Node.size // trees)


def together(opinions: list[list[Choice]]) -> list[Choice]:
    """Return the evaluations of several trees merged into one list."""
    by_move: dict[int, list[Choice]] = defaultdict(list)
    for opinion in opinions:
        for choice in opinion:
            by_move[choice.move].append(choice)
    merged = []
    for move, choices in by_move.items():
        visits = sum(choice.visits for choice in choices)
        wins = sum(choice.win_chance * choice.visits for choice in choices) / visits
        points = sum(choice.points * choice.visits for choice in choices) / visits
        merged.append(Choice(move, visits, wins, points))
    return sorted(merged, key=lambda choice: (-choice.visits, choice.move))


def preferred_line(trees: list[Tree], seat: int) -> list[int]:
    """Return the seat's moves on the most visited path through the trees.

    The path ends where it has fewer than FEWEST_VISITS visits: beyond, it depends more on chance
    than on a plan.
    """
    line: list[int] = []
    ways = [(tree, 0) for tree in trees]
    while True:
        by_move: dict[int, list[tuple[Tree, int]]] = defaultdict(list)
        visits: dict[int, int] = defaultdict(int)
        for tree, node in ways:
            for child in tree.children(node):
                choice = tree.choice(child)
                by_move[choice.move].append((tree, child))
                visits[choice.move] += choice.visits
        best = min(by_move, key=lambda move: (-visits[move], move), default=None)
        if best is None or (line and visits[best] < FEWEST_VISITS):
            return line
        ways = by_move[best]
        tree, node = ways[0]
        if tree.seat(node) == seat:
            line.append(best)


def favoured_of_use(
    game: Game, position: Position, choices: list[Choice], wishes: Mapping[int, int]
) -> Choice:
    """Return the favoured move of those that can achieve their purpose and are no blunders, or of
    all if there is none."""
    hidden, left = game.hide(position, position.to_move), list(choices)
    while left:
        chosen = favoured_choice(left, wishes)
        if not (game.in_vain(position, chosen.move) or game.is_blunder(hidden, chosen.move)):
            return chosen
        left.remove(chosen)
    return favoured_choice(choices, wishes)


@dataclass(frozen=True)
class Mcts:
    """A bot that plays the move with the most visits that achieves something and is no blunder."""

    budget: Budget
    config: SearchConfig = USUAL
    cores: int | None = None
    """The number of cores to use; None for all."""

    whims: int = 0
    """The percentage of decisions that are made at random."""

    net_budget: Budget | None = None
    """The budget of a search with the game's trained net, for decisions that the net rates."""

    def choose(self, game: Game, position: Position, noise: int) -> int:
        """Return the most visited move, or the heuristic player's until the search is compiled."""
        return self.think(game, position, noise)[0]

    def think(
        self,
        game: Game,
        position: Position,
        noise: int,
        stopped: Callable[[], bool] = lambda: False,
        wishes: Mapping[int, int] | None = None,
    ) -> tuple[int, list[int]]:
        """Return the move to play and the planned moves after it.

        The plan is empty if there was no search, or if the move is not the most visited one.
        """
        computation = self.compute_thought(game, position, noise, wishes)
        return run_computation(computation, lambda search: search_result(game, search, stopped))

    def compute_thought(
        self, game: Game, position: Position, noise: int, wishes: Mapping[int, int] | None = None
    ) -> Computation[tuple[int, list[int]]]:
        """Return `think` as a computation that requests its search."""
        legal = game.legal(position)
        if len(legal) == 1:
            return legal[0], []
        move = whim(self.whims, legal, noise)
        if move is not None:
            return move, []
        budget, config, net = self.budget, self.config, net_of(game)
        if self.net_budget and net and net.rate(position, legal):
            budget, config = self.net_budget, BY_NET
        thoughts: SearchResult | None = yield Search(
            position, budget, noise, config, self.cores, thorough=False
        )
        if thoughts is None:
            return game.advise(position, noise), []
        chosen = favoured_of_use(game, position, thoughts.choices, wishes or {})
        return chosen.move, thoughts.line if thoughts.line[:1] == [chosen.move] else []
