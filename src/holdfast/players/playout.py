"""The end of playouts, shared by search, lookahead and forecast: heuristic players finish the game.

These are compiled apart from the rules of a game. They call its compiled entry points through
function pointers, so they compile in a few seconds. The compiler is imported only when something is
compiled: a browser has none, and its WebAssembly module contains all of this.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from holdfast.kernel.chance import Chance, below, start
from holdfast.kernel.events import COLUMNS
from holdfast.kernel.game import Game
from holdfast.kernel.record import Record
from holdfast.kernel.rule import rule

LONGEST = 6000  # decisions of a playout; by their rules, games end long before
ASIDE = 0x2545F4914F6CDD1D  # separates the dice of playouts from the determinizations


@rule
def begin_playout(
    determinize: Any, known: Any, work: Any, dice: Any, viewer: int, seed: int
) -> None:
    """Start a playout: from a determinization of the known position, with its own dice."""
    work[0] = known[0]
    start(dice[0], seed ^ ASIDE)
    determinize(work, viewer, seed)


@rule
def advised_move(legal: Any, advise: Any, work: Any, dice: Any, moves: Any) -> Any:
    """Return the heuristic player's move, or the only one that is legal."""
    n = legal(work, moves)
    move = moves[0]
    if n > 1:
        move = advise(work, moves, n, below(dice[0], 0x7FFFFFFF))
    return move


@rule
def finish(legal: Any, play: Any, advise: Any, work: Any, dice: Any, moves: Any, log: Any) -> None:
    """Let heuristic players play until the game is over."""
    for _ in range(LONGEST):
        if work[0].over:
            break
        play(work, advised_move(legal, advise, work, dice, moves), log)


@rule
def count_winners(placements: Any) -> int:
    """Return the number of seats that share the first rank."""
    winners = 0
    for seat in range(placements.shape[0]):
        winners += placements[seat, 0] == 1
    return winners


class ArgumentTypes:
    """The Numba types of what search, lookahead and forecast take as arguments."""

    def __init__(self, game: Game) -> None:
        import numba
        import numpy as np
        from numba import types

        self.number, self.flag = types.int64, types.boolean
        self.octets = types.Array(types.uint8, 1, "C")
        self.signed_octets = types.Array(types.int8, 1, "C")
        self.plan = types.Array(types.int64, 1, "C")
        self.moves = types.Array(types.int32, 1, "C")
        self.placements = types.Array(types.int32, 2, "C")
        self.reals = types.Array(types.float64, 1, "C")
        self.table_of_reals = types.Array(types.float64, 2, "C")
        self.states = self.records(game.state)
        self.dice = self.records(Chance)
        self.log = numba.typeof(np.zeros((1, COLUMNS), np.int32))

    @staticmethod
    def records(kind: Record) -> Any:
        """Return the type of an array of records."""
        import numba
        import numpy as np

        return numba.typeof(np.zeros(1, kind.dtype))

    def entry_points(self) -> tuple[Any, ...]:
        """Return the types of legal, play, determinize, advise and result.

        All three take these entry points of the rules as their first arguments.
        """
        from numba import types

        states, moves, n, nothing = self.states, self.moves, self.number, types.none
        return (
            types.FunctionType(n(states, moves)),
            types.FunctionType(nothing(states, n, self.log)),
            types.FunctionType(nothing(states, n, n)),
            types.FunctionType(n(states, moves, n, n)),
            types.FunctionType(nothing(states, self.placements)),
        )

    def net_entry_points(self) -> tuple[Any, ...]:
        """Return the types of hide and encode, which a search with a net takes as well."""
        from numba import types

        return (
            types.FunctionType(types.none(self.states, self.number)),
            types.FunctionType(self.number(self.states, self.number, self.octets)),
        )


def compile_for(game: Game, function: Any, arguments: tuple[Any, ...], folder: Path) -> Any:
    """Return a function that is compiled for a game, or loaded from its cache folder.

    `arguments` are the types of its arguments after the entry points.
    """
    from holdfast.kernel.compiled import cached_entry

    entry = cached_entry(function, folder)
    entry.compile((*ArgumentTypes(game).entry_points(), *arguments))
    entry.disable_compile()
    return entry


def folder_of(game: Game, name: str, *sources: str) -> Path:
    """Return the cache folder of code compiled for a game; it depends on the code's source."""
    written = b"".join(Path(source).read_bytes() for source in (__file__, *sources))
    return game.cache_folder / f"{name}-{hashlib.sha256(written).hexdigest()[:16]}"
