"""The steady player of Outlast: a heuristic for every decision, compiled like the rules."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast.moves import BUILD, DROP, END, GATHER, HIDE, HUNT, MOVE
from holdfast.kernel.rule import rule


@rule
def worth(s: Any, move: int) -> int:
    """How good a move looks."""
    if BUILD <= move < DROP:
        return 90
    if HIDE <= move < MOVE:
        return 10
    if HUNT <= move < BUILD:
        return 80
    if GATHER <= move < HUNT:
        return 60
    if move == END:
        return 5
    return 20


@rule
def advise(s: Any, moves: Any, n: int, noise: int) -> int:
    """The move that looks best; among equals the noise decides."""
    best, most, equals = moves[0] | 0, -1, 0
    for i in range(n):
        value = worth(s, moves[i])
        if value > most:
            best, most, equals = moves[i] | 0, value, 1
        elif value == most:
            equals += 1
            if (noise + 7919 * i) % equals == 0:
                best = moves[i] | 0
    return best
