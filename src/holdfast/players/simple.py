"""Bots that answer at once: by chance, by the game's own advice, or by both."""

from __future__ import annotations

import random

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position


class Random:
    """Plays any legal move, all equally likely."""

    def choose(self, game: Game, position: Position, noise: int) -> int:
        """Any legal move."""
        return random.Random(noise).choice(game.legal(position))


class Steady:
    """Plays what the game advises."""

    def choose(self, game: Game, position: Position, noise: int) -> int:
        """What looks best; noise decides among equals."""
        return game.advise(position, noise)


class Wanderer:
    """Follows the game's advice, but not always: somebody who is still learning."""

    WHIMS = 4
    """Of ten decisions so many are left to chance."""

    def choose(self, game: Game, position: Position, noise: int) -> int:
        """Mostly what looks best, sometimes anything."""
        dice = random.Random(noise)
        if dice.randrange(10) < self.WHIMS:
            return dice.choice(game.legal(position))
        return game.advise(position, noise)
