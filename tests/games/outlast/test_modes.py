"""The modes agree: interpreted and compiled rules leave the same bytes after every move."""

import pytest
from tests.games.outlast.random_play import Player, option_sets
from tests.support.modes import Modes

from holdfast.games.outlast import GAME
from holdfast.kernel.engine import Engine

OPTION_SETS = option_sets(12, seed=3)


@pytest.fixture
def modes(engine: Engine) -> Modes:
    """Outlast in both modes."""
    return Modes(GAME, engine, requests=[GAME.moves.encode("concede")])


@pytest.mark.clause("LA-INV-12")
@pytest.mark.parametrize("number", range(len(OPTION_SETS)))
def test_both_modes_leave_the_same_bytes(number: int, engine: Engine, modes: Modes) -> None:
    modes.play_again(Player(engine, [OPTION_SETS[number]], number, late=2).play(120), often=25)


@pytest.mark.clause("LA-INV-12")
@pytest.mark.parametrize("number", range(len(OPTION_SETS)))
def test_both_modes_set_up_the_same_game(number: int, modes: Modes) -> None:
    modes.set_up(OPTION_SETS[number])


def test_the_option_sets_have_every_value() -> None:
    assert {options["players"] for options in OPTION_SETS} == {1, 2, 3, 4, 5, 6}
    for option in GAME.options.option:
        assert {options[option.name] for options in OPTION_SETS} == set(option.values)


def test_both_modes_simulate_the_same_games(modes: Modes) -> None:
    assert modes.simulate({"players": 2}, decisions=300) > 3


def test_a_game_can_change_modes_in_the_middle(modes: Modes) -> None:
    modes.change_in_the_middle({"players": 3})


@pytest.mark.long
@pytest.mark.clause("LA-INV-12")
def test_both_modes_over_many_games(engine: Engine, modes: Modes) -> None:
    for number, options in enumerate(option_sets(60, seed=8)):
        modes.play_again(Player(engine, [options], number, late=2).play(500), often=25)
