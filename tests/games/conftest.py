"""Every game's compiled engine for its tests. Tests of a game that is not offered yet run with the
long ones (`make test-long`)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from holdfast import games
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them before tests are chosen by mark."""
    offered = games.names()
    for item in items:
        if HERE in item.path.parents and item.path.relative_to(HERE).parts[0] not in offered:
            item.add_marker("long")


@pytest.fixture(scope="module")
def engine(request: pytest.FixtureRequest, compiled: Callable[[Game], Engine]) -> Engine:
    """The compiled rules of the game in whose folder the test is."""
    return compiled(games.load(request.path.relative_to(HERE).parts[0]))
