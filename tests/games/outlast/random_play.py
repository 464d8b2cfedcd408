"""Random play over all options, from the opening and from positions full of everything."""

from __future__ import annotations

import random
from typing import Any

from tests.support import random_play
from tests.support.random_play import Options, RandomPlayer
from tests.support.states import States

from holdfast.games.outlast import GAME
from holdfast.games.outlast.content import BUILDINGS, STRUCTURE_NAMES
from holdfast.games.outlast.content.geometry import NEIGHBOUR
from holdfast.games.outlast.moves import END
from holdfast.kernel.engine import Engine
from holdfast.kernel.position import Position


def option_sets(count: int, seed: int = 0) -> list[Options]:
    """Return this many choices of options, with every value and player count among them."""
    return random_play.option_sets(GAME, range(1, 7), count, seed)


def random_position(options: Options, rng: random.Random) -> Position:
    """Return a position as late in a game: most tiles face up, wolves about, meeples with goods."""
    players: int = options["players"]
    blank = GAME.new(options, 0).state
    tiles: dict[int, dict[str, Any]] = {}
    seen = [t for t in range(blank.tile_count) if blank.face_up >> t & 1 or rng.random() < 0.6]
    supply = {(k, p): BUILDINGS[k].per_player for k in range(6) for p in range(players)}
    kinds = 6 if options["buildings"] == "workshop" else 1
    for t in seen:
        tiles[t] = {
            "resources": rng.randint(0, 3),
            "prey": rng.randint(0, 3),
            "wolf": int(rng.random() < 0.25),
            "structures": {},
        }
        around = [n for n in NEIGHBOUR[t] if n in seen]
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
    return GAME.build_position(
        {
            "options": options,
            "seed": rng.randrange(1 << 60),
            "round": rng.randint(1, blank.last_round),
            "tiles": tiles,
            "players": people,
            "turn": rng.choice("ABCDEF"[:players]),
        }
    )


class Player(RandomPlayer):
    """Plays Outlast at random."""

    game = GAME

    def __init__(self, engine: Engine, options: list[Options], seed: int, late: int = 1) -> None:
        super().__init__(engine, options, seed, late)

    def late_position(self, options: Options) -> States:
        """Return a position as late in a game."""
        return random_position(options, self.rng).data

    def begin_game(self) -> None:
        """Decide whether this game shall last: players who end turns at once die out early."""
        self.lively = self.rng.random() < 0.7

    def choose(self, count: int) -> int:
        """Return a random move, but seldom the end of a turn."""
        move = self.any_move(count)
        if move in END and self.lively and count > 1 and self.rng.random() < 0.8:
            move = self.any_move(count)
        return move
