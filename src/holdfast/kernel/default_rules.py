"""Default rules for optional parts of a game."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.rule import rule


@rule
def permits(s: Any, move: int) -> bool:
    """Return False: no command is permitted."""
    return False


@rule
def advise(s: Any, moves: Any, n: int, noise: int) -> int:
    """Return a random move, chosen by the noise."""
    return moves[noise % n]
