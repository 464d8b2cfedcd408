"""Shared by all tests: each game's engine, compiled once, and a check that tests seed all
randomness."""

import fcntl
import random
import secrets
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from holdfast import games
from holdfast.kernel.background_compiler import compile_to_disk, is_ready
from holdfast.kernel.compiled import compile_all
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game

# Hypothesis derives its examples from the test itself, so a failure can be repeated.
hypothesis.settings.register_profile("fixed", derandomize=True, deadline=None)
hypothesis.settings.load_profile("fixed")

_unseeded: list[str] = []
"""Lines of Holdfast that took randomness from the operating system in the present test."""
_allowed = False


def _recording(take: Callable[..., Any]) -> Callable[..., Any]:
    """Return a wrapper of a random source that records calls from Holdfast's own code."""

    def wrapper(*arguments: Any) -> Any:
        caller = sys._getframe(1)
        if caller.f_globals.get("__name__", "").startswith("holdfast.") and not _allowed:
            _unseeded.append(f"{caller.f_code.co_filename}:{caller.f_lineno}")
        return take(*arguments)

    return wrapper


def pytest_configure() -> None:
    """Wrap every random source of the operating system that Holdfast uses."""
    secrets.randbits = _recording(secrets.randbits)
    secrets.token_hex = _recording(secrets.token_hex)
    random.SystemRandom.__init__ = _recording(random.SystemRandom.__init__)  # type: ignore[method-assign]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Allow unseeded randomness to tests marked `chance`."""
    global _allowed
    _unseeded.clear()
    _allowed = item.get_closest_marker("chance") is not None
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    """Fail a test that took unseeded randomness, as it could pass today and fail tomorrow."""
    result = yield
    if _unseeded:
        pytest.fail(f"this test did not set the chance that was taken at {_unseeded[0]}")
    return result


@contextmanager
def file_lock(lock: Path) -> Iterator[None]:
    """Hold a file lock that all processes on this machine share."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def compile_once(game: Game) -> None:
    """Compile a game's rules to disk, or wait for the test worker that compiles them."""
    with file_lock(game.cache_folder.with_suffix(".lock")):
        if not is_ready(game):
            compile_to_disk(game, lambda name, done, total: None)


def ready_engine(game: Game) -> Engine:
    """Return a game's compiled engine, loaded."""
    compile_once(game)
    for _ in compile_all(game.compiled, game.state):
        pass
    return game.compiled


@pytest.fixture(autouse=True, scope="module")
def interpreted_at_first() -> None:
    """Set all games to interpreted rules before each module.

    Rules compiled by an earlier module would change what bots that search do.
    """
    for name in games.names():
        if (module := sys.modules.get(f"{games.__name__}.{name}")) is not None:
            module.GAME.engine = module.GAME.interpreted


@pytest.fixture(scope="session")
def compiled() -> Callable[[Game], Engine]:
    """Return a function that returns a game's compiled engine, compiling it first if needed."""
    return ready_engine
