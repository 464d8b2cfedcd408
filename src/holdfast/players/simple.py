"""Bots that answer at once: by chance, by the game's own advice, or by both."""

from __future__ import annotations

import random
from dataclasses import dataclass

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position


class Random:
    """Plays any legal move, all equally likely."""

    def choose(self, game: Game, position: Position, noise: int) -> int:
        """Any legal move."""
        return random.Random(noise).choice(game.legal(position))


@dataclass(frozen=True)
class Heuristic:
    """Plays what the game advises."""

    whims: int = 0
    """Of a hundred decisions so many are left to chance."""

    def choose(self, game: Game, position: Position, noise: int) -> int:
        """What looks best; noise decides among equals, and when to do anything else instead."""
        move = whim(self.whims, game.legal(position), noise)
        return game.advise(position, noise) if move is None else move


def whim(whims: int, legal: list[int], noise: int) -> int | None:
    """Any of these moves, in so many of a hundred cases; nothing in the others."""
    dice = random.Random(noise)
    return dice.choice(legal) if dice.randrange(100) < whims else None
