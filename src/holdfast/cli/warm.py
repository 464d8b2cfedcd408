"""Compiling the rules ahead of time, for servers that should be fast from their first game."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from rich.console import Console
from rich.progress import Progress

from holdfast.kernel.background_compiler import WarmUp
from holdfast.kernel.game import Game
from holdfast.players.forecast import compiled_forecast
from holdfast.players.warmup import prepare


def warm(games: Sequence[Game], console: Console) -> dict[str, str]:
    """Compile the rules and the search of these games, one game per core.

    Return the failures by game. The longest rules come first, so that no core waits for them at the
    end.
    """
    games = sorted(games, key=source_size, reverse=True)
    with Progress(console=console) as progress, ThreadPoolExecutor(os.cpu_count()) as pool:

        def compile_one(game: Game) -> str | None:
            bar = progress.add_task(game.name, total=1)
            warm_up = WarmUp(game, niceness=0).start()  # normal priority, because the user waits
            while not warm_up.wait(timeout=0.2) and warm_up.failure is None:
                progress.update(bar, completed=warm_up.progress)
            if game.engine is game.compiled:
                prepare(game)
                compiled_forecast(game)
            progress.update(bar, completed=warm_up.progress)
            return warm_up.failure

        failures = pool.map(compile_one, games)
        return {game.name: why for game, why in zip(games, failures, strict=True) if why}


def source_size(game: Game) -> int:
    """Return the size of a game's source in bytes, as an estimate of its compile time."""
    return sum(file.stat().st_size for file in game.folder.rglob("*.py"))
