"""The end of playouts, shared by search, lookahead and forecast: heuristic players finish the game.

These are compiled apart from the rules of a game. They call its compiled entry points through
function pointers, so they compile in a few seconds. The compiler is imported only when something is
compiled: a browser has none, and its WebAssembly module contains all of this.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from holdfast.kernel.chance import below
from holdfast.kernel.events import COLUMNS
from holdfast.kernel.game import Game
from holdfast.kernel.rule import rule

LONGEST = 6000  # decisions of a playout; by their rules, games end long before


@rule
def finish(legal: Any, play: Any, advise: Any, work: Any, dice: Any, moves: Any, log: Any) -> None:
    """Let heuristic players play until the game is over."""
    for _ in range(LONGEST):
        if work[0].over:
            break
        n = legal(work, moves)
        move = moves[0]
        if n > 1:
            move = advise(work, moves, n, below(dice[0], 0x7FFFFFFF))
        play(work, move, log)


@rule
def count_winners(standings: Any) -> int:
    """Return the number of seats that share the first rank."""
    winners = 0
    for seat in range(standings.shape[0]):
        winners += standings[seat, 0] == 1
    return winners


def entry_points(game: Game) -> tuple[Any, ...]:
    """Return the Numba types of legal, play, determinize, advise and result.

    Search, lookahead and forecast take these entry points as their first arguments.
    """
    import numba
    import numpy as np
    from numba import types

    states = numba.typeof(np.zeros(1, game.state.dtype))
    moves = types.Array(types.int32, 1, "C")
    standings = types.Array(types.int32, 2, "C")
    log = numba.typeof(np.zeros((1, COLUMNS), np.int32))
    n, nothing = types.int64, types.none
    return (
        types.FunctionType(n(states, moves)),
        types.FunctionType(nothing(states, n, log)),
        types.FunctionType(nothing(states, n, n)),
        types.FunctionType(n(states, moves, n, n)),
        types.FunctionType(nothing(states, standings)),
    )


def folder_of(game: Game, name: str, *sources: str) -> Path:
    """Return the cache folder of code compiled for a game; it depends on the code's source."""
    written = b"".join(Path(source).read_bytes() for source in (__file__, *sources))
    return game.cache_folder / f"{name}-{hashlib.sha256(written).hexdigest()[:16]}"
