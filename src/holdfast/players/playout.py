"""How playouts end: steady players finish the game. Search and forecast share it.

Both are compiled apart from the rules of a game. They call its compiled entry points by their
addresses, so they cost a few seconds to compile. The compiler itself is imported only where
something is compiled: a page has none, and its module brings all of this.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from holdfast.kernel.chance import below
from holdfast.kernel.events import COLUMNS
from holdfast.kernel.game import Game
from holdfast.kernel.rule import rule

LONGEST = 6000  # decisions of a playout; games end long before, by their rules


@rule
def finish(legal: Any, play: Any, advise: Any, work: Any, dice: Any, moves: Any, log: Any) -> None:
    """Let steady players play on until the game is over."""
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
    """How many seats share the first rank."""
    winners = 0
    for seat in range(standings.shape[0]):
        winners += standings[seat, 0] == 1
    return winners


def entry_points(game: Game) -> tuple[Any, ...]:
    """The types of what both are given first: legal, play, imagine, advise and result."""
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
    """Where something compiled for a game is kept; another one when its source has changed."""
    written = b"".join(Path(source).read_bytes() for source in (__file__, *sources))
    return game.cache_folder / f"{name}-{hashlib.sha256(written).hexdigest()[:16]}"
