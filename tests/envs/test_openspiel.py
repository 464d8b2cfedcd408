"""OpenSpiel games: its random simulation and playthroughs run on every game."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.support.envs import NAMES

from holdfast import games
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game

pyspiel: Any = pytest.importorskip("pyspiel")
pytest.importorskip("holdfast.envs.openspiel")
playthroughs: Any = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")

TABLES = {
    "outlast": "players=2,board=small,length=short",
    "outlive": "players=2",
    "exoworld": "players=2",
    "outbreak": "players=1",
}


@pytest.fixture(params=NAMES)
def table(request: pytest.FixtureRequest, quick: Callable[[Game], Engine]) -> str:
    """Return the name of an OpenSpiel game with its parameters."""
    quick(games.load(request.param))
    return f"holdfast_{request.param}({TABLES[request.param]},deals=8)"


def test_random_simulation(table: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(table), num_sims=1, serialize=False, verbose=False
    )  # fmt: skip


def test_a_playthrough_can_be_made(table: str) -> None:
    text = playthroughs.playthrough(table, action_sequence=[3], alsologtostdout=False)
    assert "ChanceMode.EXPLICIT_STOCHASTIC" in text
    assert "IsTerminal() = True" in text


def test_information_states_are_the_same_after_the_same_moves(table: str) -> None:
    game = pyspiel.load_game(table)
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(2)
    copy = state.clone()
    action = state.legal_actions()[0]
    player = state.current_player()
    before = state.information_state_string(player)
    state.apply_action(action)
    assert copy.information_state_string(player) == before
    assert state.information_state_string(player) != before
    copy.apply_action(action)
    assert copy.information_state_string(player) == state.information_state_string(player)
    assert state.returns() == [0.0] * game.num_players()


def test_information_states_hold_nothing_hidden(table: str) -> None:
    """Check that a player's information state stays the same when hidden things are redrawn."""
    rng, game = random.Random(1), pyspiel.load_game(table)
    state = game.new_initial_state()
    state.apply_action(2)
    for turn in range(60):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
        if turn % 10:
            continue
        for player in range(game.num_players()):
            other = state.clone()
            other._state = state._state.guess(player, turn)
            assert other._state != state._state
            for text in ("information_state_string", "observation_string"):
                assert getattr(other, text)(player) == getattr(state, text)(player)


def test_a_copy_shares_the_rules(table: str) -> None:
    """Check that copies of a state share the rules, which are slow to copy."""
    state = pyspiel.load_game(table).new_initial_state()
    assert state.clone()._table is state._table


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises((ValueError, RuntimeError), match=r"players|player"):
        pyspiel.load_game("holdfast_outlast(players=9)")
    with pytest.raises((ValueError, RuntimeError), match="board"):
        pyspiel.load_game("holdfast_outlast(board=round)")
