"""Rules for the parts that a game does not bring."""

from __future__ import annotations

from typing import Any

from holdfast.kernel.rule import rule


@rule
def permits(s: Any, move: int) -> bool:
    """Permit no commands."""
    return False


@rule
def observe(s: Any, viewer: int, out: Any) -> None:
    """Write no observation."""


@rule
def advise(s: Any, moves: Any, n: int, noise: int) -> int:
    """Return a move chosen by the noise."""
    return moves[noise % n]
