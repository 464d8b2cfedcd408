"""Compilation of the search, so that players never wait for the compiler.

The search is compiled once for each game, apart from its rules, in a few seconds. To do that in
advance, call `prepare` in the background, or run

    python -m holdfast.players.warmup outlast

Otherwise a search player starts the compilation itself, and plays like the heuristic player until
it has finished.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from functools import cache

from holdfast.games import load
from holdfast.kernel.game import Game
from holdfast.players import net_search, search
from holdfast.players.net import net_of


def use_compiled_rules(game: Game) -> None:
    """Switch to compiled rules; the first time on a machine, compile them, about a minute."""
    from holdfast.kernel.background_compiler import compile_to_disk, is_ready, switch

    if not is_ready(game):
        compile_to_disk(game, lambda *_: None)
    switch(game)


def prepare(game: Game) -> None:
    """Load the compiled search of a game; the first time on a machine, compile it."""
    search.compiled_search(game)
    if net_of(game) is not None:
        net_search.compiled_net_search(game)


def ready_to_search(game: Game) -> bool:
    """Return whether a search can start at once.

    If only the search is missing, start its compilation in another process.
    """
    if game.engine is not game.compiled:
        return False
    if not is_compiled(game):
        prepare_elsewhere(game)
        return False
    return True


def is_compiled(game: Game) -> bool:
    """Return whether the compiled search is on disk, and the one with the game's net."""
    return search.is_compiled(game) and (net_of(game) is None or net_search.is_compiled(game))


@cache
def prepare_elsewhere(game: Game) -> subprocess.Popen[bytes] | None:
    """Start another process that compiles the search, once.

    If it fails, search players go on playing like the heuristic player.
    """
    with contextlib.suppress(OSError):
        return subprocess.Popen(
            [sys.executable, "-m", "holdfast.players.warmup", game.name],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    return None


def main(name: str) -> None:
    """Compile the search of one game into the cache."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)  # running games have priority
    prepare(load(name))


if __name__ == "__main__":
    main(sys.argv[1])
