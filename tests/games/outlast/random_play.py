"""Random play over all options, from the opening and from positions full of everything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holdfast.games.outlast import GAME
from holdfast.games.outlast.content import PER_PLAYER, STRUCTURE_NAMES
from holdfast.games.outlast.geometry import NEIGHBOUR
from holdfast.games.outlast.moves import END
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import new_log
from holdfast.kernel.position import Position

States = NDArray[np.void]
Options = dict[str, Any]


def option_sets(count: int, seed: int = 0) -> list[Options]:
    """So many choices of options, in which every value and player count is about as frequent."""
    rng = random.Random(seed)
    columns: dict[str, list[Any]] = {"players": [1 + i % 6 for i in range(count)]}
    for option in GAME.options.option:
        columns[option.name] = [option.values[i % len(option.values)] for i in range(count)]
    for column in columns.values():
        rng.shuffle(column)
    return [{name: column[i] for name, column in columns.items()} for i in range(count)]


def scattered(options: Options, rng: random.Random) -> Position:
    """A position as late in a game: much of the land seen, wolves about, people with goods."""
    players: int = options["players"]
    blank = GAME.new(options, 0).state
    tiles: dict[int, dict[str, Any]] = {}
    seen = [t for t in range(blank.tile_count) if blank.face_up >> t & 1 or rng.random() < 0.6]
    supply = {(k, p): int(PER_PLAYER[k]) for k in range(6) for p in range(players)}
    kinds = 6 if options["buildings"] == "workshop" else 1
    for t in seen:
        tiles[t] = {
            "resources": rng.randint(0, 3),
            "prey": rng.randint(0, 3),
            "wolf": int(rng.random() < 0.25),
            "structures": {},
        }
        around = [int(n) for n in NEIGHBOUR[t] if int(n) in seen]
        if around and rng.random() < 0.3:
            tiles[t]["spill_to"] = rng.choice(around)
        for k in range(kinds):
            p = rng.randrange(players)
            if supply[k, p] and rng.random() < 0.15:
                supply[k, p] -= 1
                tiles[t]["structures"][STRUCTURE_NAMES[k]] = "ABCDEF"[p]
    most = 6 if options["carry"] == "unlimited" else 3
    crowded = rng.sample(seen, min(len(seen), 4))
    people = {}
    for letter in "ABCDEF"[:players]:
        number, meeples = 0, []
        for _ in range(rng.choice([1, 2, 3, 5, 10])):
            number += rng.randint(1, 3)
            meeples.append(
                {
                    "number": number,
                    "tile": rng.choice(crowded if rng.random() < 0.7 else seen),
                    "resources": rng.randint(0, most),
                    "prey": rng.randint(0, most),
                    "hidden": rng.random() < 0.2,
                }
            )
        people[letter] = meeples
    return GAME.lay_out(
        {
            "options": options,
            "seed": rng.randrange(1 << 60),
            "round": rng.randint(1, blank.last_round),
            "tiles": tiles,
            "players": people,
            "turn": rng.choice("ABCDEF"[:players]),
        }
    )


def octets(states: States) -> NDArray[np.uint8]:
    """The same positions as rows of bytes, which are copied and compared much faster."""
    return states.view(np.uint8).reshape(len(states), -1)


def part(states: States, field: str) -> NDArray[np.uint8]:
    """The bytes of one field of each position."""
    assert states.dtype.fields is not None
    dtype, offset = states.dtype.fields[field][:2]
    return octets(states)[:, offset : offset + dtype.itemsize]


def duplicate(states: States) -> States:
    """The same bytes once more. NumPy's own copy leaves the gaps between fields undefined."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


@dataclass
class Play:
    """Decisions in a row: the positions before and after, and the events of each."""

    before: States
    after: States
    moves: NDArray[np.int32]
    offered: NDArray[np.int32]
    """How many options there were."""
    opens: NDArray[np.bool_]
    """Whether a decision was the first of its game."""
    events: NDArray[np.int32]
    """Rows of the logs, one after the other."""
    owner: NDArray[np.int64]
    """To which decision a row belongs."""
    overflow: int
    """Events that did not fit into their log."""

    def __len__(self) -> int:
        return len(self.before)


class Player:
    """Plays at random, game after game, through an engine."""

    def __init__(self, engine: Engine, options: list[Options], seed: int, late: int = 1) -> None:
        self.engine = engine
        self.rng = random.Random(seed)
        self.openings = [GAME.blank(choice).data for choice in options]
        self.late = [scattered(choice, self.rng).data for choice in options for _ in range(late)]
        self.state = np.zeros(1, GAME.state)
        self.moves = np.zeros(GAME.moves.count, np.int32)
        self.log = new_log()
        self._begin()

    def _begin(self) -> None:
        """A new game: from its opening, or late in it with fresh chance."""
        late = [data for data in self.late if not data["over"][0]]
        if late and self.rng.random() < 0.5:
            self.state[:] = self.rng.choice(late)
            self.engine.stir(self.state, *(self.rng.getrandbits(32) for _ in range(4)))
        else:
            self.state[:] = self.rng.choice(self.openings)
            self.engine.setup(self.state, self.rng.getrandbits(63), new_log()[:0])
        # Some games are played to linger: people who end their turns at once die out early.
        self.lively = self.rng.random() < 0.7
        self.fresh = True

    def _choose(self, count: int) -> int:
        move = int(self.moves[self.rng.randrange(count)])
        if move == END and self.lively and count > 1 and self.rng.random() < 0.8:
            move = int(self.moves[self.rng.randrange(count)])
        return move

    def play(self, decisions: int) -> Play:
        """So many decisions."""
        before, after = np.zeros(decisions, GAME.state), np.zeros(decisions, GAME.state)
        here, left, reached = octets(self.state), octets(before), octets(after)
        moves = np.zeros(decisions, np.int32)
        offered = np.zeros(decisions, np.int32)
        opens = np.zeros(decisions, np.bool_)
        rows, owners, overflow = [], [], 0
        for i in range(decisions):
            opens[i], self.fresh = self.fresh, False
            left[i] = here
            offered[i] = self.engine.legal(self.state, self.moves)
            moves[i] = self._choose(int(offered[i]))
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


def positions(
    count: int, seed: int = 0, options: list[Options] | None = None
) -> Iterator[Position]:
    """Positions with an open decision, spread over games of all options (interpreted)."""
    player = Player(GAME.interpreted, options or option_sets(12, seed), seed)
    for row in player.play(count * 5).before[::5]:
        yield Position(duplicate(row[None]))
