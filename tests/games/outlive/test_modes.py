"""The modes agree: interpreted and compiled rules leave the same bytes after every move."""

import random

import pytest
from tests.games.outlive.random_play import openings, option_sets, step
from tests.support.modes import Modes
from tests.support.states import duplicate

from holdfast.games.outlive import GAME
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import new_log


@pytest.fixture
def modes(engine: Engine) -> Modes:
    """Outlive in both modes."""
    return Modes(GAME, engine)


def in_step(modes: Modes, engine: Engine, decisions: int, seed: int) -> None:
    """Play the same random games in both modes, and compare after every move."""
    rng = random.Random(seed)
    games = openings(seed)
    position = next(games)
    for i in range(decisions):
        before = duplicate(position.data)
        move = step(engine, position.data, rng, new_log())
        assert modes.play_both(before, move).tobytes() == position.data.tobytes()
        if i % 40 == 0:
            modes.compare(position.data, result=bool(position.data["phase"][0] > 0))
        if position.over or i % 97 == 96:
            position = next(games)


def test_both_modes_leave_the_same_bytes(modes: Modes, engine: Engine) -> None:
    in_step(modes, engine, 2500, 1)


@pytest.mark.long
def test_both_modes_over_many_games(modes: Modes, engine: Engine) -> None:
    in_step(modes, engine, 60_000, 2)


def test_both_modes_set_up_the_same_game(modes: Modes) -> None:
    for options in option_sets():
        modes.set_up(options)


def test_both_modes_simulate_the_same_games(modes: Modes) -> None:
    assert modes.simulate({"players": 2}, decisions=700) >= 3


def test_a_game_can_change_modes_in_the_middle(modes: Modes) -> None:
    modes.change_in_the_middle({"players": 3})


def test_a_position_is_small() -> None:
    assert GAME.state.size <= 4096
