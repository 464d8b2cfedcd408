"""Environments are tested with compiled rules."""

from collections.abc import Callable

import pytest

from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game


@pytest.fixture(scope="session")
def quick(compiled: Callable[[Game], Engine]) -> Callable[[Game], Engine]:
    """Has a game play by its compiled rules."""

    def use(game: Game) -> Engine:
        game.engine = compiled(game)
        return game.engine

    return use
