"""Bots. A bot is asked with the position as its seat may know it, and answers with a move."""

from __future__ import annotations

from typing import Protocol

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.simple import Random, Steady


class Player(Protocol):
    """Somebody who can decide for a seat."""

    def choose(self, game: Game, position: Position, noise: int) -> int:
        """A legal move of a position that was hidden for the seat that decides.

        The same position and noise give the same move. Noise is a number from 0 to 2^31 - 1.
        """
        ...


class UnknownLevel(ValueError):
    """There are no bots of this level."""


PLAYERS: dict[str, Player] = {"random": Random(), "steady": Steady()}
"""The bots by level, the weakest first."""


def levels() -> list[str]:
    """The levels there are, the weakest first."""
    return list(PLAYERS)


def of_level(level: str) -> Player:
    """The bot of this level."""
    if level not in PLAYERS:
        raise UnknownLevel(f"there is no level {level!r}; there are: {', '.join(PLAYERS)}")
    return PLAYERS[level]
