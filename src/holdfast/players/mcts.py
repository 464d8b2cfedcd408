"""The expert: searches as long as its budget allows, on all cores, and can be stopped."""

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
from holdfast.players.computations import Search, Thought, carried_out
from holdfast.players.search import Node
from holdfast.players.search_config import USUAL, SearchConfig
from holdfast.players.simple import whim
from holdfast.players.team_wishes import FEWEST_VISITS, favoured
from holdfast.players.tree import ENDLESS, NODES, Choice, Tree
from holdfast.players.warmup import ready_to_search

SLICE = 0.005  # seconds between two looks at the clock and at whether to stop
FIRST = 2  # playouts of the first slice, before it is known how long they take
APART = 1 << 40  # between the seeds of two trees, more than any has playouts
MEMORY = 128 << 20  # bytes for all trees of a search together


@dataclass(frozen=True)
class Budget:
    """How long an expert may think about a decision: so many playouts, so many seconds, or
    whichever is over first."""

    playouts: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.playouts is None and self.seconds is None:
            raise ValueError("a search needs a budget of playouts or of seconds")
        for limit in (self.playouts, self.seconds):
            if limit is not None and not limit > 0:
                raise ValueError(f"a budget is more than nothing, not {limit}")


@dataclass(frozen=True)
class Thoughts:
    """What came out of a search."""

    choices: list[Choice]
    """What it thinks of the moves of the seat that decides, the most trusted first."""
    line: list[int]
    """The moves it would like this seat to make, the next one first, then those of the seat's
    following decisions if everybody else does what the search expects. Forced moves are left out,
    and chance may make others illegal: it is a plan, not a promise."""


def ponder(
    game: Game,
    position: Position,
    budget: Budget,
    seed: int,
    stopped: Callable[[], bool] = lambda: False,
    *,
    manner: SearchConfig = USUAL,
    cores: int | None = None,
    thorough: bool = True,
) -> Thoughts:
    """Search for the best moves of the seat that decides.

    The position may be whole or hidden: the search looks only at what the seat may know. Trees
    grow side by side, one on each core, and are counted together. The same seed and a budget of
    playouts give the same answer on the same number of cores. A search that is not thorough ends
    as soon as it is clear which move will have been tried most often. One that is stopped, even
    at once, answers with what it has found so far.
    """
    if position.record is not game.state:
        raise ValueError(f"this is not a position of {game.name}")
    if position.over:
        raise ValueError("the game is over: there is nothing to choose")
    cores = cores or os.cpu_count() or 1
    room = room_for(cores)
    trees = [Tree(game, position, seed + core * APART, manner, room) for core in range(cores)]
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
    return Thoughts(together(opinions), preferred_line(trees, position.to_move))


def searched(game: Game, search: Search, stopped: Callable[[], bool]) -> Thoughts | None:
    """What a search finds here; nothing, until rules and search are compiled."""
    return pondered(game, search, stopped) if ready_to_search(game) else None


def pondered(game: Game, search: Search, stopped: Callable[[], bool]) -> Thoughts:
    """What a search finds here, however long it takes to compile it."""
    return ponder(
        game, search.position, search.budget, search.seed, stopped,
        manner=search.manner, cores=search.cores, thorough=search.thorough,
    )  # fmt: skip


def room_for(trees: int) -> int:
    """How many nodes each of so many trees may have."""
    return min(NODES, MEMORY // Node.size // trees)


def together(opinions: list[list[Choice]]) -> list[Choice]:
    """The opinions of several trees as one."""
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
    """The seat's moves on the way through the trees that was taken most often.

    Where the way was taken less than FEWEST_VISITS times, it tells more about chance than about a
    plan.
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


@dataclass(frozen=True)
class Mcts:
    """Plays what a search trusts most."""

    budget: Budget
    manner: SearchConfig = USUAL
    cores: int | None = None
    """How many it may use; nothing for all there are."""

    whims: int = 0
    """Of a hundred decisions so many are left to chance."""

    def choose(self, game: Game, position: Position, noise: int) -> int:
        """The most trusted move; what the game advises, until rules and search are compiled."""
        return self.think(game, position, noise)[0]

    def think(
        self,
        game: Game,
        position: Position,
        noise: int,
        stopped: Callable[[], bool] = lambda: False,
        wishes: Mapping[int, int] | None = None,
    ) -> tuple[int, list[int]]:
        """The move to choose, and the moves that should follow it; none, where nothing was
        thought about, or where it is another than the search likes best because of wishes."""
        thought = self.thinking(game, position, noise, wishes)
        return carried_out(thought, lambda search: searched(game, search, stopped))

    def thinking(
        self, game: Game, position: Position, noise: int, wishes: Mapping[int, int] | None = None
    ) -> Thought[tuple[int, list[int]]]:
        """The same, whoever searches."""
        legal = game.legal(position)
        if len(legal) == 1:
            return legal[0], []
        move = whim(self.whims, legal, noise)
        if move is not None:
            return move, []
        thoughts: Thoughts | None = yield Search(
            position, self.budget, noise, self.manner, self.cores, thorough=False
        )
        if thoughts is None:
            return game.advise(position, noise), []
        chosen = favoured(thoughts.choices, wishes or {}).move
        return chosen, thoughts.line if thoughts.line[:1] == [chosen] else []
