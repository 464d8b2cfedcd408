"""Warming up: compilation in the background, so that nobody ever waits for a compiler.

A game answers interpreted from its first moment. Meanwhile another process compiles the rules
into the cache on disk; when that is done they are loaded here (a fraction of a second) and the
game's engine is switched. Positions are the same bytes in both, so the switch is invisible.

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

READY = "ready"  # a file in the cache folder: everything has been compiled into it


def is_ready(game: Game) -> bool:
    """Whether the game's rules lie compiled on disk."""
    return (game.cache_folder / READY).exists()


def compile_to_disk(game: Game, report: Callable[[str, int, int], None]) -> None:
    """Compile every entry point of a game into the cache, reporting each."""
    for name, done, total in compile_all(game.compiled, game.state):
        report(name, done, total)
    game.cache_folder.mkdir(parents=True, exist_ok=True)
    (game.cache_folder / READY).touch()


_switching = threading.Lock()


def switch(game: Game) -> None:
    """Load the compiled engine and let it answer from now on. Whoever asks meanwhile waits."""
    with _switching:
        if game.engine is not game.compiled:
            for _ in compile_all(game.compiled, game.state):
                pass
            game.engine = game.compiled


def switch_if_ready(game: Game) -> None:
    """The same where they lie compiled on disk; nothing is compiled now."""
    if game.engine is not game.compiled and is_ready(game):
        switch(game)


class WarmUp:
    """The warm-up of one game: start it, watch it, or forget about it."""

    def __init__(self, game: Game, niceness: int = 10) -> None:
        self.game = game
        self.niceness = niceness
        """How far the compiler stands back: whoever is playing meanwhile comes first."""
        self.progress = 0.0
        """From 0 to 1; 1 when the compiled engine answers."""
        self.failure: str | None = None
        """Why there is no compiled engine; play goes on interpreted."""
        self._process: subprocess.Popen[str] | None = None
        self._thread = threading.Thread(target=self._run, name=f"warm-{game.name}", daemon=True)

    def start(self) -> WarmUp:
        """Begin in the background."""
        self._thread.start()
        return self

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until it is done; whether the compiled engine answers now."""
        self._thread.join(timeout)
        return self.progress == 1

    def stop(self) -> None:
        """Give up: what has been compiled so far is kept for the next time."""
        if self._process is not None:
            self._process.terminate()

    def _run(self) -> None:
        try:
            if not is_ready(self.game):
                self._compile_elsewhere()
            switch(self.game)
            self.progress = 1.0
        except Exception as error:  # a missing compiler or a full disk must not end a game
            self.failure = str(error) or type(error).__name__

    def _compile_elsewhere(self) -> None:
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
    """Compile a game into the cache; one line of progress for each entry point."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(int(niceness))
    game: Game = import_module(module).GAME
    compile_to_disk(game, lambda *progress: print(*progress, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
