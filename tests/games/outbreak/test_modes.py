"""The modes agree: interpreted and compiled rules leave the same bytes after every move."""

import pytest
from tests.games.outbreak.walk import option_sets, walk
from tests.support.modes import Modes

from holdfast.games.outbreak import GAME
from holdfast.games.outbreak.moves import JOIN
from holdfast.kernel.engine import Engine

SETS = option_sets(8, seed=3)


@pytest.fixture
def modes(engine: Engine) -> Modes:
    """Outbreak in both modes."""
    return Modes(GAME, engine, requests=[JOIN])


@pytest.mark.parametrize("number", range(len(SETS)))
def test_both_modes_leave_the_same_bytes(number: int, engine: Engine, modes: Modes) -> None:
    for k, (position, move) in enumerate(walk(engine, SETS[number], seed=number, decisions=90)):
        if move >= 0:
            modes.play_both(position.data, move)
            if k % 15 == 0:
                modes.compare(position.data, viewers=(0,))


@pytest.mark.parametrize("number", range(len(SETS)))
def test_both_modes_set_up_the_same_game(number: int, modes: Modes) -> None:
    modes.set_up(SETS[number])


def test_both_modes_simulate_the_same_games(modes: Modes) -> None:
    modes.simulate({"players": 2}, decisions=200)
