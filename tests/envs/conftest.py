"""Fixtures of the tests of environments: compiled rules."""

from collections.abc import Callable

import pytest

from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game


@pytest.fixture(scope="session")
def quick(compiled: Callable[[Game], Engine]) -> Callable[[Game], Engine]:
    """Return a function that switches a game to its compiled rules."""

    def use(game: Game) -> Engine:
        game.engine = compiled(game)
        return game.engine

    return use
