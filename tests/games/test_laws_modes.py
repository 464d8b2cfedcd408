"""Tests that interpreted and compiled rules leave the same bytes after every move."""

import pytest
from tests.support.laws import Laws
from tests.support.modes import Modes

from holdfast.kernel.engine import Engine

SETS = 3
MANY_SETS = 8


@pytest.fixture
def modes(laws: Laws, engine: Engine) -> Modes:
    """Return the game in both modes."""
    return Modes(laws.game, engine, requests=laws.commands)


@pytest.mark.clause("LA-INV-12")
def test_both_modes_leave_the_same_bytes(laws: Laws, engine: Engine, modes: Modes) -> None:
    for number, options in enumerate(laws.option_sets(laws.budget.option_sets, SETS)):
        player = laws.player(engine, [options], number, late=2)
        modes.play_again(player.play(laws.budget.modes), often=25)


@pytest.mark.clause("LA-INV-12")
def test_both_modes_set_up_the_same_game(laws: Laws, modes: Modes) -> None:
    for options in laws.option_sets(laws.budget.option_sets, SETS):
        modes.set_up(options)


def test_the_option_sets_have_every_value(laws: Laws) -> None:
    tried = laws.option_sets(laws.budget.option_sets, SETS)
    players = laws.game.options.players
    assert {options["players"] for options in tried} == set(range(players.least, players.most + 1))
    for option in laws.game.options.option:
        assert {options[option.name] for options in tried} == set(option.values), option.name


def test_both_modes_simulate_the_same_games(laws: Laws, modes: Modes) -> None:
    for players in {laws.game.options.players.least, laws.players}:
        modes.simulate({"players": players}, decisions=300)


def test_a_game_can_change_modes_in_the_middle(laws: Laws, modes: Modes) -> None:
    modes.change_in_the_middle({"players": laws.players})


@pytest.mark.long
@pytest.mark.clause("LA-INV-12")
def test_both_modes_over_many_games(laws: Laws, engine: Engine, modes: Modes) -> None:
    for number, options in enumerate(laws.option_sets(5 * laws.budget.option_sets, MANY_SETS)):
        player = laws.player(engine, [options], number, late=2)
        modes.play_again(player.play(4 * laws.budget.modes), often=25)
