"""What tests of all parts share: the compiled engine of a game, compiled once for everybody, and a
guard against chance that no test has set."""

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

# What Hypothesis tries is worked out from the test itself: a test that fails will fail again.
hypothesis.settings.register_profile("fixed", derandomize=True, deadline=None)
hypothesis.settings.load_profile("fixed")

_unset: list[str] = []
"""Where Holdfast has taken chance of the operating system in the present test."""
_allowed = False


def _noting(take: Callable[..., Any]) -> Callable[..., Any]:
    """The same, which remembers when Holdfast asks."""

    def taken(*arguments: Any) -> Any:
        asking = sys._getframe(1)
        if asking.f_globals.get("__name__", "").startswith("holdfast.") and not _allowed:
            _unset.append(f"{asking.f_code.co_filename}:{asking.f_lineno}")
        return take(*arguments)

    return taken


def pytest_configure() -> None:
    """Watch over all chance that Holdfast could take."""
    secrets.randbits = _noting(secrets.randbits)
    secrets.token_hex = _noting(secrets.token_hex)
    random.SystemRandom.__init__ = _noting(random.SystemRandom.__init__)  # type: ignore[method-assign]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Say whether this test is about chance that nobody sets."""
    global _allowed
    _unset.clear()
    _allowed = item.get_closest_marker("chance") is not None
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    """A test that is left to chance may fail one day and not the next: it fails now."""
    result = yield
    if _unset:
        pytest.fail(f"this test did not set the chance that was taken at {_unset[0]}")
    return result


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


@pytest.fixture(autouse=True, scope="module")
def interpreted_at_first() -> None:
    """Every file of tests finds games interpreted, whatever was compiled for those before it: a bot
    that can search plays otherwise than one that cannot."""
    for name in games.names():
        if (module := sys.modules.get(f"{games.__name__}.{name}")) is not None:
            module.GAME.engine = module.GAME.interpreted


@pytest.fixture(scope="session")
def compiled() -> Callable[[Game], Engine]:
    """Gives a game's compiled engine; the first test that asks may wait for the compiler."""
    return ready_engine
