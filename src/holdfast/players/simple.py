"""Bots that answer at once: one by chance, one by the game's own advice."""

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
