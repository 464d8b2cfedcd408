"""Bots that answer at once: at random, by the game's heuristic, or by both."""

from __future__ import annotations

import random
from dataclasses import dataclass

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position


class Random:
    """A bot that plays any legal move, all equally likely."""

    def choose(self, game: Game, position: Position, noise: int) -> int:
        """Return a random legal move."""
        return random.Random(noise).choice(game.legal(position))


@dataclass(frozen=True)
class Heuristic:
    """A bot that plays the move of the game's heuristic player."""

    whims: int = 0
    """The percentage of decisions that are made at random."""

    def choose(self, game: Game, position: Position, noise: int) -> int:
        """Return the best-looking move, or sometimes a random one; noise breaks ties."""
        move = whim(self.whims, game.legal(position), noise)
        return game.advise(position, noise) if move is None else move


def whim(whims: int, legal: list[int], noise: int) -> int | None:
    """Return a random one of these moves in `whims` percent of cases, and None otherwise."""
    dice = random.Random(noise)
    return dice.choice(legal) if dice.randrange(100) < whims else None
