"""Compilation in a background process, so that players never wait for the compiler.

A game starts with interpreted rules. Meanwhile another process compiles the rules into the cache on
disk. When it has finished, the compiled rules are loaded here (a fraction of a second) and replace
the game's engine. Positions are the same bytes in both modes, so players do not notice the switch.

    python -m holdfast.kernel.background_compiler holdfast.games.outlast     compiles into the cache
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from importlib import import_module

from holdfast.kernel.compiled import compile_all
from holdfast.kernel.game import Game

READY = "ready"  # a file in the cache folder that exists once all entry points are compiled


def is_ready(game: Game) -> bool:
    """Return whether all compiled rules of the game are in the cache on disk."""
    return (game.cache_folder / READY).exists()


def compile_to_disk(game: Game, report: Callable[[str, int, int], None]) -> None:
    """Compile all entry points of a game into the cache, and report each one."""
    for name, done, total in compile_all(game.compiled, game.state):
        report(name, done, total)
    game.cache_folder.mkdir(parents=True, exist_ok=True)
    (game.cache_folder / READY).touch()


_switching = threading.Lock()


def switch(game: Game) -> None:
    """Load the compiled engine and use it from now on. Concurrent callers wait for a lock."""
    with _switching:
        if game.engine is not game.compiled:
            for _ in compile_all(game.compiled, game.state):
                pass
            game.engine = game.compiled


def switch_if_ready(game: Game) -> None:
    """Switch to the compiled engine if it is in the cache on disk; never compile."""
    if game.engine is not game.compiled and is_ready(game):
        switch(game)


class WarmUp:
    """The background compilation of one game."""

    def __init__(self, game: Game, niceness: int = 10) -> None:
        self.game = game
        self.niceness = niceness
        """The niceness of the compiling process, so that running games have priority."""
        self.progress = 0.0
        """The progress from 0 to 1; it is 1 once the compiled engine is in use."""
        self.failure: str | None = None
        """The reason why compilation failed, or None. The game then stays interpreted."""
        self._process: subprocess.Popen[str] | None = None
        self._thread = threading.Thread(target=self._run, name=f"warm-{game.name}", daemon=True)

    def start(self) -> WarmUp:
        """Start the compilation in the background."""
        self._thread.start()
        return self

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until it has finished, and return whether the compiled engine is in use."""
        self._thread.join(timeout)
        return self.progress == 1

    def stop(self) -> None:
        """Stop the compilation. Entry points compiled so far stay in the cache."""
        if self._process is not None:
            self._process.terminate()

    def _run(self) -> None:
        """Compile the rules if necessary, then switch the engine; record a failure."""
        try:
            if not is_ready(self.game):
                self._compile_elsewhere()
            switch(self.game)
            self.progress = 1.0
        except Exception as error:  # a missing compiler or a full disk must not end a game
            self.failure = str(error) or type(error).__name__

    def _compile_elsewhere(self) -> None:
        """Run the compiling process and update `progress` from its output."""
        module = f"holdfast.games.{self.game.name}"
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "holdfast.kernel.background_compiler",
                module,
                str(self.niceness),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"NUMBA_NUM_THREADS": "1"},
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            _, done, total = line.split()
            self.progress = 0.99 * int(done) / int(total)
        _, errors = self._process.communicate()
        if self._process.returncode != 0:
            last = errors.strip().splitlines()[-1:] or ["it was stopped"]
            raise RuntimeError(f"compilation ended early: {last[0]}")


def main(module: str, niceness: str = "0") -> None:
    """Compile a game into the cache, and print one line of progress for each entry point."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(int(niceness))
    game: Game = import_module(module).GAME
    compile_to_disk(game, lambda *progress: print(*progress, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
