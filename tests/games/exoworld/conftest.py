"""Exoworld's compiled engine for the tests that play many games."""

from collections.abc import Callable

import pytest

from holdfast.games.exoworld import GAME
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game


@pytest.fixture(scope="session")
def engine(compiled: Callable[[Game], Engine]) -> Engine:
    """The compiled rules."""
    return compiled(GAME)
