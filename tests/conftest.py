"""What tests of all parts share: the compiled engine of a game, compiled once for everybody."""

import fcntl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from holdfast.kernel.compiled import compile_all
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.kernel.warm import compile_to_disk, is_ready


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Hold a lock that all processes on this machine know."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def compile_once(game: Game) -> None:
    """Have a game's rules compiled on disk. Test workers wait for the one that compiles them."""
    with alone(game.cache_folder.with_suffix(".lock")):
        if not is_ready(game):
            compile_to_disk(game, lambda name, done, total: None)


def ready_engine(game: Game) -> Engine:
    """A game's compiled engine, loaded."""
    compile_once(game)
    for _ in compile_all(game.compiled, game.state):
        pass
    return game.compiled


@pytest.fixture(scope="session")
def compiled() -> Callable[[Game], Engine]:
    """Gives a game's compiled engine; the first test that asks may wait for the compiler."""
    return ready_engine
