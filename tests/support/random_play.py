"""Random play of any game: over all options, from the opening and from late positions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tests.support.states import States, as_bytes, blank

from holdfast.kernel.engine import Engine
from holdfast.kernel.events import new_log, silent_log
from holdfast.kernel.flow import NO_MOVE
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position

Options = dict[str, Any]


def option_sets(game: Game, players: Sequence[int], count: int, seed: int = 0) -> list[Options]:
    """Return sets of options in which all values and player counts are about as
    frequent."""
    rng = random.Random(seed)
    columns: dict[str, list[Any]] = {"players": [players[i % len(players)] for i in range(count)]}
    for option in game.options.option:
        columns[option.name] = [option.values[i % len(option.values)] for i in range(count)]
    for column in columns.values():
        rng.shuffle(column)
    return [{name: column[i] for name, column in columns.items()} for i in range(count)]


@dataclass
class Play:
    """A sequence of decisions: the positions before and after each, and its events."""

    before: States
    after: States
    moves: NDArray[np.int32]
    offered: NDArray[np.int32]
    """The number of legal moves."""
    opens: NDArray[np.bool_]
    """Whether a decision is the first of its game."""
    events: NDArray[np.int32]
    """Rows of the event logs, one after the other."""
    owner: NDArray[np.int64]
    """The index of the decision that each row belongs to."""
    overflow: int
    """The number of events that did not fit into their log."""

    def __len__(self) -> int:
        return len(self.before)


class RandomPlayer:
    """Plays at random, game after game, through an engine.

    A game may override what a late position is (`late_position`), how a game begins (`begin_game`),
    and how a move is chosen (`choose`).
    """

    game: Game

    def __init__(self, engine: Engine, options: list[Options], seed: int, late: int) -> None:
        self.engine = engine
        self.rng = random.Random(seed)
        self.openings = [self.game.blank(choice).data for choice in options]
        late_ones = [self.late_position(choice) for choice in options for _ in range(late)]
        self.late = [data for data in late_ones if not data["over"][0]]
        self.state = blank(self.game)
        self.moves = np.zeros(self.game.moves.count, np.int32)
        self.log = new_log()
        self._begin()

    def late_position(self, options: Options) -> States:
        """Return a late position that random play hardly ever reaches."""
        raise LookupError(f"{self.game.name} defines no late positions")

    def begin_game(self) -> None:
        """Prepare for a new game; a subclass may choose a style of play for it."""

    def choose(self, count: int) -> int:
        """Return a move; the first `count` of `moves` are legal."""
        return self.any_move(count)

    def any_move(self, count: int) -> int:
        """Return one of the legal moves, each equally likely."""
        return int(self.moves[self.rng.randrange(count)])

    def _begin(self) -> None:
        """Start a new game: from an opening, or from a late position with new chance."""
        here = as_bytes(self.state)
        if self.late and self.rng.random() < 0.5:
            here[:] = as_bytes(self.rng.choice(self.late))
            self.engine.stir(self.state, *(self.rng.getrandbits(32) for _ in range(4)))
        else:
            here[:] = as_bytes(self.rng.choice(self.openings))
            self.engine.set_up(self.state, self.rng.getrandbits(63), silent_log())
            self.engine.play(self.state, NO_MOVE, silent_log())
        self.begin_game()
        self.fresh = True

    def play(self, decisions: int) -> Play:
        """Play `decisions` decisions, and return them."""
        before, after = (blank(self.game, decisions) for _ in range(2))
        here, left, reached = as_bytes(self.state), as_bytes(before), as_bytes(after)
        moves = np.zeros(decisions, np.int32)
        offered = np.zeros(decisions, np.int32)
        opens = np.zeros(decisions, np.bool_)
        rows, owners, overflow = [], [], 0
        for i in range(decisions):
            opens[i], self.fresh = self.fresh, False
            left[i] = here
            offered[i] = self.engine.legal(self.state, self.moves)
            moves[i] = self.choose(int(offered[i]))
            self.engine.play(self.state, int(moves[i]), self.log)
            reached[i] = here
            count = int(self.log[0, 0])
            overflow += int(self.log[0, 1])
            rows.append(self.log[1 : count + 1].copy())
            owners.append(np.full(count, i))
            self.log[0] = 0
            if self.state["over"][0]:
                self._begin()
        return Play(
            before, after, moves, offered, opens, np.concatenate(rows), np.concatenate(owners),
            overflow,
        )  # fmt: skip


class AnyMove(RandomPlayer):
    """Plays any game from its opening, with every legal move equally likely."""

    def __init__(self, game: Game, engine: Engine, options: list[Options], seed: int) -> None:
        self.game = game
        super().__init__(engine, options, seed, late=0)


def play_one_each(
    game: Game, engine: Engine, positions: Sequence[Position], rng: random.Random
) -> Play:
    """Play one random decision in each of these positions, each marked as the first of its game."""
    before, after = (blank(game, len(positions)) for _ in range(2))
    moves, offered = (np.zeros(len(positions), np.int32) for _ in range(2))
    rows, owners, overflow = [], [], 0
    for i, position in enumerate(positions):
        as_bytes(before)[i] = as_bytes(position.data)
        legal = game.legal(position)
        moves[i], offered[i] = rng.choice(legal), len(legal)
        log, played = new_log(), position.copy()
        engine.play(played.data, int(moves[i]), log)
        as_bytes(after)[i] = as_bytes(played.data)
        count = int(log[0, 0])
        overflow += int(log[0, 1])
        rows.append(log[1 : count + 1])
        owners.append(np.full(count, i))
    return Play(
        before, after, moves, offered, np.ones(len(positions), np.bool_), np.concatenate(rows),
        np.concatenate(owners), overflow,
    )  # fmt: skip
