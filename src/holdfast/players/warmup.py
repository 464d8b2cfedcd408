"""Getting ready to search, so that nobody ever waits for a compiler.

The search is compiled once for each game, apart from its rules and in a few seconds. Who warms a
game up calls `prepare` somewhere in the background, or runs

    python -m holdfast.players.warmup outlast

Where nobody did, an expert starts that by itself, and plays like a steady player meanwhile.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from functools import cache

from holdfast.games import load
from holdfast.kernel.game import Game
from holdfast.players.search import compiled_search, is_compiled


def use_compiled_rules(game: Game) -> None:
    """Let compiled rules answer; the first time on this machine, whoever asks waits a minute."""
    from holdfast.kernel.background_compiler import compile_to_disk, is_ready, switch

    if not is_ready(game):
        compile_to_disk(game, lambda *_: None)
    switch(game)


def prepare(game: Game) -> None:
    """Load the compiled search of a game; the first time on this machine, compile it."""
    compiled_search(game)


def ready_to_search(game: Game) -> bool:
    """Whether a search can begin at once. If only the search is missing, it will be soon."""
    if game.engine is not game.compiled:
        return False
    if not is_compiled(game):
        prepare_elsewhere(game)
        return False
    return True


@cache
def prepare_elsewhere(game: Game) -> subprocess.Popen[bytes] | None:
    """Have another process compile the search, once. Should it fail, steady play goes on."""
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
        os.nice(10)  # whoever is playing meanwhile comes first
    prepare(load(name))


if __name__ == "__main__":
    main(sys.argv[1])
